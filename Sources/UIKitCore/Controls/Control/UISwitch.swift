/// A control that is either on or off.
///
/// The size of a switch is always 51 by 31 points; of an assigned frame, only the origin is used.
/// When the user changes the value, the switch sends `valueChanged` and `primaryActionTriggered`.
///
/// ```swift
/// let toggle = UISwitch()
/// toggle.isOn = true
/// toggle.addAction(UIAction { _ in save(toggle.isOn) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let knob = UIView()
  private var value = false

  // MARK: Creating a switch

  /// Creates a switch that is off, at the origin of the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
    setUp()
  }

  /// Creates a switch that is off from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = ControlMetrics.switchSize
    setUp()
    if let coder = coder.interface { decodeSwitch(from: coder) }
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

  // MARK: Value

  /// A Boolean value that indicates whether the switch is on.
  ///
  /// Setting this property neither animates the change nor sends events. The default value is
  /// `false`.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the value without sending events.
  ///
  /// - Parameters:
  ///   - on: Whether the switch is on.
  ///   - animated: Whether the change is animated.
  open func setOn(_ on: Bool, animated: Bool) {
    let observed = attachments?.begin("on")
    defer { observed?.end() }
    guard on != value else { return }
    value = on
    showChange(animated: animated)
  }

  /// The color of the track while the switch is on.
  ///
  /// The default value is `nil`, for which the track is system green.
  open var onTintColor: UIColor? {
    didSet {
      noteAppearance(.onTintColor, \UISwitch.onTintColor, onTintColor)
      showColors()
    }
  }

  /// The color of the thumb.
  ///
  /// The default value is `nil`, for which the thumb is white.
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

  /// The fixed size of a switch, 51 by 31 points.
  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }

  /// Returns the fixed size of a switch, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  /// Lays out the track and the thumb.
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

  /// Continues tracking.
  ///
  /// The value changes when the touch is in the other half of the switch, more than a quarter of
  /// its width from the middle.
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

  /// Toggles the switch if the touch did not drag the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !hasDragged { changeByTouch() }
    hasDragged = false
  }

  /// Ends tracking without changing the value.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hasDragged = false
  }

  private func changeByTouch() {
    setOn(!value, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the switch is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The value of the switch for assistive technologies.
  ///
  /// The default value is `1` if the switch is on and `0` if it is off.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits of the switch.
  ///
  /// The default value contains the traits of a toggle button, and not enabled if it applies.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibility?.traits
        ?? (isEnabled ? [.button, .toggleButton] : [.button, .toggleButton, .notEnabled])
    }
    set { super.accessibilityTraits = newValue }
  }

  override func selectByFocus() -> Bool { accessibilityActivate() }

  /// Toggles the switch and sends its events if it is enabled, and returns whether it did.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    changeByTouch()
    return true
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + switchMembers
  }
}
