import UIKit

/// Where everything on a custom bar stands: a pure function of sizes, from which drawing and touches both take their frames.
///
///     |insets| item | item |  action  | item | item |insets|
///            |← w →|       |←── p ──→|                        w = (width − p) / n
///
/// Items that are taller than the bar rise above it and can be touched there. Edges are rounded to pixels one by one, so that no
/// remainder adds up and the last item ends where the bar does. Right to left, the same frames are mirrored.
/// (RDV-30…34, CYL-20…27, ES-7)
public struct TabBarLayout: Equatable {
  /// The bar's size, with what it covers of the safe area.
  public var size: CGSize
  /// What the device covers of the bar at its sides and below.
  public var safeArea = UIEdgeInsets.zero
  /// The height that each item asks for, in points; nil for the height of the bar's content.
  public var itemHeights: [CGFloat?]
  /// The button between the items; nil for none.
  public var action: Action?
  /// What is kept free around the items, inside the safe area.
  public var contentInsets = UIEdgeInsets.zero
  /// How items share the width.
  public var distribution = TabItemDistribution.fill
  /// Pixels in a point; edges fall on pixels.
  public var scale: CGFloat = 1
  /// Whether the first item stands at the right.
  public var isRightToLeft = false

  /// Describes a bar without an action button that shares its width among items.
  public init(size: CGSize, itemHeights: [CGFloat?]) {
    self.size = size
    self.itemHeights = itemHeights
  }

  /// What the layout has to know of an action button.
  public struct Action: Equatable {
    /// How large the button wants to be.
    public var size: CGSize
    /// Where it stands among the items.
    public var placement = TabBarAction.Placement.centered
    /// How wide its slot is.
    public var width = TabBarAction.Width.intrinsic
    /// Where its middle stands.
    public var verticalPosition = TabBarAction.VerticalPosition.automatic
    /// How far its touch area reaches beyond its frame; positive values are outside.
    public var touchOutsets = UIEdgeInsets.zero

    /// Describes a centred button of a size.
    public init(size: CGSize) { self.size = size }
  }

  /// Computes all frames; a bar without a finite, positive size has none.
  public var frames: TabBarFrames {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return TabBarFrames(itemCount: itemHeights.count)
    }
    let frames = leftToRight
    return isRightToLeft ? frames.mirrored(in: size.width) : frames
  }

  // MARK: Heights

  /// The height above the home indicator.
  private var contentHeight: CGFloat { max(size.height - safeArea.bottom, 0) }

  /// The lowest item's height: what lies behind the items begins there. (RDV-30)
  private var minimumContentHeight: CGFloat {
    itemHeights.compactMap { $0.flatMap(TabBarLayout.positive) }.reduce(contentHeight, min)
  }

  /// Where the background begins, below the bar's upper edge. (RDV-34)
  var backgroundTop: CGFloat { contentHeight - minimumContentHeight }

  private static func positive(_ value: CGFloat) -> CGFloat? {
    value > 0 && value.isFinite ? value : nil
  }

  // MARK: From left to right

  private var leftToRight: TabBarFrames {
    var frames = TabBarFrames(itemCount: itemHeights.count)
    let slots = Slots(self)
    for index in itemHeights.indices {
      let (left, right) = slots.item(index)
      frames.items[index] = itemFrame(at: index, from: left, to: right)
      let slot = CGRect(x: left, y: 0, width: right - left, height: size.height)
      frames.itemHitAreas[index] = slot.union(frames.items[index])
    }
    frames.background = CGRect(
      x: 0,
      y: backgroundTop,
      width: size.width,
      height: minimumContentHeight + min(safeArea.bottom, size.height)
    )
    if let action, let slot = slots.action {
      let frame = actionFrame(action, from: slot.left, to: slot.right)
      frames.action = frame
      frames.actionHitArea = frame.inset(
        by: UIEdgeInsets(
          top: -action.touchOutsets.top,
          left: -action.touchOutsets.left,
          bottom: -action.touchOutsets.bottom,
          right: -action.touchOutsets.right
        )
      )
    }
    return frames
  }

  /// Items of the bar's own height keep out of the insets; others stand on the lower one. (RDV-32, RDV-33)
  private func itemFrame(at index: Int, from left: CGFloat, to right: CGFloat) -> CGRect {
    let bottom = contentHeight - contentInsets.bottom
    let own = itemHeights[index].flatMap(TabBarLayout.positive)
    let height = own ?? max(bottom - contentInsets.top, 0)
    return CGRect(x: left, y: bottom - height, width: right - left, height: height)
  }

  private func actionFrame(_ action: Action, from left: CGFloat, to right: CGFloat) -> CGRect {
    let center = action.verticalPosition.center(
      inBarOfHeight: contentHeight,
      buttonHeight: action.size.height
    )
    let middle = (left + right) / 2
    return CGRect(
      x: middle - action.size.width / 2,
      y: center - action.size.height / 2,
      width: action.size.width,
      height: action.size.height
    )
  }
}

extension TabBarFrames {
  fileprivate func mirrored(in width: CGFloat) -> TabBarFrames {
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var mirrored = self
    mirrored.items = items.map(mirror)
    mirrored.itemHitAreas = itemHitAreas.map(mirror)
    mirrored.action = action.map(mirror)
    mirrored.actionHitArea = actionHitArea.map(mirror)
    mirrored.background = mirror(background)
    return mirrored
  }
}
