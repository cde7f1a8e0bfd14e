import UIKit

extension Scene {
  /// The scenes with content that is zoomed.
  static let zooming: [Scene] = [
    Scene(
      name: "photos",
      title: "Photos",
      group: .pages,
      summary: "Photographs side by side that are zoomed by pinching and by double taps.",
      details: [
        "A photograph stays under the fingers, resists beyond its limits, and is centered while it is small.",
        "A tap hides the bars and the status bar.",
      ],
      makeController: { UINavigationController(rootViewController: PhotosViewController()) }
    )
  ]
}
