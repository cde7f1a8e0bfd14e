import QuartzCore

// R-MENU-50
extension UICollectionView: ContextMenuList {
  func menuConfiguration(at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(
      self,
      contextMenuConfigurationForItemsAt: indexPathForItem(at: point).map { [$0] } ?? [],
      point: point
    )
  }

  func menuCell(at point: CGPoint) -> UIView? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
  }

  func menuPreview(
    for configuration: UIContextMenuConfiguration,
    of cell: UIView?
  ) -> UITargetedPreview? {
    let path = (cell as? UICollectionViewCell).flatMap(indexPath)
    let preview = path.flatMap {
      delegate?.collectionView(
        self,
        contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: $0
      )
    }
    return preview
      ?? delegate?.collectionView(
        self,
        previewForHighlightingContextMenuWithConfiguration: configuration
      )
  }

  func menuPreviewAtEnd(for configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.collectionView(
      self,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  func commitMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
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
      delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    } else {
      delegate?.collectionView(
        self,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
  }
}

extension UICollectionViewDelegate {
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the menu of the first item, or `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap {
      self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
