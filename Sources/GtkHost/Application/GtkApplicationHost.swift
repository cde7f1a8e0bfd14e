import CairoRenderer
import CGtk4
import Foundation
import QuartzCore
import UIKitCore

/// The host for desktops: windows, input, settings and the main loop with GTK.
@MainActor package final class GtkApplicationHost: ApplicationHost {
  private let clock = GtkClock()
  private let settings: DesktopSettings
  private var windows: [GtkWindowHost] = []
  private let mainLoop = g_main_loop_new(nil, 0)
  private let identity: ApplicationIdentity
  private let content: WindowContent
  private let icon: WindowIcon
  private var screens: [UIScreen] = []
  /// The size of the window at the end of the last launch, or `nil` if it is unknown.
  private lazy var lastPlacement = WindowPlacement.stored(in: UIApplication.stateStore)
  private var accessibility: AccessibilityBridge?
  private var notifications: GtkNotificationHost?
  private let clipboard: GtkClipboard?
  private let primarySelection: GtkPrimarySelection?

  /// Connects to the display.
  ///
  /// - Throws: `NoDisplay` if there is no display.
  package init(identity: ApplicationIdentity) throws(NoDisplay) {
    let environment = ProcessInfo.processInfo.environment
    MainLoopBridge.install()
    // The class of windows on X11, and the application's identifier on Wayland.
    g_set_prgname(identity.desktopName)
    g_set_application_name(identity.name)
    let isAccessible = AccessibilityBridge.takeOver(environment: environment)
    // GTK prints two lines if the system does not have the locale.
    gtk_disable_setlocale()
    setlocale(LC_ALL, "")
    // GTK finds no backend in an empty list.
    if environment["GDK_BACKEND"]?.isEmpty == true { unsetenv("GDK_BACKEND") }
    let isOpen = GraphicsLibrary.use(environment) { gtk_init_check() != 0 }
    guard isOpen else { throw NoDisplay(environment: environment) }
    self.identity = identity
    content = WindowContent(environment: environment)
    WindowEngines.install()
    WindowStyle.install()
    let display = gdk_display_get_default()
    TBKSetProgramClass(display, identity.desktopName)
    icon = WindowIcon(identity, display: display)
    clipboard = display.map { GtkClipboard(display: $0) }
    primarySelection = display.map { GtkPrimarySelection(display: $0) }
    Pasteboards.host = clipboard
    Pasteboards.primary = primarySelection
    settings = DesktopSettings(environment: environment)
    settings.onChange = { [weak self] in self?.apply($0) }
    MediaTime.clock = clock
    endOnSignals()
    FileSizeLimit.reportAsError()
    DisplayLoss.watch(display) { [weak self] in self?.displayWasLost() }
    if isAccessible { beAccessible() }
  }

  private func beAccessible() {
    accessibility = AccessibilityBridge(
      name: identity.name,
      windows: { [weak self] in self?.windows ?? [] },
      onReaderChange: { [weak self] in self?.settings.readerChanged($0) }
    )
  }

  /// Runs the main loop until the last window is closed, `terminate()` is called, or the process
  /// receives a signal to end.
  package func run() {
    g_main_loop_run(mainLoop)
    for window in windows { window.storePlacement() }
    clipboard?.store()
  }

  // R-WIN-21
  /// Saves what an application saves at its end; windows no longer exist.
  private func displayWasLost() {
    UIApplication.shared.stateRestorationManager.save()
    for window in windows { window.storePlacement() }
    UIApplication.shared.terminate()
  }

  /// Terminates the application normally on SIGTERM, SIGINT and SIGHUP.
  private func endOnSignals() {
    for number in [SIGTERM, SIGINT, SIGHUP] {
      g_unix_signal_add(
        number,
        { loop in
          g_main_loop_quit(OpaquePointer(loop))
          return 1
        },
        UnsafeMutableRawPointer(mainLoop)
      )
    }
  }

  // MARK: Screens and windows

  package var mainScreenConfiguration: ScreenConfiguration {
    var configuration = ScreenConfiguration(
      size: content.size,
      scale: WindowMetrics.scale,
      safeAreaInsets: content.safeAreaInsets,
      idiom: content.idiom,
      settings: settings.current
    )
    guard content.isResizable else { return configuration }
    configuration.isResizable = true
    configuration.size = WindowPlacement.firstSize(
      lastPlacement?.size ?? content.size,
      on: WindowMetrics.monitorSize
    )
    return configuration
  }

  // R-WIN-13
  package var additionalScreenConfiguration: ScreenConfiguration? {
    content.isResizable ? mainScreenConfiguration : nil
  }

  package func makeWindowHost(for screen: UIScreen) -> WindowHost {
    let host = GtkWindowHost(
      screen: screen,
      clock: clock,
      applicationName: identity.name,
      isMaximized: content.isResizable && windows.isEmpty && lastPlacement?.isMaximized == true
    )
    host.setIcon(icon)
    windows.append(host)
    screens.append(screen)
    host.onActivityChange = { [weak self] in self?.activityChanged() }
    host.onClose = { [weak self] in self?.closed($0) }
    accessibility?.windowOpened(host)
    return host
  }

  /// Brings a window to the front: the active one, or else the first.
  ///
  /// The token was given by the desktop to the program that requests the activation.
  package func activate(token: String?) {
    (windows.first { $0.isActive } ?? windows.first)?.activate(token: token)
  }

  // MARK: Notifications

  /// Makes the notifications of the desktop those of the application.
  ///
  /// - Parameter instance: The application's name on the session bus, or `nil` if it has none.
  package func connectNotifications(to instance: SingleInstance?) {
    let host = GtkNotificationHost(instance: instance, identity: identity) { [weak self] token in
      self?.activate(token: token)
    }
    let session = NotificationSession(clock: clock, store: UIApplication.stateStore) { Date() }
    session.host = host
    notifications = host
    NotificationSession.current = session
  }

  /// Reports what the user does with notifications, after the application has launched.
  package func startNotifications() {
    notifications?.passOnChoices(to: .current)
  }

  private func apply(_ settings: SystemSettings) {
    for screen in screens { screen.update { $0.settings = settings } }
  }

  private func activityChanged() {
    // R-WIN-12, R-WIN-17
    UIApplication.shared.windowsChanged(
      windows.compactMap { window in
        guard let screen = window.shownScreen else { return nil }
        return (screen, window.isActive ? .active : window.isMinimized ? .background : .inactive)
      }
    )
  }

  private func closed(_ host: GtkWindowHost) {
    accessibility?.windowClosed(host)
    windows.removeAll { $0 === host }
    if windows.isEmpty { return terminate() }
    screens.removeAll { $0 === host.shownScreen }
    // GTK destroys the window after this call.
    NextMainLoopTurn.run { withExtendedLifetime(host) {} }
    if let screen = host.shownScreen { UIApplication.shared.windowWasClosed(on: screen) }
    activityChanged()
  }

  // MARK: Application requests

  package func open(_ url: URL) -> Bool {
    // Programs that the application launches use the accessibility of GTK.
    let context = g_app_launch_context_new()
    defer { g_object_unref(context) }
    if accessibility != nil { g_app_launch_context_unsetenv(context, "GTK_A11Y") }
    return g_app_info_launch_default_for_uri(url.absoluteString, context, nil) != 0
  }

  package func terminate() { g_main_loop_quit(mainLoop) }
}
