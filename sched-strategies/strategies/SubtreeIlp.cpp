// subtree-ilp: finish one expression tree before starting the next, and among
// trees take the one with the most (or least) parallelism first.
//
// Idea:   cut the data dependence graph into subtrees: depth first from the
//         instructions without readers, a node joins the tree of its reader
//         unless it has more than max_subtree instructions under it or four or
//         more readers. Then schedule bottom-up. A tree that was begun is
//         finished before another is begun; of the trees not begun, the one
//         with the deepest connection to a begun one goes first, because it
//         shares operands late in the program; inside a tree, and among trees
//         that are otherwise equal, the ILP of a node decides: instructions
//         under it over the length of the longest path to it; among equals the
//         one that waits longest. Over the register target the node that frees
//         the most goes instead.
// Source: the idea of LLVM's ilpmax and ilpmin schedulers (Trick 2012), which
//         descends from Sethi and Ullman's trees (1970). LLVM's have no
//         register target and rebuild their heap whenever a tree is begun.
// Wins:   many similar independent expressions, as in unrolled elementwise
//         loops and reductions: LLVM's original gains 10 % on cross_entropy and
//         swiglu on an H200, because ptxas keeps to 32 and 40 registers.
// Loses:  where loads should be prefetched before their trees: bottom-up puts a
//         load next to the tree that reads it, and a warp alone waits for it
//         (argmax 0.88, softmax 0.96, measured with LLVM's original). Kiln's,
//         measured with the measured cost tables: cross_entropy 1.07, argmax
//         0.99, softmax 0.93, and swiglu 0.94 (45 registers) unless prefer=min
//         (40 registers, 1.11).
#include "sched-strategies/core/ReadyList.h"
#include "sched-strategies/core/Strategy.h"
#include "llvm/CodeGen/MachineInstr.h"

namespace kiln {
namespace {

constexpr unsigned kNone = ~0u;

/// Instructions over the length of the path to them, compared exactly.
struct Ilp {
  uint64_t instructions = 0, length = 1;
  bool operator<(const Ilp &other) const {
    return instructions * other.length < other.instructions * length;
  }
  bool operator==(const Ilp &other) const {
    return instructions * other.length == other.instructions * length;
  }
};

/// The region cut into subtrees.
class Forest {
public:
  Forest(const Region &region, unsigned limit);

  unsigned treeOf(unsigned node) const { return tree[node]; }
  unsigned size() const { return treeCount; }
  const Ilp &ilp(unsigned node) const { return ilps[node]; }
  struct Link {
    unsigned tree;
    uint64_t level; // depth of the shared operand
  };
  /// Trees whose root is read by this one, as far as the search came to them
  /// from here.
  llvm::ArrayRef<unsigned> children(unsigned of) const {
    return childTrees[of];
  }
  llvm::ArrayRef<Link> links(unsigned of) const {
    return llvm::ArrayRef<Link>(allLinks).slice(
        linkStarts[of], linkStarts[of + 1] - linkStarts[of]);
  }

private:
  void findOperands();
  void findLengths();
  void visit(unsigned root);
  void finish(unsigned node);
  bool join(unsigned operand, unsigned reader, bool checkLimit);
  unsigned leader(unsigned node);
  void number();
  llvm::ArrayRef<unsigned> operands(unsigned node) const {
    return llvm::ArrayRef<unsigned>(allOperands)
        .slice(operandStarts[node],
               operandStarts[node + 1] - operandStarts[node]);
  }

  const Region &region;
  const unsigned limit;
  std::vector<unsigned> operandStarts{0}, allOperands; // nodes read
  std::vector<unsigned> readers;                       // how many, by node
  std::vector<Ilp> ilps;
  std::vector<unsigned> parent; // union-find; towards the reader
  std::vector<bool> visited, joined;
  std::vector<std::pair<unsigned, unsigned>> treeEdges; // operand, reader
  std::vector<std::pair<unsigned, unsigned>> crossEdges;
  std::vector<unsigned> tree;
  unsigned treeCount = 0;
  std::vector<unsigned> linkStarts;
  std::vector<Link> allLinks;
  std::vector<llvm::SmallVector<unsigned, 4>> childTrees;
};

Forest::Forest(const Region &region, unsigned limit)
    : region(region), limit(limit), readers(region.size()), ilps(region.size()),
      parent(region.sourceSequence()), visited(region.size()),
      joined(region.size()) {
  findOperands();
  findLengths();
  for (unsigned node = 0; node != region.size(); ++node)
    if (!visited[node] && !readers[node])
      visit(node);
  number();
}

/// Data dependences; the last definition first, since it is the nearest.
void Forest::findOperands() {
  for (unsigned node = 0; node != region.size(); ++node) {
    size_t first = allOperands.size();
    for (unsigned value : region.reads(node))
      if (int def = region.values()[value].def; def >= 0)
        allOperands.push_back(def);
    auto begin = allOperands.begin() + first;
    std::sort(begin, allOperands.end(), std::greater<>());
    allOperands.erase(std::unique(begin, allOperands.end()), allOperands.end());
    operandStarts.push_back(allOperands.size());
    for (unsigned operand : operands(node))
      ++readers[operand];
  }
}

/// A step of 4 after a load and 1 otherwise, as LLVM counts without a
/// scheduling model; dependences that may be through memory count 1 as well, so
/// a chain of loads in inline assembly has a length. With real latencies one
/// load outweighs all else on its path, and the metric would only tell nodes
/// below a load from others.
void Forest::findLengths() {
  auto step = [&](const Region::Edge &from, unsigned node) -> uint64_t {
    if (from.latency)
      return isLoad(region.cost(from.node).opClass) ? 4 : 1;
    return region.instr(from.node).mayStore() && region.instr(node).mayLoad();
  };
  for (unsigned node = 0; node != region.size(); ++node) {
    for (const Region::Edge &edge : region.preds(node))
      ilps[node].length = std::max(ilps[node].length,
                                   ilps[edge.node].length + step(edge, node));
    ilps[node].instructions = region.cost(node).opClass != OpClass::Meta;
  }
}

unsigned Forest::leader(unsigned node) {
  while (parent[node] != node)
    node = parent[node] = parent[parent[node]];
  return node;
}

/// Makes `operand`, the root of a tree so far, part of its reader's tree.
bool Forest::join(unsigned operand, unsigned reader, bool checkLimit) {
  // Four readers make a node a meeting point of trees, as in LLVM.
  if (joined[operand] || readers[operand] >= 4 ||
      (checkLimit && ilps[operand].instructions > limit))
    return false;
  joined[operand] = true;
  parent[operand] = reader;
  return true;
}

/// All operands of the node have their trees. Cutting off an operand is worth
/// it only if the rest is a tree of some size too: only then can two paths
/// compete for registers.
void Forest::finish(unsigned node) {
  uint64_t all = ilps[node].instructions;
  for (unsigned operand : operands(node)) {
    uint64_t under = ilps[operand].instructions;
    if (all >= under && all - under < limit)
      join(operand, node, false);
  }
}

void Forest::visit(unsigned root) {
  std::vector<std::pair<unsigned, unsigned>> path{{root, 0}};
  visited[root] = true;
  while (true) {
    auto &[node, next] = path.back();
    if (next != operands(node).size()) {
      unsigned operand = operands(node)[next++];
      if (visited[operand]) {
        crossEdges.push_back({operand, node});
        continue;
      }
      visited[operand] = true;
      path.push_back({operand, 0});
      continue;
    }
    unsigned done = node;
    finish(done);
    path.pop_back();
    if (path.empty())
      return;
    unsigned reader = path.back().first;
    ilps[reader].instructions += ilps[done].instructions;
    if (!join(done, reader, true))
      treeEdges.push_back({done, reader});
  }
}

/// Numbers the trees and lists, for each, the trees it shares operands with.
void Forest::number() {
  tree.assign(region.size(), kNone);
  for (unsigned node = 0; node != region.size(); ++node) {
    unsigned root = leader(node);
    if (tree[root] == kNone)
      tree[root] = treeCount++;
    tree[node] = tree[root];
  }
  childTrees.resize(treeCount);
  for (auto [operand, reader] : treeEdges)
    if (tree[operand] != tree[reader]) // not merged later
      childTrees[tree[reader]].push_back(tree[operand]);
  linkStarts.assign(treeCount + 1, 0);
  auto forEachLink = [&](auto visit) {
    for (auto [operand, reader] : crossEdges)
      if (uint64_t level = ilps[operand].length - 1;
          level && tree[operand] != tree[reader]) {
        visit(tree[operand], tree[reader], level);
        visit(tree[reader], tree[operand], level);
      }
  };
  forEachLink(
      [&](unsigned from, unsigned, uint64_t) { ++linkStarts[from + 1]; });
  for (unsigned i = 0; i != treeCount; ++i)
    linkStarts[i + 1] += linkStarts[i];
  allLinks.resize(linkStarts.back());
  std::vector<unsigned> next = linkStarts;
  forEachLink([&](unsigned from, unsigned to, uint64_t level) {
    allLinks[next[from]++] = {to, level};
  });
}

/// The ready nodes, tree by tree: a heap of nodes in each tree and a heap of
/// trees by their best node. A tree enters the second heap anew whenever its
/// rank changes; what it entered before is dropped when it reaches the top.
class TreeList {
public:
  TreeList(const Forest &forest, unsigned nodes, bool most)
      : forest(forest), most(most), done(nodes), begun(forest.size()),
        announced(forest.size()), level(forest.size()), released(nodes),
        stamp(forest.size()) {
    for (unsigned i = 0; i != forest.size(); ++i)
      members.emplace_back(NodeOrder{&forest, &released, most});
  }
  void add(unsigned node) {
    unsigned of = forest.treeOf(node);
    released[node] = taken;
    members[of].push(node);
    if (members[of].top() == node)
      enter(of);
  }
  /// The node that goes next; there must be one.
  unsigned first() {
    while (ranks.top().stamp != stamp[ranks.top().tree])
      ranks.pop();
    return ranks.top().node;
  }
  void take(unsigned node) {
    unsigned of = forest.treeOf(node);
    done[node] = true;
    ++taken;
    bool begins = !begun[of];
    begun[of] = true;
    bool wasTop = members[of].top() == node;
    while (!members[of].empty() && done[members[of].top()])
      members[of].pop();
    if (begins || wasTop)
      enter(of);
    if (begins)
      announce(of);
  }

private:
  /// A tree begins: raises the trees that share operands with it or with those
  /// below it.
  void announce(unsigned of) {
    llvm::SmallVector<unsigned, 16> path{of};
    while (!path.empty()) {
      unsigned at = path.pop_back_val();
      if (announced[at])
        continue;
      announced[at] = true;
      path.append(forest.children(at).begin(), forest.children(at).end());
      for (const Forest::Link &link : forest.links(at))
        if (link.level > level[link.tree]) {
          level[link.tree] = link.level;
          enter(link.tree);
        }
    }
  }
  /// True if `a` goes after `b`. Among equals the one that waits longest goes
  /// first, then the later in source order.
  struct NodeOrder {
    const Forest *forest;
    const std::vector<unsigned> *released;
    bool most;
    bool operator()(unsigned a, unsigned b) const {
      const Ilp &left = forest->ilp(a), &right = forest->ilp(b);
      if (!(left == right))
        return most ? left < right : right < left;
      return std::pair((*released)[b], a) < std::pair((*released)[a], b);
    }
  };
  struct Rank {
    std::pair<bool, uint64_t> standing; // begun, level
    unsigned node, tree, stamp;
  };
  struct RankOrder {
    NodeOrder nodes;
    bool operator()(const Rank &a, const Rank &b) const {
      return a.standing != b.standing ? a.standing < b.standing
                                      : nodes(a.node, b.node);
    }
  };
  void enter(unsigned of) {
    ++stamp[of];
    if (!members[of].empty())
      ranks.push({{begun[of], level[of]}, members[of].top(), of, stamp[of]});
  }

  const Forest &forest;
  const bool most;
  std::vector<bool> done, begun, announced;
  std::vector<uint64_t> level;
  std::vector<unsigned> released; // when, by node
  unsigned taken = 0;
  std::vector<unsigned> stamp;
  std::vector<std::priority_queue<unsigned, std::vector<unsigned>, NodeOrder>>
      members;
  std::priority_queue<Rank, std::vector<Rank>, RankOrder> ranks{
      RankOrder{{&forest, &released, most}}};
};

class SubtreeIlp : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return requestedTarget(kernel).value_or(kernel.budget.limit());
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    Forest forest(region, directive.getInt("max_subtree"));
    TreeList trees(forest, region.size(), directive.getEnum("prefer") == "max");
    LiveTracker tracker(region, LiveTracker::BottomUp);
    ReadyList ready(region, tracker, LiveTracker::BottomUp,
                    std::vector<int64_t>(region.size()));
    auto add = [&](unsigned node) {
      ready.add(node);
      trees.add(node);
    };
    for (unsigned root : ready.roots())
      add(root);
    std::vector<unsigned> result;
    result.reserve(region.size());
    while (result.size() != region.size()) {
      unsigned node = trees.first();
      if (tracker.budgetedAt(node) > target)
        node = ready.lightest();
      result.push_back(node);
      trees.take(node);
      ready.take(node, add);
    }
    std::reverse(result.begin(), result.end());
    return result;
  }

  /// The benefit of trees shows after ptxas or LLVM's allocator, not in the
  /// profile; so any order counts as better that costs no registers.
  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::pair(std::max(after.budgeted, target), after.excess) <=
           std::pair(std::max(before.budgeted, target), before.excess);
  }
};

RegisterStrategy<SubtreeIlp> registration(
    {"subtree-ilp",
     "one expression tree after the other, by instructions over path length",
     {ParamInfo::choice("prefer", "max", {"max", "min"},
                        "max: the tree with the most parallelism stands last "
                        "in the region; min: the least"),
      // 8: LLVM's limit for the same purpose (SchedDFSResult).
      ParamInfo::integer("max_subtree", 8, 1, 100000,
                         "instructions a tree may have before it stays apart "
                         "from its reader's"),
      maxRegsParam("what a thread may use")}});

} // namespace
} // namespace kiln
