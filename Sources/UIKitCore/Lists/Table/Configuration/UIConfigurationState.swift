/// What a view is like that is set up by a configuration.
public protocol UIConfigurationState {
  /// The traits in force for the view.
  var traitCollection: UITraitCollection { get set }

  /// A view that nothing is done to.
  init(traitCollection: UITraitCollection)
}

/// What a header, a footer or another plain view is like.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits in force for the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used; false at first.
  public var isDisabled = false
  /// Whether a finger rests on the view; false at first.
  public var isHighlighted = false
  /// Whether the view is chosen; false at first.
  public var isSelected = false
  /// Whether the view floats above what scrolls below it; false at first.
  public var isPinned = false

  /// Creates the state of a view that nothing is done to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// What a cell is like.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits in force for the view.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used; false at first.
  public var isDisabled = false
  /// Whether a finger rests on the cell; false at first.
  public var isHighlighted = false
  /// Whether the cell is selected; false at first.
  public var isSelected = false
  /// Whether the cell's list is edited; false at first.
  public var isEditing = false

  /// Creates the state of a view that nothing is done to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
