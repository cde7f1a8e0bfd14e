import Foundation

/// Counts how often a notification is posted.
public final class NotificationCount {
  public private(set) var value = 0
  private var observer: NSObjectProtocol?

  public init(_ name: Notification.Name) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in self?.value += 1
    }
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
