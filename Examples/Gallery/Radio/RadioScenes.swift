import SimulatorKit
import UIKit

extension Scene {
  /// The scenes with the radio app.
  static let radio: [Scene] = [
    Scene(
      name: "radio",
      title: "Radio",
      summary: "Six tabs; swiping across a page switches to the adjacent tab.",
      details: [
        "The transition follows the finger, and is cancelled if the finger is lifted too early.",
        "Opening a program hides the tab bar.",
      ],
      film: .drag(RadioTabBarController.swipe),
      languages: ["en", "ar"],
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "more",
      title: "More",
      summary: "The radio app on a phone, where two of its six tabs are in the More list.",
      details: ["The badge of a tab is shown in its row."],
      languages: ["en", "ar"],
      prepare: RadioTabBarController.showMore,
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "arranging",
      title: "Arranging",
      summary: "The Edit button of More opens a sheet from which icons are dragged onto the bar.",
      details: ["The order of the tabs is restored at the next launch."],
      languages: ["en", "ar"],
      prepare: RadioTabBarController.showSheet,
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "morepages",
      title: "Pages in More",
      summary: "A tab with a navigation stack, opened from More, with a page pushed onto it.",
      film: .drag(RadioTabBarController.back),
      languages: ["en", "ar"],
      prepare: RadioTabBarController.showSettings,
      makeController: { RadioTabBarController() }
    ),
    Scene(
      name: "hiding",
      title: "Hiding",
      group: .use,
      summary: "A switch hides and shows the tab bar, and the page is resized.",
      film: .tap("Hide Tabs"),
      languages: ["en", "ar"],
      makeController: { RadioTabBarController(selecting: 3) }
    ),
  ]
}

extension RadioTabBarController {
  /// The drag that swipes to the second tab.
  static func swipe(_ simulator: Simulator) -> (from: CGPoint, to: CGPoint) {
    let area = simulator.window.bounds
    let isMirrored = simulator.layoutDirection == .rightToLeft
    let (start, end) = isMirrored ? (0.12, 0.88) : (0.88, 0.12)
    return (
      CGPoint(x: area.width * start, y: area.height * 0.6),
      CGPoint(x: area.width * end, y: area.height * 0.6)
    )
  }

  /// The drag from the leading edge that navigates back to the list.
  static func back(_ simulator: Simulator) -> (from: CGPoint, to: CGPoint) {
    let area = simulator.window.bounds
    let isMirrored = simulator.layoutDirection == .rightToLeft
    let edge = isMirrored ? area.width - 2 : 2
    return (
      CGPoint(x: edge, y: area.height * 0.6),
      CGPoint(x: area.width * (isMirrored ? 0.2 : 0.8), y: area.height * 0.6)
    )
  }

  /// Shows the More list.
  ///
  /// Does nothing if all tabs fit on the bar.
  static func showMore(_ simulator: Simulator) throws {
    guard simulator.hasMore else { return }
    try simulator.tapMore()
    simulator.advance(by: 1)
  }

  /// Shows the sheet in which users arrange the tabs.
  ///
  /// Does nothing if all tabs fit on the bar.
  static func showSheet(_ simulator: Simulator) throws {
    guard simulator.hasMore else { return }
    try showMore(simulator)
    try simulator.tapEdit()
    simulator.advance(by: 1)
  }

  /// Opens a page in the Settings tab, which is in the More list if not all tabs fit on the bar.
  static func showSettings(_ simulator: Simulator) throws {
    try showMore(simulator)
    try simulator.tap("Settings".localized)
    simulator.advance(by: 1)
    try simulator.tap("Sleep Timer".localized)
    simulator.advance(by: 1)
  }
}
