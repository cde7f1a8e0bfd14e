import TestSupport
import UIKit

/// Creates random appearances, items and values from a seed.
@MainActor
struct RandomAppearance {
  private final class Source { var random = SeededGenerator(seed: 0) }

  private let source = Source()

  init(seed: UInt64) { source.random = SeededGenerator(seed: seed) }

  // MARK: Objects

  func appearance() -> UITabBarAppearance {
    let appearance = UITabBarAppearance(idiom: pick([.phone, .pad, .tv]))
    for change in changes(of: appearance) where coin { change() }
    return appearance
  }

  private func changes(of appearance: UITabBarAppearance) -> [() -> Void] {
    [
      { appearance.configureWithTransparentBackground() },
      { appearance.backgroundEffect = UIBlurEffect(style: pick([.dark, .regular, .prominent])) },
      { appearance.backgroundColor = color() }, { appearance.shadowColor = color() },
      { appearance.backgroundImage = image() }, { appearance.shadowImage = image() },
      { appearance.backgroundImageContentMode = pick([.center, .top, .scaleAspectFit, .redraw]) },
      { appearance.selectionIndicatorTintColor = color() },
      { appearance.selectionIndicatorImage = image() },
      { appearance.stackedItemPositioning = pick([.fill, .centered, .automatic]) },
      { appearance.stackedItemWidth = length() }, { appearance.stackedItemSpacing = length() },
      { fill(appearance.stackedLayoutAppearance) }, { fill(appearance.inlineLayoutAppearance) },
      { fill(appearance.compactInlineLayoutAppearance) },
    ]
  }

  private func fill(_ items: UITabBarItemAppearance) {
    for state in [items.normal, items.selected, items.disabled, items.focused] where coin {
      state.titleTextAttributes = attributes()
      state.titlePositionAdjustment = offset()
      state.iconColor = color()
      state.badgePositionAdjustment = offset()
      state.badgeBackgroundColor = color()
      state.badgeTextAttributes = attributes()
      state.badgeTitlePositionAdjustment = offset()
    }
  }

  func item() -> UITabBarItem {
    let item =
      coin ? UITabBarItem() : UITabBarItem(tabBarSystemItem: pick([.more, .search]), tag: 0)
    let changes: [() -> Void] = [
      { item.title = pick(["", "One", "频道一", "المفضلة", "\u{0}\u{1b}"]) }, { item.image = image() },
      { item.selectedImage = image() }, { item.landscapeImagePhone = image() },
      { item.largeContentSizeImage = image() }, { item.badgeValue = pick(["", "9", "New"]) },
      { item.badgeColor = color() }, { item.imageInsets = insets() },
      { item.landscapeImagePhoneInsets = insets() },
      { item.largeContentSizeImageInsets = insets() },
      { item.titlePositionAdjustment = offset() }, { item.isEnabled = false }, { item.tag = -7 },
      { item.setTitleTextAttributes(attributes(), for: .selected) },
      { item.setBadgeTextAttributes(attributes(), for: .normal) },
      { item.standardAppearance = appearance() }, { item.scrollEdgeAppearance = appearance() },
      { item.accessibilityLabel = "label" }, { item.accessibilityIdentifier = "identifier" },
    ]
    for change in changes where coin { change() }
    return item
  }

  // MARK: Values

  func color() -> UIColor {
    coin
      ? UIColor(red: part(), green: part(), blue: part(), alpha: part())
      : pick([.label, .systemRed, .tintColor, .systemFill, .clear])
  }

  func image() -> UIImage {
    UIImage.dots(seed: source.random.next())
      .withRenderingMode(pick([.automatic, .alwaysOriginal, .alwaysTemplate]))
  }

  func attributes() -> [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 5 + length()), .foregroundColor: color(), .kern: length()]
  }

  func offset() -> UIOffset { UIOffset(horizontal: length() - 20, vertical: length() - 20) }

  func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: length(), left: -length(), bottom: -length(), right: length())
  }

  func length() -> CGFloat { CGFloat.random(in: 0..<40, using: &source.random) }

  private func part() -> CGFloat { CGFloat.random(in: 0...1, using: &source.random) }

  private var coin: Bool { Bool.random(using: &source.random) }

  private func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &source.random)]
  }
}

extension UIImage {
  /// Returns an image with a few pixels in random colors.
  static func dots(seed: UInt64) -> UIImage {
    var random = SeededGenerator(seed: seed)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 6, height: 5)
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
      for x in 0..<6 {
        UIColor(white: CGFloat.random(in: 0...1, using: &random), alpha: 0.8).setFill()
        context.fill(CGRect(x: x, y: Int.random(in: 0..<3, using: &random), width: 1, height: 2))
      }
    }
    return drawn.cgImage.map { UIImage(cgImage: $0) } ?? drawn
  }
}
