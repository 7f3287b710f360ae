//===- SassSpelling.td - how an instruction of SASS is written ------------===//
//
// Modifiers and the sequence of operands as nvdisasm prints them, read off
// nvdisasm 13.2 (test/targets/sass/operands.txt; the positions are those of
// Mesa's NAK, nak/sm70_encode.rs, too). An opcode without a record is written by its row alone.
//
//   name       what is written for the row's mnemonic
//   modifiers  fields, separated by spaces: "76-78:F,LT,EQ" writes ".F", ".LT" or ".EQ" by bits 76 to 78. Several ranges make one
//              number, the lowest bits first ("73,80:"). A name that is empty writes nothing; a value without a name is ".?".
//              "@shape" writes what code works out: a name that depends on operands, or a shape.
//   operands   tokens, separated by spaces; empty: every slot of the row, in its sequence
//                a b c d data  the operand of that role, number and constant included
//                lane mask     of SHFL, in a register or not
//                pd pe         predicates that are written, at 81 and 84
//                ps pt pu      predicates that are read, at 87, 77 and 68
//                m             an address, with its descriptor
//                i wide        a number of 32 bits, and of 64 (MOV.64)
//                target gdesc  where a RET leads, the descriptor of a matrix
//                scale group   of wgmma
//                data2         the second operand of the role Data
//                barrier       the number of BAR and the threads it waits for, each in a register or not
//                sb            a scoreboard (44 to 46)
//                [24] u64 desc40  an address, a register and a descriptor of the uniform datapath in these bits
//                gdesc24 tmem32   the descriptor of a matrix there, an address in tensor memory; "tmem32+" with an offset
//                idesc         of a product on tensor memory: its descriptor, and scales or a mask of lanes
//                sr bar        a special register (72 to 79), a convergence barrier (16 to 19)
//                #72-79        a number in these bits; #72-79/67-69 the first shifted above the second
//                'PR'          the word itself
//              before it, a condition: "80?" bit 80 is set, "!80?" it is not, "72-75=3?" the field has this value
//              after it: "-" has a sign, "|" an absolute value (by its position), "~" a sign that bit 74 makes a complement,
//              "h" halves, "r" ".ROW", "k" ".COL", "g" a matrix's descriptor, "p" a part of the register, "?" left out where it is hardwired, "^" so before 10.0
//   number     how an immediate is written: hex, int (with a sign), f32, f64, f16
//
//===----------------------------------------------------------------------===//

class SassSpelling<string theMnemonic, string theModifiers, string theOperands = "", string theNumber = "hex"> {
  string mnemonic = theMnemonic;
  string name = theMnemonic;
  bits<16> first = 0;
  string modifiers = theModifiers;
  string operands = theOperands;
  string number = theNumber;
}

defvar integerCompare = "76-78:F,LT,EQ,LE,GT,NE,GE,T 73,80:U32,,U64,S64 74-75:AND,OR,XOR 72:,EX";
defvar floatCompare = "76-79:F,LT,EQ,LE,GT,NE,GE,NUM,NAN,LTU,EQU,LEU,GTU,NEU,GEU,T";
defvar combine = " 74-75:AND,OR,XOR";
defvar rounding = " 78-79:,RM,RP,RZ";
defvar width = "73-75:U8,S8,U16,S16,,64,128";

// Integers.
def : SassSpelling<"IADD3", "74:,X", "d pd^ pe^ a~ b~ c~ 74?ps 74?pt", "int">;
def : SassSpelling<"IADD", "73:,64 74:,X", "d pd? a~ b~ 74?ps", "int">;
def : SassSpelling<"LEA", "80:,HI 74:,X 73:,SX32", "d pd? a- b~ 73,80=2?c #75-79 74?ps", "hex">;
def : SassSpelling<"LOP3", "", "pd? d a b c #72-79 ps"> { let name = "LOP3.LUT"; }
def : SassSpelling<"PRMT", "72-74:,F4E,B4E,RC8,ECL,ECR,RC16", "d a b c">;
def : SassSpelling<"SHF", "76:L,R 75:,W 73-74:S64,U64,S32,U32 80:,HI", "d a b c">;
def : SassSpelling<"IMAD", "@imad 74:,X", "d pd? a b c~ 74?ps", "int">;
def : SassSpelling<"IMAD.WIDE", "73:U32, 74:,X", "d pd? a b c~ 74?ps", "int">;
def : SassSpelling<"IMAD.HI", "73:U32, 74:,X", "d pd? a b c~ 74?ps", "int">;
def : SassSpelling<"IDP", "@idp", "d a b c">;
def : SassSpelling<"VIADD", "73:,16x2", "d a b-">;
def : SassSpelling<"VIADDMNMX", "72:U32,", "d a b- c ps">;
def : SassSpelling<"VIMNMX3", "72:U32,", "d a b c ps">;
def : SassSpelling<"VIMNMX", "72-74:U32,,U16x2,S16x2 76:,RELU", "d pd^ pe^ a b ps", "hex">;
let first = 120 in
def : SassSpelling<"VIMNMX", "72-74:U32,S32,U16x2,S16x2 76:,RELU", "d a b ps", "hex">;
def : SassSpelling<"IMNMX", "73,80:U32,,U64,S64", "d a b ps", "int">;
def : SassSpelling<"IABS", "", "d b">;
def : SassSpelling<"SGXT", "75:,W 73:U32,", "d a b">;
def : SassSpelling<"BMSK", "75:,W", "d a b">;
def : SassSpelling<"FLO", "73:U32, 74:,SH", "d pd? b~">;
def : SassSpelling<"POPC", "", "d b~">;
def : SassSpelling<"BREV", "", "d b">;
def : SassSpelling<"ISETP", integerCompare, "pd pe a b ps 72?pu", "int">;
def : SassSpelling<"SEL", "", "d a b ps">;
def : SassSpelling<"SEL.64", "", "d a 9-11=2?i 9-11=3?b ps">;
def : SassSpelling<"MOV.64", "", "d wide">;
def : SassSpelling<"UMOV.64", "", "d wide">;
def : SassSpelling<"MOV", "80:,64", "d b">;
def : SassSpelling<"PLOP3", "", "pd pe ps pt pu #72-76/64-66 #16-23"> { let name = "PLOP3.LUT"; }
def : SassSpelling<"P2R", "76-77:,B1,B2,B3", "d 'PR' a #32-63">;
def : SassSpelling<"R2P", "", "'PR' a #32-63">;
def : SassSpelling<"S2R", "", "d sr">;
def : SassSpelling<"S2UR", "", "d sr">;
def : SassSpelling<"CS2R", "80:32,", "d sr">;

// Floating point.
def : SassSpelling<"FADD", !strconcat("80:,FTZ 77:,SAT", rounding), "d a-| b-|", "f32">;
def : SassSpelling<"FMUL", !strconcat("84-86:?,D8,D4,D2,,M2,M4,M8 80:,FTZ 77:,SAT", rounding), "d a-| b-|", "f32">;
def : SassSpelling<"FFMA", !strconcat("80:,FTZ 77:,SAT", rounding), "d a- b- c-", "f32">;
def : SassSpelling<"FMNMX", "81:,NAN 80:,FTZ", "d a-| b-| ps", "f32">;
def : SassSpelling<"FSEL", "80:,FTZ", "d a-| b-| ps", "f32">;
def : SassSpelling<"FSET", !strconcat("72:,BF ", floatCompare, " 80:,FTZ", combine), "d a-| b-| ps", "f32">;
def : SassSpelling<"FSETP", !strconcat(floatCompare, " 80:,FTZ", combine), "pd pe a-| b-| ps", "f32">;
def : SassSpelling<"DADD", rounding, "d a-| c-|", "f64">;
def : SassSpelling<"DMUL", rounding, "d a-| b-|", "f64">;
def : SassSpelling<"DFMA", rounding, "d a- b- c-", "f64">;
def : SassSpelling<"DSETP", !strconcat("76-79:MIN,LT,EQ,LE,GT,NE,GE,NUM,NAN,LTU,EQU,LEU,GTU,NEU,GEU,MAX", combine), "pd pe a-| b-| ps", "f64">;
def : SassSpelling<"HADD2", "78:,F32 85:,BF16_V2 80:,FTZ 77:,SAT", "d a-|h b-|h", "f16">;
def : SassSpelling<"HMUL2", "85:,BF16_V2 80:,FTZ 77:,SAT", "d a-|h b-|h", "f16">;
def : SassSpelling<"HFMA2", "85:,BF16_V2 80:,FTZ 79:,RELU 77:,SAT", "d a-h b-h c-h", "f16">;
def : SassSpelling<"HFMA2.MMA", "85:,BF16_V2 80:,FTZ 79:,RELU 77:,SAT", "d a-h b-h c-h", "f16">;
defvar halfCompare = " 76-79:F,LT,EQ,LE,GT,NE,GE,NUM,NAN,LTU,EQU,LEU,GTU,NEU,GEU,T 80:,FTZ 69-70:AND,OR,XOR";
def : SassSpelling<"HSET2", !strconcat("65:,BF16_V2 71:,BF", halfCompare), "d a-|h b-|h ps", "f16">;
def : SassSpelling<"HSETP2", !strconcat("65:,BF16_V2", halfCompare), "pd pe a-|h b-|h ps", "f16">;
def : SassSpelling<"HMNMX2", "85:,BF16_V2 81:,NAN 80:,FTZ", "d a-|h b-|h ps", "f16">;
def : SassSpelling<"MUFU", "74-77:COS,SIN,EX2,LG2,RCP,RSQ,RCP64H,RSQ64H,SQRT,TANH 72-73:,?,F16", "d b-|", "f32">;
let first = 90 in
def : SassSpelling<"MUFU", "74-77:COS,SIN,EX2,LG2,RCP,RSQ,RCP64H,RSQ64H,SQRT,TANH 72-73:,F16,BF16", "d b-|", "f32">;
def : SassSpelling<"FCHK", "", "pd a-| b-|", "f32">;

// Conversions.
defvar toInteger = "80:,FTZ 72,75-76:U8,S8,U16,S16,U32,,U64,S64 84-86:?,F16,,F64,BF16 78-79:,FLOOR,CEIL,TRUNC 77:,NTZ";
defvar fromInteger = "75-77:?,F16,,F64,BF16 74,84-85:U8,S8,U16,S16,U32,,U64,S64 78-79:,RM,RP,RZ";
defvar betweenFloats = "80:,FTZ 75-77:?,F16,F32,F64,BF16 84-86:?,F16,F32,F64,BF16 78-79:,RM,RP,RZ";
defvar toWhole = "80:,FTZ 75-77:?,F16,,F64,BF16 78-79:,FLOOR,CEIL,TRUNC";
def : SassSpelling<"F2I", toInteger, "d b-|", "f32">;
def : SassSpelling<"F2I.F64", toInteger, "d b-|", "f64"> { let name = "F2I"; }
def : SassSpelling<"I2F", fromInteger, "d bp">;
def : SassSpelling<"I2F.F64", fromInteger, "d bp"> { let name = "I2F"; }
def : SassSpelling<"F2F", betweenFloats, "d b-|", "f32">;
def : SassSpelling<"F2F.F64", betweenFloats, "d b-|", "f64"> { let name = "F2F"; }
def : SassSpelling<"FRND", toWhole, "d b-|", "f32">;
def : SassSpelling<"FRND.F64", toWhole, "d b-|", "f64"> { let name = "FRND"; }
def : SassSpelling<"I2FP", "74:U32,S32 78-79:,RM,RP,RZ", "d b"> { let name = "I2FP.F32"; }
def : SassSpelling<"F2FP", "@pack", "d 73-74=0?a- b- 77?c", "f32">;

// The uniform datapath.
def : SassSpelling<"UMOV", "80:,64", "d b">;
def : SassSpelling<"USEL", "", "d a b ps">;
def : SassSpelling<"UISETP", integerCompare, "pd pe a b ps 72?pu", "int">;
def : SassSpelling<"UIADD3", "74:,X", "d pd^ pe^ a~ b~ c~ 74?ps 74?pt", "int">;
def : SassSpelling<"UIADD3.64", "74:,X", "d pd^ pe^ a~ b~ c~ 74?ps 74?pt", "int">;
def : SassSpelling<"ULEA", "80:,HI 74:,X 73:,SX32", "d pd? a- b~ 73,80=2?c #75-79 74?ps">;
def : SassSpelling<"ULOP3", "", "pd? d a b c #72-79 ps"> { let name = "ULOP3.LUT"; }
def : SassSpelling<"UPRMT", "72-74:,F4E,B4E,RC8,ECL,ECR,RC16", "d a b c">;
def : SassSpelling<"USHF", "76:L,R 75:,W 73-74:S64,U64,S32,U32 80:,HI", "d a b c">;
def : SassSpelling<"UIMAD", "@imad 74:,X", "d pd? a b c~ 74?ps", "int">;
def : SassSpelling<"UIMAD.WIDE", "73:U32, 74:,X", "d pd? a b c~ 74?ps", "int">;
def : SassSpelling<"UIMAD.HI", "73:U32, 74:,X", "d pd? a b c~ 74?ps", "int">;
def : SassSpelling<"UPLOP3", "", "pd pe ps pt pu #72-76/64-66 #16-23"> { let name = "UPLOP3.LUT"; }
def : SassSpelling<"USGXT", "75:,W 73:U32,", "d a b">;
def : SassSpelling<"UBMSK", "75:,W", "d a b">;
def : SassSpelling<"UFLO", "73:U32, 74:,SH", "d pd? b~">;
def : SassSpelling<"UPOPC", "", "d b~">;
def : SassSpelling<"UFADD", "80:,FTZ 77:,SAT", "d a-| c-|", "f32">;
def : SassSpelling<"UFMUL", "80:,FTZ 77:,SAT", "d a-| b-|", "f32">;
def : SassSpelling<"UFFMA", "80:,FTZ 77:,SAT", "d a- b- c-", "f32">;
def : SassSpelling<"R2UR", "", "d pd? a">;
def : SassSpelling<"VOTEU", "72-73:ALL,ANY,EQ", "d? pd ps">;

// Memory.
def : SassSpelling<"LD", !strconcat("72:,E ", width, " @memory"), "d m">;
def : SassSpelling<"LDG", !strconcat("72:,E @cache ", width, " @memory"), "d pd? m">;
def : SassSpelling<"LDC", !strconcat("78-79:,IL,IS,ISL ", width), "d m">;
def : SassSpelling<"ULDC", width, "d m">;
def : SassSpelling<"LDCU", width, "d m">;
def : SassSpelling<"LDL", !strconcat("@cache ", width), "d m">;
def : SassSpelling<"LDS", width, "d m">;
def : SassSpelling<"LDSM", "78,74:16.M88,16.MT88 72-73:,2,4", "d m">;
def : SassSpelling<"ST", !strconcat("72:,E ", width, " @memory"), "m data">;
def : SassSpelling<"STG", !strconcat("72:,E @cache ", width, " @memory"), "m data">;
def : SassSpelling<"STL", width, "m data">;
def : SassSpelling<"STS", width, "m data">;
def : SassSpelling<"LDGSTS", "81:BYPASS, 73-75:U8,S8,U16,S16,,64,128 82:,ZFILL", "mshared m ps?"> { let name = "LDGSTS.E"; }
let first = 100 in
def : SassSpelling<"LDGSTS", "81:BYPASS, 74-75:,64,128 82:,ZFILL", "mshared m ps?"> { let name = "LDGSTS.E"; }
def : SassSpelling<"STSM", "78,74:16.M88,16.MT88 72-73:,2,4", "m data">;

// Atomic operations. A type of floats has an opcode of its own from 9.0 on.
defvar atomicOperation = "87-90:ADD,MIN,MAX,INC,DEC,AND,OR,XOR,EXCH,?,?,POPC.INC.32";
defvar reduceOperation = "87-89:ADD,MIN,MAX,INC,DEC,AND,OR,XOR";
defvar atomicType = "73-75:,S32,64,F32.FTZ.RN,F16x2.RN,S64,F64.RN";
defvar atomicTypeLater = "73-75:,S32,64,S64,128";
defvar atomicFloat = "72:ADD,E.ADD 73-76:F16x2.RN,?,?,BF16x2.RN,?,?,?,?,?,F32.FTZ.RN,F32x2.FTZ.RN,F32x4.FTZ.RN,?,?,?,F64.RN @memory";
foreach name = ["ATOM", "ATOMG"] in {
  def : SassSpelling<name, !strconcat("72:,E ", atomicOperation, " ", atomicType, " @memory"), "pd d m data">;
  let first = 90 in
  def : SassSpelling<name, !strconcat("72:,E ", atomicOperation, " ", atomicTypeLater, " @memory"), "pd d m data">;
}
def : SassSpelling<"RED", !strconcat("72:,E ", reduceOperation, " ", atomicType, " @memory"), "m data">;
let first = 90, name = "REDG" in
def : SassSpelling<"RED", !strconcat("72:,E ", reduceOperation, " ", atomicTypeLater, " @memory"), "m data">;
def : SassSpelling<"ATOM.F", atomicFloat, "pd d m data"> { let name = "ATOM"; }
def : SassSpelling<"ATOMG.F", atomicFloat, "pd d m data"> { let name = "ATOMG"; }
def : SassSpelling<"REDG.F", atomicFloat, "m data"> { let name = "REDG"; }
def : SassSpelling<"ATOM.CAS", "72:,E 87-90:CAS,?,?,CAST.SPIN 73-75:,?,64,?,128 @memory", "pd d m data data2"> { let name = "ATOM"; }
def : SassSpelling<"ATOMG.CAS", "72:,E 87-90:CAS,?,?,CAST.SPIN 73-75:,?,64,?,128 @memory", "pd d m data data2"> { let name = "ATOMG"; }
def : SassSpelling<"ATOMS", !strconcat(atomicOperation, " 73-75:,S32,64,S64"), "d m !87-90=11?data">;
def : SassSpelling<"ATOMS.CAS", "73-75:,?,64", "d m data data2">;
def : SassSpelling<"ATOMS.CAST", "73-75:,?,64", "pd m data data2"> { let name = "ATOMS.CAST.SPIN"; }

// Matrices.
def : SassSpelling<"HMMA", "75,78:1688,16816,1684 76:F16,F32 82-83:,BF16,TF32", "d a b c">;
def : SassSpelling<"IMMA", "75,85-86:8816,?,8832,?,16816,16832,16864 76,83:U8,S8,U4,S4 78,83:U8,S8,U4,S4", "d ar bk c">;
def : SassSpelling<"DMMA", "76-77:884,?,?,?", "d a b c">;
let first = 90 in
def : SassSpelling<"DMMA", "76-77:8x8x4,16x8x4,16x8x8,16x8x16", "d a b c">;
def : SassSpelling<"HGMMA", "@group 75:F16,F32 76-77:,BF16,TF32", "d ag gdesc c scale group">;
def : SassSpelling<"QGMMA", "@group 75:F16,F32 77:E4M3,E5M2 76:E4M3,E5M2", "d ag gdesc c scale group">;
def : SassSpelling<"QMMA", "75-76:16816,16832 77:F16,F32 78:E4M3,E5M2 79:E4M3,E5M2", "d ar bk c">;
let first = 100 in
def : SassSpelling<"QMMA", "75-76:16816,16832 77:F16,F32 78,82-83:E4M3,E5M2,?,E3M2,E2M3,E2M1 79,84-85:E4M3,E5M2,?,E3M2,E2M3,E2M1", "d a b c">;
def : SassSpelling<"IGMMA", "@group 76:U8,S8 82:U8,S8", "d ag gdesc c scale group">;
def : SassSpelling<"WARPGROUP", "80:ARRIVE,DEPBAR.LE", "80?'gsb0' 80?#72-79">;

// Tensor memory.
def : SassSpelling<"UTCMMA", "@tensor", "9-11=2?gdesc24 9-11=6?gdesc24 9-11=4?tmem24 9-11=7?tmem24 gdesc32 tmem64 tmem40 idesc ps"> {
  let name = "UTC";
}
defvar tensorAccess = "81-82,87:16dp128bit,16dp256bit,,16dp64bit,16dp32bit_t0_t15,16dp32bit_t16_t31 83-85:,x2,x4,x8,x16,x32,x64,x128";
def : SassSpelling<"LDTM", !strconcat(tensorAccess, " 80:,PACK16BIT"), "d tmem32+">;
def : SassSpelling<"STTM", !strconcat(tensorAccess, " 80:,EXPAND16BIT"), "tmem64+ data">;
def : SassSpelling<"UTCCP", !strconcat("85:,2CTA 83-84,88:,?,4dp256bit,128dp128bit,2x64dp128bit_lw02_lw13,2x64dp128bit_lw01_lw23,4x32dp128bit",
                   " 80-81:,U4x16P64,U6x16P32"), "tmem24 gdesc32"> { let name = "UTCCP.T.S"; }
def : SassSpelling<"UTCBAR", "85:,2CTA 75:,MULTICAST", "[24] u32 75?u64">;
def : SassSpelling<"UTCSHIFT", "", "tmem24"> { let name = "UTCSHIFT.DOWN"; }
def : SassSpelling<"UTCATOMSWS", "85:,2CTA 75:AND,FIND_AND_SET.ALIGN", "pd d u32">;

// Copies of blocks.
defvar tensorRank = "79-81:1D,2D,3D,4D,5D";
def : SassSpelling<"UTMALDG", !strconcat(tensorRank, " 9:,MULTICAST"), "[32] [24] 9?u64 9?desc40">;
def : SassSpelling<"UTMASTG", tensorRank, "[32] [24]">;
def : SassSpelling<"UTMAREDG", !strconcat(tensorRank, " ", reduceOperation), "[32] [24]">;
def : SassSpelling<"UTMAPF", tensorRank, "[32] [24]"> { let name = "UTMAPF.L2"; }
def : SassSpelling<"UTMACCTL", "82:IV,PF", "[24]">;
defvar bulkSpaces = "73:G,S 74:G,S";
def : SassSpelling<"UBLKCP", !strconcat(bulkSpaces, " 81-82:,LTC64B,LTC128B,LTC256B"), "[32] [24] u64">;
def : SassSpelling<"UBLKRED", !strconcat(bulkSpaces, " ", reduceOperation,
                   " 81-84:,S32,U64,S64,F16.RN,F32.RN,F32.FTZ.RN,F64.RN,BF16.RN"), "[32] [24] u64">;
def : SassSpelling<"UBLKPF", "", "[24] u64"> { let name = "UBLKPF.L2"; }

// Caches. Of all lines at once they have no address.
def : SassSpelling<"CCTL", "72:,E 78-80:,U,C,I 87-90:PF1,PF2,WB,IV,IVALL,RS,?,?,?,PML2,DML2,RML2", "!87-90=4?m">;
def : SassSpelling<"SYNCS.CCTL", "72,91:IVALL,WBALL,IV,WB", "91?m">;

// Shared barriers: their modifiers; operands as their rows say.
def : SassSpelling<"SYNCS", "10:ARRIVE.TRANS64,PHASECHK.TRANS64 !10?74:,RED !10?84-85:,A1T0,A0T1,A0TR 10?72:,TRYWAIT">;

// Lanes, barriers, flow.
def : SassSpelling<"BAR", "77-79:SYNC,ARV,RED,SCAN 77-79=2?74-75:POPC,AND,OR 80:,DEFER_BLOCKING", "barrier 77-79=2?ps">;
def : SassSpelling<"DEPBAR", "", "sb #38-43"> { let name = "DEPBAR.LE"; }
def : SassSpelling<"MEMBAR", "79:SC,ALL 76-77:CTA,?,GPU,SYS", "">;
def : SassSpelling<"SHFL", "58-59:IDX,UP,DOWN,BFLY", "pd d a lane mask">;
def : SassSpelling<"REDUX", "78-80:,OR,XOR,SUM,MIN,MAX 73:,S32", "d a">;
def : SassSpelling<"MATCH", "79:ALL,ANY 73:,U64", "pd? d a">;
def : SassSpelling<"RET", "", "target"> { let name = "RET.REL.NODEC"; }
def : SassSpelling<"VOTE", "72-73:ALL,ANY,EQ", "d? pd ps">;
def : SassSpelling<"BSSY", "72-73:,RELIABLE,RECONVERGENT", "bar">;
def : SassSpelling<"BSYNC", "72-73:,RELIABLE,RECONVERGENT", "ps? bar">;
def : SassSpelling<"BREAK", "72-73:,RELIABLE,RECONVERGENT", "ps? bar">;
def : SassSpelling<"BRA", "", "ps?">;
def : SassSpelling<"EXIT", "", "ps?">;

def SassSpellingTable : GenericTable {
  let FilterClass = "SassSpelling";
  let CppTypeName = "SassSpelling";
  let Fields = ["mnemonic", "name", "first", "modifiers", "operands", "number"];
}
