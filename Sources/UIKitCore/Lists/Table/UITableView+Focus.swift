import Foundation

/// A movement of the focus, with the rows of a table that it leaves and goes to.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil where it was in none of this table.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil where it goes to none of this table.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.path(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = table.path(around: context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem,
      to: context.nextFocusedItem,
      heading: context.focusHeading
    )
  }
}

extension UITableView: FocusList {
  /// Whether the focus that comes back goes to the row that had it last; false by default. (R-FOC-25)
  public var remembersLastFocusedIndexPath: Bool {
    get { focus.isRemembered }
    set { focus.isRemembered = newValue }
  }

  var focus: ListFocus {
    get { settings.focus }
    set { settings.focus = newValue }
  }

  var pathPreferredByDelegate: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

  /// Whether a row takes the focus: where rows can be selected, unless the delegate says no. (R-FOC-23)
  func takesFocus(_ cell: UITableViewCell) -> Bool {
    guard takesSelection, let row = contents.visible.first(where: { $0.cell === cell }) else {
      return false
    }
    return delegate?.tableView(self, canFocusRowAt: row.place.path) ?? true
  }

  /// The user taps a row by a key. (R-FOC-21)
  func tap(_ cell: UITableViewCell) -> Bool {
    guard let row = contents.visible.first(where: { $0.cell === cell }), highlight(row) else {
      return false
    }
    _ = selectTouchedRow()
    return true
  }

  func itemsOutOfSight(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    guard !contents.needsLoading, takesSelection,
      let range = contents.geometry.places(from: rect.minY, to: rect.maxY)
    else { return [] }
    let seen = Set(contents.visible.map(\.place))
    var items: [(path: IndexPath, frame: CGRect)] = []
    var next: RowPlace? = range.lowerBound
    while let place = next, place <= range.upperBound {
      if !seen.contains(place) { items.append((place.path, rectForRow(at: place.path))) }
      next = contents.geometry.place(after: place)
    }
    return items
  }

  func viewInSight(at path: IndexPath) -> UIView? {
    guard path.count == 2, loaded.contains(RowPlace(path)) else { return nil }
    scrollRectToVisible(rectForRow(at: path), animated: false)
    layoutIfNeeded()
    return cellForRow(at: path)
  }

  func delegateAllows(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate else { return true }
    let context = UITableViewFocusUpdateContext(context, in: self)
    return delegate.tableView(self, shouldUpdateFocusIn: context)
  }

  func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(context, in: self)
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }

  func path(around item: UIFocusItem?) -> IndexPath? {
    guard let view = FocusPath.view(of: item), view.isDescendant(of: self) else { return nil }
    return contents.visible.first { view.isDescendant(of: $0.cell) }?.place.path
  }
}
