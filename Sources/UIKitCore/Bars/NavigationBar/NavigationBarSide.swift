/// The items at one side of a navigation bar's row, and their buttons.
@MainActor
final class NavigationBarSide {
  private(set) var items: [UIBarButtonItem] = []
  private var buttons: [BarButtonView] = []
  /// Whether this is the trailing side, whose first item is the outermost one.
  private let isTrailing: Bool

  init(isTrailing: Bool) { self.isTrailing = isTrailing }

  /// The buttons, which are faded individually.
  var pieces: [UIView] { buttons }

  // MARK: Content

  func show(
    _ items: [UIBarButtonItem],
    _ style: NavigationButtonStyle,
    isCompact: Bool,
    in row: UIView
  ) {
    let kept = buttons
    self.items = items
    buttons = items.filter { $0.spaceElement == nil }.map { item in
      let button = kept.first { $0.item === item } ?? BarButtonView(item: item)
      button.barAppearance = style.appearance(of: item, isCompact: isCompact)
      // The custom view may have been displayed in another row in the meantime.
      if button.superview !== row || item.customView.map({ $0.superview !== button }) ?? false {
        row.addSubview(button)
      }
      return button
    }
    for button in kept where !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
  }

  // MARK: Layout

  /// The width of the items that are not hidden.
  var fittingWidth: CGFloat { layout(in: .zero, isRightToLeft: false, scale: 1).fittingWidth }

  func place(in frame: CGRect, isRightToLeft: Bool, scale: CGFloat) {
    let frames = layout(in: frame, isRightToLeft: isRightToLeft, scale: scale).frames
    for button in buttons { button.isHidden = button.item.isHidden }
    let shown = ordered(buttons.filter { !$0.item.isHidden })
    for (frame, button) in zip(frames.compactMap { $0 }, shown) {
      button.bounds.size = frame.size
      button.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  private func layout(in bounds: CGRect, isRightToLeft: Bool, scale: CGFloat) -> BarButtonLayout {
    BarButtonLayout(
      elements: ordered(items.filter { !$0.isHidden }).map(element),
      bounds: bounds,
      packing: isTrailing ? .trailing : .leading,
      isRightToLeft: isRightToLeft,
      scale: scale
    )
  }

  private func element(of item: UIBarButtonItem) -> BarButtonLayout.Element {
    if let space = item.spaceElement { return space }
    let button = buttons.first { $0.item === item }
    return button?.layoutElement ?? .fixedSpace(0)
  }

  private func ordered<Element>(_ elements: [Element]) -> [Element] {
    isTrailing ? elements.reversed() : elements
  }
}
