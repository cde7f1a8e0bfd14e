import QuartzCore

/// A view that shows the progress of a task as a bar that fills from the leading edge.
///
/// The progress is a value from 0 to 1. By default, the completed part has the tint color and the
/// remaining part is gray. The height depends on the ``UIProgressView/progressViewStyle``.
///
/// ```swift
/// let bar = UIProgressView(progressViewStyle: .default)
/// bar.setProgress(0.4, animated: true)
/// ```
@preconcurrency @MainActor
open class UIProgressView: UIView {
  // R-CTL-50, R-CTL-51
  /// The styles of a progress view.
  public enum Style: Int, Sendable {
    /// A bar of 4 points with rounded ends.
    case `default` = 0
    /// A bar of 2.5 points, for the edge of another bar.
    ///
    /// It has no track color by default.
    case bar = 1
  }

  private let track = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  private var share: Float = 0

  // MARK: Creating a view

  /// Creates a view with the height of a style, a width of 100 points, and no progress.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: style.height))
    progressViewStyle = style
  }

  /// Creates a view with a frame and no progress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without progress from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeProgress(from: coder) }
  }

  private func setUp() {
    addSubview(track)
    addSubview(line)
    showLine()
  }

  // MARK: Progress

  /// The progress, from 0 to 1.
  ///
  /// Values outside the range are clamped, and NaN is ignored. The default value is 0.
  open var progress: Float {
    // R-CTL-51
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1. Other values are clamped, and NaN is ignored.
  ///   - animated: Whether the change is animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    let observed = attachments?.begin("progress")
    defer { observed?.end() }
    guard !progress.isNaN else { return }
    share = min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(
      withDuration: ProgressMetrics.progressDuration,
      delay: 0,
      options: .beginFromCurrentState
    ) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Appearance

  /// The style of the view.
  ///
  /// The default value is `default`.
  open var progressViewStyle = Style.default {
    didSet {
      showLine()
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the completed part.
  ///
  /// The default value is `nil`, for which the tint color is used.
  open var progressTintColor: UIColor? {
    didSet {
      noteAppearance(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
      showLine()
    }
  }

  /// The color of the remaining part.
  ///
  /// The default value is `nil`, for which the part is gray, or has no color with the style `bar`.
  open var trackTintColor: UIColor? {
    didSet {
      noteAppearance(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
      showLine()
    }
  }

  /// The image of the completed part.
  ///
  /// The default value is `nil`, for which a plain color is shown.
  open var progressImage: UIImage? { didSet { showLine() } }

  /// The image of the remaining part.
  ///
  /// The default value is `nil`, for which a plain color is shown.
  open var trackImage: UIImage? { didSet { showLine() } }

  private func showLine() {
    line.image = progressImage
    track.image = trackImage
    line.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    if progressViewStyle == .bar, trackTintColor == nil { track.backgroundColor = nil }
    setNeedsLayout()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width * CGFloat(share)
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    track.frame = bounds
    line.frame = CGRect(
      x: isMirrored ? bounds.maxX - width : bounds.minX,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    line.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLine()
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the view is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The value of the view for assistive technologies.
  ///
  /// The default value is the progress in percent.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? SystemText.percent("\(Int((share * 100).rounded()))") }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits of the view.
  ///
  /// The default value contains the trait of an element that updates frequently.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(value: Double(share), minimum: 0, maximum: 1, set: nil)
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + progressViewMembers
  }
}

extension UIProgressView.Style {
  var height: CGFloat {
    self == .bar ? ProgressMetrics.barProgressHeight : ProgressMetrics.progressHeight
  }
}
