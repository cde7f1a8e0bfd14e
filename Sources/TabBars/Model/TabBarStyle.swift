import UIKit

/// The appearance and layout of a custom bar.
public struct TabBarStyle: Equatable {
  // RDV-37
  /// The height in points above the home indicator, at least 0.
  ///
  /// The default value is 49.
  public var contentHeight: CGFloat = 49
  /// The insets of the items, in points.
  ///
  /// The default value is zero.
  public var contentInsets = UIEdgeInsets.zero
  /// The distribution of the items over the width.
  ///
  /// The default value is `TabItemDistribution.fill`.
  public var distribution = TabItemDistribution.fill
  // RDV-36, RDV-39
  /// A Boolean value that indicates whether pages extend under the bar and are visible through it.
  ///
  /// The default value is `false`.
  public var isTranslucent = false
  // RDV-36
  /// The color behind the items.
  ///
  /// The default value is the system background color.
  ///
  /// On a translucent bar, the color has an opacity of 90%.
  public var backgroundColor = UIColor.systemBackground
  /// The color of the line at the upper edge, which is one pixel high, or `nil` for no line.
  ///
  /// The default value is the system's separator color.
  public var separatorColor: UIColor? = .separator
  // CYL-34
  /// The image above the upper edge, at its own height, or `nil` for the line.
  ///
  /// The default value is `nil`.
  public var shadowImage: UIImage?
  // CYL-131
  /// The image that is stretched behind the items and replaces the effect, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var backgroundImage: UIImage?
  // CYL-131
  /// The blur effect behind the color, which has to be translucent, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var backgroundEffect: UIBlurEffect?
  /// The style of items that do not specify their own.
  ///
  /// The default value is an empty style.
  public var items = TabItemStyle()
  /// The mark of the selected item.
  ///
  /// The default value is none.
  public var indicator = TabSelectionIndicator.none

  /// Creates a style with the default values.
  public init() {}

  /// The color behind the items with the opacity of a translucent bar.
  var shownBackgroundColor: UIColor {
    guard isTranslucent else { return backgroundColor }
    let color = backgroundColor
    return UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.9)
    }
  }
}
