import Foundation

/// The size and the surroundings of an item in a compositional layout.
///
/// Items are combined to an ``NSCollectionLayoutGroup``, which is an item too.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  let attached: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items, such as badges.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - supplementaryItems: The supplementary items, which have the index path of the item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  /// The supplementary items that were given when the item was created.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  /// The space between the item's area and its view, in points.
  ///
  /// The insets along an axis with an estimated dimension are ignored. The default value is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distances between the item's area and others, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Returns the contents of a group, or `nil` for an item.
  func groupTemplate(for traits: UITraitCollection) -> GroupTemplate? { nil }

  /// Returns the description from which frames are computed.
  func template(for traits: UITraitCollection) -> LayoutTemplate {
    LayoutTemplate(
      width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length,
      insets: LayoutInput.insets(contentInsets),
      edges: edgeSpacing?.value ?? LayoutEdgeSpacing(),
      supplementaries: supplementaryItems.map(\.anchoredTemplate),
      group: groupTemplate(for: traits)
    )
  }
}

/// A supplementary view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The position in the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The position in the view that is placed at the container's anchor, or `nil` for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?

  init(
    _ size: NSCollectionLayoutSize,
    _ kind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a supplementary item inside the edges of its container.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - containerAnchor: The position in the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a supplementary item of which one position is placed at a position of its container.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - containerAnchor: The position in the item.
  ///   - itemAnchor: The position in the view.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// The order of overlapping views; those with higher values are in front.
  ///
  /// The default value is 1, in front of items.
  open var zIndex = 1

  var anchoredTemplate: AnchoredTemplate {
    AnchoredTemplate(
      kind: elementKind,
      width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length,
      containerAnchor: containerAnchor.value,
      itemAnchor: itemAnchor?.value,
      zIndex: zIndex
    )
  }
}

/// A supplementary view at an edge of a section or of the layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  // R-CMP-24
  /// The edge or corner at which the view is placed.
  public let alignment: NSRectAlignment
  /// The distance from the position, in points.
  public let offset: CGPoint

  /// Creates a supplementary item at an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - alignment: The edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }

  /// Creates a supplementary item at a distance from its position at an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: The size.
  ///   - elementKind: The kind of the view.
  ///   - alignment: The edge or corner.
  ///   - absoluteOffset: The distance, in points.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset.isFinite ? absoluteOffset : .zero
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// A Boolean value that indicates whether the section or layout becomes larger for the view.
  ///
  /// If the value is `false`, the view covers the content at the edge. The default value is `true`.
  open var extendsBoundary = true

  /// A Boolean value that indicates whether the view stays visible while its section is visible.
  ///
  /// The default value is `false`.
  open var pinToVisibleBounds = false

  /// The additional space above the view.
  var padding: CGFloat = 0

  var boundaryTemplate: BoundaryTemplate {
    BoundaryTemplate(
      kind: elementKind,
      width: layoutSize.widthDimension.length,
      height: layoutSize.heightDimension.length,
      insets: LayoutInput.insets(contentInsets),
      edge: alignment.edge,
      position: alignment.position,
      offset: offset,
      extendsBoundary: extendsBoundary,
      padding: padding,
      pins: pinToVisibleBounds,
      // R-CMP-26
      zIndex: pinToVisibleBounds ? max(zIndex, 10) : zIndex
    )
  }
}

/// A view behind a section, which shows no data.
///
/// Register its class with
/// ``UICollectionViewLayout/register(_:forDecorationViewOfKind:)``.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  // R-CMP-28
  /// The kind of the view.
  public let elementKind: String

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      ),
      supplementaryItems: []
    )
  }

  /// Returns a decoration item that fills a section, including its headers and footers.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  /// The order of overlapping views; those with higher values are in front.
  ///
  /// The default value is 0, behind all other views of the section.
  open var zIndex = 0

  var decorationTemplate: DecorationTemplate {
    DecorationTemplate(
      kind: elementKind,
      insets: LayoutInput.insets(contentInsets),
      zIndex: zIndex
    )
  }
}

extension NSRectAlignment {
  /// The edge at which a boundary view is placed.
  fileprivate var edge: BoundaryTemplate.Edge {
    switch self {
    case .none, .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The position along the edge, from 0 to 1.
  fileprivate var position: CGFloat {
    switch self {
    case .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    case .none, .top, .bottom, .leading, .trailing: 0.5
    }
  }

  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
