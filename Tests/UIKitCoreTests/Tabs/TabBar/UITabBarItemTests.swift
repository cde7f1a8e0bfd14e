import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UITabBarItem") @MainActor
struct UITabBarItemTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  // MARK: Defaults

  @Test(
    "a new item has no badge, appearance or title adjustment",
    .rule("R-IMG-3", "R-APP-1"),
    .defaults(
      "UITabBarItem.selectedImage",
      "UITabBarItem.badgeValue",
      "UITabBarItem.badgeColor",
      "UITabBarItem.titlePositionAdjustment",
      "UITabBarItem.standardAppearance",
      "UITabBarItem.scrollEdgeAppearance",
      "UITabBarItem.isSpringLoaded"
    ),
    .member("UITabBarItem.init", "UITabBarItem.badgeTextAttributes")
  )
  func defaults() {
    let item = UITabBarItem()

    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.selectedImage == nil)
    #expect(item.badgeValue == nil)
    #expect(item.badgeColor == nil)
    #expect(item.titlePositionAdjustment == .zero)
    #expect(item.badgeTextAttributes(for: .normal) == nil)
    #expect(item.standardAppearance == nil)
    #expect(item.scrollEdgeAppearance == nil)
    #expect(!item.isSpringLoaded)
  }

  @Test("items are created from a title and images", .rule("R-IMG-3"), .member("UITabBarItem.init"))
  func initializers() {
    let (one, two) = (picture(.red), picture(.green))

    let tagged = UITabBarItem(title: "One", image: one, tag: 5)
    #expect(tagged.title == "One" && tagged.image === one && tagged.tag == 5)
    #expect(tagged.selectedImage == nil)

    let paired = UITabBarItem(title: nil, image: one, selectedImage: two)
    #expect(paired.title == nil && paired.image === one && paired.selectedImage === two)
    #expect(paired.tag == 0)
  }

  @Test(
    "all twelve system items have a title and a unique icon",
    .rule("R-SYS-1"),
    .member(
      "UITabBarItem.init",
      "UITabBarItem.SystemItem.more",
      "UITabBarItem.SystemItem.favorites",
      "UITabBarItem.SystemItem.featured",
      "UITabBarItem.SystemItem.topRated",
      "UITabBarItem.SystemItem.recents",
      "UITabBarItem.SystemItem.contacts",
      "UITabBarItem.SystemItem.history",
      "UITabBarItem.SystemItem.bookmarks",
      "UITabBarItem.SystemItem.search",
      "UITabBarItem.SystemItem.downloads",
      "UITabBarItem.SystemItem.mostRecent",
      "UITabBarItem.SystemItem.mostViewed"
    )
  )
  func systemItems() throws {
    let titles = [
      "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks",
      "Search", "Downloads", "Most Recent", "Most Viewed",
    ]
    let items = UITabBarItem.SystemItem.allCases
      .map { UITabBarItem(tabBarSystemItem: $0, tag: 3) }

    #expect(UITabBarItem.SystemItem.allCases.map(\.rawValue) == Array(0..<12))
    #expect(items.map(\.title) == titles)
    #expect(items.allSatisfy { $0.tag == 3 })
    let images = try items.map { try #require($0.image) }
    for (index, image) in images.enumerated() {
      #expect(image.inkedPixels > 20, "\(titles[index])")
      #expect(images[..<index].allSatisfy { $0 != image })
    }
  }

  @Test("a system item's title and icon can be replaced and restored", .rule("R-SYS-1"))
  func overriddenSystemItem() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    let own = picture(.red)

    item.title = "Find"
    item.image = own
    #expect(item.title == "Find" && item.image === own)

    item.title = ""
    #expect(item.title == "")

    item.title = nil
    item.image = nil
    #expect(item.title == "Search")
    #expect(item.image == UITabBarItem(tabBarSystemItem: .search, tag: 0).image)
  }

  // MARK: Display on a bar

  @Test(
    "badge, selected image and title adjustment are shown at the next layout",
    .rule("R-ITEM-5", "R-BDG-1", "R-IMG-3"),
    .member(
      "UITabBarItem.badgeValue",
      "UITabBarItem.selectedImage",
      "UITabBarItem.titlePositionAdjustment"
    )
  )
  func shown() throws {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let item = try #require(stage.tabs.tabBar.items?[0])
    let button = stage.tabs.tabBar.row.buttons[0]
    let title = button.label.frame
    let selected = picture(.red).withRenderingMode(.alwaysOriginal)

    item.badgeValue = "7"
    item.selectedImage = selected
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
    stage.advance(by: 0.1)

    #expect(button.badgeView != nil)
    #expect(button.imageView.image === selected)
    #expect(button.label.frame == title.offsetBy(dx: 3, dy: -4))

    item.badgeValue = nil
    stage.advance(by: 0.1)
    #expect(button.badgeView == nil)
  }

  @Test(
    "badge attributes are stored per state",
    .rule("R-LEG-9"),
    .member("UITabBarItem.setBadgeTextAttributes", "UITabBarItem.badgeTextAttributes")
  )
  func badgeAttributes() {
    let item = UITabBarItem()

    item.setBadgeTextAttributes([.kern: 1], for: .normal)
    item.setBadgeTextAttributes([.kern: 2], for: .selected)
    #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int == 2)

    item.setBadgeTextAttributes(nil, for: .selected)
    #expect(item.badgeTextAttributes(for: .selected) == nil)
  }

  @Test(
    "an item copies its appearances, which are used while it is selected",
    .rule("R-APP-1", "R-APP-7"),
    .member("UITabBarItem.standardAppearance", "UITabBarItem.scrollEdgeAppearance")
  )
  func looks() throws {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let item = try #require(stage.tabs.tabBar.items?[1])
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo

    item.standardAppearance = look
    item.scrollEdgeAppearance = look
    look.backgroundColor = .red
    stage.tap("Tab 2")
    stage.advance(by: 0.5)

    #expect(item.standardAppearance?.backgroundColor == .systemIndigo)
    #expect(item.scrollEdgeAppearance?.backgroundColor == .systemIndigo)
    #expect(stage.tabs.tabBar.backgroundView.imageView?.backgroundColor == .systemIndigo)

    stage.tap("Tab 1")
    stage.advance(by: 0.5)
    #expect(stage.tabs.tabBar.backgroundView.imageView?.backgroundColor != .systemIndigo)
  }

  // MARK: Deprecated members and popovers

  @available(*, deprecated)
  @Test(
    "finished images keep their colors",
    .rule("R-IMG-2"),
    .member(
      "UITabBarItem.setFinishedSelectedImage",
      "UITabBarItem.finishedSelectedImage",
      "UITabBarItem.finishedUnselectedImage"
    )
  )
  func finishedImages() {
    let item = UITabBarItem(title: "One", image: picture(.red), selectedImage: picture(.green))
    #expect(item.finishedSelectedImage() == nil)
    #expect(item.finishedUnselectedImage() == nil)

    item.setFinishedSelectedImage(picture(.blue), withFinishedUnselectedImage: picture(.brown))

    #expect(item.selectedImage?.renderingMode == .alwaysOriginal)
    #expect(item.image?.renderingMode == .alwaysOriginal)
    #expect(item.finishedSelectedImage() === item.selectedImage)
    #expect(item.finishedUnselectedImage() === item.image)
  }

  @Test(
    "a popover can point at an item that is shown, and at a view",
    .rule("R-ITEM-5"),
    .member("UITabBarItem.frame", "UIView.frame")
  )
  func sourceItem() throws {
    let stage = Stage(tabs: 2, on: .iPhoneSE)
    let item = try #require(stage.tabs.tabBar.items?[1])
    let window = stage.phone.window
    let button = stage.tabs.tabBar.row.buttons[1]

    let source: UIPopoverPresentationControllerSourceItem = item
    #expect(source.frame(in: window) == window.convert(button.bounds, from: button))
    #expect(source.frame(in: stage.tabs.tabBar) == button.frame)
    #expect(stage.tabs.tabBar.frame(in: window) == stage.tabs.tabBar.frame)

    #expect(source.frame(in: UIView()) == nil)
    #expect(UITabBarItem().frame(in: window) == nil)
    #expect(UIView().frame(in: window) == nil)
  }

  // MARK: Archives

  @Test("all properties are stored in an archive", .rule("R-BAD-32"), .member("UITabBarItem.init"))
  func archive() throws {
    let item = UITabBarItem(tabBarSystemItem: .downloads, tag: 4)
    item.selectedImage = picture(.red)
    item.badgeValue = ""
    item.badgeColor = .systemGreen
    item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    item.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: -1)
    item.isSpringLoaded = true
    let look = UITabBarAppearance()
    look.backgroundColor = .systemPink
    item.standardAppearance = look
    item.scrollEdgeAppearance = UITabBarAppearance()

    let copy = try #require(try Archives.copy(of: item))

    #expect(copy.title == "Downloads")
    #expect(copy.image == item.image)
    #expect(copy.tag == 4)
    #expect(copy.selectedImage == item.selectedImage)
    #expect(copy.badgeValue == "")
    #expect(copy.badgeColor == .systemGreen)
    #expect(copy.badgeTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .black)
    #expect(copy.titlePositionAdjustment == item.titlePositionAdjustment)
    #expect(copy.isSpringLoaded)
    #expect(copy.standardAppearance == look)
    #expect(copy.scrollEdgeAppearance == UITabBarAppearance())
    copy.title = "Own"
    copy.title = nil
    #expect(copy.title == "Downloads")
  }

  private func picture(_ color: UIColor) -> UIImage { .bitmap(color, width: 24, height: 24) }
}
