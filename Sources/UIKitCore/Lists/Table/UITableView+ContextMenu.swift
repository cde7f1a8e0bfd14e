import QuartzCore

// R-MENU-50
extension UITableView: ContextMenuList {
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate, let path = indexPathForRow(at: point) else { return nil }
    return delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func menuCell(at point: CGPoint) -> UIView? {
    indexPathForRow(at: point).flatMap { cellForRow(at: $0) }
  }

  func menuPreview(
    for configuration: UIContextMenuConfiguration,
    of cell: UIView?
  ) -> UITargetedPreview? {
    delegate?.tableView(
      self,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  func menuPreviewAtEnd(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(
      self,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  func commitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func menuChanges(
    _ configuration: UIContextMenuConfiguration,
    isShown: Bool,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if isShown {
      delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    } else {
      delegate?.tableView(
        self,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
  }
}

extension UITableViewDelegate {
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
