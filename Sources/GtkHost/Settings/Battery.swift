import CoreGraphics
import Foundation

/// The battery of the machine, as the kernel reports it.
struct Battery: Equatable {
  /// The folder with a subfolder for each power supply.
  static let systemFolder = URL(fileURLWithPath: "/sys/class/power_supply", isDirectory: true)

  /// The level from 0 to 1.
  let level: CGFloat
  let isCharging: Bool

  /// Reads the first battery in a folder of power supplies, or returns `nil` if there is none.
  init?(folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let supply = folder.appendingPathComponent(name)
      func value(_ file: String) -> String? {
        let text = try? String(contentsOf: supply.appendingPathComponent(file), encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      // Batteries of mice and keyboards have the scope "Device".
      guard value("type") == "Battery", value("scope") != "Device",
        let capacity = value("capacity").flatMap({ Int($0) })
      else { continue }
      level = CGFloat(min(max(capacity, 0), 100)) / 100
      isCharging = value("status") == "Charging"
      return
    }
    return nil
  }
}
