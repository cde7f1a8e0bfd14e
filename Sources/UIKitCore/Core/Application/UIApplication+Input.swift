import QuartzCore

extension UIApplication {
  /// Delivers touches that a host reports for a screen.
  ///
  /// Touches of the same moment must be passed together.
  package func deliver(touches: [TouchInput], to screen: UIScreen) {
    guard !touches.isEmpty else { return }
    screen.session.enter()
    userActed(on: screen)
    screen.router.receive(touches, on: screen)
  }

  /// Delivers a key press or release, first to the first responder or the frontmost controller,
  /// then along the responder chain.
  ///
  /// A key that no responder handles moves the focus, activates the focused item, or scrolls.
  /// Returns whether the key was handled.
  @discardableResult package func deliver(key: KeyInput, to screen: UIScreen) -> Bool {
    // R-KEY-1…R-KEY-6
    let isTelevision = screen.configuration.idiom == .tv
    return deliver(press: PressInput(key, onTelevision: isTelevision), to: screen)
  }

  /// Delivers the press or release of a button of a remote control, in the same way as a key.
  ///
  /// Returns whether the button was handled.
  @discardableResult package func deliver(press: PressInput, to screen: UIScreen) -> Bool {
    // R-KEY-4
    screen.session.enter()
    userActed(on: screen)
    return screen.presses.receive(press, on: screen)
  }

  // R-KEY-6
  /// Cancels the presses on a screen.
  ///
  /// Hosts call it when the window loses the keyboard focus, because releases of keys are no longer
  /// reported.
  package func cancelPresses(on screen: UIScreen) { screen.presses.cancel() }

  /// Delivers a scroll event to the view under the pointer, then along the responder chain.
  ///
  /// Returns whether the event was handled.
  @discardableResult package func deliver(scroll: ScrollInput, to screen: UIScreen) -> Bool {
    screen.session.enter()
    userActed(on: screen)
    return screen.hit(at: scroll.location)?.view.handle(scroll) ?? false
  }

  /// Delivers a pinch on a touchpad to the view under the pointer, then along the responder chain.
  ///
  /// Returns whether the pinch was handled.
  @discardableResult package func deliver(pinch: PinchInput, to screen: UIScreen) -> Bool {
    guard pinch.location.isFinite, pinch.scale.isFinite else { return false }
    screen.session.enter()
    userActed(on: screen)
    return screen.hit(at: pinch.location)?.view.handle(pinch) ?? false
  }

  /// Delivers the position of a drag over a screen.
  ///
  /// Spring-loaded views are activated when the drag rests over them.
  package func deliver(hover: DragHoverInput, to screen: UIScreen) {
    screen.session.enter()
    userActed(on: screen)
    screen.springLoading.receive(hover, on: screen)
  }

  /// Delivers a click with the secondary button of a mouse: the view at the point, or the nearest one
  /// behind it in the responder chain that has a menu, shows it.
  ///
  /// Returns whether a view shows a menu.
  @discardableResult package func deliver(secondaryClick point: CGPoint, to screen: UIScreen)
    -> Bool
  {
    deliverClick(at: point, to: screen) { $0.showMenu(at: $1) }
  }

  /// Delivers a click with the middle button of a mouse, which pastes the text that is selected on
  /// the desktop.
  ///
  /// Returns whether a view has pasted it.
  @discardableResult package func deliver(middleClick point: CGPoint, to screen: UIScreen) -> Bool {
    deliverClick(at: point, to: screen) { $0.pastePrimarySelection(at: $1) }
  }

  /// Returns the text to show while the pointer rests at a point of a screen, and the rectangle on the
  /// screen that it belongs to, or `nil` for none.
  ///
  /// The front view applies that has a text, from the view at the point to its superviews.
  package func toolTip(at point: CGPoint, on screen: UIScreen) -> (text: String, rect: CGRect)? {
    guard point.isFinite else { return nil }
    screen.session.enter()
    guard !screen.router.hasTouches, let found = screen.hit(at: point) else { return nil }
    return found.view.firstResult(at: found.location) { view, place in
      for case let interaction as any ToolTipProviding in view.interactions.reversed() {
        guard let (text, rect) = interaction.toolTip(at: place), !text.isEmpty else { continue }
        return (text, view.layer.convert(rect, to: screen.rootLayer))
      }
      return nil
    }
  }

  /// Calls a closure for the view at a point and its superviews until it returns `true`.
  private func deliverClick(
    at point: CGPoint,
    to screen: UIScreen,
    _ handle: (UIView, CGPoint) -> Bool
  ) -> Bool {
    guard point.isFinite else { return false }
    screen.session.enter()
    userActed(on: screen)
    guard let found = screen.hit(at: point) else { return false }
    return found.view.firstResult(at: found.location) { handle($0, $1) ? true : nil } ?? false
  }

  /// Schedules saving after user input.
  func userActed(on screen: UIScreen) {
    stateRestorationManager.userActed(by: screen.clock)
    userDefaultsSynchronizer.userActed(by: screen.clock)
  }

  /// Delivers a movement of the pointer to the hover recognizers of the views under it.
  package func deliver(pointer: PointerInput, to screen: UIScreen) {
    guard pointer.location.isFinite else { return }
    screen.session.enter()
    screen.pointer.receive(pointer, on: screen)
  }
}
