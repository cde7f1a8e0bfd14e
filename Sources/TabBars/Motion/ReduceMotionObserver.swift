import UIKit

/// Calls a closure when the setting for reduced motion changes, until it is released.
final class ReduceMotionObserver {
  private let token: NSObjectProtocol

  init(changed: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { changed() } }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
