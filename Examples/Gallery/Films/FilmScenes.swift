import SimulatorKit
import UIKit

extension Scene {
  /// The scenes for televisions.
  static let films: [Scene] = [
    Scene(
      name: "films",
      title: "Films",
      summary: "A television: a bar that floats at the top, and posters that step forward.",
      details: [
        "The tab with the focus is white, and so its page is shown; the page keeps clear of the bar.",
        "A name and a clock stand at the sides of the bar, as accessory views.",
      ],
      device: .appleTV,
      makeController: FilmsTabBarController.init
    )
  ]
}
