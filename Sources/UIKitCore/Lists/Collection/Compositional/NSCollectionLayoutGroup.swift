import Foundation

/// Items in a line, or in an arrangement that the app computes.
///
/// A section repeats its group for all items. Groups can contain groups.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3),
///     heightDimension: .fractionalHeight(1)
///   )
/// )
/// let row = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1),
///     heightDimension: .absolute(130)
///   ),
///   subitems: [item]
/// )
/// ```
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let arrangement: Arrangement

  private enum Arrangement {
    case line(isHorizontal: Bool, GroupTemplate.Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private init(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Lines

  /// Returns a group that repeats its subitems from the leading to the trailing edge until it is
  /// full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items, at least one of which is shown in each group.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    // R-CMP-6
    line(layoutSize, subitems, isHorizontal: true, .untilFull)
  }

  /// Returns a group that repeats its subitems from top to bottom until it is full.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitems: The items, at least one of which is shown in each group.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    // R-CMP-6
    line(layoutSize, subitems, isHorizontal: false, .untilFull)
  }

  /// Returns a group with a number of equal subitems from the leading to the trailing edge.
  ///
  /// The subitem keeps its size, so that the group should have enough space.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item.
  ///   - count: The number of items, at least 1.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    // R-CMP-7
    line(layoutSize, [subitem], isHorizontal: true, .times(count))
  }

  /// Returns a group with a number of equal subitems from top to bottom.
  ///
  /// The subitem keeps its size, so that the group should have enough space.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item.
  ///   - count: The number of items, at least 1.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    // R-CMP-7
    line(layoutSize, [subitem], isHorizontal: false, .times(count))
  }

  /// Returns a group whose width is divided between a number of subitems.
  ///
  /// The width of the subitem is ignored. Distances between items are subtracted first.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item.
  ///   - count: The number of items, at least 1.
  /// - Returns: The group.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    // R-CMP-7
    line(layoutSize, [subitem], isHorizontal: true, .equally(count))
  }

  /// Returns a group whose height is divided between a number of subitems.
  ///
  /// The height of the subitem is ignored. Distances between items are subtracted first.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - subitem: The item.
  ///   - count: The number of items, at least 1.
  /// - Returns: The group.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    // R-CMP-7
    line(layoutSize, [subitem], isHorizontal: false, .equally(count))
  }

  private static func line(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    isHorizontal: Bool,
    _ repetition: GroupTemplate.Repetition
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size, subitems, .line(isHorizontal: isHorizontal, repetition))
  }

  /// Returns a group with frames that a closure computes.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: A closure that returns the frames of the items, relative to the group. It is
  ///     called whenever the layout is computed.
  /// - Returns: The group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    // R-CMP-9
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  // MARK: Contents

  /// The items, or an empty array for a custom group.
  public let subitems: [NSCollectionLayoutItem]

  /// The distance between items, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The supplementary items of the group, which have the index path of its first item.
  ///
  /// The default value is an empty array.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { own }
    set { own = newValue }
  }
  private var own: [NSCollectionLayoutSupplementaryItem] = []

  override func groupTemplate(for traits: UITraitCollection) -> GroupTemplate? {
    switch arrangement {
    case .line(let isHorizontal, let repetition):
      return GroupTemplate(
        arrangement: .line(isHorizontal: isHorizontal, repetition),
        subitems: subitems.map { $0.template(for: traits) },
        spacing: interItemSpacing?.value
      )
    case .custom(let provider):
      return GroupTemplate(
        arrangement: .custom { size in
          let environment = LayoutEnvironment(size: size, insets: .zero, traits: traits)
          return provider(environment).filter { $0.frame.isFinite }
            .map { GroupTemplate.CustomFrame(frame: $0.frame, zIndex: $0.zIndex) }
        }
      )
    }
  }
}

/// A closure that returns the frames of the items in a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame, relative to the group.
  public let frame: CGRect
  /// The order of overlapping items; those with higher values are in front.
  public let zIndex: Int

  /// Creates an item with a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - frame: The frame, relative to the group. An item whose frame isn't finite is ignored.
  ///   - zIndex: The order of overlapping items.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
