import Foundation
import UIKit

/// Keeps where the user was, for the tests that give it a folder for that.
extension AppDelegate {
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  { ProcessInfo.processInfo.environment["XDG_STATE_HOME"] != nil }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}
