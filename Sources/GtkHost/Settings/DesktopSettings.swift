import CGtk4
import UIKitCore

/// The settings of the desktop, which are updated when they change.
///
/// The dark appearance, contrast and reduced motion are read from the settings portal; text scale,
/// animations and layout direction from GTK; and the language from the environment.
@MainActor final class DesktopSettings {
  private let portal = SettingsPortal()
  private let language: SystemLanguage
  private(set) var current = SystemSettings()
  /// A closure that is called after `current` changed.
  var onChange: ((SystemSettings) -> Void)?

  init(environment: [String: String]) {
    language = SystemLanguage(environment: environment)
    refresh()
    portal?.onChange = { [weak self] in self?.refresh() }
    guard let settings = gtk_settings_get_default() else { return }
    for property in ["gtk-xft-dpi", "gtk-enable-animations", "gtk-application-prefer-dark-theme"] {
      Signal.observe(object(settings), property) { [weak self] in self?.refresh() }
    }
  }

  /// Called when a screen reader starts or ends.
  func readerChanged(_ isOn: Bool) {
    readsScreen = isOn
    refresh()
  }

  private var readsScreen = false

  private func refresh() {
    var settings = SystemSettings()
    settings.readsScreen = readsScreen
    settings.isDark = portal.map { $0.prefersDark } ?? false || prefersDarkTheme
    settings.accent = portal?.accent
    settings.increasesContrast = portal?.prefersContrast ?? false
    // Desktops have no setting for reduced transparency; it is implied by increased contrast.
    settings.reducesTransparency = settings.increasesContrast
    settings.reducesMotion =
      portal?.prefersReducedMotion ?? false || !flag("gtk-enable-animations", default: true)
    settings.use(language)
    // GTK supports languages that the library's strings do not, and applications may support them
    // too.
    if gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL { settings.isRightToLeft = true }
    settings.textScale = textScale
    guard settings != current else { return }
    current = settings
    onChange?(settings)
  }

  private var prefersDarkTheme: Bool { flag("gtk-application-prefer-dark-theme", default: false) }

  /// The text scale, from 0.5 to 4, which is 1 at 96 dots per inch.
  ///
  /// GTK reports multiples of 1/1024 dot, or -1.
  private var textScale: CGFloat {
    let value = integer("gtk-xft-dpi")
    guard value > 0 else { return 1 }
    let scale = CGFloat(value) / 1024 / 96
    return min(max(scale, 0.5), 4)
  }

  private func flag(_ property: String, default fallback: Bool) -> Bool {
    guard let settings = gtk_settings_get_default() else { return fallback }
    var value = GValue()
    g_value_init(&value, GType(5 << 2))
    defer { g_value_unset(&value) }
    g_object_get_property(object(settings), property, &value)
    return g_value_get_boolean(&value) != 0
  }

  private func integer(_ property: String) -> Int32 {
    guard let settings = gtk_settings_get_default() else { return -1 }
    var value = GValue()
    g_value_init(&value, GType(6 << 2))
    defer { g_value_unset(&value) }
    g_object_get_property(object(settings), property, &value)
    return g_value_get_int(&value)
  }

  private func object(_ settings: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
  }
}
