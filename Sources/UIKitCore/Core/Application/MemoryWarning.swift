import Foundation
import QuartzCore

// R-LYR-16
/// Discards caches when ``UIApplication/didReceiveMemoryWarningNotification`` is posted.
@MainActor enum MemoryWarning {
  private static let observer: any NSObjectProtocol = NotificationCenter.default.addObserver(
    forName: UIApplication.didReceiveMemoryWarningNotification,
    object: nil,
    queue: nil
  ) { _ in
    NamedImages.discard()
    Engines.discardCaches()
  }

  /// Begins to observe the notification, if this was not done before.
  static func observe() { _ = observer }
}
