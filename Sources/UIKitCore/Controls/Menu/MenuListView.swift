import QuartzCore

/// A list of actions with a background material, which scrolls if it is higher than its frame.
///
/// A touch can move from row to row; the row under the touch when it ends is chosen.
final class MenuListView: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scroll = UIScrollView()
  private var list = MenuList()
  private var header: MenuRow?
  private var itemRows: [MenuRow] = []
  private var titles: [MenuTitleView] = []
  private var lines: [UIView] = []
  private var bands: [UIView] = []
  private var tracking = ActionTracking()
  private var measured: (width: CGFloat, layout: MenuListLayout)?

  /// Called with the index of the chosen item.
  var didChoose: (@MainActor (Int) -> Void)?
  /// Called when the row that returns to the previous list, or closes a submenu, is chosen.
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
  private var rows: [MenuRow] { (header.map { [$0] } ?? []) + itemRows }

  func show(_ list: MenuList) {
    self.list = list
    for view in rows as [UIView] + titles { view.removeFromSuperview() }
    tracking.cancel()
    switch list.header {
    case .none, .title: header = nil
    case .back, .submenu: header = MenuRow { [weak self] in self?.didGoBack?() }
    }
    itemRows = list.items.indices.map { index in
      MenuRow { [weak self] in self?.didChoose?(index) }
    }
    titles = titleTexts.map { _ in MenuTitleView(frame: .zero) }
    for view in rows as [UIView] + titles { scroll.addSubview(view) }
    scroll.contentOffset = .zero
    reload()
  }

  /// The titles of the list and its sections; the first section shows that of the list.
  private var titleTexts: [String?] {
    var texts = list.sections.map(\.title)
    if case .title(let text) = list.header, !texts.isEmpty { texts[0] = texts[0] ?? text }
    return texts
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
    switch list.header {
    case .back(let title): header?.showBack(title: title, traits: traitCollection)
    case .submenu(let title): header?.showSubmenu(title: title, traits: traitCollection)
    case .none, .title: break
    }
    let isIndented = list.isIndented
    var rest = itemRows[...]
    for section in list.sections {
      for item in section.items {
        rest.popFirst()?.show(
          item,
          in: section.arrangement,
          hasChecks: isIndented,
          marksSubmenus: list.marksSubmenus,
          traits: traitCollection
        )
      }
    }
    for (view, text) in zip(titles, titleTexts) { view.show(text, traits: traitCollection) }
    measured = nil
    setNeedsLayout()
    didChangeHeight?()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reload()
  }

  // MARK: Layout

  private func layout(in width: CGFloat) -> MenuListLayout {
    if let measured, measured.width == width { return measured.layout }
    var rest = itemRows[...]
    let sections = list.sections.enumerated().map { index, section in
      let heights = section.items.map { _ in rest.popFirst()?.titleHeight(in: width) ?? 0 }
      return section.measured(heights, title: titles[index].titleHeight(in: width))
    }
    let layout = MenuListLayout(
      header: header?.titleHeight(in: width),
      sections: sections,
      width: width,
      hairline: 1 / (window?.screen.scale ?? UIScreen.main.scale),
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    measured = (width, layout)
    return layout
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
    for (title, frame) in zip(titles, layout.titles) { title.frame = frame }
    place(&lines, at: layout.lines, color: .separator)
    place(&bands, at: layout.bands, color: MenuListView.bandColor)
  }

  private func place(_ views: inout [UIView], at frames: [CGRect], color: UIColor) {
    while views.count < frames.count {
      let view = UIView()
      view.backgroundColor = color
      view.isUserInteractionEnabled = false
      scroll.addSubview(view)
      views.append(view)
    }
    for (index, view) in views.enumerated() {
      view.isHidden = index >= frames.count
      if index < frames.count { view.frame = frames[index] }
    }
  }

  /// The color of the bands between sections.
  private static let bandColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.24 : 0.08)
  }

  /// The frame of an item's row in the list's coordinates, or `nil` if there is none.
  func frame(ofItem index: Int) -> CGRect? {
    guard itemRows.indices.contains(index) else { return nil }
    layoutIfNeeded()
    return itemRows[index].convert(itemRows[index].bounds, to: self)
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
    touches.first.flatMap { row(at: $0.location(in: self)) }
  }

  private func row(at point: CGPoint) -> Int? {
    guard bounds.contains(point) else { return nil }
    return rows.firstIndex { $0.bounds.contains($0.convert(point, from: self)) }
  }

  private func showHighlight() {
    for (index, row) in rows.enumerated() { row.isHighlighted = index == tracking.highlighted }
  }

  // MARK: Fingers that went down elsewhere, and keys

  /// Highlights the row at a point of the list, or none; returns whether it can be chosen.
  @discardableResult func highlightRow(at point: CGPoint?) -> Bool {
    let index = point.flatMap { row(at: $0) }
    for (other, row) in rows.enumerated() { row.isHighlighted = other == index }
    return index.map { rows[$0].isEnabled } ?? false
  }

  /// Chooses the row at a point of the list, and returns whether there is one that can be chosen.
  func chooseRow(at point: CGPoint) -> Bool {
    highlightRow(at: nil)
    guard let index = row(at: point) else { return false }
    return rows[index].accessibilityActivate()
  }

  /// Highlights the next row that can be chosen in a direction; 1 is downwards.
  func moveHighlight(by step: Int) {
    let usable = rows.indices.filter { rows[$0].isEnabled }
    guard !usable.isEmpty else { return }
    let current = rows.firstIndex(where: \.isHighlighted).flatMap { usable.firstIndex(of: $0) }
    let next: Int
    if let current {
      next = min(max(current + step, 0), usable.count - 1)
    } else {
      next = step > 0 ? 0 : usable.count - 1
    }
    for (index, row) in rows.enumerated() { row.isHighlighted = index == usable[next] }
    scroll.scrollRectToVisible(rows[usable[next]].frame, animated: false)
  }

  /// Chooses the highlighted row, and returns whether there is one.
  func chooseHighlightedRow() -> Bool {
    rows.first(where: \.isHighlighted)?.accessibilityActivate() ?? false
  }

  /// Returns the row at a point of the list that opens another list, or `nil`.
  func submenuRow(at point: CGPoint) -> Int? {
    row(at: point).flatMap { rows[$0].opensList && rows[$0].isEnabled ? $0 : nil }
  }

  /// Whether the highlighted row opens another list.
  var isSubmenuHighlighted: Bool { rows.first(where: \.isHighlighted)?.opensList ?? false }

  /// The first row, which assistive technology reads first.
  var firstRow: UIView? { rows.first }
}

extension MenuList.Section {
  /// Returns the measured contents of the section.
  ///
  /// - Parameters:
  ///   - heights: The heights of the texts of the rows.
  ///   - title: The height of the title, or 0 if there is none.
  /// - Returns: The contents with their heights.
  func measured(_ heights: [CGFloat], title: CGFloat) -> MenuListLayout.Section {
    switch arrangement {
    case .rows: MenuListLayout.Section(titleHeight: title, rows: heights)
    case .medium:
      MenuListLayout.Section(
        titleHeight: title,
        rows: heights,
        columns: MenuMetrics.mediumColumns,
        cellHeight: MenuMetrics.mediumHeight
      )
    case .small:
      MenuListLayout.Section(
        titleHeight: title,
        rows: heights,
        columns: MenuMetrics.smallColumns,
        cellHeight: MenuMetrics.smallHeight
      )
    case .palette:
      MenuListLayout.Section(
        titleHeight: title,
        rows: heights,
        columns: MenuMetrics.paletteColumns,
        cellHeight: MenuMetrics.smallHeight,
        hasLines: false
      )
    }
  }
}

/// The title of a menu or of a section.
private final class MenuTitleView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .header
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, traits: UITraitCollection) {
    label.text = text
    label.font = .handheldFont(forTextStyle: .footnote, compatibleWith: traits)
    accessibilityLabel = text
    isHidden = text == nil
    setNeedsLayout()
  }

  func titleHeight(in width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    let room = CGSize(width: width - 2 * MenuMetrics.rowMargin, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(room).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A view without a title has no size.
    guard bounds.width > 2 * MenuMetrics.rowMargin else { return }
    label.frame = bounds.insetBy(dx: MenuMetrics.rowMargin, dy: 0)
  }
}
