/// Where the fonts of a process come from.
package enum FontSource: Sendable {
  /// The fonts that fontconfig offers on this machine, by the user's and the system's rules.
  case desktop
  /// The families in `SimulatorFonts`, whatever else is installed or configured.
  case simulator

  /// Sets up fontconfig for the process.
  ///
  /// Must be called before the first use of Pango.
  ///
  /// `desktop` leaves fontconfig to itself. Once `simulator` was prepared, it stays in effect until
  /// the process ends.
  func prepare() {
    if self == .simulator { _ = SimulatorFonts.areInEffect }
  }
}
