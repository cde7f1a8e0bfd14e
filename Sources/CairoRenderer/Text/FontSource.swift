/// The source of the fonts of a process.
package enum FontSource: Sendable {
  /// The fonts that fontconfig provides on this machine, by the user's and the system's rules.
  case desktop
  /// The families in `SimulatorFonts`, regardless of other installed fonts and of the
  /// configuration.
  case simulator

  /// Sets up fontconfig for the process.
  ///
  /// It must be called before the first use of Pango.
  ///
  /// `desktop` doesn't change the configuration of fontconfig. Once `simulator` has been prepared,
  /// it stays in effect until the process ends.
  func prepare() {
    if self == .simulator { _ = SimulatorFonts.areInEffect }
  }
}
