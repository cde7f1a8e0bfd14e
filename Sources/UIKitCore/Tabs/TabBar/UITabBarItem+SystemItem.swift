extension UITabBarItem {
  /// The items for which the system provides a title and an icon.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads,
      mostRecent, mostViewed
  }
}

extension UITabBarItem.SystemItem {
  /// The title in the user's language.
  @MainActor var title: String {
    switch self {
    case .more: SystemText.more()
    case .favorites: SystemText.favorites()
    case .featured: SystemText.featured()
    case .topRated: SystemText.topRated()
    case .recents: SystemText.recents()
    case .contacts: SystemText.contacts()
    case .history: SystemText.history()
    case .bookmarks: SystemText.bookmarks()
    case .search: SystemText.search()
    case .downloads: SystemText.downloads()
    case .mostRecent: SystemText.mostRecent()
    case .mostViewed: SystemText.mostViewed()
    }
  }

  /// The icon, drawn to resemble the system's.
  @MainActor var image: UIImage? {
    let name = String(describing: self)
    return SymbolCatalog.image(ofSystemItem: name, style: TabBarMetrics.symbolConfiguration.style)
  }
}
