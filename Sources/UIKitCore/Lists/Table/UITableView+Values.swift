import Foundation

extension UITableView {
  /// The styles of a table view, which determine how its sections are separated.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge; section headers and footers float while their section is
    /// visible.
    case plain = 0
    /// Sections are groups of rows that extend from edge to edge.
    case grouped = 1
    /// Sections are groups of rows that are inset from the sides and have rounded corners.
    case insetGrouped = 2
  }

  /// The positions of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The row is made visible with the shortest scroll distance.
    case none = 0
    /// The row is at the top of the visible area.
    case top = 1
    /// The row is centered in the visible area.
    case middle = 2
    /// The row is at the bottom of the visible area.
    case bottom = 3
  }

  /// The animations with which rows are inserted, deleted and reloaded.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade in and out.
    case fade = 0
    /// Inserted rows move in from the right; deleted rows move out to the right.
    case right = 1
    /// Inserted rows move in from the left; deleted rows move out to the left.
    case left = 2
    /// Inserted rows move down into place and fade in; deleted rows move up and fade out.
    case top = 3
    /// Inserted rows move up into place and fade in; deleted rows move down and fade out.
    case bottom = 4
    /// The rows themselves are not animated.
    case none = 5
    /// The rows stay in place while their neighbors uncover or cover them.
    case middle = 6
    /// The table view chooses the animation; rows fade in and out.
    case automatic = 100
  }

  /// The origins from which a table view's ``UITableView/separatorInset`` is measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The inset is measured from the edges of the cell.
    case fromCellEdges = 0
    /// The inset is measured from the automatic insets of the separator.
    case fromAutomaticInsets = 1
  }
}

/// The values of a table view's configurable properties.
struct TableSettings {
  var rowHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var estimatedSectionHeaderHeight = UITableView.automaticDimension
  var estimatedSectionFooterHeight = UITableView.automaticDimension
  var sectionHeaderTopPadding = UITableView.automaticDimension
  var headerView: UIView?
  var footerView: UIView?
  var backgroundView: UIView?
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The background color that was set for the style.
  var givenBackground: UIColor?
  var separatorColor: UIColor = .separator {
    didSet { shownSeparatorColor = separatorColorWithEffect() }
  }
  var separatorEffect: UIVisualEffect? {
    didSet { shownSeparatorColor = separatorColorWithEffect() }
  }
  /// The color of separators with their effect.
  private(set) var shownSeparatorColor: UIColor = .separator
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContentToSafeArea = true
  var indexColor: UIColor?
  var indexBackground: UIColor?
  var indexTrackingBackground: UIColor?
  var indexMinimum = 0
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var focus = ListFocus()
}
