import Foundation

/// The methods that accept the items of a drag over a view.
///
/// A drag that is dropped calls them in this order: `canHandle`, `sessionDidEnter`,
/// `sessionDidUpdate` for each movement, `performDrop`, `previewForDropping` and
/// `willAnimateDropWith` for each item, `concludeDrop`, `sessionDidEnd`.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  // R-DRAG-20
  /// Returns whether the view is interested in a drag, which is `true` by default.
  ///
  /// It is called once for each drag, when the drag first comes over the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: Whether the other methods are called for the drag.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool

  /// Called when the drag comes over the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  // R-DRAG-22
  /// Returns what would happen if the items were dropped now.
  ///
  /// It is called when the drag comes over the view, and for each movement. The default
  /// implementation returns ``UIDropOperation/cancel``.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: The proposal.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the drag leaves the view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  // R-DRAG-12
  /// Called when the items are dropped, to read them.
  ///
  /// It isn't called if the last proposal was ``UIDropOperation/cancel`` or
  /// ``UIDropOperation/forbidden``.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  // R-DRAG-31
  /// Returns the place to which an item moves, or `nil` to fade out.
  ///
  /// The default implementation returns the default preview, which shrinks where it was dropped.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview of the item.
  /// - Returns: The preview.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before an item moves to its place.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: Runs animations with that of the item.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )

  /// Called after the animations of a drop.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called at the end of each drag for which `canHandle` returned `true`, wherever it ended.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
  /// Returns the default preview.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {}
}
