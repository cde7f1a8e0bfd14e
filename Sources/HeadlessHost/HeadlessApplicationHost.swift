import CairoRenderer
import Foundation
import QuartzCore
import UIKitCore

/// The platform without a display: real pixels, virtual time, no input of its own.
@MainActor package final class HeadlessApplicationHost: ApplicationHost {
  package let mainScreenConfiguration: ScreenConfiguration
  private let clock: ManualClock
  /// The surfaces of all screens so far.
  package private(set) var windowHosts: [HeadlessWindowHost] = []
  /// What the application asked to open.
  package private(set) var openedURLs: [URL] = []
  package private(set) var isTerminated = false

  /// Whether the user wants applications to start without a display: TABBARKIT_HOST is "headless".
  package static var isRequested: Bool {
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

/// What all hosts without a display share.
package enum HeadlessPlatform {
  /// Not zero, which means "no time yet" in many interfaces.
  package static let startTime: CFTimeInterval = 1000

  /// Puts the real engines in place; later calls do nothing.
  package static func prepare() { _ = prepared }

  private static let prepared: Void = {
    ignoreEnvironment()
    CairoEngines.install(
      iconDirectories: ["/usr/share/icons", "/usr/local/share/icons"],
      iconThemes: IconThemes.simulator,
      fonts: .simulator
    )
  }()

  /// Turns off the environment variables by which Pango and FreeType change glyphs.
  ///
  /// Pango's list of languages selects national forms of Chinese characters and Arabic letters. On
  /// machines that set none of these variables the environment is not touched.
  private static func ignoreEnvironment() {
    if getenv("LANGUAGE") != nil || getenv("PANGO_LANGUAGE") != nil {
      setenv("PANGO_LANGUAGE", "", 1)
    }
    if getenv("FREETYPE_PROPERTIES") != nil { unsetenv("FREETYPE_PROPERTIES") }
  }
}
