import Foundation
import HeadlessHost
import QuartzCore
@_exported import UIKitCore

/// A device without a display: a window on a screen of its own, virtual time, fingers and screenshots.
///
/// ```swift
/// let phone = Simulator(.iPhone15)
/// phone.window.rootViewController = tabs
/// try phone.tap("Recents")
/// #expect(tabs.selectedIndex == 1)
/// ```
///
/// Time passes only in `advance(by:)` and while fingers move, so every run gives the same pictures. Several
/// simulators may live side by side; each has its own time and settings. Points are those of the window.
@preconcurrency @MainActor public final class Simulator {
  /// What the simulated device is like, held upright.
  public let device: Device

  /// The visible key window; it covers the screen.
  public let window: UIWindow

  private let screen: UIScreen
  private let rotation: DeviceRotation
  private var touchscreen = Touchscreen()
  /// What the application comes back to when it shows its first controller.
  private var stateToRestore: Data?
  /// What is still to be shown once that controller is in the window.
  private var restoration: StateRestoration?
  /// Whether something dragged is over the window.
  var isHovering = false

  /// The names of the languages that the system speaks: "en", "zh-Hans", "zh-Hant", "ja", "ar", "de", "fr" and "es".
  public static var languages: [String] { SystemLanguage.allCases.map(\.rawValue) }

  /// Switches a device on, with an empty window.
  ///
  /// The language, "en" unless given, is that of the system's words, and sets `layoutDirection`. Names such as "zh-TW"
  /// and "de_AT" mean the nearest that the system speaks, and others English. (R-LANG-2)
  ///
  /// With what `saveState()` gave, the first root controller that the window gets comes back as it was, before it is shown.
  /// The application's delegate is asked where there is one. Bytes that are no state are ignored, with a warning.
  public init(
    _ device: Device = .iPhone15,
    language: String = "en",
    restoring state: Data? = nil
  ) {
    HeadlessPlatform.prepare()
    self.device = device
    stateToRestore = state
    rotation = DeviceRotation(device: device)
    let clock = ManualClock(now: HeadlessPlatform.startTime)
    var configuration = rotation.configuration(in: .portrait)
    configuration.settings.use(SystemLanguage(name: language) ?? .english)
    screen = UIScreen(configuration: configuration) {
      HeadlessWindowHost(screen: $0, clock: clock)
    }
    screen.session.stores = .init(data: MemoryStore(), state: MemoryStore())
    screen.session.enterAsMain()
    let window = SimulatorWindow(screen: screen)
    self.window = window
    screen.turnContent = { [weak self] in self?.turnContent(to: $0) }
    window.makeKeyAndVisible()
    UIApplication.shared.move(to: .active)
    window.willChange = { [weak self] in self?.restore($0) }
    window.onChange = { [weak self] in self?.showFirstFrame() }
    Self.current = self
  }

  isolated deinit {
    for window in screen.windows { window.isHidden = true }
    screen.session.leave()
  }

  // MARK: Time

  /// Lets virtual seconds pass: the library's timers and animations run.
  ///
  /// A frame is made each 60th of a second in which something changes, and at the end. Durations that are not
  /// positive and finite are ignored.
  public func advance(by duration: TimeInterval) {
    guard duration > 0, duration.isFinite else {
      if duration != 0 { Log.warning("Simulator: time cannot advance by \(duration) seconds") }
      return
    }
    enter()
    host?.advance(by: duration)
  }

  // MARK: Fingers

  /// Taps the middle of what carries this accessibility label, or else shows this text.
  ///
  /// What has been scrolled out of sight is scrolled into view first.
  ///
  /// - Throws: `NotOnScreen`, which lists what is on the screen.
  public func tap(_ label: String) throws {
    enter()
    makeFrame()
    let reader = ScreenReader(screen: screen)
    reader.reveal(label, in: window)
    makeFrameIfNeeded()
    tap(at: try reader.target(named: label, in: window))
  }

  /// Puts a finger down and lifts it a frame later.
  public func tap(at point: CGPoint) {
    enter()
    touch(.began, at: point)
    advance(by: SimulatorMetrics.tapDuration)
    touch(.ended, at: point)
    makeFrameIfNeeded()
  }

  /// Puts a finger down, holds it still for some seconds and lifts it.
  public func longPress(at point: CGPoint, duration: TimeInterval = 1) {
    enter()
    touch(.began, at: point)
    advance(by: duration)
    touch(.ended, at: point)
    makeFrameIfNeeded()
  }

  /// Moves a finger along a straight line at constant speed, a step each frame, rests it at the end and lifts it.
  ///
  /// A finger that is lifted without a rest has its speed still: scroll views coast. One that rested for 0.1 seconds or
  /// more lets go of content that stays.
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
    let time = duration.isFinite ? max(duration, 0) : 0
    let steps = max(Int((time * HeadlessMetrics.framesPerSecond).rounded()), 1)
    for step in 1...steps {
      let progress = CGFloat(step) / CGFloat(steps)
      if time > 0 { advance(by: time / Double(steps)) }
      let point = CGPoint(
        x: start.x + (end.x - start.x) * progress,
        y: start.y + (end.y - start.y) * progress
      )
      touch(.moved, at: point)
    }
  }

  /// Where the finger is, in points of the window; nil while none is down.
  var fingerLocation: CGPoint? {
    touchscreen.fingerLocation.map { window.convert($0, from: nil as UIWindow?) }
  }

  func touch(_ phase: TouchInput.Phase, at point: CGPoint) {
    guard let clock = host?.clock else { return }
    let onScreen = window.convert(point, to: nil as UIWindow?)
    guard let input = touchscreen.input(phase, at: onScreen, timestamp: clock.now) else { return }
    UIApplication.shared.deliver(touches: [input], to: screen)
  }

  func deliverTurn(by distance: CGPoint, at location: CGPoint) {
    enter()
    guard let clock = host?.clock else { return }
    let turn = ScrollInput(
      location: location,
      delta: distance,
      isPrecise: false,
      isFinished: false,
      timestamp: clock.now
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

  // MARK: Settings

  /// Turns the device; the interface follows where its controllers support that way up.
  public func rotate(to orientation: UIInterfaceOrientation) {
    enter()
    guard orientation != .unknown else { return }
    screen.deviceOrientation = orientation
    turnContent(to: window.orientation(forDevice: orientation, current: screen.orientation))
    makeFrameIfNeeded()
  }

  private func turnContent(to orientation: UIInterfaceOrientation) {
    let turned = rotation.configuration(in: orientation)
    screen.update {
      $0.size = turned.size
      $0.safeAreaInsets = turned.safeAreaInsets
      $0.orientation = turned.orientation
    }
  }

  /// Gives the screen another size at once, as when a desktop window is dragged or a tablet's screen is shared.
  ///
  /// Sizes that no screen can have are taken as the nearest that one can. Turning the device brings its own size back.
  public func resize(to size: CGSize) {
    enter()
    screen.update {
      $0.size = CGSize(
        width: DeviceLimits.length(size.width),
        height: DeviceLimits.length(size.height)
      )
    }
    makeFrameIfNeeded()
  }

  /// Light or dark; light at first.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.settings.isDark ? .dark : .light }
    set { change { $0.isDark = newValue == .dark } }
  }

  /// What the system's words are in: one of `languages`.
  ///
  /// As on a device, whose applications start anew in another language, it stays. (R-LANG-1)
  public var language: String { screen.settings.language.rawValue }

  /// The direction of the layout; that of the language at first.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { screen.settings.isRightToLeft ? .rightToLeft : .leftToRight }
    set { change { $0.isRightToLeft = newValue == .rightToLeft } }
  }

  /// The user's text size; large at first. (R-LANG-6)
  ///
  /// What is none of UIKit's twelve sizes is ignored with a warning.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { screen.traitCollection.preferredContentSizeCategory }
    set {
      guard let scale = TextSizes.scale(of: newValue) else {
        return Log.warning("Simulator: \(newValue.rawValue) is no text size")
      }
      textScale = scale
    }
  }

  /// How much larger than standard the user wants text; 1 at first.
  ///
  /// The nearest text size is the one that applications see.
  public var textScale: CGFloat {
    get { screen.settings.textScale }
    set { change { $0.textScale = newValue } }
  }

  /// Whether the user wants less movement; false at first.
  public var reducesMotion: Bool {
    get { screen.settings.reducesMotion }
    set { change { $0.reducesMotion = newValue } }
  }

  /// Whether the user wants colours with more contrast; false at first.
  public var increasesContrast: Bool {
    get { screen.settings.increasesContrast }
    set { change { $0.increasesContrast = newValue } }
  }

  /// Whether the user wants to see nothing through bars and panels; false at first.
  public var reducesTransparency: Bool {
    get { screen.settings.reducesTransparency }
    set { change { $0.reducesTransparency = newValue } }
  }

  /// Whether a screen reader is on; false at first. (R-AX-40)
  public var isVoiceOverRunning: Bool {
    get { screen.settings.readsScreen }
    set { change { $0.readsScreen = newValue } }
  }

  private func change(_ change: (inout SystemSettings) -> Void) {
    enter()
    screen.update { change(&$0.settings) }
    makeFrameIfNeeded()
  }

  // MARK: Looking

  /// The whole window as it is now, at the device's scale.
  public func screenshot() -> UIImage {
    enter()
    makeFrame()
    return Screenshot.image(of: screen)
  }

  /// What an assistive technology finds on the screen, in reading order.
  public var elements: [Element] {
    enter()
    makeFrame()
    return ScreenReader(screen: screen).elements(in: window)
  }

  /// What has the focus of keys or of a remote control; nil while nothing has it.
  public var focusedElement: Element? {
    enter()
    makeFrameIfNeeded()
    return ScreenReader(screen: screen).focusedElement(in: window)
  }

  // MARK: Frames

  private static weak var current: Simulator?

  private var host: HeadlessWindowHost? { screen.host as? HeadlessWindowHost }

  /// Makes this device the one whose time and screen code sees that asks for "the" time and screen.
  func enter() {
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

  // MARK: From one run to the next

  private func restore(_ root: UIViewController?) {
    guard let root, let state = stateToRestore else { return }
    stateToRestore = nil
    enter()
    restoration = UIApplication.shared.stateKeeper.restore(root, from: state)
  }

  /// What the application would come back to if it ended now, for `init(_:restoring:)`.
  ///
  /// The application's delegate is asked where there is one; empty where it does not want to be kept.
  public func saveState() -> Data {
    enter()
    return UIApplication.shared.stateKeeper.data(of: screen.windows)
  }

  /// Ends the application as when the user closes it, with all callbacks; its windows are gone afterwards.
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

/// How simulated fingers move.
enum SimulatorMetrics {
  /// One frame, so that what a finger that is down looks like gets drawn.
  static let tapDuration: TimeInterval = 1 / HeadlessMetrics.framesPerSecond
}
