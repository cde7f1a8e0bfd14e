import Foundation
import QuartzCore
import UIKitCore

// R-SB-10
/// Shows the time and the battery of the machine in the status bar of a window that shows a device.
///
/// There is one timer per minute, and none while the status bar or the window is not visible.
@MainActor final class StatusBarUpdates {
  /// The time after the beginning of a minute at which the status bar changes, in seconds.
  private static let delay: TimeInterval = 0.02

  private let screenReference: UnretainedReference<UIScreen>
  private var timer: ClockTimer?

  /// Whether the window is visible.
  ///
  /// The default value is `true`.
  var isWindowVisible = true { didSet { if isWindowVisible != oldValue { update() } } }

  init(screen: UIScreen) {
    screenReference = screen.reference
    screen.systemBars.onVisibilityChange = { [weak self] _ in self?.update() }
    update()
  }

  private func update() {
    timer?.cancel()
    timer = nil
    guard let screen = screenReference.object, isWindowVisible, screen.systemBars.showsStatusBar
    else { return }
    let now = Date()
    var content = StatusBarContent(
      at: now,
      on: screen.configuration.idiom,
      hasHomeButton: screen.configuration.hasHomeButton,
      locale: .current,
      timeZone: .current
    )
    if let battery = Battery(folder: Battery.systemFolder) {
      content.batteryLevel = battery.level
      content.isCharging = battery.isCharging
    }
    screen.systemBars.content = content
    let wait = StatusBarContent.secondsUntilNextMinute(from: now) + Self.delay
    timer = screen.clock.schedule(after: wait) { [weak self] in
      MainActor.assumeIsolated { self?.update() }
    }
  }
}
