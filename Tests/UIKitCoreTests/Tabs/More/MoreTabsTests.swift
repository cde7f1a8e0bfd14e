import TestSupport
import Testing

@testable import UIKitCore

@Suite("More: distribution of tabs")
struct MoreTabsTests {
  @Test("up to the capacity all tabs are on the bar", .rule("R-MORE-1"), arguments: 0...5)
  func few(count: Int) {
    let tabs = MoreTabs(childCount: count, capacity: 5)

    #expect(!tabs.hasMore)
    #expect(tabs.barCount == count)
    #expect(tabs.hidden.isEmpty)
  }

  @Test("beyond the capacity the last place is More", .rule("R-MORE-1"))
  func many() {
    for count in [6, 7, 100, 5_000] {
      let tabs = MoreTabs(childCount: count, capacity: 5)
      #expect(tabs.hasMore)
      #expect(tabs.barCount == 4)
      #expect(tabs.hidden == 4..<count)
    }
  }

  @Test("invalid capacities leave no places, and no capacity means no More")
  func odd() {
    #expect(MoreTabs(childCount: 3, capacity: 1).barCount == 0)
    #expect(MoreTabs(childCount: 3, capacity: 0).barCount == 0)
    #expect(MoreTabs(childCount: 3, capacity: 0).hidden == 0..<3)
    #expect(MoreTabs(childCount: 300, capacity: nil).barCount == 300)
    #expect(!MoreTabs(childCount: 300, capacity: nil).hasMore)
  }

  @Test(
    "the capacity is 5 in a compact width, up to 8 in a regular one, unlimited on a television",
    .rule("R-MORE-1", "R-MORE-2", "R-TV-5"),
    arguments: [
      (UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact, 393, 5),
      (.phone, .compact, 2_000, 5), (.phone, .regular, 932, 8), (.pad, .regular, 834, 8),
      (.pad, .compact, 320, 5), (.pad, .unspecified, 0, 5), (.pad, .regular, 320, 7),
      (.pad, .regular, 100, 5), (.pad, .regular, 0, 8), (.tv, .regular, 1_920, nil),
    ] as [(UIUserInterfaceIdiom, UIUserInterfaceSizeClass, CGFloat, Int?)]
  )
  func capacity(
    idiom: UIUserInterfaceIdiom,
    width: UIUserInterfaceSizeClass,
    points: CGFloat,
    expected: Int?
  ) {
    let environment = TabBarTraits(idiom: idiom, horizontalSizeClass: width)

    #expect(environment.capacity(width: points) == expected)
  }
}

@Suite("Tab selection: More")
struct MoreSelectionTests {
  private final class Page {}

  private let pages = (0..<7).map { _ in Page() }

  private func selection(_ capacity: Int? = 5) -> TabSelection<Page> {
    var selection = TabSelection<Page>()
    selection.setCapacity(capacity)
    _ = selection.replaceChildren(with: pages)
    return selection
  }

  private func select(_ index: Int, _ selection: inout TabSelection<Page>) {
    let isSelected = selection.select(index: index)
    #expect(isSelected)
  }

  private func selectList(_ selection: inout TabSelection<Page>) {
    let isSelected = selection.selectList()
    #expect(isSelected)
  }

  @Test("a hidden child is selected inside More", .rule("R-MORE-6"))
  func hidden() {
    var selection = selection()
    #expect(!selection.isInMore)

    select(5, &selection)

    #expect(selection.isInMore)
    #expect(!selection.isAtList)
    #expect(selection.selectedIndex == 5)
    #expect(selection.selected === pages[5])
    #expect(selection.childInMore === pages[5])
  }

  @Test("the list has no index", .rule("R-MORE-5"))
  func list() {
    var selection = selection()

    selectList(&selection)

    #expect(selection.isAtList)
    #expect(selection.selectedIndex == nil)
    #expect(selection.selected == nil)
  }

  @Test("the list cannot be selected without More", .rule("R-MORE-10"))
  func noList() {
    var selection = selection(nil)
    select(3, &selection)

    let isSelected = selection.selectList()
    let isBack = selection.returnToMore()

    #expect(!isSelected)
    #expect(!isBack)
    #expect(selection.selectedIndex == 3)
  }

  @Test("a child that was left in More is restored", .rule("R-MORE-7"))
  func waits() {
    var selection = selection()
    select(6, &selection)
    select(1, &selection)
    #expect(selection.childInMore === pages[6])
    #expect(selection.selectedIndex == 1)

    let isBack = selection.returnToMore()

    #expect(isBack)
    #expect(selection.selectedIndex == 6)
  }

  @Test(
    "if More disappears, the list is replaced by the last tab selected on the bar",
    .rule("R-MORE-11")
  )
  func listGoes() {
    var selection = selection()
    select(2, &selection)
    select(5, &selection)
    selectList(&selection)

    selection.setCapacity(8)

    #expect(selection.selectedIndex == 2)
    #expect(!selection.isInMore)
  }

  @Test("a selected child stays selected wherever it is", .rule("R-MORE-11"))
  func stays() {
    var selection = selection(8)
    select(6, &selection)

    selection.setCapacity(5)
    #expect(selection.selectedIndex == 6)
    #expect(selection.isInMore)

    selection.setCapacity(8)
    #expect(selection.selectedIndex == 6)
    #expect(!selection.isInMore)
    #expect(selection.childInMore == nil)
  }

  @Test("the list stays selected as long as there is More", .rule("R-MORE-11", "R-MORE-17"))
  func listStays() {
    var selection = selection()
    selectList(&selection)

    selection.setCapacity(6)
    #expect(selection.isAtList)
    _ = selection.replaceChildren(with: [Page()] + pages)
    #expect(selection.isAtList)

    _ = selection.replaceChildren(with: Array(pages.prefix(2)))
    #expect(selection.selectedIndex == 0)
    _ = selection.replaceChildren(with: [])
    #expect(selection.selectedIndex == nil)
    #expect(!selection.isInMore)
  }

  @Test("reordering keeps the selected child, in More or on the bar", .rule("R-MORE-14"))
  func reorders() {
    var selection = selection()
    select(1, &selection)

    let isDone = selection.reorder(to: pages.reversed())

    #expect(isDone)
    #expect(selection.selectedIndex == 5)
    #expect(selection.isInMore)
    #expect(selection.selected === pages[1])
  }

  @Test("reordering with other children changes nothing")
  func badOrder() {
    var selection = selection()
    select(1, &selection)
    let twice = [pages[0]] + pages.dropLast()

    for order in [
      [], Array(pages.dropLast()), pages + [Page()], [Page()] + pages.dropLast(), twice,
    ] {
      let isDone = selection.reorder(to: order)
      #expect(!isDone)
    }
    #expect(selection.children.map(ObjectIdentifier.init) == pages.map(ObjectIdentifier.init))
    #expect(selection.selectedIndex == 1)
  }

  @Test("a child left in More that gets a place is no longer restored", .rule("R-MORE-7"))
  func waitingGetsPlace() {
    var selection = selection()
    select(6, &selection)
    select(0, &selection)

    _ = selection.reorder(to: [pages[6]] + pages.dropLast())

    #expect(selection.childInMore == nil)
    #expect(selection.selected === pages[0])
    #expect(selection.selectedIndex == 1)
  }

  @Test("only a hidden child can return to More", .rule("R-MORE-6"))
  func comesBack() {
    var selection = selection()
    selectList(&selection)

    let isHidden = selection.restoreGuest(pages[4])
    #expect(isHidden)
    #expect(selection.selectedIndex == 4)
    selection.removeGuest()
    #expect(selection.isAtList)
    let isOnBar = selection.restoreGuest(pages[0])
    let isStranger = selection.restoreGuest(Page())
    #expect(!isOnBar)
    #expect(!isStranger)
  }

  @Test("random changes leave a consistent state", .rule("R-ITEM-8", "R-MORE-1"), arguments: 0..<40)
  func fuzz(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var selection = TabSelection<Page>()
    for _ in 0..<200 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0: selection.setCapacity([nil, 1, 3, 5, 8].randomElement(using: &random) ?? nil)
      case 1, 2: _ = selection.select(index: Int.random(in: -1..<9, using: &random))
      case 3: _ = selection.selectList()
      case 4: _ = selection.returnToMore()
      case 5: selection.removeGuest()
      case 6: _ = pages.randomElement(using: &random).map { selection.restoreGuest($0) }
      case 7: _ = selection.reorder(to: selection.children.shuffled(using: &random))
      default:
        let count = Int.random(in: 0...7, using: &random)
        _ = selection.replaceChildren(with: Array(pages.shuffled(using: &random).prefix(count)))
      }
      let tabs = selection.moreTabs
      if selection.isInMore { #expect(tabs.hasMore) }
      if let index = selection.selectedIndex {
        #expect(selection.isInMore == tabs.hidden.contains(index))
      } else {
        #expect(selection.children.isEmpty || selection.isAtList)
      }
      if let guest = selection.childInMore.flatMap(selection.index) {
        #expect(tabs.hidden.contains(guest))
      }
    }
  }
}
