import Foundation

extension UITableView {
  /// How the sections of a table are set apart.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay at the top while their section is seen.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows that keep from the sides and have round corners.
    case insetGrouped = 2
  }

  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Where it is seen with the least movement.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They come from, and go to, the right.
    case right = 1
    /// They come from, and go to, the left.
    case left = 2
    /// They come from above, and go there.
    case top = 3
    /// They come from below, and go there.
    case bottom = 4
    /// Without animation.
    case none = 5
    /// They stay where they are while their neighbours cover or uncover them.
    case middle = 6
    /// As suits best.
    case automatic = 100
  }

  /// What a table's `separatorInset` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// Where lines begin and end by themselves.
    case fromAutomaticInsets = 1
  }
}

/// What a table was told to be like.
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
  var separatorColor: UIColor = .separator
  var separatorInset: UIEdgeInsets?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContentToSafeArea = true
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var focus = ListFocus()
}
