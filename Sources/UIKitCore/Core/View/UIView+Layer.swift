import QuartzCore

extension UIView {
  static func makeLayer(of type: AnyClass) -> CALayer {
    guard type != CALayer.self else { return CALayer() }
    return Instantiation.make(type) as? CALayer ?? CALayer()
  }

  func setUpLayer() {
    layer.viewDelegate = self
    layer.delegateDraws = true
    if type(of: self).drawsContent { layer.setNeedsDisplay() }
  }

  /// Performs the view's part of the layout pass, between the calls to its controller.
  func performLayout() {
    traitCollection.performAsCurrent {
      solveConstraintsInside()
      viewController?.viewWillLayout()
      // R-AL-16
      // Constraints apply also if an override of `layoutSubviews()` doesn't call `super`.
      placeConstrainedSubviews()
      layoutSubviews()
      viewController?.viewDidLayout()
    }
  }

  /// Performs the view's part of the constraint update pass.
  func performConstraintUpdate() {
    viewController?.viewUpdatesConstraints()
    updateConstraints()
  }

  // MARK: Drawing

  func askForDisplay() {
    if type(of: self).drawsContent { layer.setNeedsDisplay() }
  }

  /// Calls `draw(_:)` with `context` as the current graphics context.
  func performDraw(in context: CGContext) {
    guard !bounds.isEmpty else { return }
    traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

  /// Records that an animation begins that disables touches, and returns the number to change at its end.
  func beginBlockingAnimation() -> BlockingAnimations {
    let animations = interaction.blockingAnimations ?? BlockingAnimations()
    interaction.blockingAnimations = animations
    animations.begin()
    return animations
  }

  /// Whether the view receives touches, regardless of their location.
  var takesTouches: Bool {
    isUserInteractionEnabled && !isHidden && alpha >= ViewMetrics.faintestTouchableAlpha
      && interaction.blockingAnimations?.count ?? 0 == 0
  }
}

extension UIView.ContentMode {
  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
