import QuartzCore

/// What the toolkit asks of the surface that shows one `UIScreen`: a window of the desktop, or nothing at all. (A door.)
///
/// The other way round, a host calls `UIScreen.performFrame()`, `UIScreen.resize(…)` and `UIApplication.deliver(…)`.
@MainActor package protocol WindowHost: AnyObject {
  var clock: MediaClock { get }
  /// Asks for one call of `UIScreen.performFrame()` at the next frame. Called only when something changed.
  func setNeedsFrame()
  func setTitle(_ title: String)
  func close()
}

/// What the toolkit asks of the platform as a whole. (A door.)
@MainActor package protocol ApplicationHost: AnyObject {
  /// What the main screen is like before it is made.
  var mainScreenConfiguration: ScreenConfiguration { get }
  /// Makes the surface for a screen that is about to get its first window.
  func makeWindowHost(for screen: UIScreen) -> WindowHost
  func open(_ url: URL) -> Bool
  func terminate()
}

/// What the desktop or the simulator prescribes to all windows.
package struct SystemSettings: Hashable, Sendable {
  package var isDark = false
  /// What the system's own words are in.
  package var language = SystemLanguage.english
  package var isRightToLeft = false
  package var reducesMotion = false
  package var increasesContrast = false
  package var reducesTransparency = false
  /// Whether a screen reader is on.
  package var readsScreen = false
  /// 1 is the standard text size.
  package var textScale: CGFloat = 1
  package init() {}

  /// Speaks a language, in its direction. (R-LANG-4)
  package mutating func use(_ language: SystemLanguage) {
    self.language = language
    isRightToLeft = language.isRightToLeft
  }
}
