import Foundation

/// A section of a compositional layout, which repeats a group for all of its items.
///
/// ```swift
/// let section = NSCollectionLayoutSection(group: row)
/// section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// section.orthogonalScrollingBehavior = .groupPaging
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The appearance of the rows if the section is a list.
  var list: ListSection?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  // MARK: Geometry

  /// The space around the groups, in points.
  ///
  /// Headers and footers are outside of the insets at the top and bottom. The default value is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points.
  ///
  /// The default value is 0. Distances that are negative or not finite are treated as 0, with a
  /// warning.
  open var interGroupSpacing: CGFloat = 0

  /// The area from which ``contentInsets`` are measured at the sides.
  ///
  /// The default value is ``UIContentInsetsReference/automatic``, for that of the layout's
  /// configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// The area from which boundary supplementary items are measured at the sides.
  ///
  /// The default value is ``UIContentInsetsReference/automatic``, for the area of the groups.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

  /// A Boolean value that indicates whether boundary supplementary items have the insets of the
  /// groups.
  ///
  /// The default value is `true`.
  open var supplementariesFollowContentInsets: Bool {
    get { supplementaryContentInsetsReference == .automatic }
    set { supplementaryContentInsetsReference = newValue ? .automatic : .none }
  }

  // MARK: Scrolling

  /// The way in which the groups scroll across the layout's scroll direction.
  ///
  /// The default value is ``UICollectionLayoutSectionOrthogonalScrollingBehavior/none``, for groups
  /// that follow each other in the layout's scroll direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// A closure that changes visible items while they scroll, or `nil`.
  ///
  /// The default value is `nil`.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  // MARK: Supplementary and decoration items

  /// The supplementary items at the edges of the section, such as headers and footers.
  ///
  /// The default value is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// The views behind the section.
  ///
  /// The default value is an empty array.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  // MARK: Layout

  /// Returns the description from which the geometry is computed.
  func template(_ areas: LayoutAreas, traits: UITraitCollection) -> SectionTemplate {
    let insets = LayoutInput.insets(contentInsets)
    let sides = areas.insets(for: contentInsetsReference) + insets
    let supplementary = supplementaryContentInsetsReference
    let boundary = supplementary == .automatic ? sides : areas.insets(for: supplementary)
    return SectionTemplate(
      group: group.template(for: traits),
      insets: sides,
      spacing: LayoutInput.length(interGroupSpacing, "interGroupSpacing"),
      isOrthogonal: orthogonalScrollingBehavior != .none,
      boundaries: boundarySupplementaryItems.map(\.boundaryTemplate),
      boundaryInsets: areas.acrossOnly(boundary),
      decorations: decorationItems.map(\.decorationTemplate)
    )
  }
}

/// The ways in which the groups of a section scroll across the layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  // R-CMP-30…34
  /// The groups don't scroll separately.
  case none = 0
  /// The groups come to rest anywhere.
  case continuous = 1
  /// The groups come to rest with the leading edge of a group at the leading edge of the section.
  case continuousGroupLeadingBoundary = 2
  /// The groups scroll by the length of the section.
  case paging = 3
  /// The groups scroll one at a time, to the leading edge of the section.
  case groupPaging = 4
  /// The groups scroll one at a time, to the center of the section.
  case groupPagingCentered = 5

  var behavior: OrthogonalScrolling.Behavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .groupLeading
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

/// A closure that is called when the visible items of a section change or scroll.
///
/// The parameters are the visible items, whose properties can be changed, the offset of the
/// section's content, and the surroundings of the section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// The areas of a collection view from which insets are measured.
struct LayoutAreas: Equatable {
  var isHorizontal = false
  var automatic = UIContentInsetsReference.safeArea
  /// The insets of each area, in addition to the insets of the content.
  var safeArea = NSDirectionalEdgeInsets.zero
  var layoutMargins = NSDirectionalEdgeInsets.zero
  var readableContent = NSDirectionalEdgeInsets.zero

  /// Returns the insets of an area, across the scroll direction.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .automatic: automatic == .automatic ? acrossOnly(safeArea) : insets(for: automatic)
    case .none: .zero
    case .safeArea: acrossOnly(safeArea)
    case .layoutMargins: acrossOnly(layoutMargins)
    case .readableContent: acrossOnly(readableContent)
    }
  }

  func acrossOnly(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    var insets = insets
    if isHorizontal {
      (insets.leading, insets.trailing) = (0, 0)
    } else {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }
}

extension NSDirectionalEdgeInsets {
  static func + (left: NSDirectionalEdgeInsets, right: NSDirectionalEdgeInsets)
    -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(
      top: left.top + right.top,
      leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing
    )
  }
}
