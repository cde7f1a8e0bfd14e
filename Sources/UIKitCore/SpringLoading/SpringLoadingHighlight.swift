import QuartzCore

/// What shows that a view is about to act: a veil over it, which flashes twice before the view does. (R-IN-5)
@preconcurrency @MainActor
final class SpringLoadingHighlight: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    backgroundColor = .systemFill
    layer.cornerRadius = SpringLoadingMetrics.highlightRadius
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  static func show(_ stage: SpringLoadingStage, on view: UIView) {
    let shown = view.subviews.last { $0 is SpringLoadingHighlight }
    switch stage {
    case .possible:
      let veil = shown ?? SpringLoadingHighlight(frame: view.bounds)
      if shown == nil { view.addSubview(veil) }
      veil.layer.removeAllAnimations()
      veil.alpha = 1
    case .activating: shown.map(flash)
    case .activated, .inactive: shown?.removeFromSuperview()
    }
  }

  private static func flash(_ veil: UIView) {
    UIView.animateKeyframes(
      withDuration: SpringLoadingMetrics.flash,
      delay: 0,
      options: .allowUserInteraction
    ) {
      for (index, alpha) in [0.0, 1, 0, 1].enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25) {
          veil.alpha = alpha
        }
      }
    }
  }
}
