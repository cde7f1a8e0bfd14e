import QuartzCore

/// A list of actions with a background material, which scrolls if it is higher than its frame.
///
/// A touch can move from row to row; the row under the touch when it ends is chosen.
final class MenuListView: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView()
  private var list = MenuList()
  private var backRow: MenuRow?
  private var itemRows: [MenuRow] = []
  private var lines: [UIView] = []
  private var tracking = AlertTracking()

  /// Called with the index of the chosen item.
  var didChoose: (@MainActor (Int) -> Void)?
  /// Called when the row that returns to the previous list is chosen.
  var didGoBack: (@MainActor () -> Void)?
  /// Called when the height of the list can have changed.
  var didChangeHeight: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = MenuMetrics.cornerRadius
    material.frame = bounds
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(material)
    material.contentView.addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The rows in their order, beginning with the one that returns to the previous list.
  private var rows: [MenuRow] { (backRow.map { [$0] } ?? []) + itemRows }

  func show(_ list: MenuList) {
    self.list = list
    for row in rows { row.removeFromSuperview() }
    tracking.cancel()
    backRow = list.backTitle.map { _ in MenuRow { [weak self] in self?.didGoBack?() } }
    itemRows = list.items.indices.map { index in
      MenuRow { [weak self] in self?.didChoose?(index) }
    }
    for row in rows { scroll.addSubview(row) }
    scroll.contentOffset = .zero
    reload()
  }

  /// Replaces the list with another one, fading between them.
  func change(to list: MenuList) {
    UIView.transition(
      with: scroll,
      duration: MenuMetrics.fading,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { self.show(list) }
    )
    UIAccessibility.post(notification: .layoutChanged, argument: rows.first)
  }

  private func reload() {
    if let title = list.backTitle { backRow?.showBack(title: title, traits: traitCollection) }
    for (row, item) in zip(itemRows, list.items) {
      row.show(item, hasChecks: list.isIndented, traits: traitCollection)
    }
    setNeedsLayout()
    didChangeHeight?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  // MARK: Layout

  private func layout(in width: CGFloat) -> MenuListLayout {
    MenuListLayout(
      titleHeights: rows.map { $0.titleHeight(in: width) },
      width: width,
      hairline: 1 / (window?.screen.scale ?? UIScreen.main.scale)
    )
  }

  /// Returns the height of the whole list, or 0 if it has no items.
  func height(in width: CGFloat) -> CGFloat { layout(in: width).height }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.width)
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: layout.height)
    scroll.isScrollEnabled = layout.height > bounds.height
    for (row, frame) in zip(rows, layout.rows) { row.frame = frame }
    while lines.count < layout.lines.count {
      let line = UIView()
      line.backgroundColor = .separator
      scroll.addSubview(line)
      lines.append(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= layout.lines.count
      if index < layout.lines.count { line.frame = layout.lines[index] }
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.begin(on: row(under: touches))
    showHighlight()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.move(to: row(under: touches))
    showHighlight()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.move(to: row(under: touches))
    let chosen = tracking.end()
    showHighlight()
    if let chosen { _ = rows[chosen].accessibilityActivate() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracking.cancel()
    showHighlight()
  }

  private func row(under touches: Set<UITouch>) -> Int? {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return nil }
    return rows.firstIndex { $0.bounds.contains(touch.location(in: $0)) }
  }

  private func showHighlight() {
    for (index, row) in rows.enumerated() { row.isHighlighted = index == tracking.highlighted }
  }
}
