import QuartzCore

/// A list whose rows or items have context menus.
@MainActor protocol ContextMenuList: UIView {
  /// Returns the menu for a point, or `nil` for none.
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the cell at a point, or `nil` if there is none.
  func menuCell(at point: CGPoint) -> UIView?
  /// Returns the view that the delegate lifts instead of a cell, or `nil` for the cell.
  func menuPreview(
    for configuration: UIContextMenuConfiguration,
    of cell: UIView?
  ) -> UITargetedPreview?
  /// Returns the view to which the preview returns, or `nil` for the one that was lifted.
  func menuPreviewAtEnd(for configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  /// Tells the delegate that the preview was tapped.
  func commitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  )
  /// Tells the delegate that the menu appears or disappears.
  func menuChanges(
    _ configuration: UIContextMenuConfiguration,
    isShown: Bool,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// The context menus of a list: finds the cell, and passes the questions to the list.
@MainActor final class ListContextMenu: NSObject {
  // R-MENU-50
  private weak var list: (any ContextMenuList)?
  private weak var cell: UIView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ list: any ContextMenuList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }
}

extension ListContextMenu: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    cell = list?.menuCell(at: location)
    return list?.menuConfiguration(at: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    list?.menuPreview(for: configuration, of: cell) ?? cell.map { preview(of: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { list?.menuPreviewAtEnd(for: configuration) }

  /// Returns the preview of a cell, without the separators and the parts outside of the safe area.
  private func preview(of cell: UIView) -> UITargetedPreview {
    let parameters = UIPreviewParameters()
    parameters.lift(cell)
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.commitMenu(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuChanges(configuration, isShown: true, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuChanges(configuration, isShown: false, animator) }
}
