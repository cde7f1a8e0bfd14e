import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "UITabBar: rotation and window size",
  .releasesEverything,
  .rule("R-ROT-6")
) @MainActor
struct TabBarRotationTests {
  private func icon() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 25, height: 25))
    }
  }

  /// Checks the bar's layout, height, badges and safe area after a change of size.
  private func check(
    _ stage: Stage,
    style: UITabBarItemAppearance.Style,
    height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tabs = stage.tabs
    let bar = tabs.tabBar
    let bottom = stage.phone.window.safeAreaInsets.bottom
    func expect(_ condition: Bool, _ comment: Comment) {
      #expect(condition, comment, sourceLocation: sourceLocation)
    }
    expect(bar.environment.itemStyle == style, "layout")
    expect(bar.frame.height == height + bottom, "height \(bar.frame.height)")
    expect(bar.frame.maxY == tabs.view.bounds.maxY, "place \(bar.frame)")
    expect(bar.frame.width == tabs.view.bounds.width, "width")
    expect(bar.backgroundView.frame == bar.bounds, "background")
    let inset = tabs.selectedViewController?.view.safeAreaInsets.bottom
    expect(inset == height + bottom, "safe area \(inset ?? -1)")
    for (index, button) in bar.row.buttons.enumerated() {
      expect(button.frame == bar.layout.buttonFrame(at: index), "button \(index)")
      expect(button.alpha == 1, "alpha of button \(index)")
      let size = [10, 13, 12][style.rawValue] as CGFloat
      expect(button.label.font.pointSize == size, "font of button \(index)")
      if let badge = button.badgeView {
        let middle = button.imageView.frame.midX
        expect(badge.frame.minX > middle && badge.frame.minX < middle + 20, "badge \(index)")
      }
    }
  }

  private func stage(on device: Device) -> Stage {
    let stage = Stage(tabs: 4, on: device)
    for item in stage.tabs.tabBar.items ?? [] { item.image = icon() }
    stage.tabs.tabBar.items?[1].badgeValue = "12"
    stage.advance(by: 0.1)
    return stage
  }

  @Test(
    "rotating there and back keeps layout, height, badge and safe area consistent",
    .rule("R-LAY-1", "R-LAY-2")
  )
  func thereAndBack() {
    let stage = stage(on: .iPhone15)
    check(stage, style: .stacked, height: 49)

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    check(stage, style: .compactInline, height: 32)

    stage.phone.rotate(to: .landscapeRight)
    stage.advance(by: 1)
    check(stage, style: .compactInline, height: 32)

    stage.phone.rotate(to: .portrait)
    stage.advance(by: 1)
    check(stage, style: .stacked, height: 49)
  }

  @Test("the largest phones and tablets can be rotated", .rule("R-LAY-3", "R-LAY-5"))
  func largeDevices() {
    let phone = stage(on: .iPhone15Plus)
    phone.phone.rotate(to: .landscapeLeft)
    phone.advance(by: 1)
    check(phone, style: .inline, height: 49)
    phone.phone.rotate(to: .portrait)
    phone.advance(by: 1)
    check(phone, style: .stacked, height: 49)

    let tablet = stage(on: .iPadPro11)
    check(tablet, style: .inline, height: 50)
    tablet.phone.rotate(to: .landscapeLeft)
    tablet.advance(by: 1)
    check(tablet, style: .inline, height: 50)
  }

  @Test("each layout uses its own item appearance")
  func appearanceBlocks() {
    let stage = stage(on: .iPhone15)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    appearance.compactInlineLayoutAppearance.normal.iconColor = .green
    appearance.inlineLayoutAppearance.normal.iconColor = .purple
    stage.tabs.tabBar.standardAppearance = appearance
    stage.advance(by: 0.1)
    let button = stage.tabs.tabBar.row.buttons[2]
    #expect(button.imageView.tintColor == .red)

    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(button.imageView.tintColor == .green)

    stage.phone.rotate(to: .portrait)
    stage.advance(by: 1)
    #expect(button.imageView.tintColor == .red)
  }

  @Test("a hidden bar follows a rotation and is shown at the right position", .rule("R-HID-7"))
  func hidden() {
    let stage = stage(on: .iPhone15)
    stage.tabs.setTabBarHidden(true, animated: false)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    let child = stage.tabs.selectedViewController
    #expect(child?.view.safeAreaInsets.bottom == stage.phone.window.safeAreaInsets.bottom)
    #expect(stage.tabs.tabBar.isHidden)

    stage.tabs.setTabBarHidden(false, animated: true)
    stage.advance(by: 1)

    check(stage, style: .compactInline, height: 32)
  }

  @Test("a rotation while the bar is hidden with animation ends with the bar hidden")
  func slidingOut() {
    let stage = stage(on: .iPhone15)
    stage.tabs.setTabBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)
    #expect(stage.tabs.tabBar.isHidden)

    stage.tabs.setTabBarHidden(false, animated: false)
    stage.advance(by: 0.1)

    check(stage, style: .compactInline, height: 32)
  }

  @Test("the bar below a sheet follows a rotation")
  func underSheet() {
    let stage = stage(on: .iPhone15)
    stage.tabs.present(UIViewController(), animated: false)
    stage.advance(by: 0.1)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    stage.tabs.dismiss(animated: false)
    stage.advance(by: 1)

    check(stage, style: .compactInline, height: 32)
  }

  @Test("a rotation during a change of items completes it")
  func duringItemChange() {
    let stage = stage(on: .iPhone15)
    let kept = Array(stage.tabs.viewControllers?.suffix(2) ?? [])
    let added = UIViewController()
    added.tabBarItem = UITabBarItem(title: "New", image: icon(), tag: 0)

    stage.tabs.setViewControllers(kept + [added], animated: true)
    stage.advance(by: 0.1)
    stage.phone.rotate(to: .landscapeLeft)
    stage.advance(by: 1)

    check(stage, style: .compactInline, height: 32)
    #expect(stage.tabs.tabBar.row.buttons.count == 3)
    #expect(stage.tabs.tabBar.subviews.filter { $0 is UITabBarButton }.count == 3)
  }

  @Test("changes of traits alone change height and layout", .rule("R-LAY-10"))
  func traitsAlone() {
    let phone = Simulator(.iPhone15)
    let parent = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    phone.window.rootViewController = parent
    parent.embed(tabs)
    tabs.view.frame = parent.view.bounds
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.frame.height == 83)

    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: tabs)
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.frame.height == 66)
    #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 66)

    parent.setOverrideTraitCollection(nil, forChild: tabs)
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.frame.height == 83)
  }

  @Test("a tablet's window can be resized to all widths", .rule("R-LAY-5", "R-LAY-6", "R-LAY-10"))
  func widths() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<4).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: icon(), tag: index)
      return page
    }
    let stage = ControllerStage(tabs, size: CGSize(width: 1_200, height: 900))
    stage.screen.update { $0.idiom = .pad }

    for width in stride(from: 1_200.0, through: 300, by: -50) {
      stage.screen.update { $0.size.width = width }
      stage.advance(by: 0.1)
      let bar = tabs.tabBar
      let frames = bar.row.buttons.map(\.frame)
      #expect(bar.frame == CGRect(x: 0, y: 850, width: width, height: 50))
      #expect(bar.environment.itemStyle == (width >= 678 ? .inline : .stacked))
      #expect((frames[0].minX == 2) == (width < 678), "filled or centered at \(width) points")
      #expect(frames.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(width) points")
      #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 50)
    }
  }

  @Test("everything is released after a rotation")
  func release() {
    expectReleased {
      let stage = stage(on: .iPhone15)
      stage.phone.rotate(to: .landscapeLeft)
      stage.advance(by: 1)
      return [stage.tabs, stage.tabs.tabBar] + stage.tabs.tabBar.row.buttons
    }
  }
}
