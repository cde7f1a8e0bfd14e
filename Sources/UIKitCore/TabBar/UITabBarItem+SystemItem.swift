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
    let name = String(describing: self)
    return SymbolCatalog.image(ofSystemItem: name, style: TabBarMetrics.symbolConfiguration.style)
  }
}
