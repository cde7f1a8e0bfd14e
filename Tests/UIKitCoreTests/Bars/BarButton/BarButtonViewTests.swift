import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("BarButtonView", .releasesEverything) @MainActor
struct BarButtonViewTests {
  @MainActor private final class Target: NSObject {
    let journal = Journal()

    func plain() { journal.record("plain") }
    func sender(_ item: Any?) { journal.record(item is UIBarButtonItem ? "item" : "other") }
    func event(_ item: Any?, _ event: UIEvent?) {
      journal.record(event == nil ? "no event" : "event")
    }
  }

  /// A page whose action is found through the responder chain.
  private final class Page: UIViewController {
    private(set) var taps = 0

    func tapOnPage() { taps += 1 }
  }

  private let phone = Simulator(.iPhone15)
  private let page = Page()
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 393, height: 44))

  private func show(_ items: UIBarButtonItem...) {
    phone.window.rootViewController = page
    bar.items = items
    page.view.addSubview(bar)
    phone.advance(by: 0.1)
  }

  private func button(_ index: Int = 0) throws -> BarButtonView {
    try #require(bar.row.buttons[index])
  }

  // MARK: Taps

  @Test("a tap calls the action with the item and the event", .rule("R-BBI-2"))
  func calling() throws {
    let target = Target()
    show(
      UIBarButtonItem(
        title: "One",
        style: .plain,
        target: target,
        action: Selector(Target.plain, "plain")
      ),
      UIBarButtonItem(
        title: "Two",
        style: .plain,
        target: target,
        action: Selector(Target.sender, "sender(_:)")
      ),
      UIBarButtonItem(
        title: "Three",
        style: .plain,
        target: target,
        action: Selector(Target.event, "event(_:_:)")
      )
    )

    for name in ["One", "Two", "Three"] { try phone.tap(name) }

    #expect(target.journal.lines == ["plain", "item", "event"])
  }

  @Test(
    "without a target the responder chain is used; a deallocated target is not replaced",
    .rule("R-BBI-2")
  )
  func missingTargets() throws {
    let action = Selector(Page.tapOnPage, "tapOnPage")
    let loose = UIBarButtonItem(title: "Loose", style: .plain, target: nil, action: action)
    let idle = UIBarButtonItem(title: "Idle", style: .plain, target: page, action: nil)
    let orphan = UIBarButtonItem(title: "Orphan", style: .plain, target: Target(), action: action)
    show(loose, idle, orphan)

    try phone.tap("Loose")
    try phone.tap("Idle")
    try phone.tap("Orphan")

    #expect(page.taps == 1)
  }

  @Test("a primary action replaces target and action, and its sender is the item", .rule("R-BBI-3"))
  func primaryAction() throws {
    let target = Target()
    var sender: AnyObject?
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { sender = $0.sender })
    item.target = target
    item.action = Selector(Target.plain, "plain")
    show(item)

    try phone.tap("Go")

    #expect(sender === item)
    #expect(target.journal.lines.isEmpty)
  }

  @Test("an item that changes its selection does so before its action runs", .rule("R-BBI-7"))
  func toggling() throws {
    var seen: [Bool] = []
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Bold") {
        seen.append(($0.sender as? UIBarButtonItem)?.isSelected ?? false)
      }
    )
    item.changesSelectionAsPrimaryAction = true
    show(item)

    try phone.tap("Bold")
    try phone.tap("Bold")

    #expect(seen == [true, false])
  }

  @Test("a disabled item ignores taps", .rule("R-BBI-9"))
  func disabled() throws {
    let target = Target()
    let item = UIBarButtonItem(
      title: "Off",
      style: .plain,
      target: target,
      action: Selector(Target.plain, "plain")
    )
    item.isEnabled = false
    show(item)

    phone.tap(at: CGPoint(x: 30, y: 422))

    #expect(target.journal.lines.isEmpty)
    #expect(try button().accessibilityTraits.contains(.notEnabled))
    #expect(try button().label.textColor == .tertiaryLabel)
  }

  @Test("a custom view receives its own touches, and the item sends no action", .rule("R-BBI-5"))
  func customView() throws {
    let target = Target()
    let toggle = UISwitch()
    let item = UIBarButtonItem(customView: toggle)
    item.target = target
    item.action = Selector(Target.plain, "plain")
    show(item)

    phone.tap(at: toggle.convert(CGPoint(x: 25, y: 15), to: phone.window))

    #expect(toggle.isOn)
    #expect(target.journal.lines.isEmpty)
    #expect(try !button().isAccessibilityElement)
  }

  // MARK: Appearance

  @Test("an image hides the title, and a custom view hides both", .rule("R-BBI-1"))
  func precedence() throws {
    let item = UIBarButtonItem(title: "Title", style: .plain, target: nil, action: nil)
    show(item)
    #expect(try !button().label.isHidden)

    item.image = UIImage(systemName: "plus")
    phone.advance(by: 0.1)
    #expect(try button().label.isHidden)
    #expect(try !button().imageView.isHidden)

    item.customView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    phone.advance(by: 0.1)
    #expect(try button().imageView.isHidden)
    #expect(item.customView?.superview === (try button()))
  }

  @Test("a pressed button fades immediately and returns with animation", .rule("R-BBI-23"))
  func pressing() throws {
    show(UIBarButtonItem(title: "Press", style: .plain, target: nil, action: nil))

    phone.press(at: CGPoint(x: 30, y: 422))
    #expect(try abs(button().label.alpha - BarButtonMetrics.highlightedAlpha) < 0.001)
    phone.lift()
    phone.advance(by: 0.1)
    let shown = try #require(try button().label.layer.presentation()).opacity
    #expect(shown > 0.2 && shown < 1)
    phone.advance(by: 1)

    #expect(try button().label.alpha == 1)
  }

  @Test("template images use the item's tint color, else the bar's", .rule("R-BBI-22", "R-BBI-21"))
  func tints() throws {
    let plus = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      style: .plain,
      target: nil,
      action: nil
    )
    let red = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      style: .plain,
      target: nil,
      action: nil
    )
    let fixed = UIImage.bitmap(.green, width: 8, height: 8).withRenderingMode(.alwaysOriginal)
    let original = UIBarButtonItem(image: fixed, style: .plain, target: nil, action: nil)
    red.tintColor = .systemRed
    bar.tintColor = .systemPurple
    show(plus, red, original)

    #expect(try button(0).imageView.tintColor == .systemPurple)
    #expect(try button(1).imageView.tintColor == .systemRed)
    #expect(try button(2).imageView.image?.renderingMode == .alwaysOriginal)
    let size = UIImage(systemName: "plus", withConfiguration: BarButtonMetrics.symbolConfiguration)?
      .size
    #expect(try button(0).imageView.image?.size == size)
    red.tintColor = nil
    phone.advance(by: 0.1)
    #expect(try button(1).imageView.tintColor == .systemPurple)
  }

  @Test("done titles are semibold, and only the first line is shown", .rule("R-BBI-20"))
  func titles() throws {
    show(
      UIBarButtonItem(systemItem: .done),
      UIBarButtonItem(title: "One\nTwo", style: .plain, target: nil, action: nil)
    )

    #expect(try button(0).label.font == BarButtonMetrics.doneFont)
    #expect(try button(1).label.text == "One")
    phone.textScale = 2
    phone.advance(by: 0.1)
    #expect(try button(0).label.font.pointSize == 17)
  }

  @Test("a selected item has a background in the tint color", .rule("R-BBI-27"))
  func selection() throws {
    let item = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    item.isSelected = true
    show(item)

    #expect(try button().subviews.first?.backgroundColor == (try button().tintColor))
    #expect(try button().label.textColor == .systemBackground)
    #expect(try button().accessibilityTraits.contains(.selected))
    item.isSelected = false
    phone.advance(by: 0.1)
    #expect(try button().subviews.count == 2)
  }

  @Test("a background image fills the button", .rule("R-BBI-31"))
  func backgrounds() throws {
    let item = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(.bitmap(.red, width: 4, height: 4), for: .normal, barMetrics: .default)
    item.setBackgroundVerticalPositionAdjustment(2, for: .default)
    show(item)

    let button = try button()
    #expect(button.backgroundView?.frame == button.bounds.offsetBy(dx: 0, dy: 2))
  }

  // MARK: Sizes

  @Test(
    "a button is at least 44 points wide, and wider if its text is",
    .rule("R-BBI-24", "R-BBI-25")
  )
  func widths() throws {
    let wide = UIBarButtonItem(title: "A long title", style: .plain, target: nil, action: nil)
    let fixed = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    fixed.width = 120
    show(UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), wide, fixed)

    #expect(try button(0).frame.width == 44)
    #expect(
      try button(1).frame.width
        == (try button(1).label.intrinsicContentSize.width.rounded(.up) + 16)
    )
    #expect(try button(2).frame.width == 120)
  }

  @Test("the widest of possibleTitles determines the width", .rule("R-BBI-25"))
  func possibleTitles() throws {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    item.possibleTitles = ["On", "Switched off"]
    show(item)
    let width = try button().frame.width

    item.title = "Switched off"
    phone.advance(by: 0.1)

    #expect(try button().frame.width == width)
  }

  @Test(
    "custom views are sized by constraints, frame or fitting size",
    .rule("R-BBI-6")
  )
  func customSizes() throws {
    let framed = UIView(frame: CGRect(x: 5, y: 5, width: 60, height: 20))
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 70).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let label = UILabel()
    label.text = "Updated just now"
    let column = UIStackView(arrangedSubviews: [UIView(), UIView()])
    for view in column.arrangedSubviews {
      view.widthAnchor.constraint(equalToConstant: 12).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    show(
      UIBarButtonItem(customView: framed),
      UIBarButtonItem(customView: constrained),
      UIBarButtonItem(customView: label),
      UIBarButtonItem(customView: column)
    )

    #expect(framed.convert(framed.bounds, to: bar) == CGRect(x: 16, y: 12, width: 60, height: 20))
    #expect(
      constrained.convert(constrained.bounds, to: bar)
        == CGRect(x: 84, y: 10, width: 70, height: 24)
    )
    #expect(label.bounds.size == label.intrinsicContentSize)
    #expect(column.bounds.size == CGSize(width: 24, height: 10))
  }

  @Test("in a short bar buttons receive touches in a height of 44 points", .rule("R-BBI-24"))
  func touches() throws {
    let target = Target()
    show(
      UIBarButtonItem(
        title: "One",
        style: .plain,
        target: target,
        action: Selector(Target.plain, "plain")
      )
    )
    bar.frame.size.height = 32
    phone.advance(by: 0.1)

    #expect(try button().point(inside: CGPoint(x: 10, y: -5), with: nil))
    #expect(try !button().point(inside: CGPoint(x: 10, y: -7), with: nil))
  }

  // MARK: Accessibility

  @Test(
    "the accessibility label is the item's label, its title or the system's name",
    .rule("R-BBI-36")
  )
  func names() throws {
    let labelled = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    labelled.accessibilityLabel = "Better"
    labelled.accessibilityIdentifier = "id"
    show(labelled, UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .cancel))

    #expect(try button(0).accessibilityLabel == "Better")
    #expect(try button(0).accessibilityIdentifier == "id")
    #expect(try button(1).accessibilityLabel == "Share")
    #expect(try button(2).accessibilityLabel == "Cancel")
    #expect(try button(2).accessibilityTraits == .button)
    #expect(labelled.value(forKey: "view") as? BarButtonView === (try button(0)))
  }

  @Test(
    "accessibility activation and spring loading perform an item like a tap",
    .rule("R-BBI-36", "R-IN-4")
  )
  func otherWays() throws {
    let target = Target()
    let item = UIBarButtonItem(
      title: "One",
      style: .plain,
      target: target,
      action: Selector(Target.plain, "plain")
    )
    show(item)
    #expect(try !button().isReadyForSpringLoading)
    item.isSpringLoaded = true

    #expect(try button().accessibilityActivate())
    #expect(try button().isReadyForSpringLoading)
    try button().springLoad()

    #expect(target.journal.lines == ["plain", "plain"])
  }
}
