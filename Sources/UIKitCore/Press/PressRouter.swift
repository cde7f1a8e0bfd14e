import Foundation

/// Follows the keys and buttons that are down on a screen, and sees that each has one meaning while it is down.
///
///     press ─▶ recognizers and the chain ──kept──▶ nothing else
///                        │ nobody kept it
///                        ▼
///             the first responder's keys ─▶ focus ─▶ scrolling
///
/// Where recognizers look at a press, what nobody kept waits until it goes up, since only then they have decided.
@MainActor final class PressRouter {
  private var held: [PressInput.Source: UIPress] = [:]
  private lazy var event = UIPressesEvent()

  /// Whether anything is down.
  var isHolding: Bool { !held.isEmpty }

  /// Says whether anybody used it.
  func receive(_ input: PressInput, on screen: UIScreen) -> Bool {
    guard input.isDown else { return lift(input, on: screen) }
    if let press = held[input.source] { return goOn(press, with: input) }
    guard let window = KeyChain.window(on: screen) else { return false }
    return begin(input, in: window)
  }

  private func begin(_ input: PressInput, in window: UIWindow) -> Bool {
    let press = UIPress(input, responder: KeyChain.start(in: window), window: window)
    held[input.source] = press
    window.screen.router.arena.clock = window.screen.clock
    window.screen.router.arena.enter(press)
    send(press, .began, at: input.timestamp)
    if press.delivery.isUsed || press.isWatched { return true }
    return DefaultKeys.answer(input, in: window)
  }

  /// A key that is held down repeats itself: its press goes on, and what answers to keys answers again. (R-KEY-5)
  private func goOn(_ press: UIPress, with input: PressInput) -> Bool {
    guard !press.delivery.isUsed, !press.isWatched, let window = press.window else { return true }
    return DefaultKeys.answer(input, in: window)
  }

  private func lift(_ input: PressInput, on screen: UIScreen) -> Bool {
    guard let press = held[input.source] else { return false }
    let wasWatched = press.isWatched
    send(press, .ended, at: input.timestamp)
    held[input.source] = nil
    guard !press.delivery.isUsed, !press.isAwaited, let window = press.window else { return true }
    let isUsed = wasWatched && DefaultKeys.answer(input.goingDown, in: window)
    return DefaultKeys.answer(input, in: window) || isUsed
  }

  // MARK: Cancelling

  /// Nobody hears any more of what is down; what keys that are held do until they go down again is nobody's. (R-KEY-6)
  func cancel() {
    let presses = held.values.filter { !$0.isOver }
    held = [:]
    for press in presses { send(press, .cancelled, at: press.timestamp, with: presses) }
  }

  /// Ends a view's part, and its controller's, in the presses under way: the view leaves its window.
  func viewLeaves(_ view: UIView) {
    let own = held.values.filter { press in
      press.responder === view || press.responder.map { $0 === view.viewController } ?? false
    }
    PressDelivery.cancel(Set(own), with: event)
    for press in own { press.responder = nil }
    for recognizer in view.interaction.recognizers { recognizer.abandon() }
  }

  /// Ends the presses that began in a window, which is hidden.
  func windowLeaves(_ window: UIWindow) {
    let own = held.values.filter { $0.window === window && !$0.isOver }
    for press in own { send(press, .cancelled, at: press.timestamp) }
  }

  // MARK: To windows, recognizers and responders

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
    event.allPresses = event.allPresses.filter { !$0.isOver }
    press.window?.screen.router.arena.settle()
  }

  /// One window's part of an event: recognizers first, then responders.
  static func dispatch(_ event: UIPressesEvent, in window: UIWindow) {
    let changed = event.allPresses.filter { $0.window === window && $0.phase != .stationary }
    guard !changed.isEmpty else { return }
    window.screen.router.arena.handle(changed, with: event)
    PressDelivery.send(changed, with: event)
  }
}
