import CGtk4

/// Whether a screen reader is running, according to the accessibility bus of the desktop.
@MainActor final class ScreenReaderStatus {
  private var proxy: OpaquePointer?
  private var isOn = false
  private let onChange: (Bool) -> Void

  init(onChange: @escaping (Bool) -> Void) { self.onChange = onChange }

  func follow(_ connection: OpaquePointer?) {
    guard let connection else { return }
    g_dbus_proxy_new(
      connection,
      G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START,
      nil,
      "org.a11y.Bus",
      "/org/a11y/bus",
      "org.a11y.Status",
      nil,
      { _, result, data in
        nonisolated(unsafe) let result = result
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          let status = Unmanaged<ScreenReaderStatus>.fromOpaque(data.unsafelyUnwrapped)
            .takeRetainedValue()
          status.take(g_dbus_proxy_new_finish(result, nil))
        }
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  func lose() {
    if let proxy { g_object_unref(UnsafeMutableRawPointer(proxy)) }
    proxy = nil
    refresh()
  }

  private func take(_ proxy: UnsafeMutablePointer<GDBusProxy>?) {
    guard let proxy else { return }
    self.proxy = OpaquePointer(proxy)
    Signal.connectChange(UnsafeMutableRawPointer(proxy), "g-properties-changed") { [weak self] in
      self?.refresh()
    }
    refresh()
  }

  private func refresh() {
    var value = false
    if let proxy,
      let answer = g_dbus_proxy_get_cached_property(
        UnsafeMutablePointer<GDBusProxy>(proxy),
        "ScreenReaderEnabled"
      )
    {
      value = g_variant_get_boolean(answer) != 0
      g_variant_unref(answer)
    }
    guard value != isOn else { return }
    isOn = value
    onChange(value)
  }
}
