import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBar: archives") @MainActor
struct TabBarArchiveTests {
  private let phone = Simulator(.iPhoneSE)

  @Test(
    "a bar is archived with its items, selection and the app's subviews",
    .rule("R-BAD-32"),
    .member("UITabBar.init")
  )
  func items() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 10, width: 320, height: 49))
    bar.items = ["One", "Two", "Three"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?[1].badgeValue = "2"
    bar.selectedItem = bar.items?[1]
    bar.isSpringLoaded = true
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 1))
    line.tag = 99
    bar.addSubview(line)
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)

    let copy = try #require(try Archives.copy(of: bar))

    #expect(copy.frame == bar.frame)
    #expect(copy.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(copy.selectedItem === copy.items?[1])
    #expect(copy.selectedItem?.badgeValue == "2")
    #expect(copy.isSpringLoaded)
    #expect(copy.subviews.first === copy.backgroundView)
    #expect(copy.subviews.filter { $0.tag == 99 }.count == 1)
    #expect(copy.subviews.filter { $0 is UITabBarButton }.count == 3)
  }

  @Test("a bar is archived with its appearances and legacy properties", .rule("R-BAD-32"))
  func looks() throws {
    let bar = UITabBar()
    bar.barStyle = .black
    bar.barTintColor = .systemTeal
    bar.unselectedItemTintColor = .systemBrown
    bar.selectedImageTintColor = .systemMint
    bar.backgroundImage = .bitmap(.red, width: 2, height: 2)
    bar.shadowImage = UIImage()
    bar.selectionIndicatorImage = .bitmap(.green, width: 3, height: 3)
    bar.isTranslucent = false
    bar.itemPositioning = .centered
    bar.itemWidth = 70
    bar.itemSpacing = 8

    let copy = try #require(try Archives.copy(of: bar))

    #expect(copy.barStyle == .black)
    #expect(copy.barTintColor == .systemTeal)
    #expect(copy.unselectedItemTintColor == .systemBrown)
    #expect(copy.selectedImageTintColor == .systemMint)
    #expect(copy.backgroundImage == bar.backgroundImage)
    #expect(copy.shadowImage?.size == .zero)
    #expect(copy.selectionIndicatorImage == bar.selectionIndicatorImage)
    #expect(!copy.isTranslucent)
    #expect(copy.itemPositioning == .centered)
    #expect(copy.itemWidth == 70)
    #expect(copy.itemSpacing == 8)
    #expect(copy.items == nil)

    let look = UITabBarAppearance()
    look.configureWithTransparentBackground()
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = UITabBarAppearance()
    let styled = try #require(try Archives.copy(of: bar))
    #expect(styled.standardAppearance == look)
    #expect(styled.scrollEdgeAppearance == UITabBarAppearance())
  }

  @Test("a bar with default values is archived without appearances", .rule("R-BAD-32"))
  func plain() throws {
    let copy = try #require(try Archives.copy(of: UITabBar()))

    #expect(copy.appearanceState.appearances.assigned.standard == nil)
    #expect(copy.scrollEdgeAppearance == nil)
    #expect(copy.appearanceState.legacy.explicitTranslucency == nil)
    #expect(copy.items == nil)
    #expect(copy.selectedItem == nil)
  }

  @Test("an archive whose items have another class is refused", .rule("R-BAD-30"))
  func foreignItems() throws {
    let bar = UITabBar()
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let data = try Archives.data(of: bar)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.decodingFailurePolicy = .setErrorAndReturn
    reader.setClass(UIBarItem.self, forClassName: "UIKitCore.UITabBarItem")

    #expect(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) == nil)
    #expect(reader.error != nil)
  }
}
