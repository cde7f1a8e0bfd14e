import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIBarButtonItem") @MainActor
struct UIBarButtonItemTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  private final class Target: NSObject {
    func tap() {}
  }

  @Test("a new item is plain and has no content or action", .rule("R-BBI-1"))
  func defaults() {
    let item = UIBarButtonItem()

    #expect(item.title == nil)
    #expect(item.image == nil)
    #expect(item.customView == nil)
    #expect(item.style == .plain)
    #expect(item.width == 0)
    #expect(item.possibleTitles == nil)
    #expect(item.action == nil)
    #expect(item.target == nil)
    #expect(item.primaryAction == nil)
    #expect(item.tintColor == nil)
    #expect(item.isEnabled)
    #expect(!item.isHidden)
    #expect(!item.isSelected)
    #expect(!item.changesSelectionAsPrimaryAction)
    #expect(!item.isSpringLoaded)
  }

  @Test("initializers store their arguments, and the target weakly", .rule("R-BBI-2"))
  func initializers() {
    let image = UIImage.bitmap(.red, width: 4, height: 4)
    let small = UIImage.bitmap(.blue, width: 2, height: 2)
    var target: Target? = Target()
    let action = Selector(Target.tap, "tap")

    let titled = UIBarButtonItem(title: "Edit", style: .done, target: target, action: action)
    let pictured = UIBarButtonItem(
      image: image,
      landscapeImagePhone: small,
      style: .plain,
      target: nil,
      action: nil
    )
    let both = UIBarButtonItem(title: "A", image: image, target: target, action: action)

    #expect(titled.title == "Edit")
    #expect(titled.style == .done)
    #expect(titled.target === target)
    #expect(titled.action == action)
    #expect(pictured.image == image)
    #expect(pictured.landscapeImagePhone == small)
    #expect(both.title == "A")
    #expect(both.image == image)
    target = nil
    #expect(titled.target == nil)
    #expect(titled.hasTarget)
  }

  @Test("an item takes the title and image of its primary action", .rule("R-BBI-3"))
  func primaryAction() {
    let image = UIImage.bitmap(.red, width: 4, height: 4)
    let action = UIAction(title: "Send", image: image) { _ in }

    let plain = UIBarButtonItem(primaryAction: action)
    let named = UIBarButtonItem(title: "Other", primaryAction: action)
    let system = UIBarButtonItem(systemItem: .done, primaryAction: action)

    #expect(plain.title == "Send")
    #expect(plain.image == image)
    #expect(named.title == "Other")
    #expect(system.title == "Done")
    #expect(system.image == nil)
    #expect(system.primaryAction === action)
    plain.primaryAction = nil
    #expect(plain.title == "Send")
  }

  @Test(
    "each system item has a title or an image, or is a space",
    .rule("R-BBI-4"),
    arguments: UIBarButtonItem.SystemItem.allCases
  )
  func systemItems(kind: UIBarButtonItem.SystemItem) {
    let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    let isSpace = kind == .flexibleSpace || kind == .fixedSpace

    #expect((item.title == nil) != (item.image == nil) || isSpace)
    #expect((item.spokenTitle == nil) == isSpace)
    #expect((item.space == kind) == isSpace)
    #expect((item.style == .done) == (kind == .done || kind == .save))
    #expect(UIBarButtonItem.SystemItem(rawValue: kind.rawValue) == kind)
  }

  @Test("assigned titles and images replace those of the system item", .rule("R-BBI-4"))
  func replacingSystemContent() {
    let item = UIBarButtonItem(systemItem: .add)
    let space = UIBarButtonItem.flexibleSpace()

    item.title = "New"
    space.title = "No space"

    #expect(item.spokenTitle == "New")
    #expect(space.space == nil)
    item.title = nil
    #expect(item.spokenTitle == "Add")
  }

  @Test(
    "spaces have a width or are flexible, also in subclasses",
    .rule("R-BBI-25", "R-BBI-26")
  )
  func spaces() {
    final class Item: UIBarButtonItem {}

    let narrow = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)

    #expect(UIBarButtonItem.flexibleSpace().spaceElement == .flexibleSpace)
    #expect(UIBarButtonItem.fixedSpace(24).spaceElement == .fixedSpace(24))
    #expect(UIBarButtonItem.fixedSpace(-4).spaceElement == .fixedSpace(0))
    #expect(narrow.spaceElement == .fixedSpace(8))
    #expect(UIBarButtonItem().spaceElement == nil)
    #expect(type(of: Item.flexibleSpace()) == Item.self)
  }

  @Test(
    "images and adjustments are returned for exactly the values they were set for",
    .rule("R-BBI-33")
  )
  func legacyMembers() {
    let item = UIBarButtonItem()
    let image = UIImage.bitmap(.red, width: 4, height: 4)
    let offset = UIOffset(horizontal: 1, vertical: 2)

    item.setBackgroundImage(image, for: .normal, barMetrics: .compact)
    item.setBackgroundImage(image, for: .highlighted, style: .done, barMetrics: .default)
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(offset, for: .default)
    item.setBackButtonTitlePositionAdjustment(offset, for: .compact)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)

    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .highlighted, style: .done, barMetrics: .default) == image)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) == image)
    #expect(item.titlePositionAdjustment(for: .default) == offset)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == offset)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 0)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .compact)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
  }

  @Test("a control in an item is enabled and disabled with it", .rule("R-BBI-9"))
  func enabling() {
    let toggle = UISwitch()
    let item = UIBarButtonItem(customView: toggle)

    item.isEnabled = false

    #expect(!toggle.isEnabled)
  }

  @Test("an item is archived without its target", .rule("R-BBI-10"))
  func archives() throws {
    let target = Target()
    let item = UIBarButtonItem(
      barButtonSystemItem: .save,
      target: target,
      action: Selector(Target.tap, "tap")
    )
    item.width = 70
    item.possibleTitles = ["Save", "Keep"]
    item.tintColor = .systemTeal
    item.isHidden = true
    item.isSelected = true
    item.changesSelectionAsPrimaryAction = true
    item.isSpringLoaded = true
    item.setBackgroundImage(.bitmap(.red, width: 2, height: 2), for: .normal, barMetrics: .compact)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    item.customView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    let copy = try #require(try Archives.copy(of: item))

    #expect(copy.title == "Save")
    #expect(copy.style == .done)
    #expect(copy.width == 70)
    #expect(copy.possibleTitles == ["Save", "Keep"])
    #expect(copy.tintColor == .systemTeal)
    #expect(copy.isHidden)
    #expect(copy.isSelected)
    #expect(copy.changesSelectionAsPrimaryAction)
    #expect(copy.isSpringLoaded)
    #expect(
      copy.backgroundImage(for: .normal, barMetrics: .compact)?.size == CGSize(width: 2, height: 2)
    )
    #expect(copy.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 1, vertical: 2))
    #expect(copy.customView?.bounds.size == CGSize(width: 40, height: 20))
    #expect(copy.target == nil)
    #expect(copy.action == nil)
  }
}
