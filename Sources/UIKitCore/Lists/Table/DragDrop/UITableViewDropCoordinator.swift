import Foundation

/// What a table view would do with the items of a drag if they were dropped now.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  // R-DRAG-43
  /// Where the dropped items go.
  public enum Intent: Int, Sendable {
    /// The items go to the table view as a whole; no gap opens.
    case unspecified = 0
    /// The items are inserted at the destination, where a gap opens.
    case insertAtDestinationIndexPath = 1
    /// The items go into the row at the destination, which is not moved aside.
    case insertIntoDestinationIndexPath = 2
    /// The items are inserted at the destination or go into it.
    ///
    /// Unlike iOS, they are always inserted.
    case automatic = 3
  }

  /// Where the dropped items go.
  public let intent: Intent

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - operation: What happens with the items.
  ///   - intent: Where the items go.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with the intent ``Intent/unspecified``.
  ///
  /// - Parameter operation: What happens with the items.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged, or `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points, or zero if the item comes from elsewhere.
  var previewSize: CGSize { get }
}

/// The items that are dropped on a table view, and the animations to their places.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  // R-DRAG-44
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The index path under the drag, or `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Moves the preview of an item to a row, which was inserted before.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The index path of the row.
  /// - Returns: An object to which animations can be added.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
    -> any UIDragAnimating

  /// Moves the preview of an item into a part of a row.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The index path of the row.
  ///   - rect: The part, in the coordinates of the cell.
  /// - Returns: An object to which animations can be added.
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating

  /// Moves the preview of an item to a place.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - target: The place.
  /// - Returns: An object to which animations can be added.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget)
    -> any UIDragAnimating
}
