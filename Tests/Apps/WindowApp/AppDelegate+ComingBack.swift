import Foundation
import UIKit

/// Saves the state if a test provides a folder.
extension AppDelegate {
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  { ProcessInfo.processInfo.environment["XDG_STATE_HOME"] != nil }

  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { true }
}
