import TestSupport
import Testing

@testable import UIKitCore

@Suite("TabSelection")
struct TabSelectionTests {
  private final class Page {}

  private func selection(_ pages: [Page], at index: Int = 0) -> TabSelection<Page> {
    var selection = TabSelection<Page>()
    _ = selection.replaceChildren(with: pages)
    _ = selection.select(index: index)
    return selection
  }

  @Test("nothing is selected without children", .rule("R-SEL-33"))
  func empty() {
    let selection = TabSelection<Page>()

    #expect(selection.selectedIndex == nil)
    #expect(selection.selected == nil)
  }

  @Test("the first child is selected initially", .rule("R-SEL-10", "R-ITEM-8"))
  func first() {
    let pages = [Page(), Page()]

    #expect(selection(pages).selected === pages[0])
  }

  @Test("new children keep the selected object at its new index", .rule("R-SEL-20"))
  func keepsObject() {
    let pages = [Page(), Page(), Page()]
    var selection = selection(pages, at: 2)

    let replacement = selection.replaceChildren(with: [Page(), pages[2], pages[0]])

    #expect(selection.selectedIndex == 1)
    #expect(selection.selected === pages[2])
    #expect(replacement.removed.count == 1)
    #expect(replacement.removed.first === pages[1])
    #expect(replacement.added.count == 1)
  }

  @Test("new children without the selected object keep the index", .rule("R-SEL-20"))
  func keepsPosition() {
    var selection = selection([Page(), Page(), Page()], at: 1)

    _ = selection.replaceChildren(with: [Page(), Page()])

    #expect(selection.selectedIndex == 1)
  }

  @Test("with fewer children than the index the first child is selected", .rule("R-SEL-20"))
  func fallsBackToFirst() {
    var selection = selection([Page(), Page(), Page()], at: 2)

    _ = selection.replaceChildren(with: [Page(), Page()])

    #expect(selection.selectedIndex == 0)
  }

  @Test("an empty list selects nothing", .rule("R-SEL-33"))
  func becomesEmpty() {
    var selection = selection([Page()])

    let replacement = selection.replaceChildren(with: [])

    #expect(selection.selectedIndex == nil)
    #expect(replacement.removed.count == 1)
  }

  @Test("a duplicate child keeps its first position", .rule("R-ITEM-7"))
  func duplicates() {
    let pages = [Page(), Page()]
    var selection = TabSelection<Page>()

    let replacement = selection.replaceChildren(with: [pages[0], pages[1], pages[0], pages[1]])

    #expect(replacement.hadDuplicates)
    #expect(selection.children.count == 2)
    #expect(selection.index(of: pages[0]) == 0)
    #expect(selection.index(of: pages[1]) == 1)
    #expect(replacement.added.count == 2)
  }

  @Test("indexes that do not exist change nothing", .rule("R-SEL-30", "R-SEL-31"))
  func badIndex() {
    var selection = selection([Page(), Page()], at: 1)

    for index in [2, -1, NSNotFound, Int.min] {
      let isAccepted = selection.select(index: index)
      #expect(!isAccepted)
    }

    #expect(selection.selectedIndex == 1)
  }

  @Test("a controller that is not a child is not selected", .rule("R-SEL-32"))
  func stranger() {
    var selection = selection([Page(), Page()], at: 1)

    let isAccepted = selection.select(Page())

    #expect(!isAccepted)
    #expect(selection.selectedIndex == 1)
  }
}
