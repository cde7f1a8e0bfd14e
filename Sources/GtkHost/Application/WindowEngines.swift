import CairoRenderer

/// The rendering engines of applications with windows.
package enum WindowEngines {
  /// Installs the engines, which use the fonts of the desktop.
  package static func install() { CairoEngines.install() }
}
