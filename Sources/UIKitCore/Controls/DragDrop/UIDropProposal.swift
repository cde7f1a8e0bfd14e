import Foundation

/// What happens with the items of a drag when they are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items return to their source.
  case cancel = 0
  /// The view never accepts items like these, which a sign at the preview shows.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved within the app.
  ///
  /// Check ``UIDragDropSession/allowsMoveOperation`` first: a drag that doesn't allow it is cancelled.
  case move = 3

  /// Whether items are dropped.
  var accepts: Bool { self == .copy || self == .move }
}

/// What a view would do with the items of a drag if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  // R-DRAG-22
  /// What happens with the items.
  public let operation: UIDropOperation
  /// A Boolean value that indicates whether the exact place in the view matters, as in a text.
  ///
  /// It has no effect. The default value is `false`.
  open var isPrecise = false
  // R-DRAG-33
  /// A Boolean value that indicates whether the previews keep the size of the views they show.
  ///
  /// It has no effect, because previews keep their size. The default value is `false`.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  ///
  /// - Parameter operation: What happens with the items.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
