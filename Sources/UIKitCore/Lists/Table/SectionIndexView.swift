import QuartzCore

/// The titles at the trailing edge of a table view, along which a finger scrolls to sections.
final class SectionIndexView: UIControl {
  // R-TBL-120
  static let width: CGFloat = 15
  private static let fontSize: CGFloat = 11
  private static let dotSize: CGFloat = 4
  /// The distance from the edges within which touches are accepted.
  private static let touchMargin: CGFloat = 8

  /// The titles and the colors.
  struct Content: Equatable {
    var titles: [String] = []
    /// The color of the titles, or `nil` for the tint color.
    var color: UIColor?
    var background: UIColor?
    /// The background while a finger is on the index, or `nil` for the other background.
    var trackingBackground: UIColor?
  }

  private var content = Content()
  /// The title that was chosen last.
  private(set) var chosen: Int?
  private lazy var feedback = UISelectionFeedbackGenerator(view: self)
  /// Called with the index of a title when a finger or an assistive technology has moved to it.
  var onChoose: (@MainActor (Int) -> Void)?

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = SystemText.sectionIndex()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    guard content != self.content else { return }
    if content.titles != self.content.titles { chosen = nil }
    self.content = content
    showBackground()
    setNeedsDisplay()
  }

  private var layout: SectionIndexLayout {
    SectionIndexLayout(count: content.titles.count, height: bounds.height)
  }

  private func showBackground() {
    let tracking = isTracking ? content.trackingBackground : nil
    backgroundColor = tracking ?? content.background ?? .clear
  }

  // MARK: Drawing

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let layout = layout
    let color: UIColor = content.color ?? tintColor
    color.setFill()
    for (line, title) in layout.lines.enumerated() {
      let area = CGRect(
        x: 0,
        y: layout.top(ofLine: line),
        width: bounds.width,
        height: SectionIndexLayout.pitch
      )
      if let title {
        draw(content.titles[title], color, in: area)
      } else {
        let inset = (area.width - Self.dotSize) / 2
        let dot = area.insetBy(dx: inset, dy: (area.height - Self.dotSize) / 2)
        UIBezierPath(ovalIn: dot).fill()
      }
    }
  }

  private func draw(_ title: String, _ color: UIColor, in area: CGRect) {
    guard title != UITableView.indexSearch else {
      let symbol = UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.fontSize, weight: .semibold)
      )?.withTintColor(color)
      guard let symbol else { return }
      let origin = CGPoint(
        x: area.midX - symbol.size.width / 2,
        y: area.midY - symbol.size.height / 2
      )
      return symbol.draw(at: origin)
    }
    let text = NSAttributedString(
      string: title,
      attributes: [
        .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .semibold),
        .foregroundColor: color,
      ]
    )
    let size = text.size()
    text.draw(at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2))
  }

  // MARK: Touches

  /// Keeps the gestures of the table and of its ancestors from taking the touch.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // R-TBL-122
    gestureRecognizer.view === self
  }

  override var canBecomeFocused: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: 0).contains(point)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen = nil
    showBackground()
    choose(layout.title(at: touch.location(in: self).y))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(layout.title(at: touch.location(in: self).y))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    showBackground()
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    showBackground()
  }

  private func choose(_ title: Int) {
    guard title != chosen, content.titles.indices.contains(title) else { return }
    chosen = title
    feedback.selectionChanged()
    onChoose?(title)
  }

  // MARK: Accessibility

  // R-TBL-124
  override var accessibilityValue: String? {
    get { content.titles.indices.contains(chosen ?? 0) ? content.titles[chosen ?? 0] : nil }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { choose(chosen.map { $0 + 1 } ?? 0) }

  override func accessibilityDecrement() { choose(chosen.map { $0 - 1 } ?? 0) }
}
