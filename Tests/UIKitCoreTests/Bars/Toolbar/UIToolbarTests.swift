import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIToolbar", .releasesEverything) @MainActor
struct UIToolbarTests {
  private let phone: Simulator
  private let page = UIViewController()
  private let bar = UIToolbar()

  init() { phone = Simulator(.iPhone15) }

  private func show(_ items: [UIBarButtonItem], y: CGFloat = 400, height: CGFloat = 44) {
    phone.window.rootViewController = page
    bar.frame = CGRect(x: 0, y: y, width: 393, height: height)
    bar.items = items
    page.view.addSubview(bar)
    phone.advance(by: 0.1)
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private var frames: [CGRect] {
    bar.row.buttons.compactMap { $0 }.map { $0.convert($0.bounds, to: bar) }
  }

  @Test("a new bar has no items and the position bottom", .rule("R-TOOL-3"))
  func defaults() {
    #expect(bar.items == nil)
    #expect(bar.delegate == nil)
    #expect(bar.barPosition == .bottom)
    #expect(bar.barStyle == .default)
    #expect(bar.barTintColor == nil)
    #expect(bar.isTranslucent)
    #expect(bar.standardAppearance == UIToolbarAppearance())
    #expect(bar.compactAppearance == nil)
    #expect(bar.scrollEdgeAppearance == nil)
    #expect(bar.compactScrollEdgeAppearance == nil)
  }

  @Test(
    "items begin at the leading margin in reading direction",
    .rule("R-TOOL-1", "R-TOOL-23")
  )
  func order() {
    show([item("One"), .flexibleSpace(), item("Two")])
    let left = frames

    phone.layoutDirection = .rightToLeft
    phone.advance(by: 0.1)

    #expect(left[0].minX < left[1].minX)
    #expect(frames[0].minX > frames[1].minX)
    #expect(frames[0].maxX == 393 - left[0].minX)
    let inset = (left[0].width - (bar.row.buttons[0]?.label.intrinsicContentSize.width ?? 0)) / 2
    #expect(abs(left[0].minX + inset - 16) <= 0.5)
  }

  @Test("wide bars have wider margins", .rule("R-TOOL-23"))
  func margins() {
    #expect(ScreenMetrics.sideMargin(forWidth: 413) == 16)
    #expect(ScreenMetrics.sideMargin(forWidth: 414) == 20)
  }

  @Test("a bar is 44 points high on a phone", .rule("R-TOOL-20"))
  func height() {
    show([])

    #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 44))
    #expect(bar.intrinsicContentSize.height == 44)
  }

  @Test("symbols are smaller on a low bar", .rule("R-BBI-21"))
  func compactSymbols() throws {
    let image = UIImage(systemName: "trash")
    show([
      UIBarButtonItem(systemItem: .trash),
      UIBarButtonItem(image: image, style: .plain, target: nil, action: nil),
    ])
    func sizes() -> [CGSize?] {
      (0..<2).map { bar.row.buttons[$0]?.imageView.image?.size }
    }
    func size(_ style: UIImage.SymbolConfiguration) -> CGSize? {
      UIImage(systemName: "trash", withConfiguration: style)?.size
    }
    let regular = try #require(size(BarButtonMetrics.symbolConfiguration))
    #expect(sizes() == [regular, regular])

    phone.rotate(to: .landscapeLeft)
    phone.advance(by: 1)
    let compact = try #require(size(BarButtonMetrics.compactSymbolConfiguration))
    #expect(compact.height < regular.height)
    #expect(sizes() == [compact, compact])
  }

  @Test("a bar is 32 points high on a phone in landscape", .rule("R-TOOL-21"))
  func compactHeight() {
    show([item("One")])

    phone.rotate(to: .landscapeLeft)
    phone.advance(by: 1)

    #expect(bar.intrinsicContentSize.height == 32)
    #expect(bar.row.buttons[0]?.barAppearance.isCompact == true)
    #expect(
      ToolbarTraits(horizontalSizeClass: .regular, verticalSizeClass: .compact).contentHeight
        == 44
    )
  }

  @Test("a bar is 50 points high on a tablet", .rule("R-TOOL-22"))
  func padHeight() {
    #expect(ToolbarTraits(idiom: .pad, horizontalSizeClass: .regular).contentHeight == 50)
  }

  @Test(
    "the background extends to the window's edge if the bar ends at the safe area",
    .rule("R-TOOL-4")
  )
  func reach() {
    show([], y: 852 - 34 - 44)
    #expect(bar.backgroundView.frame.height == 78)

    bar.frame.origin.y = 400
    phone.advance(by: 0.1)
    #expect(bar.backgroundView.frame.height == 44)
  }

  @Test("items of a higher bar stay above the home indicator", .rule("R-TOOL-2"))
  func safeArea() {
    show([item("One")], y: 852 - 78, height: 78)

    #expect(frames[0].minY == 0)
    #expect(frames[0].maxY == 44)
  }

  @Test("a delegate can position the bar at the top, with its hairline below", .rule("R-TOOL-3"))
  func position() {
    final class Delegate: NSObject, UIToolbarDelegate {
      func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let delegate = Delegate()
    show([], y: 59)
    #expect(!bar.backgroundView.hasLineBelow)

    bar.delegate = delegate
    phone.advance(by: 0.1)

    #expect(bar.barPosition == .topAttached)
    #expect(bar.backgroundView.hasLineBelow)
    #expect(bar.backgroundView.frame == CGRect(x: 0, y: -59, width: 393, height: 103))
  }

  // MARK: Changes

  @Test("an item that changes while it is shown moves its neighbors", .rule("R-BBI-8"))
  func changing() {
    let (first, second) = (item("A"), item("B"))
    show([first, second])
    let before = frames

    first.title = "A longer title"
    phone.advance(by: 0.02)

    #expect(frames[0].width > before[0].width)
    #expect(frames[1].minX == frames[0].maxX)
  }

  @Test("hidden items take no space, and spaces follow their width", .rule("R-BBI-9", "R-BBI-8"))
  func hiding() {
    let (first, space, last) = (item("A"), UIBarButtonItem.fixedSpace(20), item("A"))
    show([first, space, last])
    let before = frames

    space.width = 50
    phone.advance(by: 0.02)
    #expect(frames[1].minX == before[1].minX + 30)

    first.isHidden = true
    space.isHidden = true
    phone.advance(by: 0.02)
    #expect(frames[1].minX == before[0].minX)
    #expect(bar.row.buttons[0]?.isHidden == true)
  }

  @Test("scaling a page does not change the background of its bar", .rule("R-TOOL-4"))
  func smaller() {
    show([item("A")], y: 852 - 34 - 44)
    #expect(bar.backgroundView.frame.height == 78)

    page.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    bar.setNeedsLayout()
    phone.advance(by: 0.1)

    #expect(bar.backgroundView.frame.height == 78)
  }

  @Test("a space with a title becomes a button", .rule("R-BBI-4"))
  func spaceBecomesButton() {
    let space = UIBarButtonItem.flexibleSpace()
    show([item("A"), space])

    space.title = "B"
    phone.advance(by: 0.02)

    #expect(frames.count == 2)
  }

  @Test("replacing items removes old buttons and keeps those of remaining items", .rule("R-TOOL-6"))
  func replacing() {
    let stays = item("Stays")
    show([item("Goes"), stays])
    let button = bar.row.buttons[1]

    bar.items = [stays, item("New")]

    #expect(bar.row.buttons[0] === button)
    #expect(bar.contentView.subviews.count == 2)
  }

  @Test("with animation old items fade out and remaining ones slide", .rule("R-TOOL-6"))
  func animatedReplacing() throws {
    let stays = item("Stays")
    show([item("Goes"), stays])
    let (old, kept) = (try #require(bar.row.buttons[0]), try #require(bar.row.buttons[1]))
    let start = kept.center.x

    bar.setItems([stays, item("New")], animated: true)
    phone.advance(by: 0.1)

    let middle = try #require(kept.layer.presentation()).position.x
    #expect(middle < start && middle > kept.center.x)
    #expect(try #require(old.layer.presentation()).opacity < 1)
    #expect(!old.isUserInteractionEnabled)
    phone.advance(by: 0.5)
    #expect(old.superview == nil)
    #expect(frames[1].minX == frames[0].maxX)
  }

  @Test(
    "two bars can show one item, but its custom view is in the last one",
    .rule("R-TOOL-5", "R-BBI-8", "R-BBI-5")
  )
  func twoBars() throws {
    let (shared, viewed) = (
      item("Shared"),
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    )
    show([shared, viewed])
    let other = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 44))
    other.items = [shared, viewed]
    page.view.addSubview(other)
    phone.advance(by: 0.1)

    shared.title = "Changed"
    phone.advance(by: 0.1)

    #expect(bar.row.buttons[0]?.label.text == "Changed")
    #expect(other.row.buttons[0]?.label.text == "Changed")
    #expect(viewed.customView?.superview === other.row.buttons[1])
  }

  @Test("a thousand items are laid out in order", .rule("R-BBI-28"))
  func many() {
    show((0..<1_000).map { item("\($0)") })

    #expect(frames.count == 1_000)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.01 })
  }

  @Test("a long press at large text sizes shows the large content viewer", .rule("R-BBI-29"))
  func largeContent() {
    show([UIBarButtonItem(systemItem: .trash)])
    phone.textScale = 3
    phone.advance(by: 0.1)

    phone.press(at: CGPoint(x: 30, y: 422))
    phone.advance(by: 1)

    #expect(phone.window.subviews.contains { $0 is LargeContentPanel })
    #expect(bar.row.buttons[0]?.largeContentTitle == "Delete")
    #expect(bar.row.buttons[0]?.largeContentImage != nil)
  }

  @Test("appearance proxies style bars and their items", .rule("R-PROXY-1"))
  func proxies() {
    AppearanceProxies.withFreshRules {
      UIToolbar.appearance().barTintColor = .systemTeal
      UIToolbar.appearance().setShadowImage(UIImage(), forToolbarPosition: .any)
      UIBarButtonItem.appearance().tintColor = .systemPink
      let shift = UIOffset(horizontal: 2, vertical: 0)
      UIBarButtonItem.appearance().setTitlePositionAdjustment(shift, for: .default)
      let own = item("Own")
      own.tintColor = .systemBrown
      let plain = item("Plain")
      show([own, plain])

      #expect(bar.barTintColor == .systemTeal)
      #expect(bar.shadowImage(forToolbarPosition: .any)?.size == .zero)
      #expect(own.tintColor == .systemBrown)
      #expect(plain.tintColor == .systemPink)
      #expect(plain.titlePositionAdjustment(for: .default) == shift)
    }
  }
}
