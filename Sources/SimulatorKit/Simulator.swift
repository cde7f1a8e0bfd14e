import Foundation
import HeadlessHost
import QuartzCore
@_exported import UIKitCore

/// A device without a display: a window on a screen of its own and virtual time.
///
/// ```swift
/// let phone = Simulator(.iPhone15)
/// phone.window.addSubview(view)
/// phone.advance(by: 0.35)
/// ```
///
/// Time passes only in `advance(by:)`, so every run gives the same pictures. Several
/// simulators may live side by side; each has its own time and settings. Points are those of the window.
@preconcurrency @MainActor public final class Simulator {
  /// What the simulated device is like, held upright.
  public let device: Device

  /// The visible key window; it covers the screen.
  public let window: UIWindow

  private let screen: UIScreen
  private let rotation: DeviceRotation

  /// Switches a device on, with an empty window.
  public init(_ device: Device = .iPhone15) {
    HeadlessPlatform.prepare()
    self.device = device
    rotation = DeviceRotation(device: device)
    let clock = ManualClock(now: HeadlessPlatform.startTime)
    screen = UIScreen(configuration: rotation.configuration(in: .portrait)) {
      HeadlessWindowHost(screen: $0, clock: clock)
    }
    MediaTime.clock = clock
    UIScreen.main = screen
    let window = UIWindow(screen: screen)
    self.window = window
    window.makeKeyAndVisible()
    Self.current = self
  }

  deinit {
    let screen = screen
    if Thread.isMainThread {
      MainActor.assumeIsolated { Simulator.switchOff(screen) }
    } else {
      DispatchQueue.main.async { Simulator.switchOff(screen) }
    }
  }

  // MARK: Time

  /// Lets virtual seconds pass: the library's timers and animations run, with a frame each 60th of a second
  /// in which something changes, and one at the end. Ignored unless positive and finite.
  public func advance(by duration: TimeInterval) {
    guard duration > 0, duration.isFinite else {
      if duration != 0 { Log.warning("Simulator: time cannot advance by \(duration) seconds") }
      return
    }
    enter()
    host?.advance(by: duration)
  }

  // MARK: Settings

  /// Light or dark; light at first.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { screen.settings.isDark ? .dark : .light }
    set { change { $0.isDark = newValue == .dark } }
  }

  /// The direction of the language; left to right at first.
  public var layoutDirection: UIUserInterfaceLayoutDirection {
    get { screen.settings.isRightToLeft ? .rightToLeft : .leftToRight }
    set { change { $0.isRightToLeft = newValue == .rightToLeft } }
  }

  /// How much larger than standard the user wants text; 1 at first.
  public var textScale: CGFloat {
    get { screen.settings.textScale }
    set { change { $0.textScale = newValue } }
  }

  /// Whether the user wants less movement; false at first.
  public var reducesMotion: Bool {
    get { screen.settings.reducesMotion }
    set { change { $0.reducesMotion = newValue } }
  }

  private func change(_ change: (inout SystemSettings) -> Void) {
    enter()
    screen.update { change(&$0.settings) }
    makeFrameIfNeeded()
  }

  // MARK: Frames

  private weak static var current: Simulator?

  private var host: HeadlessWindowHost? { screen.host as? HeadlessWindowHost }

  /// Makes this device the one whose time and screen code sees that asks for "the" time and screen.
  private func enter() {
    guard Self.current !== self else { return }
    Self.current = self
    if let clock = host?.clock { MediaTime.clock = clock }
    UIScreen.main = screen
    window.makeKey()
  }

  private func makeFrame() { host?.makeFrame() }

  private func makeFrameIfNeeded() {
    if host?.needsFrame == true { makeFrame() }
  }

  private static func switchOff(_ screen: UIScreen) {
    for window in screen.windows { window.isHidden = true }
    UIScreen.resignMain(screen)
  }
}
