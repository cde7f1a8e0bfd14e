import UIKit

/// The appearance and layout of a custom bar.
public struct TabBarStyle: Equatable {
  // RDV-37
  /// The height in points above the home indicator, at least 0.
  ///
  /// The default is 49.
  public var contentHeight: CGFloat = 49
  /// The insets of the items, in points.
  ///
  /// The default is zero.
  public var contentInsets = UIEdgeInsets.zero
  /// The distribution of the items over the width.
  ///
  /// The default is `TabItemDistribution.fill`.
  public var distribution = TabItemDistribution.fill
  // RDV-36, RDV-39
  /// Whether pages extend under the bar and are visible through it.
  ///
  /// The default is `false`.
  public var isTranslucent = false
  // RDV-36
  /// The color behind the items.
  ///
  /// The default is the system background.
  ///
  /// A translucent bar shows it with an opacity of 90 %.
  public var backgroundColor = UIColor.systemBackground
  /// The color of the line at the upper edge, one pixel high; `nil` for no line.
  public var separatorColor: UIColor? = .separator
  // CYL-34
  /// An image above the upper edge, at its own height, instead of the line; `nil`, the default, for
  /// the line.
  public var shadowImage: UIImage?
  // CYL-131
  /// An image that is stretched behind the items and replaces the effect; `nil`, the default, for
  /// none.
  public var backgroundImage: UIImage?
  // CYL-131
  /// A blur of the content below the bar, behind the color, which has to be translucent; `nil`, the
  /// default, for none.
  public var backgroundEffect: UIBlurEffect?
  /// The style of items that do not specify their own.
  public var items = TabItemStyle()
  /// The mark of the selected item.
  ///
  /// The default is none.
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
