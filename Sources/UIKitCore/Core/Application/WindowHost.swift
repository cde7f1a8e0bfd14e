import QuartzCore

/// The platform interface of a surface that shows one `UIScreen`, such as a desktop window.
///
/// A host in turn calls `UIScreen.performFrame()`, `UIScreen.resize(…)` and
/// `UIApplication.deliver(…)`.
@MainActor package protocol WindowHost: AnyObject {
  var clock: MediaClock { get }
  /// Requests one call of `UIScreen.performFrame()` at the next frame.
  ///
  /// It is called only if something has changed.
  func setNeedsFrame()
  /// Changes the title of the surface; without one it has the name of the application.
  func setTitle(_ title: String?)
  /// Connects the input method to the field that is being edited, or disconnects it.
  func setTextInputClient(_ client: TextInputClient?)
  /// Called when the caret, the selection or the text of the client has changed.
  func textInputDidChange()
  /// Shows a pointer over the surface.
  func setPointerShape(_ shape: PointerShape)
  /// Changes the sizes that the user can give the surface.
  func setSizeLimits(_ limits: WindowSizeLimits)
  /// Brings the surface to the front.
  func activate()
  func close()
}

/// The platform interface of the application as a whole.
@MainActor package protocol ApplicationHost: AnyObject {
  /// The configuration that the main screen is created with.
  var mainScreenConfiguration: ScreenConfiguration { get }
  /// The configuration that screens of further windows are created with, or `nil` if there can be
  /// only one window.
  var additionalScreenConfiguration: ScreenConfiguration? { get }
  /// Creates the surface of a screen that is about to get its first window.
  func makeWindowHost(for screen: UIScreen) -> WindowHost
  func open(_ url: URL) -> Bool
  func terminate()
}

/// The settings of the desktop or the simulator that apply to all windows.
package struct SystemSettings: Hashable, Sendable {
  package var isDark = false
  /// The language of the library's own texts.
  package var language = SystemLanguage.english
  package var isRightToLeft = false
  package var reducesMotion = false
  package var increasesContrast = false
  package var reducesTransparency = false
  /// Whether a screen reader is running.
  package var readsScreen = false
  /// The accent color of the desktop, or `nil` if it has none.
  package var accent: AccentColor?
  /// The factor of the text size, where 1 is the standard size.
  package var textScale: CGFloat = 1
  package init() {}

  /// A color in sRGB, with components from 0 to 1.
  package struct AccentColor: Hashable, Sendable {
    package let red, green, blue: Double

    /// Creates a color, or returns `nil` if a component is not from 0 to 1, which means that the
    /// desktop has no accent color.
    package init?(red: Double, green: Double, blue: Double) {
      guard [red, green, blue].allSatisfy((0...1).contains) else { return nil }
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// Sets the language and its direction.
  package mutating func use(_ language: SystemLanguage) {
    // R-LANG-4
    self.language = language
    isRightToLeft = language.isRightToLeft
  }
}
