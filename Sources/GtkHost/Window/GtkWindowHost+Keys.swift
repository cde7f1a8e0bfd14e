import CGtk4
import UIKitCore

/// What the window does with keys that the application does not handle.
extension GtkWindowHost {
  /// Performs the command of a key, and returns whether it has one.
  func perform(_ key: KeyInput) -> Bool { toggleFullScreen(by: key) || openWindow(by: key) }

  /// Shows the window on the whole monitor, or restores it, if the key is F11.
  private func toggleFullScreen(by key: KeyInput) -> Bool {
    guard key.usage == .keyboardF11, key.isDown, key.modifiers.isEmpty, isResizable else {
      return false
    }
    if hasState(GDK_TOPLEVEL_STATE_FULLSCREEN) {
      gtk_window_unfullscreen(window)
    } else {
      gtk_window_fullscreen(window)
    }
    return true
  }

  // R-WIN-19
  /// Opens another window of the application if the key is N with Control.
  private func openWindow(by key: KeyInput) -> Bool {
    guard key.isDown, key.modifiers == .control, key.unmodified.lowercased() == "n",
      UIApplication.shared.supportsMultipleScenes
    else { return false }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    return true
  }
}
