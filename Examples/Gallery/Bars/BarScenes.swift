import UIKit

extension Scene {
  /// The scenes with custom tab bars.
  static let bars: [Scene] = [
    Scene(
      name: "plus",
      title: "Plus",
      group: .custom,
      summary: "A tab bar controller with a raised action button between its tabs.",
      details: [
        "The button is not a tab: it opens a new message and does not change the selection."
      ],
      film: .tap("New Message"),
      makeController: { PlusTabBarController() }
    ),
    Scene(
      name: "ferry",
      title: "Ferry",
      group: .custom,
      summary: "A bar with a custom height, backgrounds for each state, a line, and a raised item.",
      details: ["The raised item can also be tapped above the bar."],
      film: .tap("Weather"),
      makeController: { FerryTabBarController() }
    ),
    Scene(
      name: "bubble",
      title: "Bubble",
      group: .custom,
      summary: "Icons without titles, and a bubble that slides behind the selected icon.",
      film: .tap("Saved"),
      makeController: { BubbleTabBarController() }
    ),
    Scene(
      name: "card",
      title: "Card",
      group: .custom,
      summary: "The bar is a card that floats above the pages.",
      makeController: { CardTabBarController() }
    ),
    Scene(
      name: "motion",
      title: "Animated icons",
      group: .custom,
      summary:
        "Icons that bounce, rotate, flip or rise when selected, and one that plays a sequence of images.",
      film: .tap("Compass"),
      // The badge is fully visible again.
      prepare: { $0.advance(by: 1.8) },
      makeController: { MotionTabBarController() }
    ),
  ]
}
