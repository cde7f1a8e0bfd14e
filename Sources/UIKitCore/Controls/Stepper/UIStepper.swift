import QuartzCore

/// A control with two halves that decrease and increase a value.
///
/// The size of a stepper is always 94 by 32 points; of an assigned frame, only the origin is used.
/// A touch on a half changes the value by ``UIStepper/stepValue`` and sends `valueChanged`. While
/// the touch is held, the value continues to change, faster after some time.
///
/// ```swift
/// let stepper = UIStepper()
/// stepper.maximumValue = 12
/// stepper.addAction(UIAction { _ in show(stepper.value) }, for: .valueChanged)
/// ```
@preconcurrency @MainActor
open class UIStepper: UIControl {
  // R-STP-1…7
  private var range = StepperRange()
  private var images = StepperImages()
  private let backgroundView = UIImageView(frame: .zero)
  private let dividerView = UIImageView(frame: .zero)
  private let lower = StepperHalf(isUp: false)
  private let upper = StepperHalf(isUp: true)
  /// The direction of the half that is touched, or `nil`.
  private var direction: Bool?
  private var repetitions = 0
  private var timer: ClockTimer?
  private var hasUnsentChange = false

  // MARK: Creating a stepper

  /// Creates a stepper with the range 0 to 100 and the value 0, at the origin of the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Creates a stepper with the range 0 to 100 and the value 0 from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperMetrics.size
    setUp()
    if let coder = coder.interface { decodeStepper(from: coder) }
  }

  private func setUp() {
    backgroundView.layer.cornerRadius = StepperMetrics.cornerRadius
    for view in [backgroundView, lower, upper, dividerView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showParts()
  }

  // MARK: Values

  /// The current value, clamped to the limits.
  ///
  /// Setting the property sends no events, and NaN is ignored. The default value is 0.
  open var value: Double {  // R-STP-2
    get { range.value }
    set { change { $0.setValue(newValue) } }
  }

  /// The lowest value, which raises the maximum if it is lower.
  ///
  /// The default value is 0.
  open var minimumValue: Double {  // R-STP-2
    get { range.minimum }
    set { change { $0.setMinimum(newValue) } }
  }

  /// The highest value, which lowers the minimum if it is higher.
  ///
  /// The default value is 100.
  open var maximumValue: Double {  // R-STP-2
    get { range.maximum }
    set { change { $0.setMaximum(newValue) } }
  }

  /// The amount by which the value changes.
  ///
  /// A number that is not positive is ignored, and a warning is logged. The default value is 1.
  open var stepValue: Double {  // R-STP-2
    get { range.step }
    set {
      guard !range.setStep(newValue) else { return showParts() }
      Log.warning("UIStepper.stepValue \(newValue) is not positive; ignored")
    }
  }

  /// A Boolean value that indicates whether a step beyond a limit continues at the other limit.
  ///
  /// The default value is `false`.
  open var wraps: Bool {  // R-STP-3
    get { range.wraps }
    set { change { $0.wraps = newValue } }
  }

  /// A Boolean value that indicates whether the value continues to change while a touch is held.
  ///
  /// The default value is `true`.
  open var autorepeat = true  // R-STP-4

  /// A Boolean value that indicates whether events are sent for each change, not only at the end of
  /// a touch.
  ///
  /// The default value is `true`.
  open var isContinuous = true  // R-STP-5

  private func change(_ change: (inout StepperRange) -> Void) {
    let observed = attachments?.begin("value")
    defer { observed?.end() }
    change(&range)
    showParts()
  }

  // MARK: Appearance

  /// Sets the image behind the halves for a state, or removes it if `image` is `nil`.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    images.background[state] = image
    showParts()
  }

  /// Returns the background image that was set for exactly this state, or `nil`.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Sets the image between the halves, or removes it if `image` is `nil`.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil`.
  ///   - leftState: The state of the left half for which the image is shown.
  ///   - rightState: The state of the right half for which the image is shown.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) {
    images.dividers[.init(left: leftState, right: rightState)] = image
    showParts()
  }

  /// Returns the image between the halves that was set for exactly these states, or `nil`.
  ///
  /// - Parameters:
  ///   - leftState: The state of the left half.
  ///   - rightState: The state of the right half.
  /// - Returns: The image, or `nil`.
  open func dividerImage(
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) -> UIImage? {
    images.dividers[.init(left: leftState, right: rightState)]
  }

  /// Sets the image of the increasing half for a state, or removes it if `image` is `nil`.
  ///
  /// A template image is drawn in the tint color.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images.increment[state] = image
    showParts()
  }

  /// Returns the image of the increasing half that was set for exactly this state, or `nil`.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image of the decreasing half for a state, or removes it if `image` is `nil`.
  ///
  /// A template image is drawn in the tint color.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images.decrement[state] = image
    showParts()
  }

  /// Returns the image of the decreasing half that was set for exactly this state, or `nil`.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  override func stateDidChange() {
    super.stateDidChange()
    showParts()
  }

  private func showParts() {
    let states = [false, true].map { isUp -> State in
      guard isEnabled, range.canStep(isUp: isUp) else { return .disabled }
      return isHighlighted && direction == isUp ? .highlighted : .normal
    }
    lower.show(states[0], images.decrement, tint: tintColor)
    upper.show(states[1], images.increment, tint: tintColor)
    let background = images.background.resolved(for: state)
    backgroundView.image = background
    backgroundView.backgroundColor = background == nil ? .tertiarySystemFill : nil
    let sides =
      isRightToLeft
      ? StepperImages.Sides(left: states[1], right: states[0])
      : StepperImages.Sides(left: states[0], right: states[1])
    dividerView.image = images.divider(sides)
    dividerView.backgroundColor = dividerView.image == nil ? .separator : nil
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  // MARK: Size and layout

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The fixed size of a stepper, 94 by 32 points.
  open override var intrinsicContentSize: CGSize { StepperMetrics.size }  // R-STP-1

  /// Returns the fixed size of a stepper, regardless of the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(origin: bounds.origin, size: StepperMetrics.size)
    backgroundView.frame = area
    var (left, right) = (area, area)
    left.size.width /= 2
    right.size.width /= 2
    right.origin.x = left.maxX
    lower.frame = isRightToLeft ? right : left
    upper.frame = isRightToLeft ? left : right
    let size = dividerView.image?.size ?? StepperMetrics.dividerSize
    dividerView.frame = CGRect(
      x: area.midX - size.width / 2,
      y: area.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // MARK: Touches

  private func half(of touch: UITouch) -> Bool {
    (touch.location(in: self).x >= bounds.minX + StepperMetrics.size.width / 2) != isRightToLeft
  }

  /// Begins tracking a touch and changes the value, if the half under the touch is enabled.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {  // R-STP-4
    let isUp = half(of: touch)
    guard super.beginTracking(touch, with: event), range.canStep(isUp: isUp) else { return false }
    direction = isUp
    repetitions = 0
    step(isUp: isUp)
    scheduleRepetition()
    return true
  }

  /// Continues tracking, and pauses the repetitions while the touch is not on the half in which it
  /// began.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isOnHalf = bounds.contains(touch.location(in: self)) && half(of: touch) == direction
    if !isOnHalf {
      timer?.cancel()
      timer = nil
    } else if timer == nil {
      scheduleRepetition()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finishTouch()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    finishTouch()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { finishTouch() }
  }

  private func finishTouch() {
    timer?.cancel()
    timer = nil
    direction = nil
    if hasUnsentChange { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    hasUnsentChange = false
    showParts()
  }

  private func scheduleRepetition() {
    guard autorepeat, let clock = window?.screen.clock else { return }
    let delay = StepperMetrics.delay(afterRepetitions: repetitions)
    timer = clock.schedule(after: delay) { [weak self] in
      MainActor.assumeIsolated { self?.repeatStep() }
    }
  }

  private func repeatStep() {
    timer = nil
    guard let direction, isEnabled, range.canStep(isUp: direction) else { return }
    repetitions += 1
    step(isUp: direction)
    if self.direction != nil { scheduleRepetition() }
  }

  private func step(isUp: Bool) {
    change { $0.advance(isUp: isUp) }
    guard isContinuous || direction == nil else { return hasUnsentChange = true }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Focus

  override func selectByFocus() -> Bool { false }

  /// Changes the value with the arrow keys in the direction of the halves.
  override func useArrow(_ heading: UIFocusHeading) -> Bool {  // R-STP-7, R-FOC-27
    guard heading == .left || heading == .right else { return false }
    return adjust(isUp: heading == (isRightToLeft ? .left : .right))
  }

  @discardableResult private func adjust(isUp: Bool) -> Bool {
    guard isEnabled, range.canStep(isUp: isUp) else { return false }
    step(isUp: isUp)
    return true
  }

  // MARK: Accessibility

  /// Whether the stepper is an accessibility element, which is `true` by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility value, by default the number.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? range.text }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits, by default `adjustable`, and `notEnabled` for a disabled stepper.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  /// Increases the value by one step and sends events.
  open override func accessibilityIncrement() { adjust(isUp: true) }  // R-STP-7

  /// Decreases the value by one step and sends events.
  open override func accessibilityDecrement() { adjust(isUp: false) }  // R-STP-7

  override var accessibilityRange: AccessibilityRange? {
    var range = AccessibilityRange(
      value: value,
      minimum: minimumValue,
      maximum: maximumValue,
      set: { [weak self] new in
        guard let self, isEnabled, new != value else { return }
        value = new
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    )
    range.step = stepValue
    return range
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + stepperMembers
  }
}
