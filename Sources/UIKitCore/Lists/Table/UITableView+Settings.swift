import Foundation

/// What a table was told about lines, margins and selection, which subclasses have no reason to override.
extension UITableView {
  // MARK: Guesses

  /// A guess at the height of headers that size themselves; `automaticDimension` by default.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { settings.estimatedSectionHeaderHeight }
    set { setHeight(\.estimatedSectionHeaderHeight, newValue) }
  }

  /// A guess at the height of footers that size themselves; `automaticDimension` by default.
  public var estimatedSectionFooterHeight: CGFloat {
    get { settings.estimatedSectionFooterHeight }
    set { setHeight(\.estimatedSectionFooterHeight, newValue) }
  }

  // MARK: Separators

  /// Whether there is a line between rows; a single one by default.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { settings.separatorStyle }
    set { setOption(\.separatorStyle, newValue) }
  }

  /// The colour of the lines between rows; nil stands for the system's, the default.
  public var separatorColor: UIColor? {
    get { settings.separatorColor }
    set {
      noteAppearance(.separatorColor, \UITableView.separatorColor, newValue)
      setOption(\.separatorColor, newValue ?? .separator)
    }
  }

  /// How far lines keep from the sides; by default as far as the text.
  public var separatorInset: UIEdgeInsets {
    get { settings.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { setOption(\.separatorInset, newValue) }
  }

  /// What `separatorInset` is measured from; the cell's edges by default.
  public var separatorInsetReference: SeparatorInsetReference {
    get { settings.separatorInsetReference }
    set { setOption(\.separatorInsetReference, newValue) }
  }

  /// Whether content keeps to a width that reads well; false by default.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { settings.followsReadableWidth }
    set { setOption(\.followsReadableWidth, newValue) }
  }

  /// Whether content keeps out of the safe area at the sides; true by default.
  public var insetsContentViewsToSafeArea: Bool {
    get { settings.insetsContentToSafeArea }
    set { setOption(\.insetsContentToSafeArea, newValue) }
  }

  // MARK: What may be selected

  /// Whether a tap selects a row; true by default.
  public var allowsSelection: Bool {
    get { settings.allowsSelection }
    set { settings.allowsSelection = newValue }
  }

  /// Whether several rows can be selected, each tap turning one on or off; false by default.
  public var allowsMultipleSelection: Bool {
    get { settings.allowsMultipleSelection }
    set { settings.allowsMultipleSelection = newValue }
  }

  /// Whether a tap selects a row while the table is edited; false by default.
  public var allowsSelectionDuringEditing: Bool {
    get { settings.allowsSelectionDuringEditing }
    set { settings.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected while the table is edited; false by default.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { settings.allowsMultipleSelectionDuringEditing }
    set { settings.allowsMultipleSelectionDuringEditing = newValue }
  }

  // MARK: Headers and footers

  /// What stays free above each header; `automaticDimension`, the default, is 22 points in plain tables. (R-TBL-14)
  public var sectionHeaderTopPadding: CGFloat {
    get { settings.sectionHeaderTopPadding }
    set { setHeight(\.sectionHeaderTopPadding, newValue) }
  }

  /// The header of a section while it is seen, if it is a header/footer view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section while it is seen, if it is a header/footer view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.footers[section] as? UITableViewHeaderFooterView
  }
}
