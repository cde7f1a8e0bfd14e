import QuartzCore

/// Installs the engines of this module.
package enum CairoEngines {
  /// Installs the engines that draw with cairo and shape text with Pango.
  ///
  /// Nothing is loaded before it is first needed.
  package static func install(iconDirectories: [String], language: String = "en-us") {
    Engines.text = PangoTextEngine(language: language)
    Engines.graphics = CairoGraphicsEngine(iconDirectories: iconDirectories)
  }
}
