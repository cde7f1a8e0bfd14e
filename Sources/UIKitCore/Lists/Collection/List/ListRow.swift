import QuartzCore

/// The appearance of a list's cell, header or footer, which depends on its position.
struct ListRow: Equatable {
  // R-LC-2…5
  enum Role {
    case cell, header, footer
  }

  var role = Role.cell
  var style: RowStyle
  var isSidebar = false
  var separator: UIListSeparatorConfiguration

  var hasLineBelow: Bool {
    role == .cell && isShown(separator.bottomSeparatorVisibility, style.hasLineBelow)
  }

  var hasLineAbove: Bool {
    role == .cell && isShown(separator.topSeparatorVisibility, style.hasLineAbove)
  }

  private func isShown(
    _ visibility: UIListSeparatorConfiguration.Visibility,
    _ automatic: Bool
  ) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }

  /// Returns the insets of a separator; left is the leading side.
  func insets(_ given: NSDirectionalEdgeInsets, automatic: UIEdgeInsets) -> UIEdgeInsets {
    let none = UIListSeparatorConfiguration.automaticInsets
    return UIEdgeInsets(
      top: 0,
      left: given.leading == none.leading ? automatic.left : given.leading,
      bottom: 0,
      right: given.trailing == none.trailing ? automatic.right : given.trailing
    )
  }

  /// The background of the row if the app hasn't set one.
  @MainActor var background: UIBackgroundConfiguration {
    switch role {
    case .header, .footer:
      return style.table == .plain && !isSidebar ? .listPlainCell() : .clear()
    case .cell:
      guard isSidebar else {
        return style.table == .plain ? .listPlainCell() : .listGroupedCell()
      }
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .clear
      background.cornerRadius = TableMetrics.groupCornerRadius
      background.backgroundInsets.leading = ListMetrics.sidebarInset
      background.backgroundInsets.trailing = ListMetrics.sidebarInset
      return background
    }
  }

  /// The content of the row before the app has set a text.
  @MainActor var content: UIListContentConfiguration {
    switch (role, style.table == .plain) {
    case (.cell, _): .cell()
    case (.header, true): .plainHeader()
    case (.header, false): .groupedHeader()
    case (.footer, true): .plainFooter()
    case (.footer, false): .groupedFooter()
    }
  }
}

/// Constants of lists, in points.
enum ListMetrics {
  /// The distance between the sides of a sidebar and the background of a selected row; our choice.
  static let sidebarInset: CGFloat = 8
  /// The width of the disclosure button of a row with children.
  static let outlineWidth: CGFloat = 12
  /// The width of the grip by which a row is dragged.
  static let gripWidth: CGFloat = 26
}

/// The appearance of a section that is a list.
@MainActor struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// The distance between the content of a row and its sides.
  let margin: CGFloat

  var hasSwipeActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  /// Returns the appearance of an element, or `nil` for elements that aren't rows.
  func row(for key: CollectionElement, count: Int) -> ListRow? {
    var row = ListRow(
      style: style,
      isSidebar: configuration.appearance.isSidebar,
      separator: configuration.separatorConfiguration
    )
    switch key.category {
    case .decorationView: return nil
    case .supplementaryView:
      guard key.kind == UICollectionView.elementKindSectionHeader else {
        row.role = .footer
        return key.kind == UICollectionView.elementKindSectionFooter ? row : nil
      }
      row.role = .header
    case .cell:
      let first = configuration.headerMode == .firstItemInSection ? 1 : 0
      if key.path.item < first {
        row.role = .header
      } else {
        row.style.isFirst = key.path.item == first
        row.style.isLast = key.path.item == count - 1
        if let handler = configuration.itemSeparatorHandler {
          row.separator = handler(key.path, row.separator)
        }
      }
    }
    if row.role != .cell { row.style.table = row.style.table == .plain ? .plain : .grouped }
    return row
  }

  private var style: RowStyle {
    var style = RowStyle()
    style.table = configuration.appearance.tableStyle
    style.margin = margin
    style.hasHeader = configuration.headerMode == .supplementary
    style.separatorStyle =
      configuration.showsSeparators && !configuration.appearance.isSidebar ? .singleLine : .none
    style.separatorColor = configuration.separatorConfiguration.color
    return style
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// The style of a table view whose rows have the same appearance.
  var tableStyle: UITableView.Style {
    switch self {
    case .plain, .sidebarPlain, .sidebar: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
