import TestSupport
import Testing

@testable import UIKitCore

@Suite("TabTree")
struct TabTreeTests {
  @Test("any tab is found by its identifier", .rule("R-TAB-20"))
  func lookup() throws {
    let tree = try tree(of: [Node("a"), Node("b", [Node("c", [Node("d")]), Node("e")])])

    #expect(tree.roots.map(\.name) == ["a", "b"])
    #expect(
      ["a", "b", "c", "d", "e"].map { tree.tab(forIdentifier: $0)?.name } == [
        "a", "b", "c", "d", "e",
      ]
    )
    #expect(tree.tab(forIdentifier: "f") == nil)
  }

  @Test("a duplicate identifier is a fault at any depth", .rule("R-TAB-20"))
  func repetition() {
    #expect(throws: TabTree<Node>.Fault.repeatedIdentifier("a")) {
      try tree(of: [Node("a"), Node("b", [Node("c", [Node("a")])])])
    }
  }

  @Test("a thousand levels are supported", .rule("R-TAB-20"))
  func depth() throws {
    let deepest = (0..<1000).reversed().reduce(Node("leaf")) { Node("\($1)", [$0]) }

    #expect(try tree(of: [deepest]).tab(forIdentifier: "leaf") != nil)
  }

  private func tree(of nodes: [Node]) throws -> TabTree<Node> {
    try TabTree(roots: nodes, identifier: \.name, children: \.children)
  }
}

@Suite("Placement of tabs")
struct TabVisibilityTests {
  typealias Candidate = TabVisibility.Candidate

  @Test("in a regular width fixed tabs are first and pinned tabs last", .rule("R-TAB-23"))
  func regular() {
    let placing = TabVisibility(usesPlacement: true)
    let placements: [UITab.Placement] = [
      .pinned, .default, .optional, .movable, .fixed, .sidebarOnly, .default, .fixed,
    ]

    #expect(placing.order(of: placements.map { Candidate(placement: $0) }) == [4, 7, 1, 3, 6, 0])
  }

  @Test("in a compact width all tabs are in the declared order", .rule("R-TAB-24"))
  func compact() {
    let placements: [UITab.Placement] = [.pinned, .default, .optional, .fixed, .sidebarOnly]

    #expect(
      TabVisibility().order(of: placements.map { Candidate(placement: $0) }) == [0, 1, 2, 3, 4]
    )
  }

  @Test(
    "a list selects the tabs of a compact bar, and unknown identifiers are ignored",
    .rule("R-TAB-24")
  )
  func listed() {
    let placing = TabVisibility(listed: ["c", "a", "unknown"])
    let candidates = ["a", "b", "c"].map { Candidate(identifier: $0) }

    #expect(placing.order(of: candidates) == [0, 2])
    #expect(TabVisibility(listed: []).order(of: candidates) == [])
  }

  @Test("hidden tabs have no place, even if they are selected", .rule("R-TAB-22"))
  func hidden() {
    let candidates = [
      Candidate(isHidden: true), Candidate(), Candidate(isHidden: true, isGuest: true),
    ]

    #expect(TabVisibility().order(of: candidates) == [1])
  }

  @Test("a selected tab without a place is shown according to its placement", .rule("R-TAB-25"))
  func guest() {
    let placing = TabVisibility(usesPlacement: true)
    let candidates = [
      Candidate(placement: .optional, isGuest: true), Candidate(placement: .optional),
      Candidate(placement: .pinned), Candidate(placement: .fixed),
    ]

    #expect(placing.order(of: candidates) == [3, 0, 2])
  }
}

@Suite("Selected child of a group")
struct GroupSelectionTests {
  private let nodes = ["a", "b", "c"].map { Node($0) }

  @Test("no child is selected until the group is selected", .rule("R-TAB-13"))
  func start() {
    var selection = GroupSelection<Node>()
    #expect(selection.selected == nil)

    selection.choose(preferred: nil, among: nodes)
    #expect(selection.selected === nodes[0])
  }

  @Test("the default child is selected if it is visible", .rule("R-TAB-13"))
  func preference() {
    var selection = GroupSelection<Node>()
    var other = GroupSelection<Node>()

    selection.choose(preferred: nodes[2], among: nodes)
    other.choose(preferred: nodes[2], among: Array(nodes[1...1]))

    #expect(selection.selected === nodes[2])
    #expect(other.selected === nodes[1])
  }

  @Test("selecting a group again restores its selection", .rule("R-TAB-30"))
  func asLeft() {
    var selection = GroupSelection<Node>()
    selection.choose(preferred: nil, among: nodes)

    let isKnown = selection.select(nil, among: nodes)
    selection.choose(preferred: nodes[2], among: nodes)

    #expect(isKnown)
    #expect(selection.selected == nil)
  }

  @Test("a child selected before the group is kept", .rule("R-TAB-30"))
  func before() {
    var selection = GroupSelection<Node>()

    _ = selection.select(nodes[1], among: nodes)
    selection.choose(preferred: nodes[2], among: nodes)

    #expect(selection.selected === nodes[1])
  }

  @Test("a tab that is not a child is not selected", .rule("R-TAB-30"))
  func stranger() {
    var selection = GroupSelection<Node>()
    selection.choose(preferred: nil, among: nodes)

    let isKnown = selection.select(Node("d"), among: nodes)

    #expect(!isKnown)
    #expect(selection.selected === nodes[0])
  }

  @Test("a removed selected child is replaced, a remaining one is kept", .rule("R-TAB-22"))
  func loss() {
    var selection = GroupSelection<Node>()
    _ = selection.select(nodes[1], among: nodes)

    selection.childrenChanged(preferred: nodes[0], visible: [nodes[2], nodes[1]])
    #expect(selection.selected === nodes[1])

    selection.childrenChanged(preferred: nodes[2], visible: [nodes[0], nodes[2]])
    #expect(selection.selected === nodes[2])

    selection.childrenChanged(preferred: nil, visible: [])
    #expect(selection.selected == nil)
  }
}

@Suite("Pages of a group on its stack")
struct GroupStackTests {
  private let group = Node("group")
  private let sub = Node("sub")
  private let leaf = Node("leaf")
  private let other = Node("other")
  private let list = Node("list")
  private let page = Node("page")
  private let extra = Node("extra")

  @Test("the pages of the levels follow each other", .rule("R-TAB-13"))
  func levels() {
    var stack = GroupStack()

    #expect(stack.rebuild([level(group, list), level(leaf, page)], on: []) == keys(list, page))
    #expect(stack.leads(along: keys(group, leaf)))
  }

  @Test("pages pushed by the app stay while the path is the same", .rule("R-TAB-31"))
  func pushed() {
    var stack = GroupStack()
    _ = stack.rebuild([level(group, list), level(leaf, page)], on: [])
    let shown = keys(list, page, extra)

    #expect(stack.rebuild([level(group, list), level(leaf, page)], on: shown) == nil)
    #expect(stack.rebuild([level(group), level(leaf, page)], on: shown) == keys(page, extra))
    #expect(stack.rebuild([level(group, list), level(other)], on: keys(page, extra)) == keys(list))
  }

  @Test("a duplicate page is added once", .rule("R-TAB-31"))
  func repeated() {
    var stack = GroupStack()

    #expect(stack.rebuild([level(group, list), level(leaf, list)], on: []) == keys(list))
  }

  @Test("popping pages removes the last level with a page", .rule("R-TAB-31"))
  func taken() {
    var stack = GroupStack()
    _ = stack.rebuild([level(group, list), level(sub), level(leaf, page)], on: [])

    #expect(stack.levelsLeft(on: keys(list, page, extra)) == nil)
    #expect(stack.levelsLeft(on: keys(list, page)) == nil)
    #expect(stack.levelsLeft(on: keys(list)) == 1)

    stack.keep(1)
    #expect(stack.levelsLeft(on: keys(list)) == nil)
    #expect(stack.leads(along: keys(group)))
  }

  @Test("replacing the stack in the app does not change the selection", .rule("R-TAB-31"))
  func foreign() {
    var stack = GroupStack()
    _ = stack.rebuild([level(group, list), level(leaf, page)], on: [])

    #expect(stack.levelsLeft(on: keys(extra)) == nil)
    #expect(stack.levelsLeft(on: []) == nil)
  }

  private func level(_ tab: Node, _ pages: Node...) -> GroupStack.Level {
    GroupStack.Level(tab: ObjectIdentifier(tab), pages: pages.map(ObjectIdentifier.init))
  }

  private func keys(_ nodes: Node...) -> [ObjectIdentifier] { nodes.map(ObjectIdentifier.init) }
}

/// A node of a test tree.
private final class Node {
  let name: String
  let children: [Node]

  init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
}
