/// The buttons of a toolbar: one for each item that is no space, made when the items are set.
@MainActor
final class ToolbarRow {
  private(set) var items: [UIBarButtonItem]?
  /// For each item its button; nil for spaces.
  private(set) var buttons: [BarButtonView?] = []

  /// What a change of items brought and what it took.
  struct Change {
    var added: [BarButtonView] = []
    var removed: [BarButtonView] = []
  }

  /// Shows other items, keeping the buttons of those that stay. (R-TOOL-6)
  func replaceItems(with newItems: [UIBarButtonItem]?, in bar: UIToolbar) -> Change {
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
    for button in change.removed { item(of: button, leaves: bar) }
    return change
  }

  private func item(of button: BarButtonView, leaves bar: UIToolbar) {
    button.item.isNoLongerShown(by: button)
    button.isUserInteractionEnabled = false
    button.isAccessibilityElement = false
  }

  /// Makes the buttons that an item has come to need that was a space before.
  func completeButtons(in bar: UIToolbar) {
    guard let items, zip(items, buttons).contains(where: { ($0.space == nil) != ($1 != nil) })
    else { return }
    let change = replaceItems(with: items, in: bar)
    bar.show(change)
    for button in change.removed { button.removeFromSuperview() }
  }

  func refresh(_ look: ResolvedToolbarAppearance, isCompact: Bool) {
    for button in buttons.compactMap({ $0 }) {
      button.buttonLook = ResolvedBarButtonAppearance(
        appearance: look.buttons.appearance(for: button.item),
        isCompact: isCompact
      )
    }
  }

  // MARK: Layout

  /// Places the buttons; hidden ones and custom views that went elsewhere take no room.
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
