import QuartzCore

/// Installs the engines of this module.
package enum CairoEngines {
  /// Installs the engines for drawing with cairo and for text with Pango.
  ///
  /// The libraries are initialized when they are first used.
  package static func install(
    fonts: FontSource = .desktop,
    language: String = "en-us"
  ) {
    Engines.text = PangoTextEngine(language: language, fonts: fonts)
    Engines.graphics = CairoGraphicsEngine(fonts: fonts)
  }
}
