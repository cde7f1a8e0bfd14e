import SimulatorKit
import UIKit

extension Scene {
  /// The scenes for televisions.
  static let films: [Scene] = [
    Scene(
      name: "films",
      title: "Films",
      summary:
        "A television app with a floating bar at the top, and posters that grow with the focus.",
      details: [
        "The focused tab is white and its page is selected; the page is inset below the bar.",
        "A name and a clock are accessory views at the sides of the bar.",
      ],
      device: .appleTV,
      makeController: FilmsTabBarController.init
    )
  ]
}
