import UIKit

extension Scene {
  /// The scenes with custom tab bars.
  static let bars: [Scene] = [
    Scene(
      name: "plus",
      title: "Plus",
      group: .custom,
      summary: "A tab bar controller with a button between its tabs that rises above the bar.",
      details: ["The button belongs to the controller: it writes a message and selects nothing."],
      film: .tap("Notices"),
      makeController: { PlusTabBarController() }
    ),
    Scene(
      name: "ferry",
      title: "Ferry",
      group: .custom,
      summary: "A bar of its own height: backgrounds for each state, a line, an item that rises.",
      details: ["The ticket can be touched where it stands above the bar."],
      film: .tap("Weather"),
      makeController: { FerryTabBarController() }
    ),
    Scene(
      name: "bubble",
      title: "Bubble",
      group: .custom,
      summary: "Icons without titles; a bubble slides behind the one that is chosen.",
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
      title: "Moving icons",
      group: .custom,
      summary:
        "Icons that bounce, turn, flip or rise when they are chosen, and one that plays pictures.",
      film: .tap("Compass"),
      makeController: { MotionTabBarController() }
    ),
  ]
}
