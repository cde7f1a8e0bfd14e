import Foundation

/// The appearance of a section that shows its items as the rows of a list.
///
/// ```swift
/// var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
/// configuration.headerMode = .supplementary
/// let layout = UICollectionViewCompositionalLayout.list(using: configuration)
/// ```
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  // R-LC-1
  /// The appearances of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows in groups from edge to edge.
    case grouped = 1
    /// Rows in groups with rounded corners.
    case insetGrouped = 2
    /// Rows of a sidebar.
    case sidebar = 3
    /// Rows of a sidebar, with the background of a plain list.
    case sidebarPlain = 4
  }

  /// The kinds of headers.
  public enum HeaderMode: Int, Sendable {
    /// The sections have no headers.
    case none = 0
    /// The data source returns a supplementary view of the kind
    /// ``UICollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// The first item of a section is its header.
    case firstItemInSection = 2
  }

  /// The kinds of footers.
  public enum FooterMode: Int, Sendable {
    /// The sections have no footers.
    case none = 0
    /// The data source returns a supplementary view of the kind
    /// ``UICollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// A closure that returns the actions at an edge of a row, or `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// A closure that returns the separators of a row.
  ///
  /// The parameters are the index path and the separators of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance

  /// Creates a configuration without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The kind of the headers.
  ///
  /// The default value is ``HeaderMode/none``.
  public var headerMode = HeaderMode.none

  /// The kind of the footers.
  ///
  /// The default value is ``FooterMode/none``.
  public var footerMode = FooterMode.none

  /// The distance above the headers, in points, or `nil` for that of the appearance.
  ///
  /// The default value is `nil`: 22 points above the headers of a plain list, 0 otherwise.
  public var headerTopPadding: CGFloat?

  /// A Boolean value that indicates whether there are separators between rows.
  ///
  /// The default value is `true`. Sidebars have none.
  public var showsSeparators = true

  /// The appearance of the separators.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// A closure that returns the separators of a row, or `nil` for the same in all rows.
  ///
  /// The default value is `nil`.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The color behind the rows, or `nil` for that of the appearance.
  ///
  /// It is shown by a collection view whose layout was created with
  /// ``UICollectionViewCompositionalLayout/list(using:)``, unless it has a background color. The default
  /// value is `nil`.
  public var backgroundColor: UIColor?

  /// A closure that returns the actions at the leading edge of a row, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A closure that returns the actions at the trailing edge of a row, or `nil` for none.
  ///
  /// The default value is `nil`.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The color behind the rows.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }
}

extension NSCollectionLayoutSection {
  // R-LC-1
  /// Returns a section that shows its items as the rows of a list.
  ///
  /// - Parameters:
  ///   - configuration: The appearance of the list.
  ///   - layoutEnvironment: The surroundings, as passed to the section provider.
  /// - Returns: The section, whose properties can be changed.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, layoutEnvironment, isFirst: false)
  }

  fileprivate static func list(
    using configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment,
    isFirst: Bool
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.rowHeight)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 1)
    )
    let margin = ScreenMetrics.sideMargin(forWidth: environment.container.contentSize.width)
    section.list = ListSection(configuration: configuration, margin: margin)
    section.contentInsets = configuration.insets(margin: margin, isFirst: isFirst)
    section.boundarySupplementaryItems = configuration.boundaryItems
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  // R-LC-1
  /// Returns a layout whose sections show their items as the rows of a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: configuration, environment, isFirst: index == 0)
    }
    layout.background = configuration.shownBackground
    return layout
  }
}

extension UICollectionLayoutListConfiguration {
  /// The insets of a section, which are the distances between groups.
  fileprivate func insets(margin: CGFloat, isFirst: Bool) -> NSDirectionalEdgeInsets {
    // R-LC-3
    var insets = NSDirectionalEdgeInsets.zero
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: return insets
    case .insetGrouped: (insets.leading, insets.trailing) = (margin, margin)
    case .grouped: break
    }
    if headerMode == .none {
      insets.top = isFirst ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }
    if footerMode == .none { insets.bottom = TableMetrics.groupGap }
    return insets
  }

  fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      items.append(boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if footerMode == .supplementary {
      items.append(boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    if headerMode == .supplementary {
      let usual = appearance == .plain ? TableMetrics.plainHeaderPadding : 0
      items[0].padding = LayoutInput.length(headerTopPadding ?? usual, "headerTopPadding")
    }
    for item in items where appearance == .plain || appearance == .sidebarPlain {
      item.pinToVisibleBounds = true
    }
    return items
  }

  private func boundary(_ kind: String, _ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(TableMetrics.headerGuess)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }
}
