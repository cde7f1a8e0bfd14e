import SimulatorKit
import UIKit

extension Scene {
  /// The radio and what can be seen in it.
  static let radio: [Scene] = [
    Scene(
      name: "radio",
      title: "Radio",
      summary: "Six tabs; a finger that slides across a page draws in the tab beside it.",
      details: [
        "The page follows the finger, and goes back if it is let go too early.",
        "A programme takes the tab bar's room.",
      ],
      film: .drag(RadioTabBarController.swipe),
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "more",
      title: "More",
      summary: "The radio again: two of its tabs find no place on a phone's bar.",
      details: ["The badge of a tab in the list stands in its row."],
      prepare: RadioTabBarController.showMore,
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "arranging",
      title: "Arranging",
      summary: "More has an Edit button: an icon dragged onto the bar takes another one's place.",
      details: ["The order is there again when the gallery is opened the next time."],
      prepare: RadioTabBarController.showSheet,
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "morepages",
      title: "Pages in More",
      summary: "A tab that is a stack itself brings its pages along when it is opened from More.",
      film: .drag(RadioTabBarController.back),
      prepare: RadioTabBarController.showSettings,
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "hiding",
      title: "Hiding",
      group: .use,
      summary: "A switch takes the bar away and brings it back; the page gets its room.",
      film: .tap("Hide tabs"),
      makeController: { RadioTabBarController(selecting: 3) }
    ),
  ]
}

extension RadioTabBarController {
  /// A finger that draws the second tab in.
  static func swipe(_ simulator: Simulator) -> (from: CGPoint, to: CGPoint) {
    let area = simulator.window.bounds
    let isMirrored = simulator.layoutDirection == .rightToLeft
    let (start, end) = isMirrored ? (0.12, 0.88) : (0.88, 0.12)
    return (
      CGPoint(x: area.width * start, y: area.height * 0.6),
      CGPoint(x: area.width * end, y: area.height * 0.6)
    )
  }

  /// A finger that comes in from the edge and leads back to the list.
  static func back(_ simulator: Simulator) -> (from: CGPoint, to: CGPoint) {
    let area = simulator.window.bounds
    let isMirrored = simulator.layoutDirection == .rightToLeft
    let edge = isMirrored ? area.width - 2 : 2
    return (
      CGPoint(x: edge, y: area.height * 0.6),
      CGPoint(x: area.width * (isMirrored ? 0.2 : 0.8), y: area.height * 0.6)
    )
  }

  /// The tabs that found no place; where all have one, the first tab stays.
  static func showMore(_ simulator: Simulator) throws {
    guard simulator.hasMore else { return }
    try simulator.tapMore()
    simulator.advance(by: 1)
  }

  /// The sheet on which people arrange their tabs; where all have a place, there is none.
  static func showSheet(_ simulator: Simulator) throws {
    guard simulator.hasMore else { return }
    try showMore(simulator)
    try simulator.tapEdit()
    simulator.advance(by: 1)
  }

  /// A page of a tab under More, pushed there, or in its own place.
  static func showSettings(_ simulator: Simulator) throws {
    try showMore(simulator)
    try simulator.tap("Settings")
    simulator.advance(by: 1)
    try simulator.tap("Sleep timer")
    simulator.advance(by: 1)
  }
}
