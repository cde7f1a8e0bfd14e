import BenchmarkScene
import SimulatorKit

/// Draws the first frame of the scene without a display, and exits.
///
/// It is linked with the modules of tests, which do not need GTK.
@main
@MainActor
struct ColdStartProgram {
  static func main() { _ = Scene(opaqueBar: true) }
}
