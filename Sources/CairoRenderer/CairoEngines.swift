import QuartzCore

/// The engines of this module, put in place of the fixed ones.
package enum CairoEngines {
  /// Makes cairo and Pango draw and shape from now on.
  ///
  /// Nothing is loaded before it is first needed.
  package static func install(
    iconDirectories: [String],
    iconThemes: [String] = IconThemes.all,
    fonts: FontSource = .desktop,
    language: String = "en-us"
  ) {
    Engines.text = PangoTextEngine(language: language, fonts: fonts)
    Engines.graphics = CairoGraphicsEngine(
      iconDirectories: iconDirectories,
      iconThemes: iconThemes,
      fonts: fonts
    )
  }
}
