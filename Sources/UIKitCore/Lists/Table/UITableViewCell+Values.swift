extension UITableViewCell {
  /// Which labels a cell has by itself.
  public enum CellStyle: Int, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a value in grey at the other side.
    case value1 = 1
    /// A short name in the tint colour, and a value beside it.
    case value2 = 2
    /// A title, and a smaller text below it.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// An arrow: the row leads on.
    case disclosureIndicator = 1
    /// A button that tells more, and an arrow.
    case detailDisclosureButton = 2
    /// The row is chosen.
    case checkmark = 3
    /// A button that tells more.
    case detailButton = 4
  }

  /// How a cell shows that it is selected; all but `none` are grey.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    /// Grey; the name is older than the look.
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// What can be done to a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}
