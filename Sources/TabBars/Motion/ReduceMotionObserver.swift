import UIKit

/// Calls back when the user wants less movement, or no longer does, for as long as it lives.
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
