import QuartzCore

/// A control for selecting a value from a range by dragging a thumb along a track.
///
/// Override the methods that return rectangles to change the layout.
@preconcurrency @MainActor
open class UISlider: UIControl {
  // R-CTL-20…25
  private var range = SliderRange()
  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = UIImageView(frame: .zero)
  private let minimumImageView = UIImageView(frame: .zero)
  private let maximumImageView = UIImageView(frame: .zero)
  private var thumbImages = ButtonContent<UIImage>()
  private var minimumTrackImages = ButtonContent<UIImage>()
  private var maximumTrackImages = ButtonContent<UIImage>()
  /// The distance from the touch to the center of the thumb.
  private var grip: CGFloat = 0

  // MARK: Creating a slider

  /// Creates a slider with the range 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider with the range 0 to 1 from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeSlider(from: coder) }
  }

  private func setUp() {
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowColor = .black
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    showParts()
  }

  // MARK: Values

  /// The current value, clamped to the range.
  ///
  /// Setting the property sends no events, and NaN is ignored. The default value is 0.
  open var value: Float {  // R-CTL-25
    get { range.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value with or without an animation, and without sending events.
  open func setValue(_ value: Float, animated: Bool) {
    let observed = attachments?.begin("value")
    defer { observed?.end() }
    range.setValue(value)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: SliderMetrics.moveDuration,
      delay: 0,
      options: .allowUserInteraction
    ) {
      self.layoutIfNeeded()
    }
  }

  /// The value at the leading end.
  ///
  /// The default value is 0.
  open var minimumValue: Float {  // R-CTL-25
    get { range.minimum }
    set {
      range.setMinimum(newValue)
      setNeedsLayout()
    }
  }

  /// The value at the trailing end.
  ///
  /// The default value is 1.
  open var maximumValue: Float {  // R-CTL-25
    get { range.maximum }
    set {
      range.setMaximum(newValue)
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether events are sent during a drag, not only at its end.
  ///
  /// The default value is `true`.
  open var isContinuous = true  // R-CTL-22

  // MARK: Appearance

  /// The image at the leading end, or `nil`, the default, for none.
  open var minimumValueImage: UIImage? { didSet { showParts() } }

  /// The image at the trailing end, or `nil`, the default, for none.
  open var maximumValueImage: UIImage? { didSet { showParts() } }

  /// The color of the track before the thumb, or `nil`, the default, for the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(
        .minimumTrackTintColor,
        \UISlider.minimumTrackTintColor,
        minimumTrackTintColor
      )
      showParts()
    }
  }

  /// The color of the track after the thumb, or `nil`, the default, for a gray.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      noteAppearance(
        .maximumTrackTintColor,
        \UISlider.maximumTrackTintColor,
        maximumTrackTintColor
      )
      showParts()
    }
  }

  /// The color of the thumb, or `nil`, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet {
      noteAppearance(.thumbTintColor, \UISlider.thumbTintColor, thumbTintColor)
      showParts()
    }
  }

  /// Sets the image of the thumb for a state, or removes it if `image` is `nil`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    noteAppearance(.thumbImage(state)) { (slider: UISlider) in
      slider.setThumbImage(image, for: state)
    }
    thumbImages[state] = image
    showParts()
  }

  /// Returns the thumb image that was set for exactly this state, or `nil`.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

  /// The image of the thumb for the current state, or `nil` for the standard thumb.
  open var currentThumbImage: UIImage? { thumbImages.resolved(for: state) }

  /// Sets the image of the track before the thumb for a state, or removes it if `image` is `nil`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    noteAppearance(.minimumTrackImage(state)) { (slider: UISlider) in
      slider.setMinimumTrackImage(image, for: state)
    }
    minimumTrackImages[state] = image
    showParts()
  }

  /// Returns the minimum track image that was set for exactly this state, or `nil`.
  open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }

  /// The image of the track before the thumb for the current state, or `nil` for a plain color.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.resolved(for: state) }

  /// Sets the image of the track after the thumb for a state, or removes it if `image` is `nil`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    noteAppearance(.maximumTrackImage(state)) { (slider: UISlider) in
      slider.setMaximumTrackImage(image, for: state)
    }
    maximumTrackImages[state] = image
    showParts()
  }

  /// Returns the maximum track image that was set for exactly this state, or `nil`.
  open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }

  /// The image of the track after the thumb for the current state, or `nil` for a plain color.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.resolved(for: state) }

  override func stateDidChange() {
    super.stateDidChange()
    showParts()
  }

  private func showParts() {
    minimumTrack.image = currentMinimumTrackImage
    maximumTrack.image = currentMaximumTrackImage
    thumb.image = currentThumbImage
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    minimumTrack.backgroundColor =
      minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor =
      maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
    thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
    alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha
    setNeedsLayout()
  }

  // MARK: Geometry

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the frame of the image at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.imageFrame(minimumValueImage?.size, isAtLeft: !isRightToLeft, in: bounds)
  }

  /// Returns the frame of the image at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderMetrics.imageFrame(maximumValueImage?.size, isAtLeft: isRightToLeft, in: bounds)
  }

  /// Returns the frame of the track, between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let gap = SliderMetrics.imageGap
    let images = [
      minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds),
    ]
    let (left, right) = isRightToLeft ? (images[1], images[0]) : (images[0], images[1])
    let start = left.width > 0 ? left.maxX + gap : bounds.minX + 2
    let end = right.width > 0 ? right.minX - gap : bounds.maxX - 2
    return CGRect(
      x: start,
      y: bounds.midY - SliderMetrics.trackHeight / 2,
      width: max(end - start, 0),
      height: SliderMetrics.trackHeight
    )
  }

  /// Returns the frame of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? SliderMetrics.thumbSize
    let fraction = range.fraction(of: value)
    let share = isRightToLeft ? 1 - fraction : fraction
    let room = max(rect.width + 4 - size.width, 0)
    return CGRect(
      x: rect.minX - 2 + room * share,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderMetrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, SliderMetrics.leastWidth), height: SliderMetrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (track, knob) = (trackRect(forBounds: bounds), thumbRect)
    let left = CGRect(
      x: track.minX,
      y: track.minY,
      width: knob.midX - track.minX,
      height: track.height
    )
    let right = CGRect(
      x: knob.midX,
      y: track.minY,
      width: track.maxX - knob.midX,
      height: track.height
    )
    minimumTrack.frame = isRightToLeft ? right : left
    maximumTrack.frame = isRightToLeft ? left : right
    for part in [minimumTrack, maximumTrack] {
      part.layer.cornerRadius = part.image == nil ? track.height / 2 : 0
    }
    thumb.frame = knob
    thumb.layer.cornerRadius = thumb.image == nil ? knob.height / 2 : 0
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Touches

  /// Begins tracking a touch if it is on the thumb or at most 10 points away from it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {  // R-CTL-22
    let point = touch.location(in: self)
    let knob = thumbRect
    let reach = SliderMetrics.reach
    guard knob.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
    grip = knob.midX - point.x
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let half = thumbRect.width / 2
    let room = track.width + 4 - 2 * half
    let x = touch.location(in: self).x + grip - (track.minX - 2 + half)
    let share = room > 0 ? x / room : 0
    let old = value
    let observed = attachments?.begin("value")
    range.setValue(range.value(at: isRightToLeft ? 1 - share : share))
    observed?.end()
    setNeedsLayout()
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Focus

  override func selectByFocus() -> Bool { false }

  /// Changes the value with the arrow keys in the direction of the track.
  override func useArrow(_ heading: UIFocusHeading) -> Bool {  // R-FOC-27
    guard heading == .left || heading == .right else { return false }
    let isForward = heading == (isRightToLeft ? .left : .right)
    let fraction = range.fraction(of: value)
    guard isForward ? fraction < 1 : fraction > 0 else { return false }
    adjust(by: isForward ? SliderMetrics.step : -SliderMetrics.step)
    return true
  }

  // MARK: Environment changes

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  // MARK: Accessibility

  /// Whether the slider is an accessibility element, which is `true` by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The accessibility value, by default the position of the thumb in percent.
  open override var accessibilityValue: String? {
    get {
      accessibility?.value
        ?? SystemText.percent("\(Int((range.fraction(of: value) * 100).rounded()))")
    }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits, by default `adjustable`, and `notEnabled` for a disabled slider.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  /// Increases the value by a tenth of the range and sends events.
  open override func accessibilityIncrement() { adjust(by: SliderMetrics.step) }  // R-CTL-24

  /// Decreases the value by a tenth of the range and sends events.
  open override func accessibilityDecrement() { adjust(by: -SliderMetrics.step) }  // R-CTL-24

  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(
      value: Double(value),
      minimum: Double(minimumValue),
      maximum: Double(maximumValue),
      set: { [weak self] in self?.adjust(to: Float($0)) }
    )
  }

  private func adjust(by share: Float) {
    adjust(to: range.value(at: range.fraction(of: value) + CGFloat(share)))
  }

  private func adjust(to value: Float) {
    guard isEnabled else { return }
    setValue(value, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + sliderMembers
  }
}
