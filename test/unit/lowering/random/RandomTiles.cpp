#include "test/unit/lowering/random/RandomTiles.h"
#include "test/unit/lowering/random/RandomProgram.h"

namespace kiln::test {

//===- Loops --------------------------------------------------------------===//

RandomTiles::Loop RandomTiles::openLoop(int64_t trips,
                                        const std::vector<Value> &carried) {
  std::string from = integer(0), to = integer(trips), one = integer(1);
  Loop loop{fresh(), fresh(), "", {}};
  std::string initial;
  for (const Value &value : carried) {
    std::string comma = loop.inside.empty() ? "" : ", ";
    loop.inside.push_back(fresh());
    loop.types += comma + typeOf(value);
    initial += comma + loop.inside.back() + " = " + value.name;
  }
  out += "  " + loop.name + ":" + std::to_string(carried.size()) +
         " = scf.for " + loop.index + " = " + from + " to " + to + " step " +
         one + " iter_args(" + initial + ") -> (" + loop.types + ") : i32 {\n";
  return loop;
}

void RandomTiles::closeLoop(const Loop &loop,
                            const std::vector<std::string> &results) {
  std::string names;
  for (const std::string &result : results)
    names += (names.empty() ? "" : ", ") + result;
  unsigned stages = below(5), times = below(8) ? 0 : 2 + below(2);
  std::string says;
  if (stages)
    says = "tt.num_stages = " + std::to_string(stages) + " : i32";
  if (times)
    says += (stages ? ", " : "") + std::string("tt.loop_unroll_factor = ") +
            std::to_string(times) + " : i32";
  out += "  scf.yield " + names + " : " + loop.types + "\n  }" +
         (says.empty() ? "" : " {" + says + "}") + "\n";
}

//===- Streams ------------------------------------------------------------===//

/// A vector along one axis as a matrix.
std::string RandomTiles::spread(const std::string &vector, const Value &like,
                                unsigned axis) {
  Value thin = like;
  thin.shape[1 - axis] = 1;
  std::string expanded = define(
      "tt.expand_dims " + vector + " {axis = " + std::to_string(1 - axis) +
      " : i32} : " + typeOf({like.shape[axis]}, like.element) + " -> " +
      typeOf(thin));
  return define("tt.broadcast " + expanded + " : " + typeOf(thin) + " -> " +
                typeOf(like));
}

/// The tiles of one operand: memory as a matrix, along or across whose rows a
/// loop goes.
RandomTiles::Stream RandomTiles::stream(int64_t rows, int64_t columns,
                                        Goes goes, const std::string &element) {
  bool alongRows = goes == Goes::AlongRows;
  int64_t pitch = alongRows ? kRandomSteps * columns : columns;
  Stream result;
  result.tile = {"", element, {rows, columns}, kRandomTypedBound};
  result.step = {alongRows ? 0 : rows, alongRows ? columns : 0};
  if (below(4) == 0)
    makeBlock(result, pitch);
  else
    makePointers(result, pitch, goes);
  return result;
}

/// A block pointer into as many rows and columns as the loop comes to, or into
/// some fewer.
void RandomTiles::makeBlock(Stream &stream, int64_t pitch) {
  stream.isBlock = true;
  std::string block = typeOf(stream.tile), bounds;
  for (unsigned axis : {0, 1}) {
    int64_t extent = stream.tile.shape[axis] *
                     (stream.step[axis] ? int64_t(kRandomSteps) : 1);
    bounds += (axis ? ", " : "") +
              integer(extent - (below(2) ? below(extent / 2) : 0), "i64");
  }
  std::string zero = integer(0);
  stream.first = {define("tt.make_tensor_ptr " +
                         typedInput(stream.tile.element) + ", [" + bounds +
                         "], [" + integer(pitch, "i64") + ", " +
                         integer(1, "i64") + "], [" + zero + ", " + zero +
                         "] {order = array<i32: 1, 0>} : <" + block + ">"),
                  "!tt.ptr<" + block + ">",
                  {}};
}

void RandomTiles::makePointers(Stream &stream, int64_t pitch, Goes goes) {
  Value number{"", "i32", stream.tile.shape};
  std::string at[2];
  for (unsigned axis : {0, 1})
    at[axis] = spread(numbers({number.shape[axis]}), number, axis);
  stream.along = at[goes == Goes::AlongRows];
  stream.across = at[goes != Goes::AlongRows];
  std::string type = typeOf(number),
              row = binary("arith.muli", at[0], constant(number, pitch), type),
              offsets = binary("arith.addi", row, at[1], type);
  const std::string &element = stream.tile.element;
  stream.first = {pointers(typedInput(element), number.shape, offsets, element),
                  "!tt.ptr<" + element + ">", number.shape};
  stream.step = {stream.step[0] * pitch + stream.step[1]};
}

/// The tile of this iteration; `limit`: how many elements there are still
/// along what the loop goes.
RandomValue RandomTiles::loadTile(const Stream &stream,
                                  const std::string &limit) {
  Value tile = stream.tile;
  std::string load = "tt.load " + stream.pointer, type = typeOf(stream.first);
  if (stream.isBlock) {
    tile.name = define(
        load +
        " {boundaryCheck = array<i32: 0, 1>, padding = 1 : i32} : " + type);
    return tile;
  }
  Value number{"", "i32", tile.shape}, bit{"", "i1", tile.shape};
  std::string mask;
  auto require = [&](const std::string &at, const std::string &end) {
    std::string holds =
        define("arith.cmpi slt, " + at + ", " + end + " : " + typeOf(number));
    mask =
        mask.empty() ? holds : binary("arith.andi", mask, holds, typeOf(bit));
  };
  if (!limit.empty())
    require(stream.along,
            define("tt.splat " + limit + " : i32 -> " + typeOf(number)));
  if (below(4) == 0)
    require(stream.across, constant(number, 1 + below(32)));
  if (!mask.empty())
    mask = ", " + mask + ", " + constant(tile, below(3));
  tile.name = define(load + mask + " : " + type);
  return tile;
}

std::string RandomTiles::advanced(const Stream &stream) {
  if (stream.isBlock)
    return define("tt.advance " + stream.pointer + ", [" +
                  integer(stream.step[0]) + ", " + integer(stream.step[1]) +
                  "] : <" + typeOf(stream.tile) + ">");
  Value number{"", "i32", stream.tile.shape};
  return define("tt.addptr " + stream.pointer + ", " +
                constant(number, stream.step[0]) + " : " +
                typeOf(stream.first) + ", " + typeOf(number));
}

//===- Between loads and dots ---------------------------------------------===//

/// Two numbers of four bits from each byte, as twice the rows.
RandomValue RandomTiles::unpacked(Value bytes) {
  std::string type = typeOf(bytes), four = constant(bytes, 4);
  std::string mixed =
      binary("arith.muli", bytes.name, constant(bytes, 37), type);
  std::string low = binary("arith.shrsi",
                           binary("arith.shli", mixed, four, type), four, type);
  std::string high = binary("arith.shrsi", mixed, four, type);
  Value pairs = bytes, result = bytes;
  pairs.shape.push_back(2);
  pairs.name = define("tt.join " + low + ", " + high + " : " + type + " -> " +
                      typeOf(pairs));
  pairs = transposed(pairs, {0, 2, 1});
  result.shape[0] *= 2;
  result.name = define("tt.reshape " + pairs.name + " : " + typeOf(pairs) +
                       " -> " + typeOf(result));
  return result;
}

/// Element by element what some kernels do with a tile before a dot.
RandomValue RandomTiles::widened(Value tile) {
  std::string type = typeOf(tile);
  switch (below(4)) {
  case 0:
    tile.name = binary(tile.isFloat() ? "arith.addf" : "arith.addi", tile.name,
                       constant(tile, 1), type);
    tile.bound += 1;
    return tile;
  case 1:
    tile.name = binary(tile.isFloat() ? "arith.mulf" : "arith.muli", tile.name,
                       constant(tile, 2), type);
    tile.bound *= 2;
    return tile;
  default:
    return tile;
  }
}

/// After the results and atomics, where no other op of the kernel stores: each
/// iteration after the one before, or again where that was.
void RandomTiles::storeIteration(const Value &value,
                                 const std::string &iteration) {
  storesIterations = true;
  std::string type = typeOf(value),
              first = binary("arith.muli", iteration, integer(value.elements()),
                             "i32"),
              at = binary("arith.addi", numbers(value.shape),
                          define("tt.splat " + first + " : i32 -> " + type),
                          type);
  at = binary("arith.andi", at, constant(value, kRandomIterationWords - 1),
              type);
  at = binary("arith.addi", at, constant(value, kRandomOutputWords), type);
  out += "  tt.store " + pointers("%out", value.shape, at) + ", " + value.name +
         " : " + typeOf(value.shape, "!tt.ptr<i32>") + "\n";
}

//===- Loops of dots ------------------------------------------------------===//

void RandomTiles::dotLoop() {
  Types types = dotTypes(/*ofLoads=*/true);
  std::string element =
      types.element == "f32" || types.element == "i8" ? types.element : "f16";
  int64_t m = extent(), n = extent(), k = extent();
  bool turnedA = below(4) == 0, turnedB = below(3) == 0;
  bool packedB = !turnedB && types.element == "f16" && below(3) == 0;
  Stream a = turnedA ? stream(k, m, Goes::AcrossRows, element)
                     : stream(m, k, Goes::AlongRows, element);
  Stream b = turnedB   ? stream(n, k, Goes::AlongRows, element)
             : packedB ? stream(k / 2, n, Goes::AcrossRows, "i8")
                       : stream(k, n, Goes::AcrossRows, element);
  Value sum{"", types.sum, {m, n}}, inside = sum;
  sum.name = constant(sum, 0);
  int64_t trips = below(kRandomSteps + 1);
  std::string depth = integer(k), total = integer(trips * k - below(k));
  Loop loop = openLoop(trips, {sum, a.first, b.first});
  inside.name = loop.inside[0], a.pointer = loop.inside[1],
  b.pointer = loop.inside[2];
  std::string limit;
  if (below(2))
    limit = binary("arith.subi", total,
                   binary("arith.muli", loop.index, depth, "i32"), "i32");
  Value left = asOperand(widened(loadTile(a, limit)), types);
  Value right = loadTile(b, packedB || below(2) ? "" : limit);
  right = asOperand(packedB ? unpacked(right) : widened(right), types);
  Value result = multiplied(turnedA ? transposed(left) : left,
                            turnedB ? transposed(right) : right, inside, types);
  if (!storesIterations && below(4) == 0)
    storeIteration(castTo(result, "i32"), loop.index);
  std::string nextA = advanced(a), nextB = advanced(b);
  closeLoop(loop, {result.name, nextA, nextB});
  result.bound = kRandomSteps * (result.bound + 1);
  result.name = loop.result(0);
  pool.push_back(result);
}

RandomValue RandomTiles::largestOfRows(const Value &value) {
  Value result = value;
  result.shape.pop_back();
  const std::string &e = value.element;
  result.name =
      define("\"tt.reduce\"(" + value.name +
             ") <{axis = 1 : i32}> ({\n  ^bb0(%a: " + e + ", %b: " + e +
             "):\n    %r = arith.maxnumf %a, %b : " + e +
             "\n    tt.reduce.return %r : " + e + "\n  }) : (" + typeOf(value) +
             ") -> " + typeOf(result));
  return result;
}

/// Whole numbers instead of exponentials, and a sign instead of the factor that
/// corrects what was summed under an older maximum.
void RandomTiles::attentionLoop() {
  Types types{oneOf<std::string>({"f16", "f16", "bf16"}), "f32", "", 15};
  int64_t m = extent(), n = extent(), d = extent();
  Stream q = stream(m, d, Goes::AcrossRows, "f16"),
         k = stream(n, d, Goes::AcrossRows, "f16"),
         v = stream(n, d, Goes::AcrossRows, "f16");
  q.pointer = q.first.name;
  Value query = asOperand(loadTile(q, ""), types);
  Value sum{"", "f32", {m, d}}, most{"", "f32", {m}, 15},
      score{"", "f32", {m, n}};
  sum.name = constant(sum, 0), most.name = constant(most, -15);
  std::string none = constant(score, 0);
  Loop loop = openLoop(below(kRandomSteps + 1), {sum, most, k.first, v.first});
  k.pointer = loop.inside[2], v.pointer = loop.inside[3];

  Value zero = score;
  zero.name = none;
  Value key = transposed(asOperand(loadTile(k, ""), types));
  score = limited(multiplied(query, key, zero, types), 15);
  std::string vector = typeOf(most), matrix = typeOf(score);
  std::string larger = binary("arith.maxnumf", loop.inside[1],
                              largestOfRows(score).name, vector);
  Value share = score;
  share.name =
      binary("arith.subf", score.name, spread(larger, score, 0), matrix);
  share.bound = 30;
  share = asOperand(share, types);
  std::string grew = define("arith.cmpf ogt, " + larger + ", " +
                            loop.inside[1] + " : " + vector);
  std::string sign = define("arith.select " + grew + ", " + constant(most, -1) +
                            ", " + constant(most, 1) + " : " +
                            typeOf(most.shape, "i1") + ", " + vector);
  Value kept = sum;
  kept.name =
      binary("arith.mulf", loop.inside[0], spread(sign, sum, 0), typeOf(sum));
  Value result =
      multiplied(share, asOperand(loadTile(v, ""), types), kept, types);
  std::string nextK = advanced(k), nextV = advanced(v);
  closeLoop(loop, {result.name, larger, nextK, nextV});
  result.bound *= kRandomSteps;
  result.name = loop.result(0), most.name = loop.result(1);
  pool.push_back(result);
  pool.push_back(most);
}

} // namespace kiln::test
