import QuartzCore

/// The bubble with the items of an edit menu.
///
/// It fills the window. Touches outside the bubble dismiss the menu and go to the views behind it.
final class EditMenuView: UIView {
  private(set) var items: [EditMenuItem] = []
  private(set) var layout = EditMenuLayout(widths: [], target: .zero, room: .zero)
  private let bubble = UIView()
  private let arrow = EditMenuArrow()
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
    // The shadow is that of the bubble and the arrow together.
    bubble.layer.shadowOpacity = 0.25
    bubble.layer.shadowRadius = 12
    bubble.layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(bubble)
    addSubview(arrow)
    bubble.backgroundColor = EditMenuMetrics.background
    bubble.layer.cornerRadius = EditMenuMetrics.cornerRadius
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
    // The mark gives the arrow the direction of the menu, also behind a title of another direction.
    let mark = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "\u{200F}" : ""
    let title = item.children.isEmpty ? item.title : mark + item.title + mark + " \u{203A}"
    button.setTitle(title, for: .normal)
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
    arrow.isHidden = layout.arrow == .none
    arrow.pointsUp = layout.arrow == .up
    arrow.frame = CGRect(
      x: layout.arrowX - EditMenuMetrics.arrowHeight,
      y: layout.arrow == .up
        ? layout.bubble.minY - EditMenuMetrics.arrowHeight : layout.bubble.maxY,
      width: 2 * EditMenuMetrics.arrowHeight,
      height: EditMenuMetrics.arrowHeight
    )
    bubble.layer.shadowPath = outline
  }

  /// The outline of the bubble and the arrow in the coordinates of the bubble.
  private var outline: CGPath {
    let outline = UIBezierPath(
      roundedRect: bubble.bounds,
      cornerRadius: EditMenuMetrics.cornerRadius
    )
    if !arrow.isHidden {
      let place = arrow.frame.offsetBy(dx: -bubble.frame.minX, dy: -bubble.frame.minY)
      let (base, tip) =
        arrow.pointsUp ? (place.maxY, place.minY) : (place.minY, place.maxY)
      outline.move(to: CGPoint(x: place.minX, y: base))
      outline.addLine(to: CGPoint(x: place.midX, y: tip))
      outline.addLine(to: CGPoint(x: place.maxX, y: base))
      outline.close()
    }
    return outline.cgPath
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

/// The arrow of an edit menu.
final class EditMenuArrow: UIView {
  var pointsUp = false { didSet { if pointsUp != oldValue { setNeedsDisplay() } } }

  init() {
    super.init(frame: .zero)
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (tip, base) = pointsUp ? (bounds.minY, bounds.maxY) : (bounds.maxY, bounds.minY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: base))
    path.addLine(to: CGPoint(x: bounds.midX, y: tip))
    path.addLine(to: CGPoint(x: bounds.maxX, y: base))
    path.close()
    EditMenuMetrics.background.setFill()
    path.fill()
  }
}

extension EditMenuMetrics {
  /// The color of the bubble.
  @MainActor static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1) : .white
  }
}
