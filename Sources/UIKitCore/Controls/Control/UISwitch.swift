/// A control that is on or off: a knob in a track that is coloured while on.
///
/// It always has its own size, 51 by 31 points; of a frame only the origin counts.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let knob = UIView()
  private var value = false

  // MARK: Creating a switch

  /// Creates a switch that is off, with its upper left corner at that of the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
    setUp()
  }

  /// Creates a switch that is off with what an archive says about a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlMetrics.switchSize
    setUp()
  }

  private func setUp() {
    for part in [track, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    knob.layer.shadowColor = .black
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    showColors()
  }

  // MARK: On and off

  /// Whether the switch is on; false at first.
  ///
  /// Setting it neither moves visibly nor tells targets.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Switches on or off without telling targets.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    showChange(animated: animated)
  }

  /// The track's colour while on; nil, the default, for the system's green.
  open var onTintColor: UIColor? {
    didSet {
      noteAppearance(.onTintColor, \UISwitch.onTintColor, onTintColor)
      showColors()
    }
  }

  /// The knob's colour; nil, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(.thumbTintColor, \UISwitch.thumbTintColor, thumbTintColor)
      showColors()
    }
  }

  private func showChange(animated: Bool) {
    let show = {
      self.placeKnob()
      self.showColors()
    }
    guard animated, window != nil else { return show() }
    UIView.animate(withDuration: ControlMetrics.switchDuration, animations: show)
  }

  private func showColors() {
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha
  }

  // MARK: Size and layout

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }

  /// 51 by 31 points, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  /// Places track and knob.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: bounds.origin, size: ControlMetrics.switchSize)
    track.layer.cornerRadius = track.bounds.height / 2
    placeKnob()
  }

  private func placeKnob() {
    let inset = ControlMetrics.switchInset
    let height = ControlMetrics.switchSize.height - 2 * inset
    let width = height + (isHighlighted ? ControlMetrics.switchStretch : 0)
    let isAtRight = value != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let x = isAtRight ? ControlMetrics.switchSize.width - inset - width : inset
    knob.frame = CGRect(x: bounds.minX + x, y: bounds.minY + inset, width: width, height: height)
    knob.layer.cornerRadius = height / 2
  }

  // MARK: Touches

  override func stateDidChange() {
    super.stateDidChange()
    showChange(animated: true)
  }

  /// Follows the finger: the knob changes sides as soon as the finger is on the other one's half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRightHalf = x > bounds.midX
    let on = isRightHalf != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if on != value, abs(x - bounds.midX) > ControlMetrics.switchSize.width / 4 {
      hasDragged = true
      changeByTouch()
    }
    return super.continueTracking(touch, with: event)
  }

  private var hasDragged = false

  /// A finger that did not drag the knob flips the switch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !hasDragged { changeByTouch() }
    hasDragged = false
  }

  /// Leaves the switch as it is.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hasDragged = false
  }

  private func changeByTouch() {
    setOn(!value, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  /// Whether assistive programs meet the switch; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// `1` or `0` unless set.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// A button that switches unless set; while the switch is disabled it says so.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibility?.traits
        ?? (isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
    }
    set { super.accessibilityTraits = newValue }
  }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  /// Flips the switch for assistive programs and tells targets.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    changeByTouch()
    return true
  }
}
