extension UITab {
  /// Where on a bar with room for wishes a tab stands: that of a regular width. (R-TAB-23)
  ///
  /// Unlike iOS 18, the user cannot rearrange the bar of tabs, and there is no sidebar.
  public enum Placement: Int, Sendable {
    /// `default` for a tab of the outermost level, `pinned` for a search tab there, `optional` in a group.
    case automatic = 0
    /// On the bar, between the fixed and the pinned ones.
    case `default` = 1
    /// Not on the bar, except while code selects it.
    case optional = 2
    /// As `default`.
    case movable = 3
    /// At the trailing end of the bar.
    case pinned = 4
    /// At the leading end of the bar.
    case fixed = 5
    /// As `optional`.
    case sidebarOnly = 6
  }
}
