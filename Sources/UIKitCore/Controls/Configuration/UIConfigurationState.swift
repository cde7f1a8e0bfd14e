/// The state of a view that is set up by a configuration.
///
/// A configuration's `updated(for:)` method returns its variant for a state, for example for a
/// selected cell.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// Creates the state of a view that is enabled and neither highlighted nor selected.
  init(traitCollection: UITraitCollection)
}

/// The state of a header, a footer or another view that isn't a cell.
///
/// Content configurations use it to adapt their colors to the view's state.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  ///
  /// The default value is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted, usually because it is being
  /// touched.
  ///
  /// The default value is `false`.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  ///
  /// The default value is `false`.
  public var isSelected = false
  /// A Boolean value that indicates whether the view floats above content that scrolls below it.
  ///
  /// The default value is `false`.
  public var isPinned = false

  /// Creates the state of a view that is enabled and neither highlighted nor selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state of a cell.
///
/// A cell's ``UITableViewCell/configurationState`` is passed to its configurations whenever it
/// changes.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  ///
  /// The default value is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted, usually because it is being
  /// touched.
  ///
  /// The default value is `false`.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  ///
  /// The default value is `false`.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is being edited.
  ///
  /// The default value is `false`.
  public var isEditing = false

  /// Creates the state of a cell that is enabled and neither highlighted, selected nor edited.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIContentUnavailableConfigurationState: UIConfigurationState {}
