import TestSupport
import Testing

@testable import UIKitCore

@Suite("Section snapshots") struct SectionSnapshotTests {
  private var snapshot: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["a1x"], to: "a1")
    return snapshot
  }

  @Test("items are in the order of the tree", .rule("R-DIF-20"))
  func order() {
    #expect(snapshot.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(snapshot.rootItems == ["a", "b"])
    #expect(snapshot.level(of: "a1x") == 2)
    #expect(snapshot.parent(of: "a1x") == "a1" && snapshot.parent(of: "a") == nil)
    #expect(snapshot.index(of: "a2") == 3)
    #expect(snapshot.contains("b") && !snapshot.contains("c"))
  }

  @Test("only items below expanded ones are visible", .rule("R-DIF-22"))
  func expanding() {
    var outline = snapshot
    #expect(outline.visibleItems == ["a", "b"])

    outline.expand(["a1"])
    #expect(outline.visibleItems == ["a", "b"])
    #expect(outline.isExpanded("a1") && !outline.isVisible("a1x"))

    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a1x", "a2", "b"])

    outline.collapse(["a"])
    #expect(outline.visibleItems == ["a", "b"])
  }

  @Test("items are inserted beside others with their parent", .rule("R-DIF-20"))
  func inserting() {
    var outline = snapshot
    outline.insert(["a0"], before: "a1")
    outline.insert(["c"], after: "a")

    #expect(outline.items == ["a", "a0", "a1", "a1x", "a2", "c", "b"])
    #expect(outline.parent(of: "a0") == "a")
  }

  @Test("deleting an item deletes its descendants", .rule("R-DIF-20"))
  func deleting() {
    var outline = snapshot
    outline.delete(["a1", "missing"])
    #expect(outline.items == ["a", "a2", "b"])
    #expect(!outline.contains("a1x"))

    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test("a part of an outline can be taken out and replaced", .rule("R-DIF-24"))
  func parts() {
    var outline = snapshot
    let part = outline.snapshot(of: "a", includingParent: true)
    #expect(part.items == ["a", "a1", "a1x", "a2"])
    #expect(outline.snapshot(of: "a").rootItems == ["a1", "a2"])

    var new = NSDiffableDataSourceSectionSnapshot<String>()
    new.append(["n"])
    new.append(["n1"], to: "n")
    outline.replace(childrenOf: "a", using: new)
    #expect(outline.items == ["a", "n", "n1", "b"])
  }
}
