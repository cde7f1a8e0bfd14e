import Foundation

/// A width or height that is resolved in a container.
struct LayoutLength: Equatable {
  // R-CMP-1, R-CMP-2
  enum Kind {
    case absolute, estimated, fractionOfWidth, fractionOfHeight
    /// An estimate; views in the same group get the length of the largest of them.
    case uniform
  }

  var kind: Kind
  /// The length in points, or a fraction of the container.
  var value: CGFloat

  var isEstimated: Bool { kind == .estimated || kind == .uniform }

  /// Returns the length in points; an estimate is its own value.
  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated, .uniform: value
    case .fractionOfWidth: value * container.width
    case .fractionOfHeight: value * container.height
    }
  }

  static func absolute(_ value: CGFloat) -> LayoutLength {
    LayoutLength(kind: .absolute, value: value)
  }
  static func estimated(_ value: CGFloat) -> LayoutLength {
    LayoutLength(kind: .estimated, value: value)
  }
  static func uniform(_ value: CGFloat) -> LayoutLength {
    LayoutLength(kind: .uniform, value: value)
  }
  static func width(_ fraction: CGFloat) -> LayoutLength {
    LayoutLength(kind: .fractionOfWidth, value: fraction)
  }
  static func height(_ fraction: CGFloat) -> LayoutLength {
    LayoutLength(kind: .fractionOfHeight, value: fraction)
  }
}

/// A distance that is fixed, or that takes a share of the remaining space.
struct LayoutSpacing: Equatable {
  /// The distance, or the minimum distance, in points.
  var value: CGFloat
  var isFlexible = false
}

/// The distances between an item and what surrounds it.
struct LayoutEdgeSpacing: Equatable {
  var leading: LayoutSpacing?
  var top: LayoutSpacing?
  var trailing: LayoutSpacing?
  var bottom: LayoutSpacing?

  /// Returns the distances before and after an item along an axis.
  func ends(isHorizontal: Bool) -> (before: LayoutSpacing?, after: LayoutSpacing?) {
    isHorizontal ? (leading, trailing) : (top, bottom)
  }
}

/// The axes along which a size is an estimate.
struct EstimatedAxes: OptionSet, Hashable {
  let rawValue: Int

  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)
  static let both: EstimatedAxes = [.width, .height]

  static func along(isHorizontal: Bool) -> EstimatedAxes { isHorizontal ? .width : .height }
}

/// A position in a container, or in a supplementary view.
struct LayoutAnchor: Equatable {
  var edges: NSDirectionalRectEdge
  /// The distance from the position, in points or in sizes of the supplementary view.
  var offset = CGPoint.zero
  var isFractional = false

  /// Returns the point of the anchor in a rectangle with an origin of zero, without the offset.
  func point(in size: CGSize) -> CGPoint {
    func place(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge, _ length: CGFloat)
      -> CGFloat
    {
      if edges.contains(first) { return 0 }
      return edges.contains(last) ? length : length / 2
    }
    return CGPoint(
      x: place(.leading, .trailing, size.width),
      y: place(.top, .bottom, size.height)
    )
  }

  func distance(for size: CGSize) -> CGPoint {
    guard isFractional else { return offset }
    return CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// A supplementary view that is attached to an item or a group.
struct AnchoredTemplate {
  // R-CMP-22
  var kind: String
  var width: LayoutLength
  var height: LayoutLength
  var containerAnchor: LayoutAnchor
  /// The position in the view that is placed at the container's anchor, or `nil` for the same
  /// position as in the container.
  var itemAnchor: LayoutAnchor?
  var zIndex = 1

  /// Returns the frame for a container with an origin of zero.
  func frame(in container: CGSize) -> CGRect {
    let size = CGSize(width: width.points(in: container), height: height.points(in: container))
    let place = containerAnchor.point(in: container)
    let own = (itemAnchor ?? containerAnchor).point(in: size)
    let first = containerAnchor.distance(for: size)
    let second = itemAnchor?.distance(for: size) ?? .zero
    return CGRect(
      x: place.x - own.x + first.x + second.x,
      y: place.y - own.y + first.y + second.y,
      width: size.width,
      height: size.height
    )
  }
}

/// An item or a group, from which frames are computed.
struct LayoutTemplate {
  var width: LayoutLength
  var height: LayoutLength
  var insets = NSDirectionalEdgeInsets.zero
  var edges = LayoutEdgeSpacing()
  var supplementaries: [AnchoredTemplate] = []
  /// The contents of a group, or `nil` for an item.
  var group: GroupTemplate?

  func length(isHorizontal: Bool) -> LayoutLength { isHorizontal ? width : height }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(width.points(in: container), 0),
      height: max(height.points(in: container), 0)
    )
  }

  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if width.isEstimated { axes.insert(.width) }
    if height.isEstimated { axes.insert(.height) }
    return axes
  }

  // R-CMP-5
  /// The insets along the axes whose length isn't an estimate.
  var appliedInsets: NSDirectionalEdgeInsets {
    var insets = insets
    if width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Whether the frames in the group depend on the sizes of cells.
  var hasEstimates: Bool {
    !estimatedAxes.isEmpty || group?.subitems.contains(where: \.hasEstimates) ?? false
  }

  /// Whether the number of items in the group depends on the sizes of cells.
  var wrapsMeasuredItems: Bool {
    guard let group else { return false }
    if group.subitems.contains(where: \.wrapsMeasuredItems) { return true }
    guard case .line(let isHorizontal, .untilFull) = group.arrangement,
      !length(isHorizontal: isHorizontal).isEstimated
    else { return false }
    return group.subitems.contains { $0.length(isHorizontal: isHorizontal).isEstimated }
  }
}

/// The contents of a group.
struct GroupTemplate {
  /// The number of subitems in a line.
  enum Repetition {
    /// The subitems are repeated until the line is full.
    case untilFull
    case times(Int)
    /// Subitems of equal length fill the line.
    case equally(Int)
  }

  enum Arrangement {
    case line(isHorizontal: Bool, Repetition)
    case custom((CGSize) -> [CustomFrame])
  }

  struct CustomFrame: Equatable {
    var frame: CGRect
    var zIndex = 0
  }

  var arrangement: Arrangement
  var subitems: [LayoutTemplate] = []
  var spacing: LayoutSpacing?
}

extension CGRect {
  /// Returns the rectangle without insets, for a layout direction from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }
}
