import Foundation

/// What a collection view would do with the items of a drag if they were dropped now.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  // R-DRAG-43
  /// Where the dropped items go.
  public enum Intent: Int, Sendable {
    /// The items go to the collection view as a whole; no gap opens.
    case unspecified = 0
    /// The items are inserted at the destination, where a gap opens.
    case insertAtDestinationIndexPath = 1
    /// The items go into the item at the destination, which is not moved aside.
    case insertIntoDestinationIndexPath = 2
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

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The index path from which the item was dragged, or `nil` if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points, or zero if the item comes from elsewhere.
  var previewSize: CGSize { get }
}

/// The items that are dropped on a collection view, and the animations to their places.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  // R-DRAG-44
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path under the drag, or `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }

  /// Moves the preview of an item to an item, which was inserted before.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The index path of the item.
  /// - Returns: An object to which animations can be added.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
    -> any UIDragAnimating

  /// Moves the preview of an item into a part of an item.
  ///
  /// - Parameters:
  ///   - dragItem: The item.
  ///   - indexPath: The index path of the item.
  ///   - rect: The part, in the coordinates of the cell.
  /// - Returns: An object to which animations can be added.
  @discardableResult func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
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
