//===- SassOperands.td - operand fields of SASS ---------------------------===//
//
// Read off nvdisasm -plr; the fields of arithmetic instructions are those of Mesa's NAK (nak/sm70_encode.rs), too.
//
//===----------------------------------------------------------------------===//

// A register operand field of an instruction.
//   location  Bits: a field at `bit`; B, C, Last: the sources that change place with the form (SassLocation)
//   count  how many registers (SassCount)
//   when   the bit that must be set for the operand to be there; 255: it always is
class SassSlot<string file, string role, string location, int position, string count = "One", int when = 255> {
  string text = "{SassFile::" # file # ", SassRole::" # role # ", SassLocation::" # location # ", " # position #
                ", SassCount::" # count # ", " # when # "}";
}

// Results.
class SassResult<string file, string count = "One"> : SassSlot<file, "Destination", "Bits", 16, count>;
def d : SassResult<"R">;
def d2 : SassResult<"R", "Two">;
def d4 : SassResult<"R", "Four">;
def d64 : SassResult<"R", "Wide">;
def d73 : SassResult<"R", "Wide73">;
def dAccess : SassResult<"R", "Access">;
def dConverted : SassResult<"R", "ConvertTo">;
def dMatrices : SassResult<"R", "Matrices">;
def dAtom : SassResult<"R", "Atom">;
def dAtomFloat : SassResult<"R", "AtomFloat">;
def dMma : SassResult<"R", "MmaD">;
def ud : SassResult<"UR">;
def ud2 : SassResult<"UR", "Two">;
def ud64 : SassResult<"UR", "Wide">;
def udAccess : SassResult<"UR", "Access">;
def pd : SassSlot<"P", "Destination", "Bits", 81>;
def pe : SassSlot<"P", "Destination", "Bits", 84>;
def upd : SassSlot<"UP", "Destination", "Bits", 81>;
def upe : SassSlot<"UP", "Destination", "Bits", 84>;

// Sources of arithmetic.
class SassA<string file, string count = "One"> : SassSlot<file, "A", "Bits", 24, count>;
def a : SassA<"R">;
def a2Packed : SassA<"R", "PackedA">;
def a2 : SassA<"R", "Two">;
def a64 : SassA<"R", "Wide">;
def a73 : SassA<"R", "Wide73">;
def aMma : SassA<"R", "MmaA">;
def ua : SassA<"UR">;
def ua2 : SassA<"UR", "Two">;
def ua64 : SassA<"UR", "Wide">;
class SassB<string file, string count = "One"> : SassSlot<file, "B", "B", 32, count>;
def b : SassB<"R">;
def b2Packed : SassB<"R", "PackedB">;
def b2 : SassB<"R", "Two">;
def b64 : SassB<"R", "Wide">;
def b73 : SassB<"R", "Wide73">;
def bConverted : SassB<"R", "ConvertFrom">;
def bMma : SassB<"R", "MmaB">;
def ub : SassB<"UR">;
def ub2 : SassB<"UR", "Two">;
def ub64 : SassB<"UR", "Wide">;
def ubConverted : SassB<"UR", "ConvertFrom">;
class SassC<string file, string count = "One"> : SassSlot<file, "C", "C", 64, count>;
def c : SassC<"R">;
def c2Packed : SassC<"R", "PackedC">;
def c2 : SassC<"R", "Two">;
def cMma : SassC<"R", "MmaC">;
def uc : SassC<"UR">;
def uc2 : SassC<"UR", "Two">;
// The second and last source of an addition, which stands where others have their third if it is no register.
def last : SassSlot<"R", "B", "Last", 32>;
def last2Packed : SassSlot<"R", "B", "Last", 32, "PackedC">;
def last2 : SassSlot<"R", "B", "Last", 32, "Two">;

// Predicates that are read.
class SassCondition<string file, int position, int when = 255> : SassSlot<file, "Source", "Bits", position, "One", when>;
def ps : SassCondition<"P", 87>;
def pt : SassCondition<"P", 77>;
def pu : SassCondition<"P", 68>;
def puExtended : SassCondition<"P", 68, 72>;
def ups : SassCondition<"UP", 87>;
def upt : SassCondition<"UP", 77>;
def upu : SassCondition<"UP", 68>;
def upuExtended : SassCondition<"UP", 68, 72>;
// One bit a predicate in the number that the instruction holds.
def masked : SassSlot<"P", "Source", "Bits", 32, "Mask">;
def intoMasked : SassSlot<"P", "Destination", "Bits", 32, "Mask">;
def umasked : SassSlot<"UP", "Source", "Bits", 32, "Mask">;

// Memory.
def address : SassSlot<"R", "Address", "Bits", 24>;
def addressUniform : SassSlot<"R", "Address", "Bits", 24, "One", 91>;
def addressWide : SassSlot<"R", "Address", "Bits", 24, "AddressWide">;
def addressGlobal : SassSlot<"R", "Address", "Bits", 24, "AddressPair">;
def address2 : SassSlot<"R", "Address", "Bits", 24, "Two">;
def addressShared : SassSlot<"R", "Address", "Bits", 16>; // of a copy into shared memory
def uaddress : SassSlot<"UR", "Address", "Bits", 24>;
def u32 : SassSlot<"UR", "Address", "Bits", 32, "One", 91>;
def u64 : SassSlot<"UR", "Address", "Bits", 64, "One", 91>;
def descriptor32 : SassSlot<"UR", "Descriptor", "Bits", 32, "Two", 91>;
def descriptor64 : SassSlot<"UR", "Descriptor", "Bits", 64, "Two", 91>;
def data : SassSlot<"R", "Data", "Bits", 32, "Access">;
def data64 : SassSlot<"R", "Data", "Bits", 64, "Access">;
def dataAtomFloat : SassSlot<"R", "Data", "Bits", 32, "AtomFloat">;
def udata2 : SassSlot<"UR", "Data", "Bits", 32, "Two">;
def dataMatrices : SassSlot<"R", "Data", "Bits", 32, "Matrices">;
def dataAtomShared : SassSlot<"R", "Data", "Bits", 32, "AtomData">;
def dataAtom : SassSlot<"R", "Data", "Bits", 32, "Atom">;
def dataAtom2 : SassSlot<"R", "Data", "Bits", 64, "Atom">;

// Others.
def r32x2 : SassSlot<"R", "B", "Bits", 32, "Two">;
def puEither : SassSlot<"P", "Source", "Either", 68>;
def lane : SassSlot<"R", "Source", "Lane", 32>;
def laneMask : SassSlot<"R", "Source", "LaneMask", 64>;
def psReduced : SassSlot<"P", "Source", "Bits", 87, "One", 78>;
def psBranch : SassSlot<"P", "Source", "Bits", 87>;
def divergent : SassSlot<"UR", "Source", "Bits", 24, "One", 91>;
def utarget : SassSlot<"UR", "Address", "Bits", 24, "Two">;
def uniformCondition : SassSlot<"UP", "Source", "Bits", 24>;
def target : SassSlot<"R", "Address", "Bits", 24, "Two">;
def r24 : SassSlot<"R", "Source", "Bits", 24>;
def fixed32 : SassSlot<"R", "Source", "Bits", 32>;
def r32 : SassSlot<"R", "Source", "B", 32>;

// Matrices of a warp group, whose first operand is in registers in form 6 and in shared memory in form 4.
def dGroup : SassSlot<"R", "Destination", "Bits", 16, "GroupD">;
def aGroup : SassSlot<"R", "A", "GroupA", 24, "Four">;
def bGroup : SassSlot<"UR", "Descriptor", "GroupB", 32, "Four">;
def cGroup : SassSlot<"R", "C", "Bits", 64, "GroupD">;
def groupScale : SassSlot<"UP", "Source", "GroupScale", 87>;

// Copies by descriptors.
def tensorMap : SassSlot<"UR", "Descriptor", "Bits", 24, "Two">;
def tensorLoad : SassSlot<"UR", "Address", "Bits", 32, "TensorLoad">;
def tensorStore : SassSlot<"UR", "Address", "Bits", 32, "TensorStore">;
def tensorPrefetch : SassSlot<"UR", "Address", "Bits", 32, "Tensor">;
def blockMask : SassSlot<"UR", "Source", "Bits", 64>;
def cachePolicy : SassSlot<"UR", "Descriptor", "Bits", 40, "Two">;
def bulkSource : SassSlot<"UR", "Address", "Bits", 24, "Bulk">;
def bulkPrefetched : SassSlot<"UR", "Address", "Bits", 24, "Two">;
def bulkResult : SassSlot<"UR", "Address", "Bits", 32, "Two">;
def bulkBytes : SassSlot<"UR", "Source", "Bits", 64>;

// Tensor memory (tcgen05). Operands of products: A in shared memory, or an address in tensor memory; B; D; what lies beside the
// descriptor in a pair (the metadata of a sparse A); scales, or a mask of lanes.
def tensorA : SassSlot<"UR", "Descriptor", "Bits", 24, "Two">;
def tensorB : SassSlot<"UR", "Descriptor", "Bits", 32, "Two">;
def tensorD : SassSlot<"UR", "Address", "Bits", 64>;
def tensorShape : SassSlot<"UR", "Source", "Bits", 40, "Two">;
def tensorMore : SassSlot<"UR", "Source", "Bits", 48, "TensorMore">;
def tensorAddress32 : SassSlot<"UR", "Address", "Bits", 32>;
def tensorSource32 : SassSlot<"UR", "Source", "Bits", 32>;
def dTensor : SassSlot<"R", "Destination", "Bits", 16, "TensorWords">;
def dataTensor : SassSlot<"R", "Data", "Bits", 32, "TensorWords">;
