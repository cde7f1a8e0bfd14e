import QuartzCore

/// A wheel of spokes that turns while something takes its time. (R-CTL-40, R-CTL-41)
///
/// It turns by animations alone; stopped, it costs nothing.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private let wheel = UIView()
  private var spokes: [UIView] = []
  private var isTurning = false

  // MARK: Creating an indicator

  /// Creates a wheel that does not turn, as large as its style says.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates a wheel of medium size in a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel of medium size from an archive of a view.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(wheel)
    for _ in 0..<ProgressMetrics.spokeCount {
      let spoke = UIView()
      wheel.addSubview(spoke)
      spokes.append(spoke)
    }
    showSpokes()
    isHidden = hidesWhenStopped
  }

  // MARK: Looks

  /// How large the wheel is; medium unless another was asked for.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The colour of the spokes; grey by default.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      noteAppearance(.indicatorColor, \UIActivityIndicatorView.color, color)
      showSpokes()
    }
  }

  /// Whether the wheel is hidden while it does not turn; true by default. (R-CTL-41)
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }

  private func showSpokes() {
    let count = spokes.count
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color
      // The spoke at the top is the strongest, those before it fade.
      let age = (count - index) % count
      spoke.alpha = 1 - 0.75 * CGFloat(age) / CGFloat(count)
    }
  }

  // MARK: Turning

  /// Makes the wheel turn, and shows it.
  open func startAnimating() {
    isTurning = true
    isHidden = false
    turn()
  }

  /// Stops the wheel, and hides it unless it stays.
  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
    wheel.layer.removeAnimation(forKey: "turn")
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isTurning }

  private func turn() {
    guard isTurning, window != nil, wheel.layer.animation(forKey: "turn") == nil else { return }
    let count = ProgressMetrics.spokeCount
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let step = 2 * CGFloat.pi / CGFloat(count)
    turn.values = (0..<count).map { CGFloat($0) * step }
    turn.calculationMode = .discrete
    turn.duration = ProgressMetrics.turnDuration
    turn.repeatCount = .infinity
    wheel.layer.add(turn, forKey: "turn")
  }

  /// Overrides call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = style.size.width
    wheel.bounds.size = style.size
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let size = CGSize(width: (side * 0.12).rounded(), height: (side * 0.28).rounded())
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(spokes.count)
      let distance = (side - size.height) / 2
      spoke.bounds.size = size
      spoke.layer.cornerRadius = size.width / 2
      spoke.center = CGPoint(
        x: side / 2 + distance * sin(angle),
        y: side / 2 - distance * cos(angle)
      )
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  // MARK: Accessibility

  /// Whether assistive programs meet the wheel; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// That something is going on, or was, unless set.
  open override var accessibilityLabel: String? {
    get {
      accessibility?.label
        ?? (isTurning ? SystemText.inProgress() : SystemText.progressHalted())
    }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIActivityIndicatorView.Style {
  var size: CGSize {
    let side = self == .large ? ProgressMetrics.largeSide : ProgressMetrics.mediumSide
    return CGSize(width: side, height: side)
  }
}
