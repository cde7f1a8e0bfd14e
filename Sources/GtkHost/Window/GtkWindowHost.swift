import CGtk4
import Foundation
import QuartzCore
import UIKitCore

/// A desktop window that shows one screen: pixels, size and input.
@MainActor package final class GtkWindowHost: WindowHost, HostWidgetOwner {
  private let screenReference: UnretainedReference<UIScreen>
  var screen: UIScreen? { screenReference.object }
  let frameClock: GtkClock
  let window: UnsafeMutablePointer<GtkWindow>
  private(set) var widget: UnsafeMutablePointer<GtkWidget>
  private var ticks: FrameTicks?
  private var input: EventTranslation?
  private var view: FrameBufferView?
  private var shown: Rasterizer?
  private var sharedMemory: OpaquePointer?
  private var inputMethod: InputMethod?
  private var statusBarUpdates: StatusBarUpdates?
  private var drag: DesktopDrag?
  private var fileChooser: FileChooserDialog?
  /// The accessible window, once a program has requested the application.
  var accessible: AccessibleWindow?
  private let applicationName: String
  private(set) var title: String
  /// Whether the user can change the size of the window.
  let isResizable: Bool
  /// The size of the content while the window is neither maximized nor full screen.
  private var placement: WindowPlacement
  /// Whether the window is minimized.
  private(set) var isMinimized = false
  /// A closure that is called once, after the window was closed.
  var onClose: ((GtkWindowHost) -> Void)?
  /// A closure that is called after the window became active or inactive, or was minimized or restored.
  var onActivityChange: (() -> Void)?

  /// Creates a window, and shows it.
  ///
  /// - Parameters:
  ///   - screen: The screen that the window shows.
  ///   - clock: The clock of the application.
  ///   - applicationName: The title of the window without another one.
  ///   - isMaximized: Whether the window is maximized at first.
  init(screen: UIScreen, clock: GtkClock, applicationName: String, isMaximized: Bool) {
    screenReference = screen.reference
    frameClock = clock
    window = UnsafeMutableRawPointer(gtk_window_new()).assumingMemoryBound(to: GtkWindow.self)
    widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    isResizable = screen.configuration.isResizable
    naturalSize = isResizable ? screen.sizeLimits.clamp(screen.bounds.size) : screen.bounds.size
    placement = WindowPlacement(size: naturalSize)
    self.applicationName = applicationName
    title = applicationName
    widget = HostWidget.make(owner: self)
    // The screen may use the window after it was closed.
    g_object_ref(window)
    g_object_ref_sink(widget)
    gtk_window_set_title(window, title)
    setSizeLimits(screen.sizeLimits)
    if isMaximized { gtk_window_maximize(window) }
    setUp()
    statusBarUpdates = StatusBarUpdates(screen: screen)
    screen.playFeedback = { [weak self] in self?.play($0) }
    observeState()
  }

  isolated deinit {
    g_object_unref(widget)
    g_object_unref(window)
  }

  private var toplevel: OpaquePointer? {
    gtk_widget_get_native(widget).flatMap { gtk_native_get_surface($0) }
  }

  func hasState(_ state: GdkToplevelState) -> Bool {
    toplevel.map { gdk_toplevel_get_state($0).rawValue & state.rawValue != 0 } ?? false
  }

  private func observeState() {
    guard let toplevel else { return }
    Signal.observe(UnsafeMutableRawPointer(toplevel), "state") { [weak self] in
      self?.stateChanged()
    }
  }

  /// Stops the updates of the status bar while the window is minimized.
  private func stateChanged() {
    placement.isMaximized = hasState(GDK_TOPLEVEL_STATE_MAXIMIZED)
    let isMinimized = hasState(GDK_TOPLEVEL_STATE_MINIMIZED)
    guard isMinimized != self.isMinimized else { return }
    self.isMinimized = isMinimized
    statusBarUpdates?.isWindowVisible = !isMinimized
    onActivityChange?()
  }

  private func setUp() {
    ticks = FrameTicks(widget: widget) { [weak self] in self?.makeFrame(at: $0) }
    let input = EventTranslation(widget: widget, clock: frameClock)
    self.input = input
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_add_css_class(windowWidget, WindowStyle.className)
    gtk_window_set_child(window, widget)

    let controller = gtk_event_controller_legacy_new()
    gtk_widget_add_controller(widget, controller)
    Signal.connectEvent(UnsafeMutableRawPointer(controller.unsafelyUnwrapped)) { [weak self] in
      self?.take($0) ?? false
    }
    DragHover.watch(widget, clock: frameClock) { [weak self] in
      guard let screen = self?.screen else { return }
      UIApplication.shared.deliver(hover: $0, to: screen)
    }
    setUpDrags()
    ToolTips.watch(widget) { [weak self] in
      guard let screen = self?.screen else { return nil }
      return UIApplication.shared.toolTip(at: $0, on: screen)
    }
    PointerHover.watch(widget) { [weak self] in
      guard let screen = self?.screen else { return }
      UIApplication.shared.deliver(pointer: $0, to: screen)
    }
    Signal.observe(widget, "scale-factor") { [weak self] in self?.surfaceChanged() }
    Signal.observe(window, "is-active") { [weak self] in self?.activityChanged() }
    Signal.connectQuestion(window, "close-request") { [weak self] in
      self?.windowIsClosing()
      return false
    }
    gtk_window_present(window)
    gtk_widget_grab_focus(widget)
  }

  private func setUpDrags() {
    _ = DesktopDrop(widget) { [weak self] in
      guard let screen = self?.screen else { return .cancel }
      return UIApplication.shared.deliver(drag: $0, to: screen)
    }
    drag = DesktopDrag(widget) { [weak self] in
      guard let screen = self?.screen else { return }
      UIApplication.shared.deliver(externalDragEnd: $0, to: screen)
    }
    screen?.openFileChooser = { [weak self] in self?.openFileChooser($0, report: $1) ?? {} }
    screen?.startExternalDrag = { [weak self] in self?.startDrag($0) ?? false }
  }

  /// Lets the desktop carry items; it keeps the end of the touch to itself.
  private func startDrag(_ items: [[String: Data]]) -> Bool {
    guard drag?.start(items) == true else { return false }
    NextMainLoopTurn.run { [weak self] in
      guard let self, let screen else { return }
      let touches = input?.cancelTouches() ?? []
      if !touches.isEmpty { UIApplication.shared.deliver(touches: touches, to: screen) }
    }
    return true
  }

  /// Opens a file chooser over the window, and returns what closes it.
  private func openFileChooser(
    _ request: FileChooserRequest,
    report: @escaping @MainActor ([URL]?) -> Void
  ) -> @MainActor () -> Void {
    fileChooser?.close()
    let dialog = FileChooserDialog(request, over: window) { [weak self] urls in
      self?.fileChooser = nil
      report(urls)
    }
    fileChooser = dialog
    return { [weak self, weak dialog] in
      dialog?.close()
      if self?.fileChooser === dialog { self?.fileChooser = nil }
    }
  }

  // MARK: WindowHost

  package var clock: MediaClock { frameClock }

  package func setNeedsFrame() { ticks?.request() }

  package func setTitle(_ title: String?) {
    self.title = title ?? applicationName
    gtk_window_set_title(window, self.title)
    accessible?.notify([.name])
  }

  package func setPointerShape(_ shape: PointerShape) {
    gtk_widget_set_cursor_from_name(widget, shape.cursorName)
  }

  package func setSizeLimits(_ limits: WindowSizeLimits) {
    gtk_window_set_resizable(window, isResizable && !limits.isFixed ? 1 : 0)
    let minimum = isResizable ? limits.minimum : naturalSize
    gtk_widget_set_size_request(widget, Int32(minimum.width), Int32(minimum.height))
  }

  /// Brings the window to the front, and restores it if it is minimized.
  func activate(token: String?) {
    if let token { gtk_window_set_startup_id(window, token) }
    gtk_window_present(window)
  }

  func setIcon(_ icon: WindowIcon) {
    guard let native = gtk_widget_get_native(windowWidget) else { return }
    icon.apply(to: gtk_native_get_surface(native))
  }

  package func activate() { activate(token: nil) }

  package func close() { gtk_window_close(window) }

  package func setTextInputClient(_ client: TextInputClient?) {
    if inputMethod == nil, client != nil {
      inputMethod = InputMethod(widget: widget) { [unowned self] in isActive }
      inputMethod?.onKeys = { [weak self] in self?.takeKeys() }
    }
    inputMethod?.client = client
  }

  package func textInputDidChange() { inputMethod?.clientDidChange() }

  var isActive: Bool { gtk_window_is_active(window) != 0 }

  private func activityChanged() {
    // Key releases are now sent to another window.
    if !isActive, let screen { UIApplication.shared.cancelPresses(on: screen) }
    screen?.isWindowActive = isActive
    inputMethod?.windowActivityChanged(isActive)
    onActivityChange?()
    accessible?.activityChanged()
  }

  // MARK: Size

  let naturalSize: CGSize

  func widgetDidAllocate(width: Int, height: Int) {
    guard let screen, width > 0, height > 0 else { return }
    let size = CGSize(width: width, height: height)
    let scale = CGFloat(gtk_widget_get_scale_factor(widget))
    if !hasState(GDK_TOPLEVEL_STATE_MAXIMIZED), !hasState(GDK_TOPLEVEL_STATE_FULLSCREEN) {
      placement.size = size
    }
    guard size != screen.bounds.size || scale != screen.scale else { return }
    screen.resize(to: size, scale: scale, safeAreaInsets: screen.configuration.safeAreaInsets)
    // The next paint has to show the new size, otherwise the window flickers while it is resized.
    makeFrame(at: frameClock.now)
  }

  private func surfaceChanged() {
    widgetDidAllocate(
      width: Int(gtk_widget_get_width(widget)),
      height: Int(gtk_widget_get_height(widget))
    )
  }

  // MARK: Frames

  private func makeFrame(at time: CFTimeInterval) {
    guard let screen else { return }
    let damage = frameClock.duringFrame(at: time) { screen.performFrame() }
    inputMethod?.update()
    accessible?.contentChanged()
    guard let rasterizer = screen.rasterizer else { return }
    if shown !== rasterizer { show(rasterizer) }
    view?.markDamaged(damage)
    if !damage.isEmpty { gtk_widget_queue_draw(widget) }
  }

  /// Switches to another frame buffer: the first one, or one of another size.
  private func show(_ rasterizer: Rasterizer) {
    releaseView()
    shown = rasterizer
    view = FrameBufferView(rasterizer: rasterizer)
    gtk_widget_queue_draw(widget)
  }

  func widgetWillPaint(_ snapshot: OpaquePointer) {
    guard let view, let rasterizer = shown else { return }
    if sharedMemory == nil, let native = gtk_widget_get_native(widget) {
      sharedMemory = TBKKeepSharedMemory(
        gtk_native_get_surface(native),
        Int32(rasterizer.size.width),
        Int32(rasterizer.size.height)
      )
    }
    view.append(to: snapshot)
  }

  private func releaseView() {
    view?.invalidate()
    view = nil
    shown = nil
    if let sharedMemory { cairo_surface_destroy(sharedMemory) }
    sharedMemory = nil
  }

  // MARK: Input

  /// Returns whether the toolkit handles the kind of event.
  ///
  /// Keys that were not handled are passed on to GTK.
  private func take(_ event: OpaquePointer) -> Bool {
    if inputMethod?.hold(event) == true { return true }
    let isTaken = filter(event) || deliver(event)
    takeKeys()
    return isTaken
  }

  private func filter(_ event: OpaquePointer) -> Bool {
    inputMethod?.filter(event, KeyNames.characters(of: event)) ?? false
  }

  /// Delivers the keys that were held while the input method was busy.
  private func takeKeys() {
    while let key = inputMethod?.takeKey() {
      if key.isFiltered || !filter(key.event) { _ = deliver(key.event) }
      gdk_event_unref(key.event)
    }
  }

  private func deliver(_ event: OpaquePointer) -> Bool {
    guard let screen else { return false }
    switch input?.translate(event) {
    case .touch(let touch): UIApplication.shared.deliver(touches: [touch], to: screen)
    case .key(let key):
      return UIApplication.shared.deliver(key: key, to: screen) || perform(key)
    case .scroll(let scroll): return UIApplication.shared.deliver(scroll: scroll, to: screen)
    case .pinch(let pinch): return UIApplication.shared.deliver(pinch: pinch, to: screen)
    case .secondaryClick(let point):
      return UIApplication.shared.deliver(secondaryClick: point, to: screen)
    case .middleClick(let point):
      return UIApplication.shared.deliver(middleClick: point, to: screen)
    case nil: return false
    }
    return true
  }

  // MARK: Closing

  /// Stores the size for the next launch, if this is the window of the main screen.
  func storePlacement() {
    guard isResizable, screen === UIScreen.main else { return }
    placement.store(in: UIApplication.stateStore)
  }

  private func windowIsClosing() {
    storePlacement()
    statusBarUpdates?.isWindowVisible = false
    ticks?.stop()
    // Requests of frames have no effect from now on.
    ticks = nil
    fileChooser?.close()
    fileChooser = nil
    releaseView()
    onClose?(self)
    onClose = nil
  }
}
