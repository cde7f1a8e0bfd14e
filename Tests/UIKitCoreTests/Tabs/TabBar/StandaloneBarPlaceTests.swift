import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: standalone bars", .serialized) @MainActor
struct StandaloneBarPlaceTests {
  private let phone = Simulator(.iPhone15)
  private let page = UIViewController()

  init() { phone.window.rootViewController = page }

  private func addBar(_ titles: [String], y: CGFloat = 700, to view: UIView? = nil) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: y, width: 393, height: 49))
    bar.items = titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
    (view ?? page.view).addSubview(bar)
    phone.advance(by: 0.1)
    return bar
  }

  // MARK: Items

  @Test("disabled items ignore taps; code can select them", .rule("R-ITEM-9", "R-STR-20"))
  func disabledItem() throws {
    let delegate = RecordingTabBarDelegate()
    let bar = addBar(["One", "Two"])
    bar.delegate = delegate
    bar.items?[1].isEnabled = false
    phone.advance(by: 0.1)

    try phone.tap("Two")
    #expect(bar.selectedItem == nil)
    #expect(delegate.journal.lines.isEmpty)

    bar.selectedItem = bar.items?[1]
    #expect(bar.selectedItem?.title == "Two")
  }

  @Test(
    "any number of items can be set; at least five are shown",
    .member("UITabBar.items"),
    arguments: [(0, 0), (1, 1), (5, 5), (8, 8), (50, 8)]
  )
  func numberOfItems(count: Int, shown: Int) throws {
    let bar = addBar((0..<count).map { "Item \($0)" })

    #expect(bar.items?.count == count)
    #expect(bar.subviews.filter { $0 is UIControl }.count == shown)
    guard shown > 0 else { return }
    try phone.tap("Item \(shown - 1)")
    #expect(bar.selectedItem === bar.items?[shown - 1])
    bar.selectedItem = bar.items?.last
    #expect(bar.selectedItem === bar.items?.last)
    bar.items = nil
    phone.advance(by: 0.1)
    #expect(bar.selectedItem == nil)
    #expect(bar.subviews.filter { $0 is UIControl }.isEmpty)
  }

  @Test("nil removes the selection", .rule("R-STR-21"), .member("UITabBar.selectedItem"))
  func deselecting() {
    let bar = addBar(["One", "Two"])
    bar.selectedItem = bar.items?[0]

    bar.selectedItem = nil

    #expect(bar.selectedItem == nil)
    #expect(bar.row.buttons.allSatisfy { !$0.isSelected })
  }

  @Test("a tap on the selected item is reported again", .rule("R-STR-20"))
  func reselecting() throws {
    let delegate = RecordingTabBarDelegate()
    let bar = addBar(["One", "Two"])
    bar.delegate = delegate

    try phone.tap("One")
    try phone.tap("One")

    #expect(delegate.journal.lines == ["didSelect One off", "didSelect One off"])
  }

  @Test("the delegate is referenced weakly", .member("UITabBar.delegate"))
  func weakDelegate() {
    let bar = addBar(["One"])
    bar.delegate = RecordingTabBarDelegate()

    #expect(bar.delegate == nil)
    phone.tap(at: CGPoint(x: 196, y: 720))
    #expect(bar.selectedItem?.title == "One")
  }

  @Test("a bar is archived with its frame, items and background", .member("UITabBar.init"))
  func coding() throws {
    let bar = UITabBar(frame: CGRect(x: 3, y: 4, width: 200, height: 49))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]

    let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    reader.decodingFailurePolicy = .setErrorAndReturn
    let copy = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITabBar

    #expect(reader.error == nil)
    #expect(copy?.frame == bar.frame)
    // The archive contains the items; their controls are next to the background.
    #expect(copy?.subviews.filter { $0 is _UIBarBackground }.count == 1)
    #expect(copy?.items?.map(\.title) == ["One"])
  }

  // MARK: Layout

  @Test("several bars on a page are independent", .rule("R-STR-22"))
  func severalBars() throws {
    let delegate = RecordingTabBarDelegate()
    let first = addBar(["One", "Two"], y: 100)
    let second = addBar(["Three", "Four"], y: 600)
    second.delegate = delegate

    try phone.tap("Two")
    try phone.tap("Three")

    #expect(first.selectedItem?.title == "Two")
    #expect(second.selectedItem?.title == "Three")
    #expect(delegate.journal.lines == ["didSelect Three off"])
  }

  @Test("a bar can be at the top of a page", .rule("R-STR-22"), .member("UITabBar.sizeThatFits"))
  func atTop() throws {
    let bar = addBar(["One", "Two"], y: 59)

    #expect(bar.sizeThatFits(page.view.bounds.size) == CGSize(width: 393, height: 83))
    #expect(bar.row.buttons.map(\.frame.height) == [48, 48])
    try phone.tap("Two")
    #expect(bar.selectedItem?.title == "Two")
  }

  @Test(
    "a bar is tapped where it is visible when it is scrolled, rotated or scaled",
    .rule("R-STR-22")
  )
  func transformed() throws {
    let holder = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 393))
    page.view.addSubview(holder)
    let bar = addBar(["One", "Two"], y: 100, to: holder)

    holder.bounds.origin = CGPoint(x: 0, y: 60)
    try phone.tap("Two")
    #expect(bar.selectedItem?.title == "Two")
    #expect(bar.convert(CGPoint.zero, to: nil).y == 240)

    holder.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    phone.advance(by: 0.1)
    try phone.tap("One")
    #expect(bar.selectedItem?.title == "One")
  }

  @Test("a bar in a hidden view receives no taps and keeps its selection", .rule("R-STR-22"))
  func hidden() {
    let holder = UIView(frame: page.view.bounds)
    page.view.addSubview(holder)
    let bar = addBar(["One", "Two"], to: holder)
    bar.selectedItem = bar.items?[0]
    holder.isHidden = true

    #expect(throws: Simulator.NotOnScreen.self) { try phone.tap("Two") }
    phone.tap(at: CGPoint(x: 300, y: 720))
    #expect(bar.selectedItem?.title == "One")

    bar.selectedItem = bar.items?[1]
    holder.isHidden = false
    phone.advance(by: 0.1)
    #expect(bar.row.buttons.map(\.isSelected) == [false, true])
  }

  @Test("a bar without a window can be configured", .rule("R-STR-21"))
  func withoutWindow() {
    let bar = UITabBar()
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[1]

    page.view.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 100, width: 393, height: 49)
    phone.advance(by: 0.1)
    #expect(bar.row.buttons.map(\.isSelected) == [false, true])
    bar.removeFromSuperview()
    #expect(bar.selectedItem?.title == "Two")
  }

  // MARK: Changes in callbacks

  @Test("selecting inside didSelect takes effect last", .rule("R-STR-20"))
  func selectingInside() throws {
    let delegate = RecordingTabBarDelegate()
    let bar = addBar(["One", "Two", "Three"])
    bar.delegate = delegate
    delegate.actions["didSelect"] = { $0.selectedItem = $0.items?[2] }

    try phone.tap("One")

    #expect(delegate.journal.lines == ["didSelect One off"])
    #expect(bar.selectedItem?.title == "Three")
    #expect(bar.row.buttons.map(\.isSelected) == [false, false, true])
  }

  @Test("replacing the items inside didSelect takes effect last", .rule("R-STR-21"))
  func replacingInside() throws {
    let delegate = RecordingTabBarDelegate()
    let bar = addBar(["One", "Two"])
    bar.delegate = delegate
    delegate.actions["didSelect"] = { $0.items = [UITabBarItem(title: "New", image: nil, tag: 0)] }

    try phone.tap("One")
    phone.advance(by: 0.5)

    #expect(bar.items?.map(\.title) == ["New"])
    #expect(bar.selectedItem == nil)
    try phone.tap("New")
    #expect(bar.selectedItem?.title == "New")
  }

  @Test("a bar removed inside didSelect keeps its selection", .rule("R-STR-22"))
  func removingInside() throws {
    let delegate = RecordingTabBarDelegate()
    let bar = addBar(["One", "Two"])
    bar.delegate = delegate
    delegate.actions["didSelect"] = { $0.removeFromSuperview() }

    try phone.tap("Two")
    phone.advance(by: 0.5)

    #expect(bar.superview == nil)
    #expect(bar.selectedItem?.title == "Two")
  }

  @Test("a bar released inside didSelect is deallocated")
  func releasingInside() {
    expectReleased {
      let phone = Simulator(.iPhoneSE)
      let delegate = RecordingTabBarDelegate()
      let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 375, height: 49))
      bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
      bar.delegate = delegate
      delegate.actions["didSelect"] = { $0.removeFromSuperview() }
      phone.window.addSubview(bar)
      phone.advance(by: 0.1)
      phone.tap(at: CGPoint(x: 187, y: 320))
      phone.advance(by: 0.5)
      return [bar]
    }
  }
}
