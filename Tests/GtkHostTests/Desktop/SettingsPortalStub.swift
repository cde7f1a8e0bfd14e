import CGtk4
import Foundation

/// The desktop's settings service with values set by a test.
final class SettingsPortalStub: BusService, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: UInt32]
  private var accent: [Double]?
  private var calls = 0

  /// Starts to answer on the bus.
  init?(busAddress: String, isDark: Bool) {
    values = ["color-scheme": isDark ? 1 : 2, "contrast": 0]
    super.init(
      busAddress: busAddress,
      name: "org.freedesktop.portal.Desktop",
      path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Settings",
      members: """
        <method name="ReadAll"><arg type="as" direction="in"/>
        <arg type="a{sa{sv}}" direction="out"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
        """
    )
  }

  /// The number of calls that were answered.
  var callCount: Int { lock.withLock { calls } }

  /// Changes the color scheme and notifies clients.
  func setDark(_ isDark: Bool) { set("color-scheme", to: isDark ? 1 : 2) }

  /// Changes the contrast setting and notifies clients.
  func setHighContrast(_ isHigh: Bool) { set("contrast", to: isHigh ? 1 : 0) }

  /// Changes the setting for reduced motion and notifies clients.
  func setReducedMotion(_ isReduced: Bool) { set("reduced-motion", to: isReduced ? 1 : 0) }

  /// Changes the accent color and notifies clients.
  ///
  /// A desktop without an accent color has one with components that are not from 0 to 1.
  func setAccent(_ red: Double, _ green: Double, _ blue: Double) {
    lock.withLock { accent = [red, green, blue] }
    emitChange("accent-color", Self.variant(of: [red, green, blue]))
  }

  private func set(_ key: String, to value: UInt32) {
    lock.withLock { values[key] = value }
    emitChange(key, g_variant_new_uint32(value))
  }

  private func emitChange(_ key: String, _ value: OpaquePointer?) {
    emit(
      "SettingChanged",
      [
        g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string(key),
        g_variant_new_variant(value),
      ]
    )
  }

  private static func variant(of color: [Double]) -> OpaquePointer? {
    var parts: [OpaquePointer?] = color.map { g_variant_new_double($0) }
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }

  /// Returns all values with the namespace of the settings.
  override func answer(
    _ method: String,
    _ parameters: OpaquePointer,
    _ invocation: OpaquePointer
  ) {
    let (values, accent) = lock.withLock {
      calls += 1
      return (self.values, self.accent)
    }
    var entries: [OpaquePointer?] = values.map { Self.entry($0, g_variant_new_uint32($1)) }
    if let accent { entries.append(Self.entry("accent-color", Self.variant(of: accent))) }
    let settings = g_variant_new_array(nil, &entries, gsize(entries.count))
    var namespaces: [OpaquePointer?] = [
      g_variant_new_dict_entry(g_variant_new_string("org.freedesktop.appearance"), settings)
    ]
    var parts: [OpaquePointer?] = [g_variant_new_array(nil, &namespaces, 1)]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&parts, 1))
  }

  private static func entry(_ key: String, _ value: OpaquePointer?) -> OpaquePointer? {
    g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(value))
  }
}
