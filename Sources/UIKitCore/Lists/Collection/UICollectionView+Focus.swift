import QuartzCore

/// A movement of the focus, with the items of a collection that it leaves and goes to.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus; nil where it was in none of this collection.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil where it goes to none of this collection.
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
  /// Whether the focus that comes back goes to the item that had it last; false by default. (R-FOC-25)
  public var remembersLastFocusedIndexPath: Bool {
    get { focus.isRemembered }
    set { focus.isRemembered = newValue }
  }

  var pathPreferredByDelegate: IndexPath? {
    collectionDelegate?.indexPathForPreferredFocusedView(in: self)
  }

  /// Whether an item takes the focus: where items can be selected, unless the delegate says no. (R-FOC-23)
  func takesFocus(_ cell: UICollectionViewCell) -> Bool {
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

  func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    collectionDelegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }

  func path(around item: UIFocusItem?) -> IndexPath? {
    var view = FocusPath.view(of: item)
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, cell.superview === self {
        return path(of: cell)
      }
      view = current.superview
    }
    return nil
  }
}
