import QuartzCore

extension UICollectionView {
  // MARK: Creating views

  /// Returns the view for layout attributes, or `nil` if there is no data source.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    progress.wanted = attributes
    defer { progress.wanted = nil }
    switch attributes.representedElementCategory {
    case .cell: return makeCell(at: attributes.indexPath)
    case .supplementaryView:
      return makeSupplementaryView(attributes.representedElementKind ?? "", attributes.indexPath)
    case .decorationView: return makeDecorationView(attributes.representedElementKind ?? "")
    }
  }

  private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
    let asked = movement?.dataPath(of: path) ?? path
    guard let cell = dataSource?.collectionView(self, cellForItemAt: asked) else { return nil }
    guard cell.reuseIdentifier != nil else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      )
    }
    if cell.isSelected != selection.contains(path) { cell.isSelected = selection.contains(path) }
    if cell.isHighlighted != (touch.path == path) { cell.isHighlighted = touch.path == path }
    cell.isMeasured = false
    return cell
  }

  private func makeSupplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView?
  {
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    guard let view else { return nil }
    guard view.reuseIdentifier != nil else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason:
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind),\(ListInconsistency.text(path))) does not have a reuseIdentifier - views must be "
          + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:"
          + "forIndexPath: or is nil"
      )
    }
    return view
  }

  private func makeDecorationView(_ kind: String) -> UICollectionReusableView {
    let key = CollectionReuse.Key(kind: kind, identifier: kind)
    if !reuse.isRegistered(key) { reuse.register(layoutInUse.decorationClasses[kind], for: key) }
    return reuse.dequeue(key)
  }

  /// Dequeues a view, with the attributes of its element if the collection view has requested it.
  func dequeue(_ key: CollectionReuse.Key, for element: CollectionElement)
    -> UICollectionReusableView
  {
    let view = reuse.dequeue(key)
    if let wanted = progress.wanted,
      wanted.key == element || movement?.dataPath(of: wanted.indexPath) == element.path
    {
      UIView.performWithoutAnimation {
        view.bounds.size = wanted.size
        view.center = wanted.center
      }
      (view as? UICollectionViewListCell)?.take(wanted.row)
    }
    return view
  }

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let key = CollectionReuse.Key(kind: CollectionReuse.Key.cellKind, identifier: identifier)
    guard let cell = dequeue(key, for: .cell(path)) as? UICollectionViewCell else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason:
          "the class registered for the cell reuse identifier \(identifier) is not a subclass of "
          + "UICollectionViewCell"
      )
    }
    return cell
  }

  func setEditing(_ isEditing: Bool) {
    guard isEditing != progress.isEditing else { return }
    progress.isEditing = isEditing
    endSwipe(animated: true)
    for cell in contents.shown.values.compactMap({ $0 as? UICollectionViewCell }) {
      cell.configurationStateChanged()
      (cell as? UICollectionViewListCell)?.editingChanged()
    }
  }

  // MARK: Delegate calls

  func willDisplay(_ view: UICollectionReusableView, _ key: CollectionElement) {
    if key.category == .cell, let cell = view as? UICollectionViewCell {
      prefetch.announced.remove(key.path)
      (cell as? UICollectionViewListCell)?.updateLinesBesideSelection()
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView, let kind = key.kind {
      collectionDelegate?.collectionView(
        self,
        willDisplaySupplementaryView: view,
        forElementKind: kind,
        at: key.path
      )
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, _ key: CollectionElement) {
    if key.category == .cell, let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .supplementaryView, let kind = key.kind {
      collectionDelegate?.collectionView(
        self,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: kind,
        at: key.path
      )
    }
  }

  // MARK: Queries

  func attributesOfItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    guard shape.contains(path) else { return nil }
    return layoutInUse.layoutAttributesForItem(at: path).map(mirror.attributes)
  }

  func item(at point: CGPoint) -> IndexPath? {
    guard point.isFinite else { return nil }
    prepareLayoutIfNeeded()
    var shifts = orthogonal.shifts()
    return contents.attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
      .filter {
        $0.representedElementCategory == .cell
          && shifts.shownFrame($0.frame, $0).contains(point)
      }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    guard let key = cell.shownAttributes?.key, key.category == .cell else { return nil }
    if contents.shown[.cell(key.path)] === cell { return key.path }
    return contents.shown.first { $0.value === cell }?.key.path
  }

  func shownPaths(where isMeant: (CollectionElement) -> Bool) -> [IndexPath] {
    contents.shown.keys.filter(isMeant).map(\.path).sorted()
  }

  var elementsInOrder: [Any] {
    let others = subviews.filter {
      !($0 is UICollectionReusableView) && !($0 is OrthogonalScrollView)
    }
    let shown = contents.shown.sorted { $0.key.comes(before: $1.key) }.map(\.value)
    return others + shown
  }

  /// Adds the scroll view of an orthogonal section, behind headers and in front of backgrounds.
  func insert(_ scroller: OrthogonalScrollView) {
    contents.arrange(scroller, .orthogonal, in: self)
  }

  // MARK: Prefetching

  /// Notifies the prefetching data source of the items that will probably appear next.
  func announceComingItems() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let change = prefetch.follow(bounds, isHorizontal: contentSize.width > bounds.width) { rect in
      contents.attributes(in: rect).filter { $0.representedElementCategory == .cell }
        .map { ($0.indexPath, $0.frame) }
    }
    let shown = Set(indexPathsForVisibleItems)
    let coming = change.coming.filter { !shown.contains($0) }
    let gone = change.gone.filter { !shown.contains($0) }
    if !gone.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone)
    }
    if !coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: coming) }
  }

  /// Calls the data source to configure visible cells again, without replacing them.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cellForItem(at: path), let identifier = cell.reuseIdentifier else {
        continue
      }
      let key = CollectionReuse.Key(kind: CollectionReuse.Key.cellKind, identifier: identifier)
      reuse.offer(cell, for: key)
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reuse.withdrawOffer()
      cell.isMeasured = false
    }
    progress.hasUnmeasuredCells = true
    layoutInUse.invalidateItems(paths)
  }
}
