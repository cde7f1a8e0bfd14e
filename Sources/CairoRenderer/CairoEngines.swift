import QuartzCore

/// The engines of this module, put in place of the fixed ones.
package enum CairoEngines {
  /// Makes cairo and Pango draw and shape from now on.
  ///
  /// Nothing is loaded before it is first needed.
  package static func install(iconDirectories: [String], language: String = "en-us") {
    Engines.text = PangoTextEngine(language: language)
    Engines.graphics = CairoGraphicsEngine(iconDirectories: iconDirectories)
  }
}
