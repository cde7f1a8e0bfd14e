extension UITab {
  /// The preferred position of a tab on a bar of regular width.
  ///
  /// Unlike iOS 18, the user can't rearrange a bar of tabs, and there is no sidebar.
  public enum Placement: Int, Sendable {
    // R-TAB-23

    /// Equivalent to `default` for a tab of the outermost level, `pinned` for a search tab of the
    /// outermost level, and `optional` for a tab in a group.
    case automatic = 0
    /// On the bar, between the fixed and the pinned tabs.
    case `default` = 1
    /// Not on the bar, except while the tab is selected by code.
    case optional = 2
    /// Equivalent to `default`.
    case movable = 3
    /// At the trailing end of the bar.
    case pinned = 4
    /// At the leading end of the bar.
    case fixed = 5
    /// Equivalent to `optional`.
    case sidebarOnly = 6
  }
}
