import UIKit

// RDV-30…34, CYL-20…27, ES-7
/// The layout of a custom bar: a function of sizes that determines the frames for drawing and for
/// hit testing.
///
///     |insets| item | item |  action  | item | item |insets|
///            |← w →|       |←── p ──→|                        w = (width − p) / n
///
/// Items that are taller than the bar extend above it and can be tapped there. Edges are rounded to
/// pixels individually, so rounding errors don't accumulate, and the last item ends at the end of
/// the bar. Right-to-left layouts have the same frames, mirrored.
public struct TabBarLayout: Equatable {
  /// The size of the bar, including the safe area that it covers.
  public var size: CGSize
  /// The safe area insets of the bar at its sides and bottom.
  ///
  /// The default value is zero.
  public var safeArea = UIEdgeInsets.zero
  /// The height of each item in points; `nil` for the height of the bar's content.
  public var itemHeights: [CGFloat?]
  /// The button between the items, or `nil` for none.
  public var action: Action?
  /// The insets of the items inside the safe area.
  ///
  /// The default value is zero.
  public var contentInsets = UIEdgeInsets.zero
  /// The distribution of the items over the width.
  ///
  /// The default value is `TabItemDistribution.fill`.
  public var distribution = TabItemDistribution.fill
  /// The number of pixels per point.
  ///
  /// Edges are aligned to pixel boundaries. The default value is 1.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the first item is at the right.
  ///
  /// The default value is `false`.
  public var isRightToLeft = false

  /// Creates the layout of a bar without an action button.
  ///
  /// - Parameters:
  ///   - size: The size of the bar, including the safe area that it covers.
  ///   - itemHeights: The height of each item in points, or `nil` for the height of the bar's
  ///     content.
  public init(size: CGSize, itemHeights: [CGFloat?]) {
    self.size = size
    self.itemHeights = itemHeights
  }

  /// The properties of an action button.
  public struct Action: Equatable {
    /// The size of the button.
    public var size: CGSize
    /// The position among the items.
    ///
    /// The default value is `Placement.centered`.
    public var placement = TabBarAction.Placement.centered
    /// The width of the slot.
    ///
    /// The default value is the width of the button.
    public var width = TabBarAction.Width.intrinsic
    /// The vertical position.
    ///
    /// The default value is `VerticalPosition.automatic`.
    public var verticalPosition = TabBarAction.VerticalPosition.automatic
    /// The distances by which the touch area extends beyond the frame, in points.
    ///
    /// The default value is zero.
    public var touchOutsets = UIEdgeInsets.zero

    /// Creates a centered button with a size.
    public init(size: CGSize) { self.size = size }
  }

  /// Computes all frames.
  ///
  /// If the size of the bar isn't finite and positive, all frames are empty.
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

  // RDV-30
  /// The height of the lowest item, at which the background begins.
  private var minimumContentHeight: CGFloat {
    itemHeights.compactMap { $0.flatMap(TabBarLayout.positive) }.reduce(contentHeight, min)
  }

  // RDV-34
  /// The distance of the background from the bar's upper edge.
  var backgroundTop: CGFloat { contentHeight - minimumContentHeight }

  private static func positive(_ value: CGFloat) -> CGFloat? {
    value > 0 && value.isFinite ? value : nil
  }

  // MARK: Left-to-right frames

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

  // RDV-32, RDV-33
  /// Items with the bar's height are inside the insets; other items end at the lower inset.
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
