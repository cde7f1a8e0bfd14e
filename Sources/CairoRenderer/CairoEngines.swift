import QuartzCore

/// The engines of this module, which replace the fixed ones of tests.
package enum CairoEngines {
  /// Installs cairo and Pango as the engines for drawing and text.
  ///
  /// Libraries are initialized on first use.
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
