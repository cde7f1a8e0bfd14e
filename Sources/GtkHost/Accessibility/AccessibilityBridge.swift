import CAtk
import CGtk4
import Foundation
import UIKitCore

/// Connects the application to assistive technology through ATK and its bridge to AT-SPI.
///
/// The desktop starts the accessibility bus on the first request, and the bus may be terminated and
/// restarted. Accessible objects are created when a program requests them.
@MainActor final class AccessibilityBridge {
  private static let service = "org.a11y.Bus"
  private static var current: AccessibilityBridge?

  private var application: AccessibleApplication?
  private let name: String
  private let reader: ScreenReaderStatus
  private var focusWatch: NSObjectProtocol?
  /// The ATK listeners of the bridge, which are added when the first program listens.
  private var listeners: Set<guint> = []
  private var isConnected = false
  private let windows: () -> [GtkWindowHost]

  /// Disables the accessibility of GTK, which this bridge replaces.
  ///
  /// Call it before GTK starts.
  ///
  /// Returns `false` if the user disabled accessibility or if there is no bus.
  static func takeOver(environment: [String: String]) -> Bool {
    guard environment["GTK_A11Y"] != "none", SessionBus.isThere(environment: environment) else {
      return false
    }
    setenv("GTK_A11Y", "none", 1)
    return true
  }

  /// Creates a bridge for windows.
  ///
  /// `onReaderChange` is called with `true` when a screen reader starts, and with `false` when it
  /// ends.
  init(
    name: String,
    windows: @escaping () -> [GtkWindowHost],
    onReaderChange: @escaping (Bool) -> Void
  ) {
    self.name = name
    self.windows = windows
    reader = ScreenReaderStatus(onChange: onReaderChange)
    Self.current = self
    AtkLibrary.install()
    UIAccessibility.observer = { [weak self] in self?.take($0, $1) }
    AccessibilityFocus.observer = { [weak self] in self?.focusMoved(to: $0) }
    followFocus()
    observeBus()
  }

  // MARK: Accessibility bus

  private func observeBus() {
    g_bus_watch_name(
      G_BUS_TYPE_SESSION,
      Self.service,
      G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { connection, _, _, _ in
        nonisolated(unsafe) let connection = connection
        MainActor.assumeIsolated { AccessibilityBridge.current?.busAppeared(connection) }
      },
      { _, _, _ in MainActor.assumeIsolated { AccessibilityBridge.current?.busVanished() } },
      nil,
      nil
    )
  }

  private func busAppeared(_ connection: OpaquePointer?) {
    guard !isConnected else { return }
    isConnected = true
    _ = root
    atk_bridge_adaptor_init(nil, nil)
    reader.follow(connection)
  }

  /// Discards all objects when the bus ends.
  ///
  /// Programs on a new bus get new objects.
  private func busVanished() {
    guard isConnected else { return }
    isConnected = false
    reader.lose()
    atk_bridge_adaptor_cleanup()
    listeners = []
    application = nil
  }

  // MARK: Assistive technologies

  fileprivate static var root: UnsafeMutablePointer<AtkObject>? { current?.root.makeObject() }

  private var root: AccessibleApplication {
    if let application { return application }
    let made = AccessibleApplication(name: name)
    application = made
    for host in windows() { open(host) }
    return made
  }

  private var hasListeners: Bool { !listeners.isEmpty }

  fileprivate static func listenerAppeared(_ number: guint) { current?.listeners.insert(number) }

  fileprivate static func listenerVanished(_ number: guint) { current?.listeners.remove(number) }

  // MARK: Windows

  func windowOpened(_ host: GtkWindowHost) {
    if application != nil { open(host) }
  }

  func windowClosed(_ host: GtkWindowHost) {
    guard let window = host.accessible else { return }
    host.accessible = nil
    application?.remove(window)
  }

  private func open(_ host: GtkWindowHost) {
    guard let application else { return }
    let window = AccessibleWindow(host: host, parent: application) { [weak self] in
      self?.hasListeners ?? false
    }
    host.accessible = window
    application.add(window)
  }

  /// Moves the accessibility focus to the item with the keyboard focus.
  private func followFocus() {
    focusWatch = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification,
      object: nil,
      queue: nil
    ) { notification in
      let system = notification.object as? UIFocusSystem
      MainActor.assumeIsolated {
        guard AccessibilityBridge.current?.application != nil else { return }
        AccessibilityFocus.move(to: system?.focusedItem as? _UIAccessibleObject)
      }
    }
  }

  private func focusMoved(to object: _UIAccessibleObject?) {
    for window in application?.windows ?? [] { window.focusMoved(to: object) }
  }

  // MARK: Application notifications

  private func take(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard let application else { return }
    for window in application.windows {
      window.contentChanged()
      if let text = argument as? String { window.announce(text) }
    }
    guard notification != .announcement, let object = argument as? _UIAccessibleObject else {
      return
    }
    AccessibilityFocus.move(to: object)
  }
}

/// The application, which is the root of the accessible tree.
@MainActor final class AccessibleApplication: AccessibleNode {
  private let title: String
  private(set) var windows: [AccessibleWindow] = []

  init(name: String) {
    title = name
    super.init(parent: nil)
  }

  override var name: String { title }
  override var role: AtkRole { ATK_ROLE_APPLICATION }
  override var children: [AccessibleNode] { windows }

  override var states: [AtkStateType] {
    [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_SHOWING, ATK_STATE_VISIBLE]
  }

  func add(_ window: AccessibleWindow) {
    windows.append(window)
    notifyAdded(window, at: windows.count - 1)
  }

  func remove(_ window: AccessibleWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    notifyRemoved(window, at: index)
  }
}

/// The functions with which ATK queries the process.
@MainActor private enum AtkLibrary {
  private static var table: UnsafeMutablePointer<AtkUtilClass>?
  private static var add: (@convention(c) (GSignalEmissionHook?, UnsafePointer<CChar>?) -> guint)?
  private static var remove: (@convention(c) (guint) -> Void)?

  static func install() {
    guard table == nil, let klass = g_type_class_ref(atk_util_get_type()) else { return }
    let table = klass.assumingMemoryBound(to: AtkUtilClass.self)
    self.table = table
    add = table.pointee.add_global_event_listener
    remove = table.pointee.remove_global_event_listener
    table.pointee.get_root = { MainThread.answer { AccessibilityBridge.root } }
    table.pointee.get_toolkit_name = { UnsafePointer(AtkLibrary.name) }
    table.pointee.get_toolkit_version = { UnsafePointer(AtkLibrary.version) }
    table.pointee.add_global_event_listener = { hook, type in
      nonisolated(unsafe) let type = type
      return MainThread.answer {
        let number = AtkLibrary.add?(hook, type) ?? 0
        if number != 0 { AccessibilityBridge.listenerAppeared(number) }
        return number
      }
    }
    table.pointee.remove_global_event_listener = { number in
      MainActor.assumeIsolated {
        AtkLibrary.remove?(number)
        AccessibilityBridge.listenerVanished(number)
      }
    }
  }

  nonisolated(unsafe) private static let name = strdup("TabBarKit")
  nonisolated(unsafe) private static let version = strdup("1")
}
