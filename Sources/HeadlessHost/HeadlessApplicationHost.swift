import CairoRenderer
import Foundation
import QuartzCore
import UIKitCore

/// A platform without a display, which has real rendering, virtual time and no input.
@MainActor package final class HeadlessApplicationHost: ApplicationHost {
  package let mainScreenConfiguration: ScreenConfiguration
  private let clock: ManualClock
  /// The hosts of all screens that were created so far.
  package private(set) var windowHosts: [HeadlessWindowHost] = []
  /// The URLs that the application opened.
  package private(set) var openedURLs: [URL] = []
  package private(set) var isTerminated = false

  /// Whether the environment variable `TABBARKIT_HOST` is "headless", which starts the application
  /// without a display.
  package nonisolated static var isRequested: Bool {
    ProcessInfo.processInfo.environment["TABBARKIT_HOST"] == "headless"
  }

  package init(
    mainScreenConfiguration: ScreenConfiguration = ScreenConfiguration(),
    clock: ManualClock = ManualClock(now: HeadlessPlatform.startTime)
  ) {
    self.mainScreenConfiguration = mainScreenConfiguration
    self.clock = clock
    HeadlessPlatform.prepare()
  }

  package var additionalScreenConfiguration: ScreenConfiguration? { mainScreenConfiguration }

  package func makeWindowHost(for screen: UIScreen) -> WindowHost {
    let host = HeadlessWindowHost(screen: screen, clock: clock)
    windowHosts.append(host)
    return host
  }

  package func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Makes the first frame of every screen.
  package func makeFrames() {
    for host in windowHosts { host.makeFrame() }
  }

  package func terminate() { isTerminated = true }
}

/// The setup for all hosts without a display.
package enum HeadlessPlatform {
  /// The start of virtual time, which isn't 0, because 0 means "no time yet" in many interfaces.
  package static let startTime: CFTimeInterval = 1000

  /// Installs the rendering engines; later calls do nothing.
  package static func prepare() { _ = prepared }

  private static let prepared: Void = {
    ignoreEnvironment()
    CairoEngines.install(fonts: .simulator)
  }()

  /// Disables the environment variables that affect the glyphs of Pango and FreeType.
  ///
  /// For example, Pango's list of languages selects regional forms of Chinese characters and Arabic
  /// letters. If none of these variables is set, the environment is not changed.
  private static func ignoreEnvironment() {
    if getenv("LANGUAGE") != nil || getenv("PANGO_LANGUAGE") != nil {
      setenv("PANGO_LANGUAGE", "", 1)
    }
    if getenv("FREETYPE_PROPERTIES") != nil { unsetenv("FREETYPE_PROPERTIES") }
  }
}
