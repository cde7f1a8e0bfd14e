import QuartzCore

/// The updates that are collected until the outermost batch ends.
struct CollectionBatch {
  var depth = 0
  var updates = ListUpdates()
  var completions: [(Bool) -> Void] = []
  /// Whether attributes are being applied to views at this moment.
  var isApplying = false
  /// The number of update animations that haven't ended.
  var running = 0

  var isOpen: Bool { depth > 0 }
}

extension UICollectionView {
  // MARK: Batches

  /// Adds an update to the current batch, or performs it as a separate batch.
  func change(_ action: ListUpdates.Action) {
    guard !batch.isOpen else { return batch.updates.add(action) }
    // Data that was never shown, or is about to be reloaded, needs no update.
    guard progress.shape != nil, !progress.needsReload else { return setNeedsLayout() }
    batch.updates.add(action)
    commit()
  }

  /// Sets the updates that were computed from two snapshots.
  func add(_ updates: ListUpdates) { batch.updates = updates }

  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if !batch.isOpen {
      _ = shape
      if !bounds.isEmpty, !progress.isLayingOut, !batch.isApplying { layOutContents() }
    }
    batch.depth += 1
    updates?()
    batch.depth -= 1
    if let completion { batch.completions.append(completion) }
    if !batch.isOpen { commit() }
  }

  private func commit() {
    let updates = batch.updates
    let completions = batch.completions
    batch.updates = ListUpdates()
    batch.completions = []
    let completion: (Bool) -> Void = { finished in completions.forEach { $0(finished) } }
    guard let old = progress.shape, !progress.needsReload else {
      layoutIfNeeded()
      return completion(true)
    }
    loseFinger()
    do {
      let text = UIKitCore.describe(self)
      let words = ListKind.collection.describing { text }
      let change = try updates.resolve(from: old, to: askForShape(), words: words)
      show(change, completion: completion)
    } catch let mistake as ListInconsistency {
      Misuse.raise(name: ListInconsistency.exceptionName, reason: mistake.reason)
    } catch {
      completion(false)
    }
  }

  // MARK: Applying updates

  /// Shows a validated change, with an animation if it would be visible.
  func show(_ change: ListChange, completion: @escaping (Bool) -> Void) {
    progress.shape = change.new
    leaveSwipe()
    selection.follow(change)
    prefetch.announced = []
    let leaving = rename(by: change)
    layoutInUse.dataWillChange(change)
    let context = layoutInUse.makeContext()
    context.isUpdate = true
    context.invalidateDataSourceCounts = true
    layoutInUse.invalidateLayout(with: context)
    prepareLayout()
    layoutInUse.prepare(forCollectionViewUpdates: change.collectionItems)
    let layout = layoutInUse
    var plan = CollectionMove()
    for (key, view) in leaving {
      plan.leaving.append((view, key, layout.finalAttributes(of: key) ?? view.faded(key)))
    }
    plan.initial = { [layout] attributes in layout.initialAttributes(of: attributes.key) }
    move(plan, completion: completion)
    layoutInUse.finalizeCollectionViewUpdates()
  }

  /// Assigns new index paths to views, and returns the views of removed elements.
  private func rename(by change: ListChange)
    -> [(CollectionElement, UICollectionReusableView)]
  {
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    for (key, view) in contents.shown where change.newName(of: key) == nil {
      leaving.append((key, view))
    }
    contents.rename(change.newName)
    orthogonal.follow(change)
    for (_, view) in leaving { contents.noteLeaving(view) }
    return leaving.sorted { $0.0.comes(before: $1.0) }
  }
}

extension ListChange {
  /// Returns the new identity of an element, or `nil` if its item or section was deleted or
  /// reloaded.
  func newName(of key: CollectionElement) -> CollectionElement? {
    var renamed = key
    switch key.category {
    case .cell:
      guard !reloadedItems.contains(key.path), let path = newIndexPath(of: key.path) else {
        return nil
      }
      renamed.path = path
    case .supplementaryView, .decorationView:
      guard key.path.count == 2, old.counts.indices.contains(key.path.section) else { return key }
      guard !reloadedSections.contains(key.path.section),
        let section = newSection(of: key.path.section)
      else { return nil }
      renamed.path.section = section
    }
    return renamed
  }
}

extension UICollectionReusableView {
  /// Returns the current attributes of the view with an alpha of 0.
  func faded(_ key: CollectionElement) -> UICollectionViewLayoutAttributes {
    let present =
      shownAttributes
      ?? UICollectionViewLayoutAttributes.make(
        UICollectionViewLayoutAttributes.self,
        for: key
      )
    return present.changed { $0.alpha = 0 }
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element that appears or disappears, with an alpha of 0.
  func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the final attributes of a disappearing element, mirrored if necessary.
  func finalAttributes(of key: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let attributes: UICollectionViewLayoutAttributes?
    switch key.category {
    case .cell: attributes = finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      attributes = finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind ?? "",
        at: key.path
      )
    case .decorationView:
      attributes = finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind ?? "",
        at: key.path
      )
    }
    return attributes.map(asShown)
  }

  /// Returns the initial attributes of an appearing element, mirrored if necessary.
  func initialAttributes(of key: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let attributes: UICollectionViewLayoutAttributes?
    switch key.category {
    case .cell: attributes = initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      attributes = initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind ?? "",
        at: key.path
      )
    case .decorationView:
      attributes = initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind ?? "",
        at: key.path
      )
    }
    return attributes.map(asShown)
  }

  /// Returns attributes in the coordinates of the collection view, mirrored if necessary.
  private func asShown(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { collectionView?.mirror.attributes(attributes) ?? attributes }
}
