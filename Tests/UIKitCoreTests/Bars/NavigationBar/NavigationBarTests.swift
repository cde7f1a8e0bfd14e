import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UINavigationBar", .serialized) @MainActor
struct NavigationBarTests {
  private let phone = Simulator(.iPhoneSE)
  private let bar = UINavigationBar()

  /// Adds the bar to the window with one item per title, and returns the top item.
  private func show(_ titles: String..., large: Bool = false) -> UINavigationItem {
    if large { bar.prefersLargeTitles = true }
    bar.items = titles.map(UINavigationItem.init(title:))
    phone.window.addSubview(bar)
    layOut()
    return bar.topItem ?? UINavigationItem()
  }

  private func layOut() {
    bar.frame = CGRect(
      origin: CGPoint(x: 0, y: 20),
      size: bar.sizeThatFits(phone.window.bounds.size)
    )
    phone.advance(by: 0.5)
  }

  private var labels: [String] { phone.elements.compactMap(\.label) }

  // MARK: Content

  @Test("a bar is 44 points high, with a prompt 74", .rule("R-NBAR-1", "R-NBAR-2"))
  func heights() {
    let item = show("Title")
    #expect(bar.bounds.height == 44)

    item.prompt = "Say something"
    layOut()
    #expect(bar.bounds.height == 74)
    #expect(bar.page?.row.frame.minY == 30)
    #expect(labels.contains("Say something"))
  }

  @Test(
    "idiom and size class determine the height and whether large titles are shown",
    .rule("R-NBAR-1", "R-NBAR-4"),
    arguments: [
      (UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.regular, CGFloat(44), true),
      (.phone, .compact, 32, false), (.pad, .regular, 50, true), (.pad, .compact, 50, true),
    ]
  )
  func environment(
    idiom: UIUserInterfaceIdiom,
    vertical: UIUserInterfaceSizeClass,
    height: CGFloat,
    isLarge: Bool
  ) {
    let environment = NavigationBarTraits(idiom: idiom, verticalSizeClass: vertical)
    #expect(environment.contentHeight == height)
    #expect(environment.showsLargeTitles == isLarge)
  }

  @Test("hidden items take no space on either side", .rule("R-BBI-9", "R-BBI-8"))
  func hiddenItems() throws {
    let item = show("Title")
    let items = ["A", "B", "C", "D"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    let (left, right) = (Array(items.prefix(2)), Array(items.suffix(2)))
    item.leftBarButtonItems = left
    item.rightBarButtonItems = right
    phone.advance(by: 0.02)
    func frame(_ item: UIBarButtonItem) -> CGRect {
      item.button.map { $0.convert($0.bounds, to: bar) } ?? .null
    }
    let before = (a: frame(left[0]), b: frame(left[1]), c: frame(right[0]))

    left[0].isHidden = true
    right[0].isHidden = true
    phone.advance(by: 0.02)
    // Widths are not necessarily whole pixels.
    #expect(abs(frame(left[1]).minX - before.a.minX) < 1)
    #expect(abs(frame(right[1]).maxX - before.c.maxX) < 1)
    #expect(!labels.contains("A") && labels.contains("B") && !labels.contains("C"))

    left[0].isHidden = false
    phone.advance(by: 0.02)
    #expect(frame(left[0]) == before.a && frame(left[1]) == before.b)
  }

  @Test("a large title adds 52 points and is at the leading edge", .rule("R-NBAR-3", "R-NBAR-11"))
  func large() throws {
    let item = show("Title", large: true)
    #expect(bar.bounds.height == 96)
    let label = try #require(bar.page?.large?.label)
    #expect(label.convert(label.bounds, to: bar).minX == 16)
    #expect(label.convert(label.bounds, to: bar).maxY == 88)

    item.title = ""
    #expect(bar.sizeThatFits(.zero).height == 44)
  }

  @Test(
    "the automatic mode inherits from the item below, and is large for the first item",
    .rule("R-NBAR-3")
  )
  func largeModes() {
    let item = show("One", "Two", "Three", large: true)
    #expect(bar.showsLargeTitle)
    bar.items?[1].largeTitleDisplayMode = .never
    #expect(!bar.showsLargeTitle)
    item.largeTitleDisplayMode = .always
    #expect(bar.showsLargeTitle)
    bar.prefersLargeTitles = false
    #expect(!bar.showsLargeTitle)
  }

  @Test("a large title is higher at larger text sizes", .rule("R-NBAR-4"))
  func textSize() {
    _ = show("Title", large: true)
    phone.textScale = 1.5
    layOut()
    #expect(bar.bounds.height > 96)
    #expect(bar.page?.row.titleLabel.font.pointSize == 17)
  }

  @Test("a title view is centered and keeps its size", .rule("R-NBAR-20"))
  func titleView() {
    let item = show("Title")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    item.titleView = view
    layOut()
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 147.5, y: 7, width: 80, height: 30))
    #expect(!labels.contains("Title"))

    item.titleView = nil
    layOut()
    #expect(view.superview == nil)
    #expect(labels.contains("Title"))
  }

  @Test("left items are at the leading edge, and the first item is outermost", .rule("R-NBAR-22"))
  func sides() throws {
    let item = show("Title")
    item.leftBarButtonItems = ["A", "B"].map(button)
    item.rightBarButtonItems = ["C", "D"].map(button)
    layOut()
    func x(_ label: String) throws -> CGFloat {
      try #require(phone.elements.first { $0.label == label }).frame.midX
    }
    #expect(try x("A") < x("B") && x("B") < x("D") && x("D") < x("C"))

    phone.layoutDirection = .rightToLeft
    layOut()
    #expect(try x("A") > x("B") && x("B") > x("D") && x("D") > x("C"))
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("items receive taps", .rule("R-NBAR-22"))
  func taps() throws {
    let item = show("Title")
    var taps = 0
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Go",
      primaryAction: UIAction { _ in taps += 1 }
    )
    layOut()
    try phone.tap("Go")
    #expect(taps == 1)
  }

  @Test("left items replace the back button or supplement it", .rule("R-NBAR-21"))
  func replacing() {
    let item = show("One", "Two")
    item.leftBarButtonItem = button("Menu")
    layOut()
    #expect(!labels.contains("One"))
    item.leftItemsSupplementBackButton = true
    layOut()
    #expect(labels.contains("One"))
    item.hidesBackButton = true
    layOut()
    #expect(!labels.contains("One"))
  }

  @Test("backBarButtonItem sets the back button's title", .rule("R-NBAR-17", "R-NBAR-50"))
  func backItem() throws {
    var taps = 0
    _ = show("One", "Two")
    let own = UIBarButtonItem(title: "Uno", primaryAction: UIAction { _ in taps += 1 })
    bar.backItem?.backBarButtonItem = own
    layOut()
    #expect(bar.page?.row.backButton.label.text == "Uno")

    try phone.tap("Uno")
    phone.advance(by: 1)
    #expect(bar.topItem?.title == "One")
    #expect(taps == 0)
  }

  @Test("titles have the header trait, and the back button the button trait", .rule("R-NBAR-50"))
  func accessibility() throws {
    _ = show("One", "Two")
    bar.backItem?.backButtonDisplayMode = .minimal
    layOut()
    let title = try #require(phone.elements.first { $0.label == "Two" })
    let back = try #require(phone.elements.first { $0.label == "One" })
    #expect(title.traits.contains(.header))
    #expect(back.traits.contains(.button))
  }

  @Test("the back button's touch area is at least 44 by 44 points", .rule("R-NBAR-16"))
  func touchArea() throws {
    _ = show("One", "Two")
    bar.backItem?.backButtonDisplayMode = .minimal
    layOut()
    let button = try #require(bar.page?.row.backButton)
    #expect(button.bounds.width < 30)
    #expect(bar.hitTest(CGPoint(x: 31, y: 1), with: nil) === button)
    bar.frame.size.height = 32
    #expect(bar.point(inside: CGPoint(x: 5, y: -5), with: nil))
  }

  // MARK: Stack and delegate

  @Test("pushing and popping calls the delegate", .rule("R-NBAR-60", "R-NBAR-61"))
  func delegate() throws {
    _ = show("One")
    let delegate = RecordingNavigationBarDelegate()
    bar.delegate = delegate
    let two = UINavigationItem(title: "Two")

    delegate.allows = false
    bar.pushItem(two, animated: false)
    #expect(bar.topItem?.title == "One")
    delegate.allows = true
    bar.pushItem(two, animated: false)
    #expect(bar.topItem === two)
    #expect(bar.backItem?.title == "One")
    #expect(delegate.journal.lines == ["push Two?", "push Two?", "pushed Two"])

    delegate.journal.clear()
    layOut()
    try phone.tap("One")
    #expect(delegate.journal.lines == ["pop Two?"])
    phone.advance(by: 1)
    #expect(delegate.journal.lines == ["pop Two?", "popped Two"])
    #expect(bar.popItem(animated: false)?.title == "One")
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test("setting items does not call the delegate, and drops duplicates", .rule("R-NBAR-62"))
  func setting() {
    let item = show("One")
    let delegate = RecordingNavigationBarDelegate()
    bar.delegate = delegate
    bar.setItems([item, UINavigationItem(title: "Two"), item], animated: true)
    phone.advance(by: 1)
    #expect(bar.items?.count == 2)
    #expect(bar.topItem?.title == "Two")
    #expect(delegate.journal.lines.isEmpty)
    bar.items = nil
    #expect(bar.topItem == nil)
    #expect(item.bar == nil)
  }

  @Test(
    "the background of a bar attached to the top extends to the window's edge",
    .rule("R-NBAR-1")
  )
  func attached() {
    _ = show("One")
    #expect(bar.backgroundView.frame.minY == 0)
    let delegate = RecordingNavigationBarDelegate()
    delegate.position = .topAttached
    bar.delegate = delegate
    layOut()
    #expect(bar.backgroundView.frame == CGRect(x: 0, y: -20, width: 375, height: 64))
  }

  @Test("the hairline is below the bar", .rule("R-NBAR-36"))
  func line() throws {
    _ = show("One")
    let line = try #require(bar.backgroundView.shadowView)
    #expect(line.frame.minY == bar.backgroundView.bounds.height)
  }

  @Test("the top item's appearance is used while it is on top", .rule("R-NBAR-32"))
  func looks() {
    let item = show("One", "Two")
    let red = UINavigationBarAppearance()
    red.configureWithOpaqueBackground()
    red.backgroundColor = .red
    item.standardAppearance = red
    #expect(bar.backgroundView.imageView?.backgroundColor == .red)
    bar.popItem(animated: false)
    #expect(bar.backgroundView.imageView?.backgroundColor != .red)
  }

  @Test("title adjustments apply to their bar metrics", .rule("R-NBAR-37"))
  func shifts() {
    _ = show("One")
    let old = bar.page?.row.titleLabel.center.y ?? 0
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    layOut()
    #expect(bar.page?.row.titleLabel.center.y == old + 5)
    bar.setTitleVerticalPositionAdjustment(.nan, for: .default)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 5)
  }

  @Test("appearance proxies configure bars", .rule("R-NBAR-35"))
  func proxies() {
    AppearanceProxies.withFreshRules {
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().setBackgroundImage(nil, for: .default)
      _ = show("One")
      #expect(bar.prefersLargeTitles)
      #expect(bar.barTintColor == .red)
    }
  }
}

/// Records the delegate calls of a navigation bar.
private final class RecordingNavigationBarDelegate: NSObject, UINavigationBarDelegate {
  let journal = Journal()
  var allows = true
  var position = UIBarPosition.any

  func position(for bar: UIBarPositioning) -> UIBarPosition { position }

  func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    journal.record("push \(item.title ?? "")?")
    return allows
  }

  func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
    journal.record("pushed \(item.title ?? "")")
  }

  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    journal.record("pop \(item.title ?? "")?")
    return allows
  }

  func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
    journal.record("popped \(item.title ?? "")")
  }
}
