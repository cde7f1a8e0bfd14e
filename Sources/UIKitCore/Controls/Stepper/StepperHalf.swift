import QuartzCore

/// The images of a stepper that an app has set.
struct StepperImages {
  /// The states of the halves beside a divider.
  struct Sides: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var increment = ButtonContent<UIImage>()
  var decrement = ButtonContent<UIImage>()
  var background = ButtonContent<UIImage>()
  var dividers: [Sides: UIImage] = [:]

  /// Returns the divider for the states of both halves, or the one for normal states.
  func divider(_ sides: Sides) -> UIImage? {
    dividers[sides] ?? dividers[Sides(left: .normal, right: .normal)]
  }
}

/// One half of a stepper, with the symbol for its direction.
@preconcurrency @MainActor
final class StepperHalf: UIView {
  private let imageView = UIImageView(frame: .zero)
  private let symbol: UIImage?
  private let fill = UIView()
  /// The state that determines the images.
  private(set) var state = UIControl.State.normal

  /// Creates a half with the standard symbol for a direction.
  init(isUp: Bool) {
    symbol = UIImage(
      systemName: isUp ? "plus" : "minus",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: StepperMetrics.symbolSize)
    )?.withRenderingMode(.alwaysTemplate)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.layer.cornerRadius = StepperMetrics.cornerRadius
    addSubview(fill)
    addSubview(imageView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Updates the appearance.
  ///
  /// - Parameters:
  ///   - state: The state of the half.
  ///   - images: The images of the app by state.
  ///   - tint: The color of the app's template images.
  func show(_ state: UIControl.State, _ images: ButtonContent<UIImage>, tint: UIColor) {
    self.state = state
    let own = images.resolved(for: state)
    imageView.image = own ?? symbol
    let isDisabled = state.contains(.disabled)
    imageView.tintColor = isDisabled ? .tertiaryLabel : own == nil ? .label : tint
    fill.backgroundColor = state.contains(.highlighted) ? .secondarySystemFill : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill.frame = bounds
    let size = imageView.image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
