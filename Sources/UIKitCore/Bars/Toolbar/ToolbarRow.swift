/// The buttons of a toolbar: one for each item that is not a space.
@MainActor
final class ToolbarRow {
  private(set) var items: [UIBarButtonItem]?
  /// The button of each item; `nil` for spaces.
  private(set) var buttons: [BarButtonView?] = []

  /// The buttons that a change of the items adds and removes.
  struct Change {
    var added: [BarButtonView] = []
    var removed: [BarButtonView] = []
  }

  /// Replaces the items and keeps the buttons of those that remain.
  func replaceItems(with newItems: [UIBarButtonItem]?, in bar: UIToolbar) -> Change {
    // R-TOOL-6
    var spare = Dictionary(grouping: buttons.compactMap { $0 }.reversed()) {
      ObjectIdentifier($0.item)
    }
    for item in items ?? [] { item.isNoLongerShown(by: bar) }
    var change = Change()
    items = newItems
    buttons = (newItems ?? []).map { item in
      item.isShown(by: bar)
      guard item.space == nil else { return nil }
      if let known = spare[ObjectIdentifier(item)]?.popLast() { return known }
      let button = BarButtonView(item: item)
      change.added.append(button)
      return button
    }
    change.removed = Array(spare.values.joined())
    for button in change.removed { detach(button) }
    return change
  }

  private func detach(_ button: BarButtonView) {
    button.item.isNoLongerShown(by: button)
    button.isUserInteractionEnabled = false
    button.isAccessibilityElement = false
  }

  /// Creates buttons for items that were spaces before.
  func completeButtons(in bar: UIToolbar) {
    guard let items, zip(items, buttons).contains(where: { ($0.space == nil) != ($1 != nil) })
    else { return }
    let change = replaceItems(with: items, in: bar)
    bar.show(change)
    for button in change.removed { button.removeFromSuperview() }
  }

  func refresh(_ appearance: ResolvedToolbarAppearance, isCompact: Bool) {
    for button in buttons.compactMap({ $0 }) {
      button.barAppearance = ResolvedBarButtonAppearance(
        appearance: appearance.buttons.appearance(for: button.item),
        isCompact: isCompact
      )
    }
  }

  // MARK: Layout

  /// Assigns the frames of the buttons; hidden ones, and custom views that another bar displays,
  /// take no space.
  func place(in bounds: CGRect, isRightToLeft: Bool, scale: CGFloat) {
    let shown = (items ?? []).indices.filter { items?[$0].isHidden == false }
    let layout = BarButtonLayout(
      elements: shown.compactMap(element),
      bounds: bounds,
      isRightToLeft: isRightToLeft,
      scale: scale
    )
    for button in buttons { button?.isHidden = button?.item.isHidden ?? true }
    for (index, frame) in zip(shown, layout.frames) {
      if let frame { buttons[index]?.frame = frame }
    }
  }

  private func element(at index: Int) -> BarButtonLayout.Element? {
    buttons[index]?.layoutElement ?? items?[index].spaceElement
  }
}
