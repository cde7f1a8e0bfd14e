import QuartzCore

extension UIApplication {
  /// Takes over what a host reports about fingers on a screen, all that happened in one moment together.
  package func deliver(touches: [TouchInput], to screen: UIScreen) {
    guard !touches.isEmpty else { return }
    screen.session.enter()
    stateKeeper.userActed(by: screen.clock)
    screen.router.receive(touches, on: screen)
  }

  /// Takes over a key going down or up; it goes to the first responder, else to the page in front, and on along the
  /// chain.
  ///
  /// Keys that nobody used move the focus, press what has it, or scroll. Says whether anybody used it. (R-KEY-1…R-KEY-6)
  @discardableResult package func deliver(key: KeyInput, to screen: UIScreen) -> Bool {
    let isTelevision = screen.configuration.idiom == .tv
    return deliver(press: PressInput(key, onTelevision: isTelevision), to: screen)
  }

  /// Takes over a button of a remote control going down or up; it goes the way of a key. (R-KEY-4)
  ///
  /// Says whether anybody used it.
  @discardableResult package func deliver(press: PressInput, to screen: UIScreen) -> Bool {
    screen.session.enter()
    stateKeeper.userActed(by: screen.clock)
    return screen.presses.receive(press, on: screen)
  }

  /// Cancels what is down on a screen: keys are let go elsewhere from now on. (R-KEY-6)
  package func cancelPresses(on screen: UIScreen) { screen.presses.cancel() }

  /// Takes over a turn of the wheel; it goes to the view under the pointer and on along the chain.
  ///
  /// Says whether anybody used it.
  @discardableResult package func deliver(scroll: ScrollInput, to screen: UIScreen) -> Bool {
    screen.session.enter()
    stateKeeper.userActed(by: screen.clock)
    for window in screen.windows.reversed() {
      let point = window.convert(scroll.location, from: nil as UIWindow?)
      if let view = window.hitTest(point, with: nil) { return view.handle(scroll) }
    }
    return false
  }

  /// Takes over where something dragged is; views that are spring loaded act when it rests over them.
  package func deliver(hover: DragHoverInput, to screen: UIScreen) {
    screen.session.enter()
    stateKeeper.userActed(by: screen.clock)
    screen.springLoading.receive(hover, on: screen)
  }
}
