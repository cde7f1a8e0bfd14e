import UIKit

/// How one item looks and where its parts stand; what is nil is as the bar's style says. (CYL-5)
public struct TabItemStyle: Equatable {
  /// How an item looks in one state.
  public struct Look: Equatable {
    /// The colour of the title, and of pictures that are templates; nil for the usual one.
    public var color: UIColor?
    /// The font of the title; nil for the system's at 10 points, medium.
    public var font: UIFont?
    /// Fills the item behind everything; nil for nothing.
    public var backgroundColor: UIColor?
    /// Is stretched over the item, in front of its colour; nil for none.
    public var backgroundImage: UIImage?

    /// A look that says nothing.
    public init() {}
  }

  /// How it looks while another tab is selected.
  public var normal = Look()
  /// How it looks while it is selected; what is nil here is as in `normal`, except the colour.
  public var selected = Look()
  /// How high the item is in points, which may be more than the bar; nil for as high as the bar. (RDV-33)
  public var height: CGFloat?
  /// Moves the title, to the trailing end and down, in points.
  public var titleOffset: UIOffset?
  /// Moves the picture, to the trailing end and down, in points.
  public var imageOffset: UIOffset?
  /// Moves the edges of the picture inwards, in points, with left and right swapped where reading goes from right to left.
  public var imageInsets: UIEdgeInsets?
  /// How the badge looks.
  public var badge: TabBadgeStyle?
  /// Where titles stand.
  public var arrangement: Arrangement?

  /// Moves the item when something happens to it; nil for nothing.
  public var animator: (any TabItemAnimator)? {
    get { animatorReference.object as? any TabItemAnimator }
    set { animatorReference.object = newValue }
  }
  private var animatorReference = ObjectReference()

  /// Where the title of an item stands.
  public enum Arrangement: Equatable, Sendable {
    /// Below the picture.
    case stacked
    /// Beside the picture.
    case inline
    /// Beside the picture where the bar is wide or low, else below it.
    case automatic
  }

  /// A style that says nothing.
  public init() {}

  /// This style, with what another one says where this says nothing.
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

extension TabItemStyle.Look {
  func over(_ base: Self) -> Self {
    var look = self
    look.color = color ?? base.color
    look.font = font ?? base.font
    look.backgroundColor = backgroundColor ?? base.backgroundColor
    look.backgroundImage = backgroundImage ?? base.backgroundImage
    return look
  }
}
