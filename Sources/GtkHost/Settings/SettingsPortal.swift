import CGtk4
import Foundation
import UIKitCore

/// The desktop's settings service on the session bus (org.freedesktop.portal.Settings).
@MainActor final class SettingsPortal {
  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"

  private let connection: OpaquePointer
  private(set) var prefersDark = false
  private(set) var prefersContrast = false
  private(set) var prefersReducedMotion = false
  /// The accent color, or `nil` if the desktop has none.
  private(set) var accent: SystemSettings.AccentColor?
  /// A closure that is called after one of the values changed.
  var onChange: (() -> Void)?

  /// Connects to the service; fails if there is no session bus.
  init?() {
    guard SessionBus.isThere(environment: ProcessInfo.processInfo.environment),
      let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
    else { return nil }
    self.connection = connection
    readAll()
    subscribe()
  }

  // R-WIN-28
  /// Reads all settings with one call.
  ///
  /// The call has a short timeout, so that a slow desktop doesn't delay the first window.
  private func readAll() {
    var namespaces = [g_variant_new_string(Self.namespace)]
    var parts = [g_variant_new_array(nil, &namespaces, 1)]
    let reply = g_dbus_connection_call_sync(
      connection,
      Self.service,
      Self.path,
      Self.interface,
      "ReadAll",
      g_variant_new_tuple(&parts, 1),
      Self.replyType,
      G_DBUS_CALL_FLAGS_NONE,
      250,
      nil,
      nil
    )
    guard let reply else { return }
    defer { g_variant_unref(reply) }
    guard let all = g_variant_get_child_value(reply, 0) else { return }
    defer { g_variant_unref(all) }
    guard let settings = g_variant_lookup_value(all, Self.namespace, nil) else { return }
    defer { g_variant_unref(settings) }
    for key in ["color-scheme", "contrast", "reduced-motion", "accent-color"] {
      guard let value = g_variant_lookup_value(settings, key, nil) else { continue }
      take(value, for: key)
      g_variant_unref(value)
    }
  }

  /// The type of the reply: the values by key, by namespace.
  private static let replyType = g_variant_type_new("(a{sa{sv}})")

  private func subscribe() {
    g_dbus_connection_signal_subscribe(
      connection,
      Self.service,
      Self.interface,
      "SettingChanged",
      Self.path,
      Self.namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters, let data else { return }
        nonisolated(unsafe) let change = parameters
        nonisolated(unsafe) let target = data
        MainActor.assumeIsolated {
          Unmanaged<SettingsPortal>.fromOpaque(target).takeUnretainedValue().take(change)
        }
      },
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
  }

  /// Applies a change of a setting, which is a tuple of the namespace, the key and the value.
  private func take(_ change: OpaquePointer) {
    guard let key = g_variant_get_child_value(change, 1),
      let value = g_variant_get_child_value(change, 2)
    else { return }
    defer {
      g_variant_unref(key)
      g_variant_unref(value)
    }
    if take(value, for: String(cString: g_variant_get_string(key, nil))) { onChange?() }
  }

  /// Stores the value of a setting, and returns whether the setting is a known one.
  @discardableResult
  private func take(_ value: OpaquePointer, for key: String) -> Bool {
    switch key {
    case "color-scheme": prefersDark = Self.number(in: value) == 1
    case "contrast": prefersContrast = Self.number(in: value) == 1
    case "reduced-motion": prefersReducedMotion = Self.number(in: value) == 1
    case "accent-color": accent = Self.color(in: value)
    default: return false
    }
    return true
  }

  /// Returns the number in nested variants, in which portals wrap values.
  private static func number(in variant: OpaquePointer) -> UInt32? {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "u": return g_variant_get_uint32(variant)
    case "v", "(v)":
      guard let child = g_variant_get_child_value(variant, 0) else { return nil }
      defer { g_variant_unref(child) }
      return number(in: child)
    default: return nil
    }
  }

  /// Returns the color in nested tuples and variants, which is a tuple of three numbers.
  private static func color(in variant: OpaquePointer) -> SystemSettings.AccentColor? {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "(ddd)":
      let parts = (gsize(0)..<3).compactMap { (index: gsize) -> Double? in
        guard let part = g_variant_get_child_value(variant, index) else { return nil }
        defer { g_variant_unref(part) }
        return g_variant_get_double(part)
      }
      guard parts.count == 3 else { return nil }
      return SystemSettings.AccentColor(red: parts[0], green: parts[1], blue: parts[2])
    case "v", "(v)":
      guard let child = g_variant_get_child_value(variant, 0) else { return nil }
      defer { g_variant_unref(child) }
      return color(in: child)
    default: return nil
    }
  }
}
