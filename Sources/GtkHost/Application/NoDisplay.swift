/// An error that indicates that there is no display.
package struct NoDisplay: Error, CustomStringConvertible {
  package let description: String

  /// The backends of GTK on Linux, with the variables that name their displays.
  private static let backends = [
    (name: "wayland", variable: "WAYLAND_DISPLAY"), (name: "x11", variable: "DISPLAY"),
    (name: "broadway", variable: "BROADWAY_DISPLAY"),
  ]

  // R-WIN-22
  init(environment: [String: String]) {
    description = "Cannot open a window: " + Self.reason(environment)
  }

  private static func reason(_ environment: [String: String]) -> String {
    let list = environment["GDK_BACKEND"] ?? ""
    let names = list.split(separator: ",").map(String.init)
    let isLimited = !names.isEmpty && !names.contains("*")
    let allowed = backends.filter { !isLimited || names.contains($0.name) }
    if allowed.isEmpty {
      return "GDK_BACKEND is \(list), which names none of wayland, x11 and broadway."
    }
    let limit = isLimited ? ", and GDK_BACKEND allows only \(list)" : ""
    for (_, variable) in allowed {
      guard let display = environment[variable], !display.isEmpty else { continue }
      return "the display \(display) named by \(variable) does not answer\(limit)."
    }
    let variables = isLimited ? allowed.map(\.variable) : ["DISPLAY", "WAYLAND_DISPLAY"]
    let choice = variables.joined(separator: " or ")
    return
      "there is no display\(limit); set \(choice), or TABBARKIT_HOST=headless to start without one."
  }
}
