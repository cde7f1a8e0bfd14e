import QuartzCore

/// The handles at both ends of a selection.
@MainActor final class TextSelectionHandles {
  // R-TXT-21
  enum End { case start, end }
  enum Phase {
    case began
    /// The finger has moved; the point is that of the text below the handle's bar.
    case moved(CGPoint)
    case ended
  }

  private unowned let view: UIView & UITextInput
  private let moved: @MainActor (End, Phase) -> Void
  private var start: TextHandleView?
  private var end: TextHandleView?
  /// The end of the selection that the user drags, or `nil`.
  var dragged: End?

  init(_ view: UIView & UITextInput, moved: @escaping @MainActor (End, Phase) -> Void) {
    self.view = view
    self.moved = moved
  }

  /// Shows the handles at the ends of a range.
  func show(_ range: UITextRange) {
    let first = start ?? make(.start)
    let last = end ?? make(.end)
    start = first
    end = last
    UIView.performWithoutAnimation {
      first.place(at: view.caretRect(for: range.start))
      last.place(at: view.caretRect(for: range.end))
    }
  }

  private func make(_ end: End) -> TextHandleView {
    let handle = TextHandleView(isStart: end == .start)
    handle.tracked = { [unowned self] phase in
      if case .began = phase { dragged = end }
      moved(dragged ?? end, phase)
      if case .ended = phase { dragged = nil }
    }
    view.textInputView.addSubview(handle)
    return handle
  }

  /// Removes the handles.
  func hide() {
    for handle in [start, end] { handle?.removeFromSuperview() }
    (start, end, dragged) = (nil, nil, nil)
  }

  func contains(_ point: CGPoint) -> Bool {
    [start, end].contains { $0?.frame.contains(point) ?? false }
  }
}

/// A handle: a bar as high as the line, and a knob at its end.
final class TextHandleView: UIControl {
  private let bar = UIView()
  private let knob = UIView()
  private let isStart: Bool
  /// The distance of the finger from the middle of the bar.
  private var grip = CGPoint.zero
  var tracked: (@MainActor (TextSelectionHandles.Phase) -> Void)?

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    for part in [bar, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    knob.layer.cornerRadius = TextHandleMetrics.knob / 2
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { false }

  /// Moves the handle to the caret at its end of the selection.
  func place(at caret: CGRect) {
    let height = caret.height + TextHandleMetrics.knob
    let top = isStart ? caret.minY - TextHandleMetrics.knob : caret.minY
    let size = CGSize(
      width: TextHandleMetrics.touchSize,
      height: max(height, TextHandleMetrics.touchSize)
    )
    frame = CGRect(
      x: caret.midX - size.width / 2,
      y: top + (height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    let y = (size.height - height) / 2
    let knob = TextHandleMetrics.knob
    bar.frame = CGRect(
      x: (size.width - TextHandleMetrics.bar) / 2,
      y: y + (isStart ? knob - 1 : 0),
      width: TextHandleMetrics.bar,
      height: caret.height + 1
    )
    self.knob.frame = CGRect(
      x: (size.width - knob) / 2,
      y: isStart ? y : y + caret.height,
      width: knob,
      height: knob
    )
    showColor()
  }

  private func showColor() {
    bar.backgroundColor = tintColor
    knob.backgroundColor = tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  // MARK: Tracking

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // The touch may have moved while its delivery was delayed.
    let point = touch.window.map { convert(touch.startPosition, from: $0 as UIView) } ?? .zero
    grip = CGPoint(x: point.x - bar.frame.midX, y: point.y - bar.frame.midY)
    tracked?(.began)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let superview else { return false }
    let point = touch.location(in: superview)
    tracked?(.moved(CGPoint(x: point.x - grip.x, y: point.y - grip.y)))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tracked?(.ended) }

  override func cancelTracking(with event: UIEvent?) { tracked?(.ended) }
}

/// Sizes of selection handles, in points.
enum TextHandleMetrics {
  // M-TXT-6
  static let bar: CGFloat = 2
  static let knob: CGFloat = 10
  static let touchSize: CGFloat = 44
}
