import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@Suite("UITabBarAppearance") @MainActor
struct UITabBarAppearanceTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhoneSE)

  // MARK: Defaults

  @Test(
    "a new appearance has default item appearances, width and spacing",
    .rule("R-APP-22", "R-APP-23"),
    .defaults(
      "UITabBarAppearance.stackedLayoutAppearance",
      "UITabBarAppearance.inlineLayoutAppearance",
      "UITabBarAppearance.compactInlineLayoutAppearance",
      "UITabBarAppearance.selectionIndicatorTintColor",
      "UITabBarAppearance.selectionIndicatorImage",
      "UITabBarAppearance.stackedItemPositioning",
      "UITabBarAppearance.stackedItemWidth",
      "UITabBarAppearance.stackedItemSpacing"
    ),
    .member("UITabBarAppearance.init")
  )
  func defaults() {
    let appearance = UITabBarAppearance()

    #expect(appearance.stackedLayoutAppearance == UITabBarItemAppearance(style: .stacked))
    #expect(appearance.inlineLayoutAppearance == UITabBarItemAppearance(style: .inline))
    #expect(
      appearance.compactInlineLayoutAppearance == UITabBarItemAppearance(style: .compactInline)
    )
    #expect(appearance.selectionIndicatorTintColor == nil)
    #expect(appearance.selectionIndicatorImage == nil)
    #expect(appearance.stackedItemPositioning == .automatic)
    #expect(appearance.stackedItemWidth == 0)
    #expect(appearance.stackedItemSpacing == 0)
    #expect(appearance.backgroundEffect == UIBlurEffect(style: .systemChromeMaterial))
  }

  // MARK: Items

  @Test(
    "an item appearance can be changed in place, and is copied when assigned",
    .rule("R-APP-22"),
    .member(
      "UITabBarAppearance.stackedLayoutAppearance",
      "UITabBarAppearance.inlineLayoutAppearance",
      "UITabBarAppearance.compactInlineLayoutAppearance"
    ),
    arguments: [UITabBarItemAppearance.Style.stacked, .inline, .compactInline]
  )
  func items(style: UITabBarItemAppearance.Style) {
    let path: ReferenceWritableKeyPath<UITabBarAppearance, UITabBarItemAppearance> =
      switch style {
      case .stacked: \.stackedLayoutAppearance
      case .inline: \.inlineLayoutAppearance
      case .compactInline: \.compactInlineLayoutAppearance
      }
    let appearance = UITabBarAppearance()

    appearance[keyPath: path].selected.iconColor = .systemPink
    #expect(appearance[keyPath: path].selected.iconColor == .systemPink)

    let items = UITabBarItemAppearance(style: style)
    items.normal.iconColor = .systemGreen
    appearance[keyPath: path] = items
    items.normal.iconColor = .systemRed

    #expect(appearance[keyPath: path] !== items)
    #expect(appearance[keyPath: path].normal.iconColor == .systemGreen)
    #expect(appearance[keyPath: path].selected.iconColor == nil)
  }

  @Test("an item appearance takes the style of the layout it is assigned to", .rule("R-APP-22"))
  func itemsOfAnotherLayout() {
    let appearance = UITabBarAppearance()

    appearance.inlineLayoutAppearance = UITabBarItemAppearance(style: .stacked)

    #expect(appearance.inlineLayoutAppearance == UITabBarItemAppearance(style: .inline))
  }

  // MARK: Item positions

  @Test(
    "lengths are stored; negative and invalid ones become the system's",
    .rule("R-LAY-11"),
    .member(
      "UITabBarAppearance.stackedItemPositioning",
      "UITabBarAppearance.stackedItemWidth",
      "UITabBarAppearance.stackedItemSpacing"
    )
  )
  func arrangement() {
    let appearance = UITabBarAppearance()

    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 12
    #expect(appearance.stackedItemPositioning == .centered)
    #expect(appearance.stackedItemWidth == 80)
    #expect(appearance.stackedItemSpacing == 12)

    for odd in [-1, -CGFloat.infinity, .infinity, .nan] {
      appearance.stackedItemWidth = odd
      appearance.stackedItemSpacing = odd
      #expect(appearance.stackedItemWidth == 0)
      #expect(appearance.stackedItemSpacing == 0)
    }
  }

  @Test(
    "the selection indicator's color and image are stored",
    .rule("R-APP-23"),
    .member(
      "UITabBarAppearance.selectionIndicatorTintColor",
      "UITabBarAppearance.selectionIndicatorImage"
    )
  )
  func indicator() {
    let appearance = UITabBarAppearance()
    let image = UIImage.bitmap(.red, width: 10, height: 49)

    appearance.selectionIndicatorTintColor = .systemYellow
    appearance.selectionIndicatorImage = image

    #expect(appearance.selectionIndicatorTintColor == .systemYellow)
    #expect(appearance.selectionIndicatorImage === image)
  }

  // MARK: Copies, equality and archives

  @Test(
    "a copy is equal and shares no mutable state",
    .rule("R-APP-20"),
    .member("UITabBarAppearance.copy")
  )
  func copies() {
    let appearance = full()

    let copy = appearance.copy()
    #expect(copy == appearance)
    #expect(copy.stackedLayoutAppearance !== appearance.stackedLayoutAppearance)

    copy.stackedLayoutAppearance.normal.iconColor = .systemBrown
    #expect(copy != appearance)
    #expect(appearance.stackedLayoutAppearance.normal.iconColor == .systemIndigo)
  }

  @Test("a difference in any property makes appearances unequal", .rule("R-APP-20"))
  func equality() {
    let changes: [(UITabBarAppearance) -> Void] = [
      { $0.backgroundColor = .systemTeal }, { $0.shadowColor = nil },
      { $0.backgroundEffect = nil }, { $0.backgroundImageContentMode = .center },
      { $0.stackedItemPositioning = .fill }, { $0.stackedItemWidth = 1 },
      { $0.stackedItemSpacing = 1 }, { $0.selectionIndicatorTintColor = .systemTeal },
      { $0.selectionIndicatorImage = .bitmap(.red, width: 1, height: 1) },
      { $0.stackedLayoutAppearance.focused.iconColor = .systemTeal },
      { $0.inlineLayoutAppearance.disabled.titleTextAttributes[.kern] = 1 },
      { $0.compactInlineLayoutAppearance.selected.badgePositionAdjustment.vertical = 1 },
    ]
    for change in changes {
      let appearance = UITabBarAppearance()
      change(appearance)
      #expect(appearance != UITabBarAppearance())

      let same = UITabBarAppearance()
      change(same)
      #expect(appearance == same)
      #expect(appearance.hash == same.hash)
    }
  }

  @Test(
    "all properties are stored in a secure archive",
    .rule("R-BAD-32"),
    .member("UITabBarAppearance.init")
  )
  func archive() throws {
    let appearance = full()

    let copy = try #require(try Archives.secureCopy(of: appearance))

    #expect(copy == appearance)
    #expect(copy.stackedItemPositioning == .centered)
    #expect(copy.selectionIndicatorImage == appearance.selectionIndicatorImage)
    #expect(try Archives.secureCopy(of: UITabBarAppearance()) == UITabBarAppearance())
  }

  private func full() -> UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemFill
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 12.5
    appearance.selectionIndicatorTintColor = UIColor(white: 0.5, alpha: 0.25)
    appearance.selectionIndicatorImage = .bitmap(.red, width: 6, height: 3)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    appearance.stackedLayoutAppearance.normal.iconColor = .systemIndigo
    appearance.inlineLayoutAppearance.selected.titleTextAttributes = [
      .font: UIFont.boldSystemFont(ofSize: 15), .kern: CGFloat(0.5), .underlineStyle: 1,
    ]
    appearance.compactInlineLayoutAppearance.disabled.badgeBackgroundColor = .systemGray
    return appearance
  }
}
