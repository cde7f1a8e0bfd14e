import CairoRenderer
import Foundation

/// The rendering engines of applications with windows.
package enum WindowEngines {
  /// Installs the engines, which use the fonts and icons of the desktop.
  package static func install(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    CairoEngines.install(iconDirectories: IconDirectories.list(environment: environment))
  }
}
