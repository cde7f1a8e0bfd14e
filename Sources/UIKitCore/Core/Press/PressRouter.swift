import Foundation

/// Tracks the keys and buttons that are down on a screen and routes each press to exactly one
/// handler.
///
///     key ─▶ key commands ──performed──▶ done
///               │
///               ▼
///     press ─▶ recognizers and the responder chain ──handled──▶ done
///                        │ not handled
///                        ▼
///             text input ─▶ the first responder's keys ─▶ focus ─▶ scrolling
///
/// If recognizers track a press, its default behavior is deferred until it ends, because the
/// recognizers have not decided before.
@MainActor final class PressRouter {
  private var held: [PressInput.Source: UIPress] = [:]
  /// The keys that are still down after they performed a command.
  private var spent: Set<PressInput.Source> = []
  private lazy var event = UIPressesEvent()

  /// Whether any key or button is down.
  var isHolding: Bool { !held.isEmpty }

  /// Handles an input of the host, and returns whether it was handled.
  func receive(_ input: PressInput, on screen: UIScreen) -> Bool {
    guard input.isDown else { return lift(input, on: screen) }
    if let press = held[input.source] { return goOn(press, with: input) }
    guard let window = KeyChain.window(on: screen) else { return false }
    if let taker = window.keyTaker, let key = input.key {
      spent.insert(input.source)
      return taker.handle(key)
    }
    if let key = input.key {
      let isRepeated = spent.contains(input.source)
      if isRepeated, !key.repeatsCommands { return true }
      if KeyCommands.perform(key, from: KeyChain.start(in: window), in: window) || isRepeated {
        spent.insert(input.source)
        return true
      }
    }
    return begin(input, in: window)
  }

  private func begin(_ input: PressInput, in window: UIWindow) -> Bool {
    let press = UIPress(input, responder: KeyChain.start(in: window), window: window)
    held[input.source] = press
    window.screen.router.arena.clock = window.screen.clock
    window.screen.router.arena.enter(press)
    send(press, .began, at: input.timestamp)
    if press.delivery.isUsed || press.isWatched { return true }
    return answer(press, input, in: window)
  }

  private func answer(_ press: UIPress, _ input: PressInput, in window: UIWindow) -> Bool {
    let answer = DefaultKeys.answer(input, in: window)
    press.delivery.isAnswered = answer == .once
    return answer != .nobody
  }

  /// Handles a repetition of a key that is held.
  ///
  /// It repeats the key's default behavior unless the application handled the press.
  private func goOn(_ press: UIPress, with input: PressInput) -> Bool {
    // R-KEY-5
    guard !press.delivery.isUsed, !press.delivery.isAnswered, !press.isWatched,
      let window = press.window
    else { return true }
    return answer(press, input, in: window)
  }

  private func lift(_ input: PressInput, on screen: UIScreen) -> Bool {
    if spent.remove(input.source) != nil { return true }
    guard let press = held[input.source] else { return false }
    let wasWatched = press.isWatched
    send(press, .ended, at: input.timestamp)
    held[input.source] = nil
    defer { press.gestureRecognizers = nil }
    guard !press.delivery.isUsed, !press.isAwaited, let window = press.window else { return true }
    let isUsed = wasWatched && answer(press, input.goingDown, in: window)
    return answer(press, input, in: window) || isUsed
  }

  // MARK: Cancelling

  /// Cancels all presses.
  ///
  /// Further input of keys that are held is ignored until they are pressed again.
  func cancel() {
    // R-KEY-6
    let presses = held.values.filter { !$0.isOver }
    held = [:]
    spent = []
    for press in presses {
      send(press, .cancelled, at: press.timestamp, with: presses)
      press.gestureRecognizers = nil
    }
  }

  /// Cancels the presses of a view and its controller.
  ///
  /// It is called when the view is removed from its window.
  func viewLeaves(_ view: UIView) {
    let own = held.values.filter { press in
      press.responder === view || press.responder.map { $0 === view.viewController } ?? false
    }
    PressDelivery.cancel(Set(own), with: event)
    for press in own { press.responder = nil }
    for recognizer in view.interaction.recognizers { recognizer.abandon() }
  }

  /// Cancels the presses that began in a window.
  ///
  /// It is called when the window is hidden.
  func windowLeaves(_ window: UIWindow) {
    let own = held.values.filter { $0.window === window && !$0.isOver }
    for press in own {
      send(press, .cancelled, at: press.timestamp)
      press.gestureRecognizers = nil
    }
  }

  // MARK: Delivery

  private func send(_ press: UIPress, _ phase: UIPress.Phase, at time: TimeInterval) {
    send(press, phase, at: time, with: Array(held.values))
  }

  private func send(
    _ press: UIPress,
    _ phase: UIPress.Phase,
    at time: TimeInterval,
    with presses: [UIPress]
  ) {
    guard !press.isOver else { return }
    for other in presses where other !== press && !other.isOver { other.phase = .stationary }
    press.phase = phase
    press.timestamp = time
    event.timestamp = time
    event.allPresses = Set(presses)
    UIApplication.shared.sendEvent(event)
    if event.allPresses.contains(where: \.isOver) {
      event.allPresses = event.allPresses.filter { !$0.isOver }
    }
    press.window?.screen.router.arena.settle()
  }

  /// Dispatches the part of an event that belongs to a window, first to recognizers and then to
  /// responders.
  static func dispatch(_ event: UIPressesEvent, in window: UIWindow) {
    var changed = event.allPresses
    func isChanged(_ press: UIPress) -> Bool {
      press.window === window && press.phase != .stationary
    }
    if !changed.allSatisfy(isChanged) { changed = changed.filter(isChanged) }
    guard !changed.isEmpty else { return }
    window.screen.router.arena.handle(changed, with: event)
    PressDelivery.send(changed, with: event)
  }
}
