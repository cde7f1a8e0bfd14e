import Foundation

/// The controls that a row shows in editing mode.
struct EditingPlan: Equatable {
  // R-LST-30…33
  enum Control: Equatable {
    case none
    case delete
    case insert
    /// A round mark that shows whether the row is among several selected rows.
    case choice
  }

  var control = Control.none
  /// Whether the content is indented, for a control or to align with other rows.
  var indents = false
  var hasGrip = false

  /// The space reserved at the leading edge of the content.
  var front: CGFloat {
    indents ? EditingMetrics.controlWidth : 0
  }

  /// The space reserved at the trailing edge of the content.
  var back: CGFloat { hasGrip ? EditingMetrics.gripWidth : 0 }

  static let notEdited = EditingPlan()

  /// The values returned by the data source, the delegate and the cell.
  struct Answers {
    var canEdit = true
    var canMove = false
    var style = UITableViewCell.EditingStyle.delete
    var indents = true
    /// Whether several rows can be selected in editing mode.
    var chooses = false
  }

  init() {}

  init(_ answers: Answers) {
    hasGrip = answers.canMove
    guard answers.canEdit else { return }
    if answers.chooses {
      control = .choice
    } else {
      switch answers.style {
      case .delete: control = .delete
      case .insert: control = .insert
      case .none: break
      }
    }
    indents = answers.indents || control != .none
  }
}
