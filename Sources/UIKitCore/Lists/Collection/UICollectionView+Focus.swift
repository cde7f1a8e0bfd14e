import QuartzCore

/// The context of a focus update in a collection view.
///
/// It is passed to the focus methods of the collection view's delegate. In addition to the focused
/// items, it contains the index paths of their cells.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus, or `nil` if it wasn't in this collection view.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that gets the focus, or `nil` if it isn't in this collection view.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    previouslyFocusedIndexPath = collection.path(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = collection.path(around: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem,
      to: context.nextFocusedItem,
      heading: context.focusHeading
    )
  }
}

extension UICollectionView: FocusList {
  /// A Boolean value that indicates whether the focus returns to the item that had it last.
  ///
  /// The default value is `false`.
  public var remembersLastFocusedIndexPath: Bool {
    // R-FOC-25
    get { focus.isRemembered }
    set { focus.isRemembered = newValue }
  }

  var pathPreferredByDelegate: IndexPath? {
    collectionDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  /// Returns whether an item can be focused: if items can be selected, and unless the delegate
  /// returns `false`.
  func takesFocus(_ cell: UICollectionViewCell) -> Bool {
    // R-FOC-23
    guard selection.allowsAny, let path = path(of: cell) else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  func itemsOutOfSight(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard selection.allowsAny else { return [] }
    return contents.attributes(in: rect).compactMap { attributes in
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell, cellForItem(at: path) == nil else {
        return nil
      }
      return (path, attributes.frame)
    }
  }

  func viewInSight(at path: IndexPath) -> UIView? {
    guard let frame = attributesOfItem(path)?.frame else { return nil }
    scrollRectToVisible(frame, animated: false)
    layoutIfNeeded()
    return cellForItem(at: path)
  }

  func delegateAllows(_ context: UIFocusUpdateContext) -> Bool {
    guard let collectionDelegate else { return true }
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    return collectionDelegate.collectionView(self, shouldUpdateFocusIn: context)
  }

  func notifyDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }

  func path(around item: UIFocusItem?) -> IndexPath? {
    var view = FocusPath.view(of: item)
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.collection === self {
        return path(of: cell)
      }
      view = current.superview
    }
    return nil
  }
}
