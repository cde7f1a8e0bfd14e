import QuartzCore

/// Draws the status bar of a screen.
///
/// The view is not in a window, so that applications do not find it.
final class StatusBarView: UIView {
  /// What the view draws.
  struct State: Equatable {
    var layout: StatusBarLayout
    var content: StatusBarContent
    var isLight: Bool
  }

  /// What the view draws, or `nil` for nothing.
  var state: State? {
    didSet { if state != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let state, let context = UIGraphicsGetCurrentContext() else { return }
    StatusBarDrawing(state: state).draw(in: context)
  }
}

/// Draws the parts of a status bar.
private struct StatusBarDrawing {
  let state: StatusBarView.State
  private let color: UIColor
  private let font: UIFont

  init(state: StatusBarView.State) {
    self.state = state
    color = state.isLight ? .white : .black
    font = .systemFont(ofSize: state.layout.fontSize, weight: .semibold)
  }

  private var layout: StatusBarLayout { state.layout }
  private var content: StatusBarContent { state.content }

  func draw(in context: CGContext) {
    let time = text(content.time)
    draw(time, in: layout.timeFrame(time.size))
    // Texts that are not shown are not set: an empty text would load another font.
    if !content.date.isEmpty {
      let date = text(content.date)
      if let frame = layout.dateFrame(date.size, time: time.size) { draw(date, in: frame) }
    }
    var percentSize = CGSize.zero
    if layout.showsCharge {
      let percent = text(content.charge)
      percentSize = percent.size
      if let frame = layout.percentFrame(percentSize) { draw(percent, in: frame) }
    }
    if let frame = layout.signalFrame {
      fill(StatusBarGlyphs.signalBars(in: frame), active: content.cellularBars, in: context)
    }
    let wifi = layout.wifiFrame(percent: percentSize)
    fill(StatusBarGlyphs.wifiArcs(in: wifi), active: content.wifiBars, in: context)
    context.setFillColor(color.withAlphaComponent(StatusBarMetrics.multitaskingDotAlpha).cgColor)
    for dot in layout.multitaskingDots { context.fillEllipse(in: dot) }
    drawBattery(in: layout.batteryFrame, context)
  }

  // MARK: Texts

  private func text(_ string: String) -> StyledText {
    StyledText(string, [.font: font, .foregroundColor: color])
  }

  /// Draws text so that capital letters, not the line, are centered in the frame.
  private func draw(_ text: StyledText, in frame: CGRect) {
    text.draw(
      at: CGPoint(x: frame.minX, y: frame.midY + font.capHeight / 2 - font.ascender)
    )
  }

  // MARK: Icons

  private func fill(_ parts: [CGPath], active: Int, in context: CGContext) {
    for (index, part) in parts.enumerated() {
      let alpha = index < active ? 1 : StatusBarMetrics.inactiveAlpha
      context.setFillColor(color.withAlphaComponent(alpha).cgColor)
      context.addPath(part)
      context.fillPath()
    }
  }

  /// Draws the battery, reflected in a right-to-left layout.
  private func drawBattery(in frame: CGRect, _ context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    if layout.isRightToLeft {
      context.translateBy(x: frame.midX * 2, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let battery = StatusBarGlyphs.Battery(in: frame, level: content.batteryLevel)
    context.setStrokeColor(color.withAlphaComponent(StatusBarMetrics.batteryOutlineAlpha).cgColor)
    context.setLineWidth(battery.lineWidth)
    context.addPath(battery.body)
    context.strokePath()
    context.setFillColor(color.withAlphaComponent(StatusBarMetrics.batteryCapAlpha).cgColor)
    context.addPath(battery.cap)
    context.fillPath()
    guard let charge = battery.charge else { return }
    context.setFillColor(chargeColor.cgColor)
    context.addPath(charge)
    context.fillPath()
  }

  // R-SB-11
  private var chargeColor: UIColor {
    if content.isCharging { return .systemGreen }
    return content.batteryLevel <= StatusBarMetrics.lowBatteryLevel ? .systemRed : color
  }
}
