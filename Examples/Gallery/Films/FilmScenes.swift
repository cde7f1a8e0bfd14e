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
    ),
    Scene(
      name: "tvsettings",
      title: "Television settings",
      group: .pages,
      summary: "A table and buttons on a television: the focused row and button are white.",
      details: ["Rows are 66 points high; the picture follows the focused row."],
      device: .appleTV,
      prepare: { television in
        for _ in 0..<3 {
          television.press(.downArrow)
          television.advance(by: 1)
        }
      },
      makeController: FilmsTabBarController.makeSettings
    ),
  ]
}
