import QuartzCore

/// Shows, updates, and hides the large content panel in a window.
///
/// The panel only fades, so its animation is the same with reduced motion.
@MainActor final class LargeContentViewer {
  // R-AX-11
  private var panel: LargeContentPanel?
  private var isShown = false

  func show(_ item: UILargeContentViewerItem, for interaction: UILargeContentViewerInteraction) {
    guard let window = interaction.view?.window, let content = LargeContent(item) else {
      return hide()
    }
    let controller = interaction.delegate?.viewController(for: interaction)
    let panel = panel.flatMap { $0.superview === window ? $0 : nil } ?? makePanel(in: window)
    panel.surroundings = controller?.viewIfLoaded.flatMap { $0.window === window ? $0 : nil }
    panel.show(content)
    window.bringSubviewToFront(panel)
    guard !isShown else { return }
    isShown = true
    fade(panel, to: 1, during: LargeContentMetrics.fadeInDuration) {}
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    guard let panel else { return }
    fade(panel, to: 0, during: LargeContentMetrics.fadeOutDuration) { [weak self] in
      guard self?.isShown != true else { return }
      panel.removeFromSuperview()
      self?.panel = nil
    }
  }

  private func makePanel(in window: UIWindow) -> LargeContentPanel {
    panel?.removeFromSuperview()
    let panel = LargeContentPanel(frame: window.bounds)
    panel.alpha = 0
    window.addSubview(panel)
    self.panel = panel
    isShown = false
    return panel
  }

  private func fade(
    _ panel: LargeContentPanel,
    to alpha: CGFloat,
    during duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration],
      animations: { panel.alpha = alpha },
      completion: { _ in completion() }
    )
  }
}
