import UIKit

/// Calls a closure once per frame while it runs, with the seconds since the previous call.
@MainActor
final class Ticker {
  private var link: CADisplayLink?
  private var last: CFTimeInterval?
  private let action: (TimeInterval) -> Void

  init(action: @escaping (TimeInterval) -> Void) {
    self.action = action
  }

  var isRunning: Bool { link != nil }

  func start() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector(Ticker.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    last = nil
  }

  private func tick(_ link: CADisplayLink) {
    defer { last = link.timestamp }
    guard let last else { return }
    action(link.timestamp - last)
  }
}
