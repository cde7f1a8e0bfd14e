import Foundation

/// The context of a focus update in a table view.
///
/// It is passed to the focus methods of the table view's delegate. In addition to the focused
/// items, it contains the index paths of their rows.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus, or `nil` if it wasn't in this table view.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the row that gets the focus, or `nil` if it isn't in this table view.
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
  /// A Boolean value that indicates whether the focus returns to the row that had it last.
  ///
  /// The default value is `false`.
  public var remembersLastFocusedIndexPath: Bool {
    // R-FOC-25
    get { focus.isRemembered }
    set { focus.isRemembered = newValue }
  }

  var focus: ListFocus {
    get { settings.focus }
    set { settings.focus = newValue }
  }

  var pathPreferredByDelegate: IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

  /// Returns whether a row can be focused: if rows can be selected, and unless the delegate returns
  /// `false`.
  func takesFocus(_ cell: UITableViewCell) -> Bool {
    // R-FOC-23
    guard takesSelection, let row = contents.visible.first(where: { $0.cell === cell }) else {
      return false
    }
    return delegate?.tableView(self, canFocusRowAt: row.place.path) ?? true
  }

  /// Handles the press of a selection key on the focused row as a tap.
  func tap(_ cell: UITableViewCell) -> Bool {
    // R-FOC-21
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

  func notifyDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(context, in: self)
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }

  func path(around item: UIFocusItem?) -> IndexPath? {
    guard let view = FocusPath.view(of: item), view.isDescendant(of: self) else { return nil }
    return contents.visible.first { view.isDescendant(of: $0.cell) }?.place.path
  }
}
