import QuartzCore

/// The clock, the main screen and the stores that code uses if it does not specify a screen.
///
/// Each screen owns one context, and enters it before code of the application runs on the screen's
/// behalf: at input, timers, frames and actions of assistive technology. Screens of one application
/// share its stores; each simulator has its own.
@MainActor package final class SessionContext {
  /// The stores of an application: one for its data, one for saved state.
  package struct Stores {
    package let data: any DataStore
    package let state: any DataStore

    package init(data: any DataStore, state: any DataStore) {
      self.data = data
      self.state = state
    }
  }

  /// The screen, which owns the context.
  private unowned(unsafe) let screen: UIScreen
  /// The stores that the application uses while this context is the main one, or `nil` to leave the
  /// current stores in use.
  package var stores: Stores?
  /// The notifications that the application uses while this context is the main one, or `nil` to leave
  /// the current ones in use.
  package var notifications: NotificationSession?

  init(screen: UIScreen) { self.screen = screen }

  /// Makes the screen's clock the clock of `CACurrentMediaTime()`.
  package func enter() {
    let clock = screen.clock
    if MediaTime.clock !== clock { MediaTime.clock = clock }
  }

  /// Enters the context, and makes its screen the main screen and its stores the application's.
  package func enterAsMain() {
    enter()
    UIScreen.main = screen
    if let notifications { NotificationSession.current = notifications }
    guard let stores else { return }
    UIApplication.dataStore = stores.data
    UIApplication.stateStore = stores.state
  }

  /// Ends the context of a screen that is about to be deallocated.
  ///
  /// Timers of the screen's clock are released, because the clock no longer advances.
  package func leave() {
    UIScreen.resignMain(screen)
    if let notifications { NotificationSession.leave(notifications) }
    if MediaTime.clock === screen.clock { MediaTime.clock = ManualClock(now: screen.clock.now) }
  }
}
