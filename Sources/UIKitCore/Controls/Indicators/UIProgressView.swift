import QuartzCore

/// A line that fills as something gets done. (R-CTL-50, R-CTL-51)
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How the line looks.
  public enum Style: Int, Sendable {
    /// A line with round ends.
    case `default` = 0
    /// A thinner line, for the edge of a bar.
    case bar = 1
  }

  private let track = UIImageView(frame: .zero)
  private let line = UIImageView(frame: .zero)
  private var share: Float = 0

  // MARK: Creating a view

  /// Creates a line of nothing done, as high as its style says.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 100, height: style.height))
    progressViewStyle = style
  }

  /// Creates a line of nothing done in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a line of nothing done from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(track)
    addSubview(line)
    showLine()
  }

  // MARK: Progress

  /// How much is done, from 0, the default, to 1.
  ///
  /// What lies beyond counts as the nearer end, what is no number is ignored. (R-CTL-51)
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; animated, the line grows there.
  open func setProgress(_ progress: Float, animated: Bool) {
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

  // MARK: Looks

  /// How the line looks; `default` by default.
  open var progressViewStyle = Style.default {
    didSet {
      showLine()
      invalidateIntrinsicContentSize()
    }
  }

  /// The colour of what is done; nil, the default, is the tint.
  open var progressTintColor: UIColor? {
    didSet {
      noteAppearance(.progressTintColor, \UIProgressView.progressTintColor, progressTintColor)
      showLine()
    }
  }

  /// The colour of what is left; nil, the default, is grey.
  open var trackTintColor: UIColor? {
    didSet {
      noteAppearance(.trackTintColor, \UIProgressView.trackTintColor, trackTintColor)
      showLine()
    }
  }

  /// The picture of what is done; nil, the default, for a plain line.
  open var progressImage: UIImage? { didSet { showLine() } }

  /// The picture of what is left; nil, the default, for a plain line.
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

  /// Whether assistive programs meet the line; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// How much is done, in percent, unless set.
  open override var accessibilityValue: String? {
    get { accessibility?.value ?? SystemText.percent("\(Int((share * 100).rounded()))") }
    set { super.accessibilityValue = newValue }
  }

  /// Something that changes often, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityRange: AccessibilityRange? {
    AccessibilityRange(value: Double(share), minimum: 0, maximum: 1, set: nil)
  }
}

extension UIProgressView.Style {
  var height: CGFloat {
    self == .bar ? ProgressMetrics.barProgressHeight : ProgressMetrics.progressHeight
  }
}
