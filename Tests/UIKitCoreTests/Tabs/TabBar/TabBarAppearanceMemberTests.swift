import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: appearance properties") @MainActor
struct TabBarAppearanceMemberTests {
  private let phone = Simulator(.iPhoneSE)
  private let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 320, height: 49))

  init() {
    bar.items = (0..<3).map { index in
      let icon = UIImage.filled(.black, width: 24, height: 24)
      return UITabBarItem(title: "Item \(index)", image: icon, tag: index)
    }
    bar.selectedItem = bar.items?.first
    phone.window.backgroundColor = .white
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)
  }

  private var background: _UIBarBackground { bar.backgroundView }

  private func button(_ index: Int) -> UITabBarButton {
    phone.advance(by: 0.1)
    return bar.row.buttons[index]
  }

  /// Returns the red, green and blue values at a point of the bar.
  private func color(x: CGFloat, y: CGFloat) -> [Int] {
    phone.advance(by: 0.1)
    return phone.color(at: bar.convert(CGPoint(x: x, y: y), to: phone.window))
  }

  @Test(
    "a new bar has no values set, and a default appearance",
    .defaults(
      "UITabBar.standardAppearance",
      "UITabBar.scrollEdgeAppearance",
      "UITabBar.barStyle",
      "UITabBar.barTintColor",
      "UITabBar.isTranslucent",
      "UITabBar.backgroundImage",
      "UITabBar.shadowImage",
      "UITabBar.unselectedItemTintColor",
      "UITabBar.selectedImageTintColor",
      "UITabBar.itemPositioning",
      "UITabBar.itemWidth",
      "UITabBar.itemSpacing",
      "UITabBar.selectionIndicatorImage"
    ),
    .defaults("UITabBarItem.standardAppearance", "UITabBarItem.scrollEdgeAppearance")
  )
  func defaults() {
    let bar = UITabBar()

    #expect(bar.standardAppearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.standardAppearance === bar.standardAppearance)
    #expect(bar.scrollEdgeAppearance == nil)
    #expect(bar.barStyle == .default)
    #expect(bar.barTintColor == nil)
    #expect(bar.isTranslucent)
    #expect(bar.backgroundImage == nil)
    #expect(bar.shadowImage == nil)
    #expect(bar.unselectedItemTintColor == nil)
    #expect(bar.selectedImageTintColor == nil)
    #expect(bar.itemPositioning == .automatic)
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
    #expect(bar.selectionIndicatorImage == nil)
    #expect(bar.tintColor == .systemBlue)
    #expect(UITabBarItem().standardAppearance == nil)
    #expect(UITabBarItem().scrollEdgeAppearance == nil)
  }

  @Test(
    "a standard appearance is shown when it is assigned",
    .rule("R-APP-6", "R-APP-7"),
    .member("UITabBar.standardAppearance")
  )
  func standardAppearance() {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    appearance.backgroundImage = .filled(.blue, width: 8, height: 8)
    appearance.backgroundImageContentMode = .bottomLeft
    appearance.shadowColor = .green
    bar.standardAppearance = appearance

    #expect(color(x: 12, y: 45) == [255, 0, 0])
    #expect(color(x: 3, y: 45) == [0, 0, 255])
    #expect(color(x: 3, y: -0.25) == [0, 255, 0])
    #expect(
      background.subviews.map { $0 } == [
        background.effectView, background.imageView, background.shadowView,
      ]
    )
  }

  @Test(
    "a selected item's own appearance is used",
    .rule("R-APP-1"),
    .member("UITabBarItem.standardAppearance")
  )
  func itemAppearance() {
    bar.items?[1].standardAppearance = .colored(.red)
    #expect(background.imageView == nil)

    bar.selectedItem = bar.items?[1]
    #expect(background.imageView?.backgroundColor == .red)
    bar.selectedItem = nil
    #expect(background.imageView == nil)
  }

  @Test(
    "a black bar is dark with light items in light mode",
    .rule("R-LEG-8", "M-COL-5"),
    .member("UITabBar.barStyle", "UIBarStyle.default", "UIBarStyle.black")
  )
  func barStyle() {
    bar.barStyle = .black

    #expect(color(x: 3, y: 45).allSatisfy { $0 < 40 })
    #expect(button(1).imageView.tintColor == UIColor(white: 146 / 255, alpha: 1))
    #expect(
      button(0).imageView.tintColor == UIColor.systemBlue.resolvedColor(with: .dark)
    )
    bar.barStyle = .default
    #expect(color(x: 3, y: 45).allSatisfy { $0 > 240 })
    #expect(button(0).imageView.tintColor == .systemBlue)
  }

  @Test(
    "a bar tint color is over the blur, or opaque",
    .rule("R-LEG-7"),
    .member("UITabBar.barTintColor", "UITabBar.isTranslucent")
  )
  func barTint() throws {
    bar.barTintColor = .red
    #expect(background.effectView != nil)
    let over = color(x: 3, y: 45)
    #expect(over[0] > 240 && over[1] > 20 && over[1] < 60)

    bar.isTranslucent = false
    #expect(background.effectView == nil)
    #expect(color(x: 3, y: 45) == [255, 0, 0])
    #expect(bar.barTintColor == .red)
    #expect(!bar.isTranslucent)

    bar.barTintColor = nil
    #expect(color(x: 3, y: 45) == [255, 255, 255])
  }

  @Test(
    "a background image is tiled or stretched and replaces the blur",
    .rule("R-LEG-2"),
    .member("UITabBar.backgroundImage")
  )
  func backgroundImage() {
    let halves = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
    }
    bar.backgroundImage = halves
    #expect(background.effectView == nil)
    #expect(color(x: 2, y: 45) == [255, 0, 0])
    #expect(color(x: 6, y: 45) == [0, 0, 255])
    #expect(color(x: 10, y: 45) == [255, 0, 0])

    bar.backgroundImage = halves.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    #expect(color(x: 10, y: 45) == [255, 0, 0])
    #expect(color(x: 300, y: 45) == [0, 0, 255])

    bar.backgroundImage = UIImage()
    #expect(color(x: 2, y: 45) == [255, 255, 255])
  }

  @Test(
    "an opaque image is translucent if isTranslucent is true",
    .rule("R-LEG-1"),
    .member("UITabBar.isTranslucent")
  )
  func translucentImage() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    bar.backgroundImage = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4),
      format: format
    ).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(!bar.isTranslucent)
    #expect(color(x: 3, y: 45) == [0, 0, 0])

    bar.isTranslucent = true
    #expect(color(x: 3, y: 45)[0] > 20)
  }

  @Test(
    "a shadow image is above the bar and requires a background image",
    .rule("R-LEG-3"),
    .member("UITabBar.shadowImage")
  )
  func shadowImage() {
    bar.shadowImage = .filled(.green, width: 1, height: 3)
    #expect(background.shadowView?.image == nil)

    bar.backgroundImage = UIImage()
    #expect(color(x: 100, y: -1.5) == [0, 255, 0])
    #expect(background.shadowView?.frame == CGRect(x: 0, y: -3, width: 320, height: 3))

    bar.shadowImage = UIImage()
    #expect(background.shadowView == nil)
    bar.shadowImage = nil
    phone.advance(by: 0.1)
    #expect(background.shadowView?.frame.height == 0.5)
  }

  @Test(
    "unselectedItemTintColor applies to titles and template images",
    .rule("R-LEG-5", "R-APP-11"),
    .member("UITabBar.unselectedItemTintColor")
  )
  func unselectedColor() {
    let original = UIImage.filled(.green, width: 24, height: 24)
      .withRenderingMode(.alwaysOriginal)
    bar.items?[2].image = original
    bar.unselectedItemTintColor = .brown

    #expect(button(1).imageView.tintColor == .brown)
    #expect(button(1).label.textColor == .brown)
    #expect(button(0).label.textColor == .systemBlue)
    #expect(button(2).imageView.image === original)
    let frame = button(2).convert(button(2).imageView.frame, to: bar)
    #expect(color(x: frame.midX, y: frame.midY) == [0, 255, 0])
  }

  @Test(
    "the tint color applies to the selected item and is inherited while it is nil",
    .rule("M-COL-1")
  )
  func tintColor() {
    phone.window.tintColor = .purple
    #expect(button(0).label.textColor == .purple)
    bar.tintColor = .orange
    #expect(button(0).imageView.tintColor == .orange)
    bar.tintColor = nil
    #expect(button(0).imageView.tintColor == .purple)
  }

  @Test(
    "selectedImageTintColor does not apply to titles",
    .rule("R-LEG-10"),
    .member("UITabBar.selectedImageTintColor")
  )
  func selectedImageTint() {
    bar.selectedImageTintColor = .red
    #expect(button(0).imageView.tintColor == .red)
    #expect(button(0).label.textColor == .systemBlue)
    #expect(button(1).imageView.tintColor != .red)

    bar.standardAppearance = UITabBarAppearance()
    #expect(button(0).imageView.tintColor == .systemBlue)
    #expect(bar.selectedImageTintColor == .red)
  }

  @Test(
    "centered items have the given width and spacing",
    .member("UITabBar.itemPositioning", "UITabBar.itemWidth", "UITabBar.itemSpacing")
  )
  func placement() {
    bar.itemWidth = 60
    bar.itemSpacing = 10
    #expect(button(0).frame.width > 100)

    bar.itemPositioning = .centered
    #expect(button(0).frame.width == 60)
    #expect(button(1).frame.minX - button(0).frame.maxX == 10)
    #expect(button(1).frame.midX == 160)

    bar.itemPositioning = .fill
    #expect(button(0).frame.width > 100)
    bar.itemWidth = -3
    bar.itemSpacing = .nan
    #expect(bar.itemWidth == 0)
    #expect(bar.itemSpacing == 0)
  }

  @Test(
    "after an appearance is assigned legacy properties are stored, but have no effect",
    .rule("R-LEG-4"),
    .member("UITabBar.standardAppearance")
  )
  func legacyEnds() {
    bar.standardAppearance = .colored(.white)
    phone.advance(by: 0.1)
    let icon = button(1).imageView.tintColor

    bar.barTintColor = .red
    bar.barStyle = .black
    bar.isTranslucent = false
    bar.backgroundImage = .filled(.green, width: 4, height: 4)
    bar.shadowImage = .filled(.green, width: 4, height: 4)
    bar.unselectedItemTintColor = .brown
    bar.itemPositioning = .centered

    #expect(color(x: 3, y: 45) == [255, 255, 255])
    #expect(background.shadowView?.frame.height == 0.5)
    #expect(button(1).imageView.tintColor == icon)
    #expect(button(0).frame.width > 100)
    #expect(bar.barTintColor == .red)
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.backgroundImage != nil)
    #expect(bar.shadowImage != nil)
    #expect(bar.unselectedItemTintColor == .brown)
    #expect(bar.itemPositioning == .centered)
  }

  @Test(
    "an item's own attributes are used for values that the appearance does not set",
    .rule("R-LEG-6", "R-LEG-9")
  )
  func itemAttributes() {
    let item = bar.items?[1]
    item?.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    item?.badgeColor = .green
    item?.badgeValue = "1"
    #expect(button(1).label.textColor == .purple)
    #expect(button(1).badgeView?.backgroundColor == .green)

    let appearance = UITabBarAppearance()
    bar.standardAppearance = appearance
    #expect(button(1).label.textColor == .purple)
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
    bar.standardAppearance = appearance
    #expect(button(1).label.textColor == .red)
    #expect(button(1).badgeView?.backgroundColor == .blue)
  }
}
