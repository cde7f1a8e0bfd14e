extension UITableViewCell {
  /// The styles of a cell, which determine its built-in labels.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a gray value at the trailing side.
    case value1 = 1
    /// A short label in the tint color, and a value next to it.
    case value2 = 2
    /// A title, and a smaller subtitle below it.
    case subtitle = 3
  }

  /// The types of the standard accessory at the trailing side of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron, which indicates that a tap shows another screen.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A detail button.
    ///
    /// A tap calls the delegate's `accessoryButtonTappedForRowWith` method.
    case detailButton = 4
  }

  /// The appearances of a selected cell.
  ///
  /// All styles except `none` have a gray background.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// A gray background.
    case blue = 1
    /// A gray background.
    case gray = 2
    case `default` = 3
  }

  /// The styles of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    /// A thin line between rows.
    case singleLine = 1
  }

  /// The changes that the control of a row makes in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }
}
