import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Television: appearance of the bar", .serialized) @MainActor
struct TelevisionAppearanceTests {
  private let television = Simulator(.appleTV)
  private let bar = UITabBar(frame: CGRect(x: 0, y: 46, width: 1_920, height: 68))
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  init() {
    bar.items = ["Home", "Films", "Search"].enumerated().map { index, title in
      UITabBarItem(title: title, image: nil, tag: index)
    }
    bar.selectedItem = bar.items?.first
    television.window.addSubview(bar)
    let elsewhere = UIButton(frame: CGRect(x: 600, y: 400, width: 200, height: 60))
    television.window.addSubview(elsewhere)
    television.advance(by: 0.1)
    television.press(.downArrow)
  }

  private func button(_ index: Int) -> UITabBarButton {
    television.advance(by: 0.1)
    return bar.row.buttons[index]
  }

  private func pill(_ index: Int) -> UITabBarSelectionIndicatorView? {
    button(index).subviews.compactMap { $0 as? UITabBarSelectionIndicatorView }.first
  }

  @Test("the background is a translucent pill without a hairline", .rule("R-TV-14"))
  func background() {
    let background = bar.backgroundView

    #expect(background.layer.cornerRadius == 34)
    #expect(background.clipsToBounds)
    #expect(background.effectView?.effect == UIBlurEffect(style: .systemThinMaterial))
    #expect(background.shadowView == nil)

    bar.barTintColor = .systemRed
    bar.isTranslucent = false
    #expect(background.effectView == nil)
    #expect(background.imageView?.backgroundColor == .systemRed)

    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    bar.standardAppearance = appearance
    #expect(background.shadowView == nil)
    #expect(background.imageView?.backgroundColor == .systemBackground)
  }

  @Test("only the selected item has a dim pill behind it", .rule("R-TV-13"))
  func selected() {
    #expect(pill(0)?.shape == .mark(.systemFill))
    #expect(pill(0)?.frame == button(0).bounds.insetBy(dx: 6, dy: 6))
    #expect(pill(0)?.layer.cornerRadius == 28)
    #expect(pill(0)?.layer.shadowOpacity == 0)
    #expect(pill(1) == nil)
    #expect(button(0).label.textColor == .label)
    #expect(button(1).label.textColor == UIColor.label.withAlphaComponent(0.65))

    bar.selectedItem = bar.items?[1]
    #expect(pill(0) == nil)
    #expect(pill(1) != nil)
  }

  @Test("an app's selection indicator replaces the pill", .rule("R-TV-14", "R-APP-23"))
  func ownIndicator() {
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorTintColor = .systemGreen
    bar.standardAppearance = appearance

    #expect(pill(0)?.shape == .mark(.systemGreen))
  }

  @Test(
    "items use the inline appearance, and the tint color is ignored",
    .rule("R-TV-13", "R-TV-14")
  )
  func appearance() {
    bar.tintColor = .systemOrange
    #expect(button(0).label.textColor == .label)

    bar.unselectedItemTintColor = .systemTeal
    #expect(button(1).label.textColor == .systemTeal)

    let appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.systemPink
    ]
    bar.standardAppearance = appearance
    #expect(button(1).label.textColor == .systemPink)
  }

  @Test("a bar that is moved to a television changes its style", .rule("R-TV-12"))
  func movedHere() {
    let phone = Simulator(.iPhone15)
    let other = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
    other.items = [UITabBarItem(title: "A", image: UIImage(systemName: "house"), tag: 0)]
    phone.window.addSubview(other)
    phone.advance(by: 0.1)
    #expect(other.backgroundView.frame == other.bounds)

    other.frame = CGRect(x: 0, y: 300, width: 1_920, height: 68)
    television.window.addSubview(other)
    television.advance(by: 0.1)

    #expect(other.backgroundView.layer.cornerRadius == 34)
    #expect(other.backgroundView.effectView?.effect == UIBlurEffect(style: .systemThinMaterial))
    #expect(other.row.buttons[0].label.font.pointSize == 31)
    #expect(other.row.buttons[0].imageView.frame.height > 25)
  }

  @Test("badges are at the top trailing corner of their item", .rule("R-TV-18"))
  func badge() {
    bar.items?[1].badgeValue = "3"
    let badge = button(1).badgeView

    #expect(badge?.frame.minY == -8)
    #expect(badge?.frame.maxX == button(1).bounds.maxX + 4)
    #expect((badge?.frame.height ?? 0) > 25)

    television.layoutDirection = .rightToLeft
    television.advance(by: 0.1)
    #expect(button(1).badgeView?.frame.minX == -4)
  }

  // MARK: Accessory views

  @Test(
    "accessory views are initially empty and are inside the safe area",
    .rule("R-TV-15"),
    .defaults("UITabBar.leadingAccessoryView", "UITabBar.trailingAccessoryView"),
    .member("UITabBar.leadingAccessoryView", "UITabBar.trailingAccessoryView")
  )
  func accessories() {
    #expect(bar.leadingAccessoryView === bar.leadingAccessoryView)
    #expect(bar.leadingAccessoryView.subviews.isEmpty)
    #expect(bar.trailingAccessoryView.subviews.isEmpty)
    television.advance(by: 0.1)
    #expect(bar.leadingAccessoryView.frame.width == 0)

    let logo = UIView(frame: CGRect(x: 0, y: 9, width: 120, height: 50))
    bar.leadingAccessoryView.addSubview(logo)
    let clock = UILabel()
    clock.text = "21:40"
    clock.translatesAutoresizingMaskIntoConstraints = false
    let side = bar.trailingAccessoryView
    side.addSubview(clock)
    NSLayoutConstraint.activate([
      clock.leadingAnchor.constraint(equalTo: side.leadingAnchor),
      clock.trailingAnchor.constraint(equalTo: side.trailingAnchor),
      clock.centerYAnchor.constraint(equalTo: side.centerYAnchor),
    ])
    television.advance(by: 0.1)

    #expect(bar.leadingAccessoryView.frame == CGRect(x: 80, y: 0, width: 120, height: 68))
    #expect(side.frame.maxX == 1_840)
    #expect(side.frame.width == clock.intrinsicContentSize.width.rounded(.up))
    #expect(bar.backgroundView.frame.midX == 960)

    clock.text = "21:40 and a bit"
    television.advance(by: 0.1)
    #expect(side.frame.width == clock.intrinsicContentSize.width.rounded(.up))

    television.layoutDirection = .rightToLeft
    television.advance(by: 0.1)
    #expect(bar.leadingAccessoryView.frame.maxX == 1_840)
    #expect(side.frame.minX == 80)
  }

  @Test("a docked bar shows no accessory views, and they are not archived", .rule("R-TV-15"))
  func elsewhere() throws {
    let phone = Simulator(.iPhone15)
    let other = UITabBar(frame: CGRect(x: 0, y: 700, width: 393, height: 49))
    other.leadingAccessoryView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    phone.window.addSubview(other)
    phone.advance(by: 0.1)
    #expect(other.leadingAccessoryView.superview == nil)

    _ = bar.leadingAccessoryView
    television.advance(by: 0.1)
    #expect(bar.leadingAccessoryView.superview === bar)
    #expect(!bar.archivedSubviews.contains(bar.leadingAccessoryView))
  }
}
