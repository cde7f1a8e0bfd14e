import Foundation

/// What a row shows while its table is edited. (R-LST-30…33)
struct EditingPlan: Equatable {
  enum Control: Equatable {
    case none
    case delete
    case insert
    /// A round mark for choosing several rows.
    case choice
  }

  var control = Control.none
  /// Whether content moves aside, for a control or to stand below others that do.
  var indents = false
  var hasGrip = false

  /// What content leaves free in front of it.
  var front: CGFloat {
    indents ? EditingMetrics.controlWidth : 0
  }

  /// What content leaves free behind it.
  var back: CGFloat { hasGrip ? EditingMetrics.gripWidth : 0 }

  static let notEdited = EditingPlan()

  /// What the app's answers come to.
  struct Answers {
    var canEdit = true
    var canMove = false
    var style = UITableViewCell.EditingStyle.delete
    var indents = true
    /// Whether the table lets several rows be chosen while it is edited.
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
