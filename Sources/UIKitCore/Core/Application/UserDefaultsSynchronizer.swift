import Foundation
import QuartzCore

// R-FND-20
/// Writes changed user defaults to their files.
///
/// Foundation on Linux writes them only when `synchronize()` is called, and does not report
/// changes. The synchronizer calls it a moment after user input, when the application resigns
/// active, and when it terminates. The call takes less than a microsecond if nothing has changed.
@MainActor final class UserDefaultsSynchronizer {
  /// The delay in seconds between user input and writing.
  static let delay: CFTimeInterval = 1

  /// The function that writes the defaults; replaced by tests.
  var write: () -> Void = { UserDefaults.standard.synchronize() }
  private var timer: ClockTimer?
  private weak var clock: MediaClock?

  /// Schedules writing after user input, so that no timer is running without input.
  func userActed(by clock: MediaClock) {
    // A clock of a simulator that was released no longer advances.
    if timer?.isPending == true, self.clock === clock { return }
    self.clock = clock
    timer = clock.schedule(after: UserDefaultsSynchronizer.delay) { [weak self] in
      MainActor.assumeIsolated { self?.synchronize() }
    }
  }

  func synchronize() {
    timer?.cancel()
    timer = nil
    write()
  }
}
