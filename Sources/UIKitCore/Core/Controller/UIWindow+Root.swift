/// The root controller of a window and the state that the window stores for it.
struct RootSlot {
  var controller: UIViewController?
  var statusBar = StatusBarAppearance()
  /// Whether the controller's view is scaled down below a sheet, so that black surrounds it.
  var isScaledDown = false
}

extension UIWindow {
  // MARK: Root view controller

  /// Removes the old root controller and all controllers presented over it, then shows the new one
  /// if the window is visible.
  func setRoot(_ controller: UIViewController?) {
    let old = root.controller
    guard controller !== old else { return }
    root.controller = controller
    screen.titleChanged()
    if let old {
      ModalPresentation.dismissAll(on: old)
      old.beginAppearance(.disappearing, animated: false)
      if old.viewIfLoaded?.superview === self { old.viewIfLoaded?.removeFromSuperview() }
      old.endAppearance()
    }
    if root.controller === controller { showRoot() }
    if root.controller == nil { refreshStatusBar() }
  }

  /// Shows the root controller's view, unless the window is hidden.
  ///
  /// Callbacks can replace the controller at any time; the most recent one is shown.
  func showRoot() {
    guard !isHidden, let controller = root.controller else { return }
    guard controller.presentation.presented == nil else { return showStack(on: controller) }
    guard !controller.appearance.isVisible else { return }
    controller.loadViewIfNeeded()
    guard isStillShowing(controller) else { return }
    controller.beginAppearance(.appearing, animated: false)
    guard isStillShowing(controller), let view = controller.view else { return }
    if view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    // R-SB-13
    if screen.systemBars.affectsSafeArea { refreshStatusBar() }
    controller.settleAppearance()
    layoutIfNeeded()
    guard isStillShowing(controller) else { return }
    controller.endAppearance()
    refreshStatusBar()
    turn(for: controller)
  }

  /// Sends appearance callbacks to the controllers whose views stayed in the window while it was
  /// hidden.
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

  /// Sends disappearance callbacks to all visible controllers, whose views remain in the window.
  ///
  /// If a callback shows the window again, the other controllers stay visible.
  func hideRoot() {
    guard let controller = root.controller else { return }
    for level in controller.presentationStack.levels.reversed().map(\.member) where isHidden {
      level.presentation.controller?.effective.hurry()
      guard isHidden else { return }
      level.beginAppearance(.disappearing, animated: false)
      level.endAppearance()
    }
  }

  /// Lets presentations follow their sources, which the last layout may have moved.
  func presentationsFollowSources() {
    var presented = root.controller?.presentation.presented
    while let controller = presented {
      controller.presentation.controller?.effective.followSource()
      presented = controller.presentation.presented
    }
  }

  // MARK: Controller preferences

  // R-ROT-2
  /// The topmost controller that fills the window, whose preferences apply to the window.
  var topCoveringController: UIViewController? { root.controller?.presentationStack.topCovering }

  /// Reads the preferences for the status bar again.
  func refreshStatusBar() {
    var appearance = topCoveringController.map(StatusBarAppearance.init(askedOf:)) ?? .init()
    appearance.isOverBlack = root.isScaledDown
    UIApplication.shared.statusBar.apply(to: &appearance)
    root.statusBar = appearance
    if !isHidden { screen.systemBars.update() }
  }

  /// Returns the traits of the window on a screen.
  func traits(on screen: ScreenConfiguration) -> UITraitCollection {
    let inherited = UITraitCollection(values: screen.traits)
    return traits(inheriting: windowScene?.traits(on: inherited) ?? inherited)
  }

  // R-ROT-9
  /// Rotates the content to an orientation that the controllers support.
  func settleOrientation() {
    guard isKeyWindow, !isHidden, let turn = screen.turnContent else { return }
    let wanted = orientation(forDevice: screen.deviceOrientation, current: screen.orientation)
    if wanted != screen.orientation { turn(wanted) }
  }

  // R-ROT-3
  /// Rotates the content for a controller that now fills the window, to its preferred orientation
  /// unless it supports the current one.
  func turn(for controller: UIViewController) {
    guard isKeyWindow, !isHidden, let turn = screen.turnContent,
      topCoveringController === controller
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
      .application(application, supportedInterfaceOrientationsFor: self) ?? .ofApplication
  }

  // R-ROT-2
  /// Returns the orientation of the content when the device is rotated.
  package func orientation(
    forDevice device: UIInterfaceOrientation,
    current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    guard let controller = topCoveringController else { return device }
    guard controller.shouldAutorotate else { return current }
    return OrientationPolicy(
      controller: controller.supportedInterfaceOrientations,
      application: applicationOrientations
    )
    .orientation(forDevice: device, current: current)
  }
}
