import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: changes of items") @MainActor
struct TabBarItemChangeTests {
  private static let frame = 1.0 / 60

  private func item(_ title: String) -> UITabBarItem {
    UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
  }

  /// Returns a visible bar with items that have the given titles.
  private func makeBar(_ titles: String...) -> (Simulator, UITabBar, [UITabBarItem]) {
    let phone = Simulator(.iPhoneSE)
    let items = titles.map(item)
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: phone.window.bounds.width, height: 49))
    bar.items = items
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
    return (phone, bar, items)
  }

  /// Returns the position and opacity of a view's presentation layer.
  private func shown(_ view: UIView?) -> (x: CGFloat, alpha: CGFloat) {
    guard let layer = view.map({ $0.layer.presentation() ?? $0.layer }) else { return (.nan, .nan) }
    return (layer.position.x, CGFloat(layer.opacity))
  }

  /// Returns the values of the next 20 frames.
  private func film<Value>(_ phone: Simulator, _ value: () -> Value) -> [Value] {
    (0..<20).map { _ in
      phone.advance(by: Self.frame)
      return value()
    }
  }

  private func rises(_ values: [CGFloat]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }
  }

  // MARK: Animation

  @Test(
    "removed items fade out in place, new ones fade in, and remaining ones slide",
    .rule("R-ITEM-11"),
    .member("UITabBar.setItems")
  )
  func movement() throws {
    let (phone, bar, items) = makeBar("A", "B", "C")
    let new = item("D")
    let (old, kept) = (try #require(items[0].button), try #require(items[1].button))
    let (oldPlace, keptPlace) = (shown(old).x, shown(kept).x)

    bar.setItems([items[1], items[2], new], animated: true)
    let added = try #require(new.button)
    let icon = shown(added.imageView).x
    let film = film(phone) { (old: shown(old), kept: shown(kept), new: shown(added)) }

    #expect(rises(film.map { -$0.old.alpha }))
    #expect(rises(film.map(\.new.alpha)))
    #expect(rises(film.map { -$0.kept.x }))
    #expect(film.allSatisfy { $0.old.x == oldPlace || $0.old.alpha == 0 })
    #expect(film.allSatisfy { $0.new.x == added.center.x })
    #expect(film.allSatisfy { $0.kept.alpha == 1 })
    let middle = film[6]
    #expect((0.2...0.8).contains(middle.old.alpha) && (0.2...0.8).contains(middle.new.alpha))
    #expect(middle.kept.x < keptPlace && middle.kept.x > kept.center.x)
    #expect(film.last?.kept.x == oldPlace)
    #expect(film.last?.new.alpha == 1)
    #expect(shown(added.imageView).x == icon)
    #expect(old.superview == nil)
  }

  @Test(
    "the content of new and remaining controls is in place from the first frame",
    .rule("R-ITEM-11")
  )
  func content() throws {
    let (phone, bar, items) = makeBar("A", "B")
    let new = item("C")

    bar.setItems(items + [new], animated: true)
    let added = try #require(new.button)
    let film = film(phone) { (icon: shown(added.imageView).x, label: shown(added.label).x) }

    #expect(film.allSatisfy { $0.icon == added.imageView.center.x })
    #expect(film.allSatisfy { $0.label == added.label.center.x })
  }

  @Test("without animation, and without a window, changes are applied immediately")
  func withoutAnimation() {
    let (phone, bar, items) = makeBar("A", "B")
    let old = items[0].button

    bar.setItems([items[1]], animated: false)
    #expect(old?.superview == nil)
    phone.advance(by: Self.frame)
    #expect(shown(items[1].button).x == bar.bounds.midX)

    bar.removeFromSuperview()
    let second = items[1].button
    bar.setItems([items[0]], animated: true)
    #expect(second?.superview == nil)
    #expect(items[0].button?.alpha == 1)
  }

  @Test("the bar of a controller animates with its children", .rule("R-ITEM-11"))
  func managedBar() throws {
    let stage = Stage(tabs: 2)
    let old = try #require(stage.tabs.tabBar.row.buttons.first)
    let kept = try #require(stage.tabs.viewControllers?.last)

    stage.tabs.setViewControllers([kept, UIViewController()], animated: true)
    stage.advance(by: 0.1)
    #expect((0.1...0.9).contains(shown(old).alpha))
    stage.advance(by: 0.3)

    #expect(old.superview == nil)
    #expect(stage.tabs.tabBar.row.buttons.allSatisfy { $0.alpha == 1 })
  }

  @Test("with Reduce Motion items fade and do not slide", .rule("R-ITEM-12"))
  func reducedMotion() throws {
    let (phone, bar, items) = makeBar("A", "B")
    phone.reducesMotion = true
    let (old, kept) = (try #require(items[0].button), try #require(items[1].button))

    bar.setItems([items[1]], animated: true)
    let film = film(phone) { (kept: shown(kept).x, old: shown(old).alpha) }

    #expect(film.allSatisfy { $0.kept == bar.bounds.midX })
    #expect((0.1...0.9).contains(film[6].old))
    #expect(old.superview == nil)
  }

  // MARK: Interruptions

  @Test("a second change continues the animation of the first", .rule("R-ITEM-11"))
  func interruption() throws {
    let (phone, bar, items) = makeBar("A", "B", "C")
    let new = item("D")
    let kept = try #require(items[1].button)

    bar.setItems([items[1], new], animated: true)
    phone.advance(by: 0.1)
    let added = try #require(new.button)
    let before = (kept: shown(kept).x, added: shown(added).alpha)
    bar.setItems([items[0], items[1], items[2]], animated: true)
    phone.advance(by: 1e-4)

    #expect(abs(shown(kept).x - before.kept) < 1)
    #expect(abs(shown(added).alpha - before.added) < 0.01)
    phone.advance(by: 0.5)
    #expect(bar.row.buttons.map(\.item) == items)
    #expect(bar.subviews.compactMap { $0 as? UITabBarButton }.count == 3)
    #expect(shown(kept).x == bar.bounds.midX)
  }

  @Test("an item added again while it fades out gets its control back", .rule("R-ITEM-11"))
  func comingBack() throws {
    let (phone, bar, items) = makeBar("A", "B")
    let button = try #require(items[0].button)

    bar.setItems([items[1]], animated: true)
    phone.advance(by: 0.1)
    let faded = shown(button).alpha
    bar.setItems(items, animated: true)
    phone.advance(by: 1e-4)
    #expect(abs(shown(button).alpha - faded) < 0.01)
    phone.advance(by: 0.5)

    #expect(items[0].button === button)
    #expect(shown(button).alpha == 1)
    #expect(button.isUserInteractionEnabled)
    #expect(bar.subviews.compactMap { $0 as? UITabBarButton }.count == 2)
  }

  @Test("an item removed, added and removed again fades out completely", .rule("R-ITEM-11"))
  func goingTwice() throws {
    let (phone, bar, items) = makeBar("A", "B")
    let button = try #require(items[0].button)

    bar.setItems([items[1]], animated: true)
    phone.advance(by: 0.1)
    bar.setItems(items, animated: true)
    phone.advance(by: 0.1)
    bar.setItems([items[1]], animated: true)
    phone.advance(by: 0.1)
    #expect(button.superview === bar)
    #expect(shown(button).alpha > 0)
    phone.advance(by: 0.2)

    #expect(button.superview == nil)
  }

  @Test("a change without animation ends running ones", .rule("R-ITEM-11"))
  func endingAtOnce() throws {
    let (phone, bar, items) = makeBar("A", "B", "C")
    let old = try #require(items[0].button)

    bar.setItems([items[1], items[2]], animated: true)
    phone.advance(by: 0.1)
    bar.items = [items[2]]
    phone.advance(by: Self.frame)

    #expect(old.superview == nil)
    #expect(shown(items[2].button).x == bar.bounds.midX)
  }

  @Test("a bar removed from its window during a change is complete when it is added again")
  func leavingWindow() throws {
    let (phone, bar, items) = makeBar("A", "B")
    let old = try #require(items[0].button)

    bar.setItems([items[1]], animated: true)
    phone.advance(by: 0.1)
    bar.removeFromSuperview()
    phone.advance(by: 1)
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)

    #expect(old.superview == nil)
    #expect(shown(items[1].button).x == bar.bounds.midX)
  }

  // MARK: Selection and taps

  @Test(
    "removing the selected item deselects it without calling the delegate",
    .rule("R-ITEM-13"),
    .member("UITabBar.selectedItem")
  )
  func selectedItemGoes() throws {
    let (phone, bar, items) = makeBar("A", "B")
    let listener = RecordingTabBarDelegate()
    bar.delegate = listener
    bar.selectedItem = items[0]
    let old = try #require(items[0].button)

    bar.setItems([items[1]], animated: true)

    #expect(bar.selectedItem == nil)
    #expect(old.isSelected)
    phone.advance(by: 0.5)
    #expect(listener.journal.lines.isEmpty)
    #expect(bar.row.buttons.allSatisfy { !$0.isSelected })
  }

  @Test("a selected item that was removed and added again is not selected", .rule("R-ITEM-13"))
  func comingBackUnselected() {
    let (phone, bar, items) = makeBar("A", "B")
    bar.selectedItem = items[0]

    bar.setItems([items[1]], animated: true)
    phone.advance(by: 0.1)
    bar.setItems(items, animated: true)
    phone.advance(by: 0.5)

    #expect(bar.selectedItem == nil)
    #expect(bar.row.buttons.allSatisfy { !$0.isSelected })
  }

  @Test(
    "an item that fades out receives no taps and is not accessible; the others are usable",
    .rule("R-ITEM-13")
  )
  func tapsWhileMoving() throws {
    let (phone, bar, items) = makeBar("A", "B")
    let listener = RecordingTabBarDelegate()
    bar.delegate = listener
    let new = item("C")
    let old = try #require(items[0].button)
    let place = CGPoint(x: bar.frame.minX + 8, y: bar.frame.midY)

    bar.setItems([new], animated: true)
    phone.advance(by: 0.1)
    #expect(old.superview === bar)
    #expect(!phone.elements.contains { $0.label == "A" })
    phone.tap(at: place)

    #expect(listener.journal.lines == ["didSelect C off"])
    #expect(bar.selectedItem === new)
  }

  @Test("items can be replaced in didSelect", .rule("R-ITEM-13"), arguments: [false, true])
  func replacingWhileTold(animated: Bool) throws {
    let (phone, bar, items) = makeBar("A", "B")
    let listener = RecordingTabBarDelegate()
    bar.delegate = listener
    let new = [item("C"), items[1]]
    listener.onDidSelect = { bar.setItems(new, animated: animated) }

    try phone.tap("A")
    phone.advance(by: 0.5)
    #expect(bar.selectedItem == nil)
    try phone.tap("B")
    phone.advance(by: 0.5)

    #expect(listener.journal.lines == ["didSelect A off", "didSelect B off"])
    #expect(bar.selectedItem === items[1])
    #expect(bar.row.buttons.map(\.item) == new)
  }

  // MARK: Unusual items

  @Test("any number of items can be added and removed", .rule("R-ITEM-11"), arguments: [0, 1, 50])
  func counts(count: Int) {
    let (phone, bar, _) = makeBar("A", "B", "C")

    bar.setItems((0..<count).map { item("\($0)") }, animated: true)
    phone.advance(by: 0.5)
    let controls = bar.subviews.compactMap { $0 as? UITabBarButton }
    #expect(bar.items?.count == count)
    #expect(controls.count == min(count, 8))
    #expect(controls.allSatisfy { $0.alpha == 1 && bar.bounds.contains($0.frame) })

    bar.setItems(nil, animated: true)
    phone.advance(by: 0.5)
    #expect(bar.items == nil)
    #expect(bar.subviews.allSatisfy { !($0 is UITabBarButton) })
  }

  @Test(
    "an item that is there twice is updated in both places, and one can be removed",
    .rule("R-ITEM-14")
  )
  func sameItemTwice() {
    let (phone, bar, items) = makeBar("A")
    bar.setItems([items[0], items[0]], animated: true)
    phone.advance(by: 0.5)

    items[0].title = "Z"
    phone.advance(by: Self.frame)
    #expect(bar.row.buttons.map(\.label.text) == ["Z", "Z"])

    bar.setItems([items[0]], animated: true)
    phone.advance(by: 0.5)
    items[0].title = "Y"
    phone.advance(by: Self.frame)
    #expect(bar.row.buttons.map(\.label.text) == ["Y"])
    #expect(items[0].buttons == bar.row.buttons)
  }

  @Test("an item on two bars is shown on both with separate selections", .rule("R-ITEM-14"))
  func sharedItem() {
    let (phone, bar, items) = makeBar("A", "B")
    let other = UITabBar(frame: bar.frame.offsetBy(dx: 0, dy: -100))
    other.items = [items[0]]
    phone.window.addSubview(other)
    bar.selectedItem = items[0]
    phone.advance(by: Self.frame)
    #expect(bar.row.buttons.map(\.isSelected) == [true, false])
    #expect(other.row.buttons.map(\.isSelected) == [false])

    items[0].badgeValue = "1"
    phone.advance(by: Self.frame)
    #expect(bar.row.buttons[0].badgeView != nil)
    #expect(other.row.buttons[0].badgeView != nil)

    bar.items = [items[1]]
    items[0].badgeValue = nil
    phone.advance(by: Self.frame)
    #expect(other.row.buttons[0].badgeView == nil)
    #expect(items[0].buttons == other.row.buttons)
  }

  // MARK: Memory

  @Test("controls are released with their items, and a bar during a change")
  func release() throws {
    try expectReleased {
      let (phone, bar, items) = makeBar("A", "B")
      let old = try #require(items[0].button)
      bar.setItems([items[1]], animated: true)
      phone.advance(by: 0.5)
      return [old, items[0]]
    }
    expectReleased {
      let (phone, bar, items) = makeBar("A", "B")
      bar.setItems([item("C")], animated: true)
      phone.advance(by: 0.1)
      bar.removeFromSuperview()
      phone.advance(by: 0.5)
      return [bar, phone.window] + items + bar.row.buttons
    }
  }
}
