import QuartzCore

/// The effects of a sheet on the content below: dimming, a gray tint, and scaling.
@MainActor final class SheetBackdrop {
  /// A view that is scaled down, with the original properties of its layer.
  private struct Retreated {
    weak var view: UIView?
    let radius: CGFloat
    let masks: Bool
  }

  private unowned let sheet: UISheetPresentationController
  private let dimming = UIView()
  private var retreated: [Retreated] = []
  private var darkness: CGFloat = 0

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    dimming.backgroundColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(white: 0, alpha: isDark ? SheetMetrics.darkDimming : SheetMetrics.dimming)
    }
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: sheet,
        action: Selector(UISheetPresentationController.tappedOutside, "tappedOutside")
      )
    )
  }

  func install() {
    guard let container = sheet.progress.container else { return }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
  }

  /// Whether the content below receives touches, which is the case while it is not dimmed.
  var letsTouchesThrough: Bool { darkness < 0.01 }

  // MARK: Effects

  /// Updates the effects for a height of the card.
  func show(height: CGFloat) {
    guard let (room, detents) = sheet.places else { return }
    let undimmed = sheet.sheet.largestUndimmed
    darken(to: detents.dimming(at: height, undimmed: undimmed))
    step(back: detents.presenterProgress(at: height, undimmed: undimmed), in: room)
  }

  /// Removes all effects.
  func leave() {
    darken(to: 0)
    removeCornerRadius()
  }

  /// Takes over the scaled views of a sheet below that has been removed.
  func takeOver(from lower: SheetBackdrop) {
    retreated += lower.retreated
    lower.retreated = []
  }

  private func darken(to share: CGFloat) {
    guard share != darkness || share != dimming.alpha else { return }
    darkness = share
    dimming.alpha = share
    sheet.progress.container?.accessibilityViewIsModal = !letsTouchesThrough
    if share > 0.5 { sheet.dimTint() } else { sheet.restoreTint() }
  }

  // MARK: Scaling

  /// Scales the view below with a layer transform, so that its safe area does not change.
  private func step(back share: CGFloat, in room: SheetLayout) {
    guard share > 0, let view = steppingView else { return removeCornerRadius() }
    let size = view.bounds.size
    let frame = CGRect(
      x: view.center.x - size.width / 2,
      y: view.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
    guard let transform = room.presenterTransform(of: frame, share: share) else {
      return removeCornerRadius()
    }
    let layer = view.layer
    if !retreated.contains(where: { $0.view === view }) {
      retreated.append(
        Retreated(view: view, radius: layer.cornerRadius, masks: layer.masksToBounds)
      )
    }
    if !(view is SheetCardView) {
      layer.cornerRadius = SheetMetrics.cornerRadius
      layer.masksToBounds = true
    }
    layer.setAffineTransform(transform)
    if !(view is SheetCardView) {
      setScaledDown(share >= SheetMetrics.statusBarShare, in: view.window)
    }
  }

  // R-SB-15
  /// Changes the style of the status bar, with the current animation or else with its own.
  private func setScaledDown(_ isScaledDown: Bool, in window: UIWindow?) {
    guard let window, window.root.isScaledDown != isScaledDown else { return }
    window.root.isScaledDown = isScaledDown
    guard UIView.inheritedAnimationDuration == 0, UIView.areAnimationsEnabled else {
      return window.refreshStatusBar()
    }
    UIView.animate(
      withDuration: StatusBarMetrics.hidingDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: window.refreshStatusBar
    )
  }

  /// The view to scale: the card of a sheet below, or the view that fills the window, if any.
  private var steppingView: UIView? {
    let presenter = sheet.presentingViewController
    switch presenter.presentation.running?.effective {
    case nil, is CoveringPresentation: return presenter.viewIfLoaded
    case let lower as UISheetPresentationController: return lower.card
    default: return nil
    }
  }

  func removeCornerRadius() {
    for former in retreated {
      guard let view = former.view else { continue }
      let layer = view.layer
      if !(view is SheetCardView) { setScaledDown(false, in: view.window) }
      layer.setAffineTransform(.identity)
      layer.cornerRadius = former.radius
      layer.masksToBounds = former.masks
    }
    retreated = []
  }
}
