import Foundation

/// The methods that supply the items of a drag and are notified of it.
///
/// A drag that is dropped calls them in this order: `itemsForBeginning`, `previewForLifting`,
/// `willAnimateLiftWith`, `sessionWillBegin`, `sessionDidMove` for each movement, `willEndWith`,
/// `didEndWith`.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  // R-DRAG-10
  /// Returns the items that a press lifts, or an empty array if there are none.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag that would begin.
  /// - Returns: The items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  // R-DRAG-30
  /// Returns the view that is lifted, or `nil` to show nothing.
  ///
  /// The default implementation returns the interaction's view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - session: The drag.
  /// - Returns: The preview.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called before the items are lifted.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - animator: Runs animations with the lift.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  )

  // R-DRAG-11
  /// Called when the finger begins to move the lifted items.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  )

  /// Returns whether the items may be moved, which is `true` by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: Whether the items may be moved.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the items can only be dropped in this app, which is `false` by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  /// - Returns: Whether the items stay in this app.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Called when the finger has moved.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  // R-DRAG-12
  /// Called when the finger was lifted, before the animations at the end.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - operation: What happened with the items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  )

  // R-DRAG-12
  /// Called after the animations at the end.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - operation: What happened with the items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  )

  /// Called when the destination has read the items.
  ///
  /// Unlike iOS, it is called after `didEndWith` for drops in this app, and not for others.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  )

  // R-DRAG-14
  /// Returns the items that a tap of another finger adds to a drag, or an empty array.
  ///
  /// The default implementation returns an empty array.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - point: The location of the tap, in the coordinates of the interaction's view.
  /// - Returns: The items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]

  /// Called before items are added to a drag that began in this interaction.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - session: The drag.
  ///   - items: The items.
  ///   - addingInteraction: The interaction that supplies the items.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  )

  // R-DRAG-31
  /// Returns the preview that returns to the source when the drag is cancelled, or `nil` to fade out.
  ///
  /// The default implementation returns the default preview.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - defaultPreview: The preview that was lifted.
  /// - Returns: The preview.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before an item returns to its source.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - animator: Runs animations with that of the item.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  )
}

extension UIDragInteractionDelegate {
  /// Returns the interaction's view.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    interaction.view.flatMap { $0.window == nil ? nil : UITargetedDragPreview(view: $0) }
  }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {}
  /// Returns `true`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Returns `false`.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionDidTransferItems session: any UIDragSession
  ) {}
  /// Returns an empty array.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  /// Returns the default preview.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}
