import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: standalone bars and their items") @MainActor
struct StandaloneTabBarTests {
  private func items(_ titles: String...) -> [UITabBarItem] {
    titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
  }

  private func shown(_ items: [UITabBarItem]) -> (Simulator, UITabBar) {
    let phone = Simulator(.iPhoneSE)
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: phone.window.bounds.width, height: 49))
    bar.items = items
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
    return (phone, bar)
  }

  @Test(
    "a new bar has default values",
    .defaults("UITabBar.items", "UITabBar.selectedItem", "UITabBar.delegate"),
    .member("UITabBar.init")
  )
  func defaults() {
    let bar = UITabBar()

    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
    #expect(bar.delegate == nil)
    #expect(bar.isTranslucent)
    #expect(bar.barTintColor == nil)
    #expect(bar.unselectedItemTintColor == nil)
    #expect(bar.backgroundImage == nil)
    #expect(bar.shadowImage == nil)
    #expect(bar.selectionIndicatorImage == nil)
    #expect(bar.barStyle == .default)
    #expect(bar.itemPositioning == .automatic)
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
  }

  @Test(
    "a tap selects the item and calls the delegate; assignments do not",
    .rule("R-STR-20"),
    .member(
      "UITabBar.delegate",
      "UITabBar.selectedItem",
      "UITabBarDelegate.tabBar(_:didSelect:)"
    )
  )
  func tapping() throws {
    let items = items("One", "Two")
    let (phone, bar) = shown(items)
    let listener = RecordingTabBarDelegate()
    bar.delegate = listener

    try phone.tap("Two")
    try phone.tap("Two")
    bar.selectedItem = items[0]

    #expect(listener.journal.lines == ["didSelect Two off", "didSelect Two off"])
    #expect(bar.selectedItem === items[0])
  }

  @Test(
    "removing the selected item deselects it",
    .rule("R-STR-21"),
    .member("UITabBar.items", "UITabBar.selectedItem")
  )
  func selectionLeaves() {
    let items = items("One", "Two", "Three")
    let (_, bar) = shown(items)
    bar.selectedItem = items[1]

    bar.items = [items[0], items[1]]
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
    bar.selectedItem = items[2]
    #expect(bar.selectedItem == nil)
  }

  @Test("if an item is there twice, the first one is highlighted", .rule("R-ITEM-7"))
  func sameItemTwice() {
    let item = UITabBarItem(title: "Same", image: nil, tag: 0)
    let (_, bar) = shown([item, item])

    bar.selectedItem = item

    #expect(bar.row.buttons.map(\.isSelected) == [true, false])
  }

  @Test(
    "replacing items with animation keeps the controls of remaining items",
    .member("UITabBar.setItems")
  )
  func animatedItems() {
    let items = items("One", "Two", "Three")
    let (phone, bar) = shown([items[0], items[1]])
    let kept = items[1].button
    let gone = items[0].button

    bar.setItems([items[1], items[2]], animated: true)
    #expect(gone?.superview === bar)
    phone.advance(by: 0.5)

    #expect(items[1].button === kept)
    #expect(gone?.superview == nil)
    #expect(bar.row.buttons.allSatisfy { $0.alpha == 1 })
    #expect(kept?.frame.minX == 2)
  }

  @Test("subclasses can observe the items property and setItems separately")
  func overrides() {
    let bar = ObservedTabBar()

    bar.items = items("One")
    #expect(bar.journal.lines == ["items"])

    bar.setItems(items("Two"), animated: false)
    #expect(bar.journal.lines == ["items", "setItems"])
  }

  @Test("a bar and its items are released")
  func release() {
    expectReleased {
      let items = items("One", "Two")
      let (phone, bar) = shown(items)
      bar.selectedItem = items[0]
      phone.advance(by: 0.1)
      return [bar, phone.window] + items + bar.row.buttons
    }
  }
}

private final class ObservedTabBar: UITabBar {
  let journal = Journal()

  override var items: [UITabBarItem]? { didSet { journal.record("items") } }

  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
    journal.record("setItems")
  }
}
