import Foundation
import UIKitCore

/// The size of the application's window, which is kept between launches.
///
/// Desktops choose the place of windows.
struct WindowPlacement: Codable, Equatable {
  /// The size of the content in points, while the window was neither maximized nor full screen.
  var width: Double
  var height: Double
  var isMaximized = false

  init(size: CGSize) {
    width = Double(size.width)
    height = Double(size.height)
  }

  var size: CGSize {
    get { CGSize(width: width, height: height) }
    set { (width, height) = (Double(newValue.width), Double(newValue.height)) }
  }

  /// The space of a monitor that panels and a title bar usually take, in points.
  private static let reservedHeight: CGFloat = 96

  // R-WIN-10
  /// Returns the first size of a window on a monitor, in points.
  ///
  /// - Parameters:
  ///   - size: The size that the window had before, or that of the device that it represents.
  ///   - monitor: The size of the monitor, or `nil` if it is unknown.
  /// - Returns: The size.
  static func firstSize(_ size: CGSize, on monitor: CGSize?) -> CGSize {
    guard let monitor else { return size }
    var limits = WindowSizeLimits()
    limits.maximum = CGSize(width: monitor.width, height: monitor.height - reservedHeight)
    return limits.clamp(size)
  }

  // MARK: Storing

  private static let name = "window.plist"

  /// Returns the placement of the last launch, or `nil` if there is none that makes sense.
  @MainActor static func stored(in store: any DataStore) -> WindowPlacement? {
    guard let data = try? store.read(name, limit: 10_000),
      let placement = try? PropertyListDecoder().decode(WindowPlacement.self, from: data),
      (1...32_000).contains(placement.width), (1...32_000).contains(placement.height)
    else { return nil }
    return placement
  }

  /// Stores the placement for the next launch; a failure is logged.
  @MainActor func store(in store: any DataStore) {
    guard let data = try? PropertyListEncoder().encode(self) else { return }
    do {
      try store.write(data, to: Self.name)
    } catch {
      Log.warning("The size of the window was not saved: \(error)")
    }
  }
}
