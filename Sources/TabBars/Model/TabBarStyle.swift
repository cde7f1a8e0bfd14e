import UIKit

/// How a custom bar looks and how its items stand.
public struct TabBarStyle: Equatable {
  /// The height in points above the home indicator; 49 by default, at least 0. (RDV-37)
  public var contentHeight: CGFloat = 49
  /// What is kept free around the items, in points; nothing by default.
  public var contentInsets = UIEdgeInsets.zero
  /// How the items share the width; from edge to edge by default.
  public var distribution = TabItemDistribution.fill
  /// Whether pages run on under the bar, which lets them shine through; false by default. (RDV-36, RDV-39)
  public var isTranslucent = false
  /// The colour behind the items; the system's background by default.
  ///
  /// A translucent bar shows nine tenths of it (RDV-36).
  public var backgroundColor = UIColor.systemBackground
  /// The colour of the line at the upper edge, one pixel high; nil for no line.
  public var separatorColor: UIColor? = .separator
  /// A picture above the upper edge, in place of the line and as high as it is; nil, the default, for the line. (CYL-34)
  public var shadowImage: UIImage?
  /// A picture stretched behind the items, which takes the effect away; nil, the default, for none. (CYL-131)
  public var backgroundImage: UIImage?
  /// Blurs what lies under the bar, behind the colour, which has to let it through; nil, the default, for no blur. (CYL-131)
  public var backgroundEffect: UIBlurEffect?
  /// How items look that do not say otherwise.
  public var items = TabItemStyle()
  /// What marks the selected item; nothing by default.
  public var indicator = TabSelectionIndicator.none

  /// The usual look.
  public init() {}

  /// The colour behind the items, as far as pages shine through.
  var shownBackgroundColor: UIColor {
    guard isTranslucent else { return backgroundColor }
    let color = backgroundColor
    return UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.9)
    }
  }
}
