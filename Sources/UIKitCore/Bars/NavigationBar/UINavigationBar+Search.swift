/// The search bar of the topmost item.
///
///     ├───────── row ─────────┤   ├───────── row ─────────┤   ├─ search, active ─┤
///     Large Title                 search, hidden by scrolling
///     search
extension UINavigationBar {
  // R-SRCH-2

  // R-SRCH-8
  /// The place of an item's search bar: beside the title if the item prefers it, or has no
  /// preference on a tablet, the bar is wide, and there are no scopes.
  func searchPlacement(of item: UINavigationItem) -> UINavigationItem.SearchBarPlacement {
    let isTablet = traitCollection.userInterfaceIdiom == .pad
    let preferred = item.preferredSearchBarPlacement
    guard preferred == .inline || preferred == .automatic && isTablet,
      traitCollection.horizontalSizeClass == .regular,
      item.searchController?.searchBar.scopeButtonTitles?.isEmpty ?? true
    else { return .stacked }
    return .inline
  }

  private func isStacked(_ item: UINavigationItem) -> Bool { searchPlacement(of: item) == .stacked }

  /// Whether an active search hides the row and the large title.
  func hidesRow(for item: UINavigationItem?) -> Bool {
    guard let item, let search = item.searchController, isStacked(item) else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of the search bar if it does not scroll with the content: while the search is
  /// active, if the item demands it, or if there is no content that scrolls.
  func fixedSearchHeight(of item: UINavigationItem?) -> CGFloat {
    guard let item, let search = item.searchController, isStacked(item) else { return 0 }
    let isFixed = search.isActive || !item.hidesSearchBarWhenScrolling || item.place.isStatic
    return isFixed ? search.searchBar.navigationHeight : 0
  }

  /// The height of the search bar if it scrolls with the content.
  func scrollingSearchHeight(of item: UINavigationItem?) -> CGFloat {
    guard let item, let search = item.searchController, isStacked(item),
      fixedSearchHeight(of: item) == 0
    else { return 0 }
    return search.searchBar.navigationHeight
  }

  /// Called after a property of an item's search has changed, in the animation of a search that
  /// becomes active or inactive.
  func searchChanged(of item: UINavigationItem? = nil) {
    if let item, !stack.contains(where: { $0 === item }) { return }
    let isExpanded = (largeTitle.contentTop ?? 0) >= 0
    contentChanged()
    // Content at its top stays there, so that a large title that comes back is visible.
    if isExpanded, largeTitle.contentTop != nil {
      largeTitle.contentTop = largeTitle.fullHeight
      topItem?.place.contentTop = largeTitle.fullHeight
    }
    invalidateIntrinsicContentSize()
    // The height depends on the search itself, so that it is always reported.
    if transition == nil { manager?.barHeightChanged(self) }
    layoutIfNeeded()
  }
}
