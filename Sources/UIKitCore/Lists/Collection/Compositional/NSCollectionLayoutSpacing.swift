import Foundation

/// A distance between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  // R-CMP-8
  let value: LayoutSpacing

  init(_ spacing: CGFloat, isFlexible: Bool) {
    value = LayoutSpacing(value: LayoutInput.length(spacing, "spacing"), isFlexible: isFlexible)
    super.init()
  }

  /// Returns a distance of a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a distance that takes a share of the remaining space, and has at least a number of
  /// points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// The distance or the minimum distance, in points.
  open var spacing: CGFloat { value.value }

  /// A Boolean value that indicates whether the distance takes a share of the remaining space.
  open var isFlexible: Bool { value.isFlexible }

  /// A Boolean value that indicates whether the distance is fixed.
  open var isFixed: Bool { !value.isFlexible }
}

/// The distances around an item or a group.
///
/// Unlike content insets, they don't change the size of the item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge, or `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top edge, or `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge, or `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom edge, or `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  ///
  /// - Parameters:
  ///   - leading: The distance at the leading edge, or `nil` for none.
  ///   - top: The distance at the top edge, or `nil` for none.
  ///   - trailing: The distance at the trailing edge, or `nil` for none.
  ///   - bottom: The distance at the bottom edge, or `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var value: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.value,
      top: top?.value,
      trailing: trailing?.value,
      bottom: bottom?.value
    )
  }
}

/// The position of a supplementary item relative to the item that it is attached to.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  // R-CMP-22
  let value: LayoutAnchor

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    value = LayoutAnchor(
      edges: edges,
      offset: offset.isFinite ? offset : .zero,
      isFractional: isFractional
    )
    super.init()
  }

  /// Creates an anchor at edges, for example the top and the trailing edge for a corner.
  ///
  /// Without edges, the anchor is in the center.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates an anchor at a distance from edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - absoluteOffset: The distance, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at a distance from edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - fractionalOffset: The distance, in widths and heights of the supplementary item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { value.edges }

  /// The distance from the edges, in points or in sizes of the supplementary item.
  open var offset: CGPoint { value.offset }

  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !value.isFractional }

  /// A Boolean value that indicates whether the offset is in sizes of the supplementary item.
  open var isFractionalOffset: Bool { value.isFractional }
}
