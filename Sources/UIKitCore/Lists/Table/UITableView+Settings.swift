import Foundation

/// Properties for separators, margins and selection.
extension UITableView {
  // MARK: Estimated heights

  /// The estimated height of self-sizing section headers, in points.
  ///
  /// The default value is ``automaticDimension``, for an estimate that the table view chooses.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { settings.estimatedSectionHeaderHeight }
    set { setHeight(\.estimatedSectionHeaderHeight, newValue) }
  }

  /// The estimated height of self-sizing section footers, in points.
  ///
  /// The default value is ``automaticDimension``, for an estimate that the table view chooses.
  public var estimatedSectionFooterHeight: CGFloat {
    get { settings.estimatedSectionFooterHeight }
    set { setHeight(\.estimatedSectionFooterHeight, newValue) }
  }

  // MARK: Separators

  /// The style of the lines between rows.
  ///
  /// The default value is `singleLine`.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { settings.separatorStyle }
    set { setOption(\.separatorStyle, newValue) }
  }

  /// The color of the lines between rows.
  ///
  /// The default value is the system's separator color; assigning `nil` restores it.
  public var separatorColor: UIColor? {
    get { settings.separatorColor }
    set {
      noteAppearance(.separatorColor, \UITableView.separatorColor, newValue)
      setOption(\.separatorColor, newValue ?? .separator)
    }
  }

  // R-TBL-100
  /// The effect of the lines between rows.
  ///
  /// With a ``UIVibrancyEffect``, the lines have the color of the effect, and with a ``UIBlurEffect`` that of its
  /// material. The opacity of ``separatorColor`` counts only if it is not the default color. The default
  /// value is `nil`.
  ///
  /// Unlike iOS, the background of the lines is not blurred.
  public var separatorEffect: UIVisualEffect? {
    get { settings.separatorEffect }
    set { setOption(\.separatorEffect, newValue) }
  }

  /// The distances between separators and the sides of the cells, in points.
  ///
  /// Only the left and right values are used. By default, separators begin where the text of the
  /// cell begins.
  public var separatorInset: UIEdgeInsets {
    get { settings.separatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { setOption(\.separatorInset, newValue) }
  }

  /// The origin from which ``separatorInset`` is measured.
  ///
  /// The default value is ``SeparatorInsetReference/fromCellEdges``.
  public var separatorInsetReference: SeparatorInsetReference {
    get { settings.separatorInsetReference }
    set { setOption(\.separatorInsetReference, newValue) }
  }

  /// A Boolean value that indicates whether the content of cells is limited to a readable width.
  ///
  /// The default value is `false`. The readable width is 672 points.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { settings.followsReadableWidth }
    set { setOption(\.followsReadableWidth, newValue) }
  }

  /// A Boolean value that indicates whether the content of cells stays inside the safe area at the
  /// sides.
  ///
  /// The default value is `true`.
  public var insetsContentViewsToSafeArea: Bool {
    get { settings.insetsContentToSafeArea }
    set { setOption(\.insetsContentToSafeArea, newValue) }
  }

  // MARK: Selection

  /// A Boolean value that indicates whether a tap selects a row.
  ///
  /// The default value is `true`.
  public var allowsSelection: Bool {
    get { settings.allowsSelection }
    set { settings.allowsSelection = newValue }
  }

  /// A Boolean value that indicates whether several rows can be selected.
  ///
  /// The default value is `false`. If `true`, a tap on a selected row deselects it.
  public var allowsMultipleSelection: Bool {
    get { settings.allowsMultipleSelection }
    set { settings.allowsMultipleSelection = newValue }
  }

  /// A Boolean value that indicates whether a tap selects a row in editing mode.
  ///
  /// The default value is `false`.
  public var allowsSelectionDuringEditing: Bool {
    get { settings.allowsSelectionDuringEditing }
    set { settings.allowsSelectionDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether several rows can be selected in editing mode.
  ///
  /// The default value is `false`. If `true`, rows show a round selection mark in editing mode.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { settings.allowsMultipleSelectionDuringEditing }
    set { settings.allowsMultipleSelectionDuringEditing = newValue }
  }

  // MARK: Headers and footers

  /// The space above each section header, in points.
  ///
  /// The default value is ``automaticDimension``, which is 22 points in plain tables and 0 in
  /// others.
  public var sectionHeaderTopPadding: CGFloat {
    // R-TBL-14
    get { settings.sectionHeaderTopPadding }
    set { setHeight(\.sectionHeaderTopPadding, newValue) }
  }

  /// Returns the visible header of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The header, or `nil` if it isn't visible or isn't a
  ///   ``UITableViewHeaderFooterView``.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.headers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: The footer, or `nil` if it isn't visible or isn't a
  ///   ``UITableViewHeaderFooterView``.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    contents.footers[section] as? UITableViewHeaderFooterView
  }
}
