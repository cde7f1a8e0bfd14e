import Foundation
import HeadlessHost
import QuartzCore
@_exported import UIKitCore

/// A device without a display, on which tests run an app's views and view controllers.
///
/// A simulator has a window on its own screen, virtual time, a finger, a keyboard and screenshots.
/// Time passes only in ``advance(by:)`` and while fingers move, so every run has the same result.
/// Several simulators can exist at the same time; each has its own time and settings. All points
/// are in the coordinates of the window.
///
/// ```swift
/// let phone = Simulator(.iPhone15)
/// phone.window.rootViewController = tabs
/// try phone.tap("Recents")
/// #expect(tabs.selectedIndex == 1)
/// phone.advance(by: 0.5)
/// let image = phone.screenshot()
/// ```
@preconcurrency @MainActor public final class Simulator {
  /// The simulated device, in portrait orientation.
  public let device: Device

  /// The key window, which is visible and covers the screen.
  public let window: UIWindow

  let screen: UIScreen
  let rotation: DeviceRotation
  private let work: PendingWork
  private var touchscreen = Touchscreen()
  /// The saved state, which is restored when the application shows its first controller.
  private var stateToRestore: Data?
  /// The restoration in progress, whose remaining controllers are presented once the first
  /// controller is in the window.
  private var restoration: StateRestoration?
  /// The feedback that feedback generators have played on the simulator, in order.
  ///
  /// Remove the elements to check only what is played afterwards.
  public var feedback: [Feedback] = []
  /// Whether a drag is over the window.
  var isHovering = false
  /// The file chooser in which pickers of the app open files.
  let fileChooser = FileChooser()
  /// The notifications that the app shows.
  let notificationCenter: SimulatedNotifications

  /// The languages of the system's texts: "en", "zh-Hans", "zh-Hant", "ja", "ar", "de", "fr" and
  /// "es".
  public static var languages: [String] { SystemLanguage.allCases.map(\.rawValue) }

  /// Creates a simulator with an empty window.
  ///
  /// The simulator becomes the current one, so `UIScreen.main` and `CACurrentMediaTime()` refer to
  /// it. The application becomes active.
  ///
  /// - Parameters:
  ///   - device: The device to simulate. The default value is ``Device/iPhone15``.
  ///   - language: The language of the system's texts, which also determines ``layoutDirection``.
  ///     Names such as "zh-TW" and "de_AT" select the nearest supported language, and unknown names
  ///     select English. The default value is "en".
  ///   - state: Data from ``saveState()``. The first root view controller of the window is restored
  ///     before it is shown, if the application's delegate permits it. Invalid data is ignored with
  ///     a warning. The default value is `nil`.
  public init(
    _ device: Device = .iPhone15,
    language: String = "en",
    restoring state: Data? = nil
  ) {
    // R-LANG-2
    HeadlessPlatform.prepare()
    self.device = device
    stateToRestore = state
    rotation = DeviceRotation(device: device)
    let clock = ManualClock(now: HeadlessPlatform.startTime)
    let work = PendingWork(clock: clock)
    self.work = work
    var configuration = rotation.configuration(in: .portrait)
    configuration.settings.use(SystemLanguage(name: language) ?? .english)
    screen = UIScreen(configuration: configuration) {
      HeadlessWindowHost(screen: $0, clock: clock, runPendingWork: work.run)
    }
    let stores = SessionContext.Stores(data: MemoryStore(), state: MemoryStore())
    screen.session.stores = stores
    notificationCenter = SimulatedNotifications(clock: clock, store: stores.state)
    screen.session.notifications = notificationCenter.session
    screen.session.enterAsMain()
    let window = SimulatorWindow(screen: screen)
    self.window = window
    let simulator = UnretainedReference(self)
    reference = simulator
    screen.turnContent = { simulator.object?.turnContent(to: $0) }
    window.makeKeyAndVisible()
    WorkQueue.shared.enter(work)
    work.resume = { simulator.object?.enter() }
    if device.idiom != .tv { setHardwareKeyboard(isConnected: false) }
    screen.playFeedback = { simulator.object?.feedback.append(Feedback($0)) }
    screen.openFileChooser = { [fileChooser] in fileChooser.open($0, report: $1) }
    UIApplication.shared.move(to: .active)
    window.willChange = { simulator.object?.restore($0) }
    window.onChange = { simulator.object?.showFirstFrame() }
    Self.current = self
  }

  isolated deinit {
    reference?.object = nil
    if Self.current === self { Self.current = nil }
    for window in screen.windows { window.isHidden = true }
    work.end()
    screen.session.leave()
  }

  // MARK: Time

  /// Advances virtual time, during which timers and animations run.
  ///
  /// A frame is made for each 60th of a second in which the content changes, and at the end. Tasks
  /// of the main actor and blocks of `DispatchQueue.main` run too, at their time: a task that sleeps
  /// for two seconds, or a block that `asyncAfter` adds, runs after two seconds of virtual time.
  /// Work on other threads isn't waited for. Timers of Foundation use real time and don't fire.
  ///
  /// ```swift
  /// Task {
  ///   try await Task.sleep(for: .seconds(2))
  ///   label.text = "Done"
  /// }
  /// phone.advance(by: 2)
  /// #expect(label.text == "Done")
  /// ```
  ///
  /// - Parameter duration: The time, in seconds. Values that aren't positive and finite are
  ///   ignored, with a warning unless the value is 0.
  public func advance(by duration: TimeInterval) {
    guard duration > 0, duration.isFinite else {
      if duration != 0 { Log.warning("Simulator: time cannot advance by \(duration) seconds") }
      return
    }
    enter()
    host?.advance(by: duration)
  }

  // R-SIM-5
  /// Runs the tasks of the main actor and the blocks of the main queue that are pending, without
  /// advancing time.
  ///
  /// Tasks that these tasks start run too. Work on other threads isn't waited for: in an
  /// asynchronous test, await its result first.
  ///
  /// ```swift
  /// try phone.tap("Reload")  // The button's action starts a task.
  /// phone.runPendingTasks()
  /// ```
  public func runPendingTasks() {
    enter()
    work.run()
    makeFrameIfNeeded()
    work.run()
  }

  // MARK: Touches

  /// Taps a point: puts a finger down and lifts it one frame later.
  public func tap(at point: CGPoint) {
    enter()
    touch(.began, at: point)
    advance(by: SimulatorMetrics.tapDuration)
    touch(.ended, at: point)
    makeFrameIfNeeded()
  }

  /// Puts a finger down, keeps it in place and lifts it.
  ///
  /// - Parameters:
  ///   - point: The location, in points of the window.
  ///   - duration: The time until the finger is lifted, in seconds. The default value is 1.
  public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
    enter()
    touch(.began, at: point)
    advance(by: duration)
    touch(.ended, at: point)
    makeFrameIfNeeded()
  }

  /// Drags a finger along a straight line at constant speed, with one step per frame, and lifts it.
  ///
  /// If the finger is lifted without a rest, scroll views continue with its velocity and
  /// decelerate. After a rest of 0.1 seconds or more, the content stays in place.
  ///
  /// ```swift
  /// phone.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), rest: 0.2)
  /// ```
  ///
  /// - Parameters:
  ///   - start: The location at which the finger is put down, in points of the window.
  ///   - end: The location at which the finger is lifted, in points of the window.
  ///   - duration: The duration of the movement, in seconds. The default value is 0.25.
  ///   - rest: The time between the movement and lifting the finger, in seconds. The default value
  ///     is 0.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval = 0.25,
    rest: TimeInterval = 0
  ) {
    enter()
    touch(.began, at: start)
    move(from: start, to: end, duration: duration)
    if rest > 0 { advance(by: rest) }
    touch(.ended, at: end)
    makeFrameIfNeeded()
  }

  func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
    forEachFrame(during: duration) { progress in
      let point = CGPoint(
        x: start.x + (end.x - start.x) * progress,
        y: start.y + (end.y - start.y) * progress
      )
      touch(.moved, at: point)
    }
  }

  /// Advances the time frame by frame, and calls a closure after each with the progress up to 1.
  ///
  /// A duration that is not positive and finite is one frame without time.
  func forEachFrame(during duration: TimeInterval, _ body: (_ progress: CGFloat) -> Void) {
    let time = duration.isFinite ? max(duration, 0) : 0
    let steps = max(Int((time * HeadlessMetrics.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      if time > 0 { advance(by: time / Double(steps)) }
      body(CGFloat(step) / CGFloat(steps))
    }
  }

  /// The location of the finger in points of the window, or `nil` while it is up.
  var fingerLocation: CGPoint? {
    touchscreen.fingerLocation.map { window.convert($0, from: nil as UIWindow?) }
  }

  func touch(_ phase: TouchInput.Phase, at point: CGPoint) {
    guard let clock = host?.clock else { return }
    let onScreen = window.convert(point, to: nil as UIWindow?)
    guard let input = touchscreen.input(phase, at: onScreen, timestamp: clock.now) else { return }
    UIApplication.shared.deliver(touches: [input], to: screen)
  }

  func deliverTurn(by distance: CGPoint, at location: CGPoint, holding modifiers: ModifierKeys) {
    enter()
    guard let clock = host?.clock else { return }
    let turn = ScrollInput(
      location: location,
      delta: distance,
      isPrecise: false,
      isFinished: false,
      timestamp: clock.now,
      modifiers: modifiers.input
    )
    UIApplication.shared.deliver(scroll: turn, to: screen)
    makeFrameIfNeeded()
  }

  func deliverHover(_ phase: DragHoverInput.Phase, at location: CGPoint) {
    guard let clock = host?.clock else { return }
    let input = DragHoverInput(phase: phase, location: location, timestamp: clock.now)
    UIApplication.shared.deliver(hover: input, to: screen)
    makeFrameIfNeeded()
  }

  // MARK: Screen contents

  /// Makes a frame and returns an image of the screen, at the device's scale.
  public func screenshot() -> UIImage {
    enter()
    makeFrame()
    return Screenshot.image(of: screen)
  }

  // R-SIM-7
  /// Makes a frame and returns an image of the screen, optionally with the device around it.
  ///
  /// - Parameter isFramed: Whether the image shows the front of the device with rounded corners, the
  ///   notch or the Dynamic Island, and a shadow on a transparent ground. Televisions have a narrow
  ///   edge.
  /// - Returns: The image, at the device's scale.
  public func screenshot(framed isFramed: Bool) -> UIImage {
    let image = screenshot()
    guard isFramed else { return image }
    return DeviceFrame(device: device, orientation: screen.orientation).image(around: image)
  }

  /// The accessibility elements on the screen, in reading order.
  public var elements: [Element] {
    enter()
    makeFrame()
    return ScreenReader(screen: screen).elements(in: window)
  }

  /// The element that has the focus of the keyboard or the remote control, or `nil` if there is
  /// none.
  public var focusedElement: Element? {
    enter()
    makeFrameIfNeeded()
    return ScreenReader(screen: screen).focusedElement(in: window)
  }

  // MARK: Frames

  /// The simulator that was used last.
  ///
  /// The simulator sets it to `nil` when it is deinitialized.
  private static unowned(unsafe) var current: Simulator?

  /// A reference to the simulator for closures that the screen and the window may call later.
  private var reference: UnretainedReference<Simulator>?

  /// The host, which exists since the window was shown for the first time.
  private lazy var host = screen.host as? HeadlessWindowHost

  /// Makes this simulator the current one, so that the library uses its time, screen and stores.
  func enter() {
    WorkQueue.shared.enter(work)
    guard Self.current !== self else { return }
    Self.current = self
    screen.session.enterAsMain()
    window.makeKey()
  }

  private func showFirstFrame() {
    enter()
    restoration?.presentControllers()
    restoration = nil
    makeFrame()
  }

  // MARK: State restoration

  private func restore(_ root: UIViewController?) {
    guard let root, let state = stateToRestore else { return }
    stateToRestore = nil
    enter()
    restoration = UIApplication.shared.stateRestorationManager.restore(root, from: state)
  }

  /// Returns the state of the app, for ``init(_:language:restoring:)``.
  ///
  /// The data is empty if the application's delegate declines to save the state.
  ///
  /// ```swift
  /// let state = phone.saveState()
  /// phone.terminate()
  /// let again = Simulator(.iPhone15, restoring: state)
  /// ```
  public func saveState() -> Data {
    enter()
    return UIApplication.shared.stateRestorationManager.data(of: screen.windows)
  }

  /// Terminates the application as if the user had closed it, and removes its windows.
  ///
  /// The application and scene delegates are called as usual.
  public func terminate() {
    enter()
    UIApplication.shared.terminate()
    for window in screen.windows {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private func makeFrame() { host?.makeFrame() }

  func makeFrameIfNeeded() {
    if host?.needsFrame == true { makeFrame() }
  }
}

/// Metrics of simulated touches.
enum SimulatorMetrics {
  /// The duration of a tap: one frame, so that the pressed state is drawn.
  static let tapDuration: TimeInterval = 1 / HeadlessMetrics.framesPerSecond
}
