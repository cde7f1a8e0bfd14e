import QuartzCore

/// The bubble with the items of an edit menu.
///
/// It fills the window. Touches outside the bubble dismiss the menu and go to the views behind it.
final class EditMenuView: UIView {
  private(set) var items: [EditMenuItem] = []
  private(set) var layout = EditMenuLayout(widths: [], target: .zero, room: .zero)
  private let background = EditMenuBackground()
  private let bubble = UIView()
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  private lazy var previous = pageButton("chevron.backward", -1)
  private lazy var following = pageButton("chevron.forward", 1)
  private(set) var page = 0
  /// The place of the items, at which those of a submenu are shown too.
  private var place = (target: CGRect.zero, room: CGRect.zero, prefersBelow: false)
  /// The menu that the view shows, which is released when the view is removed.
  var menu: EditMenu?
  /// Called when the menu is to be dismissed.
  var dismissed: (@MainActor () -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(background)
    addSubview(bubble)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows items at a rectangle of the window.
  func show(_ items: [EditMenuItem], at target: CGRect, in room: CGRect, prefersBelow: Bool) {
    self.items = items
    place = (target, room, prefersBelow)
    for view in buttons as [UIView] + lines { view.removeFromSuperview() }
    buttons = items.map(button)
    lines = items.dropFirst().map { _ in
      let line = UIView()
      line.backgroundColor = .separator
      bubble.addSubview(line)
      return line
    }
    layout = EditMenuLayout(
      widths: buttons.map { $0.intrinsicContentSize.width.rounded(.up) },
      target: target,
      room: room,
      prefersBelow: prefersBelow
    )
    page = 0
    setNeedsLayout()
  }

  /// Shows the items of a submenu in place of the others.
  private func show(_ children: [EditMenuItem]) {
    show(children, at: place.target, in: place.room, prefersBelow: place.prefersBelow)
  }

  private func button(_ item: EditMenuItem) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(item.title, for: .normal)
    if !item.children.isEmpty { showChevron(on: button) }
    button.accessibilityLabel = item.title
    button.setTitleColor(item.isDestructive ? .systemRed : .label, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.setTitleColor(.secondaryLabel, for: .highlighted)
    button.titleLabel?.font = .systemFont(ofSize: EditMenuMetrics.fontSize)
    button.isEnabled = item.isEnabled
    button.addAction(
      UIAction { [unowned self] _ in
        if !item.keepsMenu { dismissed?() }
        item.perform()
        if !item.children.isEmpty { show(item.children) }
      },
      for: .touchUpInside
    )
    bubble.addSubview(button)
    return button
  }

  /// Shows that a button opens further items, behind its title.
  private func showChevron(on button: UIButton) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    button.setImage(
      UIImage(
        systemName: isMirrored ? "chevron.left" : "chevron.right",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: EditMenuMetrics.chevronSize,
          weight: .semibold
        )
      ),
      for: .normal
    )
    button.tintColor = .label
    button.semanticContentAttribute = isMirrored ? .forceLeftToRight : .forceRightToLeft
    let shift = isMirrored ? -EditMenuMetrics.chevronSpacing : EditMenuMetrics.chevronSpacing
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: shift, bottom: 0, right: -shift)
  }

  private func pageButton(_ symbol: String, _ step: Int) -> UIButton {
    let button = UIButton(type: .custom)
    let configuration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
    button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = SystemText.moreItems()
    button.addAction(
      UIAction { [unowned self] _ in
        page = min(max(page + step, 0), max(layout.pages.count - 1, 0))
        setNeedsLayout()
      },
      for: .touchUpInside
    )
    bubble.addSubview(button)
    return button
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = layout.bubble
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let shown = layout.pages.isEmpty ? [] : layout.indices[page]
    let frames = layout.pages.isEmpty ? [] : layout.pages[page]
    for (index, button) in buttons.enumerated() { button.isHidden = !shown.contains(index) }
    for (index, frame) in zip(shown, frames) {
      buttons[index].frame = mirrored(frame)
      guard index > 0 else { continue }
      lines[index - 1].frame = mirrored(
        CGRect(x: frame.minX, y: 0, width: hairline, height: frame.height)
      )
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = !shown.contains(index + 1) || shown.first == index + 1 && page == 0
    }
    placePageButtons()
    background.show(layout)
  }

  private func placePageButtons() {
    guard layout.pageButtonWidth > 0 else { return }
    let size = CGSize(width: layout.pageButtonWidth, height: EditMenuMetrics.height)
    previous.isHidden = page == 0
    previous.frame = mirrored(CGRect(origin: .zero, size: size))
    following.isHidden = page >= layout.pages.count - 1
    let end = CGPoint(x: layout.bubble.width - size.width, y: 0)
    following.frame = mirrored(CGRect(origin: end, size: size))
  }

  /// Returns a frame in the bubble, measured from the right if the interface is right to left.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return frame.offsetBy(dx: layout.bubble.width - frame.maxX - frame.minX, dy: 0)
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if bubble.frame.contains(point) { return super.hitTest(point, with: event) }
    if event != nil { dismissed?() }
    return nil
  }

  override func accessibilityPerformEscape() -> Bool {
    dismissed?()
    return true
  }
}

// R-TXT-37
/// The bubble of an edit menu and its arrow, which are filled and outlined as one shape.
final class EditMenuBackground: UIView {
  private var parts: [UIBezierPath] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  /// The thickness of the outline.
  private var edge: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Shows the bubble and the arrow of a layout, in the coordinates of the superview.
  func show(_ layout: EditMenuLayout) {
    frame = layout.bubble.union(layout.arrowFrame ?? layout.bubble)
      .insetBy(dx: -edge, dy: -edge)
    let bubble = layout.bubble.offsetBy(dx: -frame.minX, dy: -frame.minY)
    parts = [UIBezierPath(roundedRect: bubble, cornerRadius: EditMenuMetrics.cornerRadius)]
    if let arrow = layout.arrowFrame?.offsetBy(dx: -frame.minX, dy: -frame.minY) {
      let pointsUp = layout.arrow == .up
      parts.append(
        EditMenuMetrics.arrow.path(
          tip: CGPoint(x: arrow.midX, y: pointsUp ? arrow.minY : arrow.maxY),
          angle: pointsUp ? 0 : .pi
        )
      )
    }
    let outline = UIBezierPath()
    for part in parts { outline.append(part) }
    layer.shadowPath = outline.cgPath
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    // The fillings cover the inner halves of the lines, also between the bubble and the arrow.
    EditMenuMetrics.edge.setStroke()
    for part in parts {
      part.lineWidth = 2 * edge
      part.stroke()
    }
    EditMenuMetrics.background.setFill()
    for part in parts { part.fill() }
  }
}

extension EditMenuMetrics {
  /// The color of the bubble.
  @MainActor static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1) : .white
  }

  /// The color of the outline of the bubble.
  @MainActor static let edge = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.16) : UIColor(white: 0, alpha: 0.12)
  }
}
