extension UISplitViewController {
  /// The kinds of split views, which differ in their number of columns.
  public enum Style: Int, Sendable {
    /// A classic split view with the two controllers of ``UISplitViewController/viewControllers``.
    case unspecified = 0
    /// Two columns: primary and secondary.
    case doubleColumn = 1
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn = 2
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The column at the primary edge.
    case primary = 0
    /// The column between the primary and the secondary one, which exists with three columns.
    case supplementary = 1
    /// The column with the details, which takes the remaining width.
    case secondary = 2
    /// The content that replaces all columns while the split view is collapsed.
    case compact = 3
  }

  /// The arrangements of the columns of an expanded split view.
  ///
  /// "One" is the primary column with two columns, and the supplementary column with three.
  public enum DisplayMode: Int, Sendable {
    /// The split view chooses the mode for its size.
    case automatic = 0
    /// Only the secondary column is visible.
    case secondaryOnly = 1
    /// One column is beside the secondary one.
    case oneBesideSecondary = 2
    /// One column covers a part of the secondary one.
    case oneOverSecondary = 3
    /// Two columns are beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns cover a part of the secondary one.
    case twoOverSecondary = 5
    /// Two columns have moved a part of the secondary one out of the view.
    case twoDisplaceSecondary = 6

    /// The name of ``oneBesideSecondary`` before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of ``secondaryOnly`` before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of ``oneOverSecondary`` before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The ways in which columns make room for one another.
  public enum SplitBehavior: Int, Sendable {
    /// The split view chooses the behavior for its size.
    case automatic = 0
    /// Columns are beside the secondary one, which becomes narrower.
    case tile = 1
    /// Columns cover a part of the secondary one.
    case overlay = 2
    /// The primary column moves a part of the secondary one out of the view.
    case displace = 3
  }

  /// The conditions for the display mode button in navigation bars.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is shown if the user can change the display mode with a gesture.
    case automatic = 0
    /// The button isn't shown.
    case never = 1
    /// The button is shown.
    case always = 2
  }

  /// The backgrounds of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The column has no background of its own.
    case none = 0
    /// The column has the background of a sidebar.
    case sidebar = 1
  }

  /// The sides of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The left side, or the right side in right-to-left layout.
    case leading = 0
    /// The right side, or the left side in right-to-left layout.
    case trailing = 1
  }
}
