/// The root controller of a window and what it wants of the window.
struct RootSlot {
  var controller: UIViewController?
  var statusBar = StatusBarAppearance()
}

extension UIWindow {
  // MARK: Installing

  /// Takes the old controller away, with all it presents, then shows the new one as far as the
  /// window is shown.
  func setRoot(_ controller: UIViewController?) {
    let old = root.controller
    guard controller !== old else { return }
    root.controller = controller
    if let old {
      ModalPresentation.dismissAll(on: old)
      old.beginAppearance(.disappearing, animated: false)
      if old.viewIfLoaded?.superview === self { old.viewIfLoaded?.removeFromSuperview() }
      old.endAppearance()
    }
    if root.controller === controller { showRoot() }
  }

  /// Brings the root controller's view onto the screen; nothing happens while the window is hidden.
  ///
  /// Callbacks may replace the controller at any time: the newest wins.
  func showRoot() {
    guard !isHidden, let controller = root.controller, !controller.appearance.isVisible else {
      return
    }
    guard controller.presentation.presented == nil else { return showStack(on: controller) }
    controller.loadViewIfNeeded()
    guard isStillShowing(controller) else { return }
    controller.beginAppearance(.appearing, animated: false)
    guard isStillShowing(controller), let view = controller.view else { return }
    if view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    controller.settleAppearance()
    layoutIfNeeded()
    guard isStillShowing(controller) else { return }
    controller.endAppearance()
    refreshStatusBar()
    turn(for: controller)
  }

  /// Tells those whose views stayed in the window while it was hidden.
  private func showStack(on controller: UIViewController) {
    for level in controller.presentationStack.levels.map(\.member)
    where level.viewIfLoaded?.window === self && !isHidden {
      level.beginAppearance(.appearing, animated: false)
      level.endAppearance()
    }
  }

  private func isStillShowing(_ controller: UIViewController) -> Bool {
    root.controller === controller && !isHidden
  }

  /// Tells everything on the screen that it is not seen any more; the views stay where they are.
  func hideRoot() {
    guard let controller = root.controller else { return }
    for level in controller.presentationStack.levels.reversed().map(\.member) {
      level.presentation.controller?.inForce.hurry()
      level.beginAppearance(.disappearing, animated: false)
      level.endAppearance()
    }
  }

  // MARK: Asking

  /// The controller that answers for the window: the uppermost that fills it (R-ROT-2).
  var answeringController: UIViewController? { root.controller?.presentationStack.topCovering }

  /// Finds out anew what the controllers want of the status bar.
  func refreshStatusBar() {
    root.statusBar = answeringController.map(StatusBarAppearance.init(askedOf:)) ?? .init()
  }

  /// The traits that the window has on a screen of the given kind.
  func traits(on screen: ScreenConfiguration) -> UITraitCollection {
    var traits = screen.traits
    if overrideUserInterfaceStyle != .unspecified {
      traits.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return UITraitCollection(values: traits)
  }

  /// Turns the content to where the controllers want it that answer now. (R-ROT-9)
  func settleOrientation() {
    guard isKeyWindow, !isHidden, let turn = screen.turnContent else { return }
    let wanted = orientation(forDevice: screen.deviceOrientation, current: screen.orientation)
    if wanted != screen.orientation { turn(wanted) }
  }

  /// Turns the content for a controller that came to fill the window: not at all where it supports the way the content
  /// stands, else to the orientation it prefers. (R-ROT-3)
  func turn(for controller: UIViewController) {
    guard isKeyWindow, !isHidden, let turn = screen.turnContent,
      answeringController === controller
    else { return }
    let wanted = OrientationPolicy(
      controller: controller.supportedInterfaceOrientations,
      application: applicationOrientations
    )
    .orientation(
      preferred: controller.preferredInterfaceOrientationForPresentation,
      current: screen.orientation
    )
    if wanted != screen.orientation { turn(wanted) }
  }

  private var applicationOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    return application.delegate?
      .application(application, supportedInterfaceOrientationsFor: self) ?? .all
  }

  /// The orientation the content takes when the device is turned (R-ROT-2).
  package func orientation(
    forDevice device: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    guard let controller = answeringController else { return device }
    guard controller.shouldAutorotate else { return current }
    return OrientationPolicy(
      controller: controller.supportedInterfaceOrientations,
      application: applicationOrientations
    )
    .orientation(forDevice: device, current: current)
  }
}
