extension UITabBarItem {
  /// The tabs that the system has a title and an icon for.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads,
      mostRecent, mostViewed
  }
}

extension UITabBarItem.SystemItem {
  /// The title.
  ///
  /// Unlike iOS, it is English in all languages.
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  /// The icon, drawn by us in the spirit of the system's.
  @MainActor var image: UIImage? {
    UIImage(systemName: symbolName, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
  }

  private var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured: "star.fill"
    case .topRated: "list.star"
    case .recents, .history: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down"
    case .mostRecent: "clock.arrow.circlepath"
    case .mostViewed: "list.number"
    }
  }
}
