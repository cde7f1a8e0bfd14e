import QuartzCore

/// A highlight over a spring-loaded view, which flashes before the view is activated.
@preconcurrency @MainActor
final class SpringLoadingHighlight: UIView {
  // R-IN-5
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
    let flash = CAKeyframeAnimation(keyPath: "opacity")
    flash.values = [1, 0, 1, 0, 1]
    flash.duration = SpringLoadingMetrics.flash
    veil.layer.add(flash, forKey: "flash")
  }
}
