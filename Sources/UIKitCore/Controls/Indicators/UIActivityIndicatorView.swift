import QuartzCore

/// A spinning indicator that shows that a task is in progress.
///
/// A new indicator is stopped and, by default, hidden. Its rotation is a layer animation, which is
/// removed while the indicator is stopped.
///
/// ```swift
/// let indicator = UIActivityIndicatorView(style: .medium)
/// view.addSubview(indicator)
/// indicator.startAnimating()
/// ```
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  // R-CTL-40, R-CTL-41
  /// The sizes of an activity indicator.
  public enum Style: Int, Sendable {
    /// An indicator of 20 by 20 points.
    case medium = 100
    /// An indicator of 37 by 37 points.
    case large = 101
    /// A white indicator of 37 by 37 points, which is ``large`` with a white color.
    ///
    /// It is deprecated on iOS.
    case whiteLarge = 0
    /// A white indicator of 20 by 20 points, which is ``medium`` with a white color.
    ///
    /// It is deprecated on iOS.
    case white = 1
    /// A gray indicator of 20 by 20 points, which is ``medium`` with the default color.
    ///
    /// It is deprecated on iOS.
    case gray = 2
  }

  private let wheel = UIView()
  private var spokes: [UIView] = []
  private var isTurning = false

  // MARK: Creating an indicator

  /// Creates a stopped indicator with the size of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    if let color = style.color { self.color = color }
    setUp()
  }

  /// Creates a stopped indicator of medium style with a frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stopped indicator of medium style from an archive of a view.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    if let coder = coder.interface { decodeIndicator(from: coder) }
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

  // MARK: Appearance

  /// The size of the indicator.
  ///
  /// The default value is `medium`. The deprecated styles also set the color.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      if let color = style.color { self.color = color }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the indicator.
  ///
  /// The default value is the system gray. Set the property to `nil` to restore the default.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      noteAppearance(.indicatorColor, \UIActivityIndicatorView.color, color)
      showSpokes()
    }
  }

  // R-CTL-41
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped.
  ///
  /// The default value is `true`.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isTurning } }

  /// The share of the spokes that are shown, clockwise from the top, from 0 to 1.
  var revealedShare: CGFloat = 1 { didSet { if revealedShare != oldValue { showSpokes() } } }

  private func showSpokes() {
    let count = spokes.count
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color
      guard revealedShare == 1 else {
        spoke.alpha = min(max(revealedShare * CGFloat(count) - CGFloat(index), 0), 1)
        continue
      }
      // The topmost spoke is opaque. The opacity of the others decreases with the time since they
      // were at the top.
      let age = (count - index) % count
      spoke.alpha = 1 - 0.75 * CGFloat(age) / CGFloat(count)
    }
  }

  // MARK: Animation

  /// Shows the indicator and starts its animation.
  open func startAnimating() {
    isTurning = true
    isHidden = false
    turn()
  }

  /// Stops the animation, and hides the indicator if ``UIActivityIndicatorView/hidesWhenStopped``
  /// is `true`.
  open func stopAnimating() {
    isTurning = false
    isHidden = hidesWhenStopped
    wheel.layer.removeAnimation(forKey: "turn")
  }

  /// A Boolean value that indicates whether the animation is running.
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

  /// Restarts the rotation in the new window.
  ///
  /// Overrides must call `super`.
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

  /// A Boolean value that indicates whether the indicator is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// A short description of the indicator for assistive technologies.
  ///
  /// The default value is a localized text for "in progress" or "progress halted".
  open override var accessibilityLabel: String? {
    get {
      accessibility?.label
        ?? (isTurning ? SystemText.inProgress() : SystemText.progressHalted())
    }
    set { super.accessibilityLabel = newValue }
  }

  open override class var _libraryMembers: [ObjectiveCMember] {
    super._libraryMembers + activityIndicatorViewMembers
  }
}

extension UIActivityIndicatorView.Style {
  var size: CGSize {
    let isLarge = self == .large || self == .whiteLarge
    let side = isLarge ? ProgressMetrics.largeSide : ProgressMetrics.mediumSide
    return CGSize(width: side, height: side)
  }

  /// The color that a deprecated style sets.
  var color: UIColor? {
    switch self {
    case .medium, .large: nil
    case .white, .whiteLarge: .white
    case .gray: .systemGray
    }
  }
}
