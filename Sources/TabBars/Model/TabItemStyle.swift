import UIKit

// CYL-5
/// The appearance and layout of an item.
///
/// Values that are `nil` are taken from the style of the bar.
public struct TabItemStyle: Equatable {
  /// The appearance of an item in one state.
  public struct Appearance: Equatable {
    /// The color of the title and of template images; `nil` for the default color.
    public var color: UIColor?
    /// The font of the title; `nil` for the medium system font of 10 points.
    public var font: UIFont?
    /// The background color of the item, or `nil` for none.
    public var backgroundColor: UIColor?
    /// An image that is stretched over the background color, or `nil` for none.
    public var backgroundImage: UIImage?

    /// Creates an appearance without values.
    public init() {}
  }

  /// The appearance while another tab is selected.
  ///
  /// By default, no values are set.
  public var normal = Appearance()
  /// The appearance while the tab is selected.
  ///
  /// Values that are `nil` are taken from `normal`, except for the color.
  public var selected = Appearance()
  // RDV-33
  /// The height of the item in points, which may exceed that of the bar; `nil` for the height of
  /// the bar.
  public var height: CGFloat?
  /// The offset of the title toward the trailing edge and down, in points.
  public var titleOffset: UIOffset?
  /// The offset of the image toward the trailing edge and down, in points.
  public var imageOffset: UIOffset?
  /// The insets of the image's edges in points; left and right are swapped in right-to-left
  /// layouts.
  ///
  /// The default value is `nil`.
  public var imageInsets: UIEdgeInsets?
  /// The style of the badge.
  ///
  /// The default value is `nil`.
  public var badge: TabBadgeStyle?
  /// The position of the title.
  ///
  /// The default value is `nil`.
  public var arrangement: Arrangement?

  /// The animator of the item, or `nil` for none.
  public var animator: (any TabItemAnimator)? {
    get { animatorReference.object as? any TabItemAnimator }
    set { animatorReference.object = newValue }
  }
  private var animatorReference = ObjectReference()

  /// The position of an item's title.
  public enum Arrangement: Equatable, Sendable {
    /// Below the image.
    case stacked
    /// Beside the image.
    case inline
    /// Beside the image if the bar is wide or in a compact height, otherwise below it.
    case automatic
  }

  /// Creates a style without values.
  public init() {}

  /// Returns this style with missing values from another one.
  func over(_ base: TabItemStyle) -> TabItemStyle {
    var style = self
    style.normal = normal.over(base.normal)
    style.selected = selected.over(base.selected)
    style.height = height ?? base.height
    style.titleOffset = titleOffset ?? base.titleOffset
    style.imageOffset = imageOffset ?? base.imageOffset
    style.imageInsets = imageInsets ?? base.imageInsets
    style.badge = badge ?? base.badge
    style.arrangement = arrangement ?? base.arrangement
    style.animator = animator ?? base.animator
    return style
  }
}

extension TabItemStyle.Appearance {
  func over(_ base: Self) -> Self {
    var appearance = self
    appearance.color = color ?? base.color
    appearance.font = font ?? base.font
    appearance.backgroundColor = backgroundColor ?? base.backgroundColor
    appearance.backgroundImage = backgroundImage ?? base.backgroundImage
    return appearance
  }
}
