import QuartzCore

/// Turns what a host reports into touches and hands them to windows, views and recognizers.
@MainActor final class EventRouter {
  /// The windows that the touches of an event lie in.
  static func windows(of event: UIEvent) -> [UIWindow] {
    var found: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !found.contains(where: { $0 === window }) {
        found.append(window)
      }
    }
    return found
  }

  /// One window's part of an event.
  func dispatch(_ event: UIEvent, in window: UIWindow) {}
}
