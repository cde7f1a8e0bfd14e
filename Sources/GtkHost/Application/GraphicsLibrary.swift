import CGtk4
import Foundation

/// The graphics library that GTK draws with.
///
/// Without a GPU the other renderers are many times slower than cairo, and the content of a window is a
/// single image. With cairo, GTK needs no GL, but looks for it when it opens the display, which takes a
/// third of the start and loads tens of megabytes of drivers.
enum GraphicsLibrary {
  // R-WIN-24
  /// Selects cairo unless the user has set another renderer, and turns GL off while `body` opens the
  /// display.
  static func use<Result>(_ environment: [String: String], toOpen body: () -> Result) -> Result {
    setenv("GSK_RENDERER", "cairo", 0)
    guard environment["GSK_RENDERER"] ?? "cairo" == "cairo" else { return body() }
    // GTK 4.16 has another variable, and reports unknown values of the former one.
    let isNew = gtk_get_minor_version() >= 16
    let (name, value) = isNew ? ("GDK_DISABLE", "gl,vulkan") : ("GDK_DEBUG", "gl-disable")
    let old = environment[name].flatMap { $0.isEmpty ? nil : $0 }
    setenv(name, old.map { $0 + "," + value } ?? value, 1)
    defer {
      // Programs that the application starts may need GL.
      if let old = environment[name] { setenv(name, old, 1) } else { unsetenv(name) }
    }
    return body()
  }
}
