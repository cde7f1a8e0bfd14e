import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@Suite("UIBarItem") @MainActor
struct UIBarItemTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  @Test(
    "a new item is enabled and empty",
    .rule("R-ITEM-5"),
    .defaults(
      "UIBarItem.title",
      "UIBarItem.image",
      "UIBarItem.isEnabled",
      "UIBarItem.tag",
      "UIBarItem.imageInsets",
      "UIBarItem.landscapeImagePhone",
      "UIBarItem.landscapeImagePhoneInsets",
      "UIBarItem.largeContentSizeImage",
      "UIBarItem.largeContentSizeImageInsets",
      "UIBarItem.accessibilityLabel",
      "UIBarItem.accessibilityValue",
      "UIBarItem.accessibilityHint",
      "UIBarItem.accessibilityIdentifier"
    ),
    .member("UIBarItem.init", "UIBarItem.titleTextAttributes")
  )
  func defaults() {
    let item = UIBarItem()

    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.isEnabled)
    #expect(item.tag == 0)
    #expect(item.imageInsets == .zero)
    #expect(item.landscapeImagePhone == nil)
    #expect(item.landscapeImagePhoneInsets == .zero)
    #expect(item.largeContentSizeImage == nil)
    #expect(item.largeContentSizeImageInsets == .zero)
    for state in [UIControl.State.normal, .selected, .disabled, .focused] {
      #expect(item.titleTextAttributes(for: state) == nil)
    }
    #expect(item.accessibilityLabel == nil)
    #expect(item.accessibilityValue == nil)
    #expect(item.accessibilityHint == nil)
    #expect(item.accessibilityIdentifier == nil)
  }

  @Test(
    "an item stores its properties",
    .rule("R-ITEM-5"),
    .member(
      "UIBarItem.title",
      "UIBarItem.image",
      "UIBarItem.isEnabled",
      "UIBarItem.tag",
      "UIBarItem.imageInsets",
      "UIBarItem.landscapeImagePhone",
      "UIBarItem.landscapeImagePhoneInsets",
      "UIBarItem.largeContentSizeImage",
      "UIBarItem.largeContentSizeImageInsets",
      "UIBarItem.accessibilityLabel",
      "UIBarItem.accessibilityValue",
      "UIBarItem.accessibilityHint",
      "UIBarItem.accessibilityIdentifier"
    )
  )
  func values() {
    let (item, images) = fullItem()

    #expect(item.title == "One")
    #expect(item.image === images[0])
    #expect(!item.isEnabled)
    #expect(item.tag == 7)
    #expect(item.imageInsets == UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0))
    #expect(item.landscapeImagePhone === images[1])
    #expect(item.landscapeImagePhoneInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(item.largeContentSizeImage === images[2])
    #expect(item.largeContentSizeImageInsets == UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
    #expect(item.accessibilityLabel == "first")
    #expect(item.accessibilityValue == "new")
    #expect(item.accessibilityHint == "opens it")
    #expect(item.accessibilityIdentifier == "one")
  }

  @Test(
    "title attributes are stored per state, and nil removes them",
    .rule("R-LEG-6"),
    .member("UIBarItem.setTitleTextAttributes", "UIBarItem.titleTextAttributes")
  )
  func attributes() {
    let item = UIBarItem()

    item.setTitleTextAttributes([.kern: 1], for: .normal)
    item.setTitleTextAttributes([.kern: 2], for: .selected)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .disabled) == nil)

    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    #expect(item.titleTextAttributes(for: .selected) != nil)
  }

  @Test("all properties are stored in an archive", .rule("R-BAD-32"), .member("UIBarItem.init"))
  func archive() throws {
    let (item, images) = fullItem()
    item.setTitleTextAttributes([.kern: 2], for: .selected)

    let copy = try #require(try Archives.copy(of: item))

    #expect(copy.title == "One")
    #expect(copy.image == images[0])
    #expect(!copy.isEnabled)
    #expect(copy.tag == 7)
    #expect(copy.imageInsets == item.imageInsets)
    #expect(copy.landscapeImagePhone == images[1])
    #expect(copy.landscapeImagePhoneInsets == item.landscapeImagePhoneInsets)
    #expect(copy.largeContentSizeImage == images[2])
    #expect(copy.largeContentSizeImageInsets == item.largeContentSizeImageInsets)
    #expect(copy.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(copy.titleTextAttributes(for: .normal) == nil)
    #expect(copy.accessibilityLabel == "first")
    #expect(copy.accessibilityValue == "new")
    #expect(copy.accessibilityHint == "opens it")
    #expect(copy.accessibilityIdentifier == "one")
  }

  private func fullItem() -> (UIBarItem, [UIImage]) {
    let images = [UIColor.red, .green, .blue].map { UIImage.bitmap($0, width: 3, height: 3) }
    let item = UIBarItem()
    item.title = "One"
    item.image = images[0]
    item.isEnabled = false
    item.tag = 7
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    item.landscapeImagePhone = images[1]
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.largeContentSizeImage = images[2]
    item.largeContentSizeImageInsets = UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    item.accessibilityLabel = "first"
    item.accessibilityValue = "new"
    item.accessibilityHint = "opens it"
    item.accessibilityIdentifier = "one"
    return (item, images)
  }
}
