import Foundation

/// Counts how often a notification is posted.
final class NotificationCount {
  private(set) var value = 0
  private var watch: NSObjectProtocol?

  init(_ name: Notification.Name) {
    watch = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in self?.value += 1
    }
  }

  deinit {
    if let watch { NotificationCenter.default.removeObserver(watch) }
  }
}
