import SimulatorKit
import UIKit

extension Scene {
  /// The scenes with an address book in Arabic, whose system texts are in the language of the
  /// device.
  static let arabic: [Scene] = [
    Scene(
      name: "arabic",
      title: "Arabic",
      group: .use,
      summary: "A right-to-left address book, whose tabs are system items in Arabic.",
      details: ["The first tab is at the right, and badges are at the upper left of the icons."],
      language: "ar",
      makeController: ArabicTabBarController.init
    ),
    Scene(
      name: "arabicpage",
      title: "Arabic page",
      group: .use,
      summary: "The back button points to the right, because the page was pushed from the left.",
      film: .drag(ArabicTabBarController.back),
      language: "ar",
      prepare: ArabicTabBarController.openPerson,
      makeController: ArabicTabBarController.init
    ),
    Scene(
      name: "arabicmore",
      title: "Arabic More",
      group: .use,
      summary: "The More list and its Edit button in Arabic.",
      language: "ar",
      prepare: ArabicTabBarController.showMore,
      makeController: ArabicTabBarController.init
    ),
  ]
}

extension ArabicTabBarController {
  static func openPerson(on device: Simulator) throws {
    try device.tap(AddressEntry.all[0].name)
    device.advance(by: 1)
  }

  /// The drag from the right edge that navigates back to the list.
  static func back(_ simulator: Simulator) -> (from: CGPoint, to: CGPoint) {
    let area = simulator.window.bounds
    return (
      CGPoint(x: area.width - 2, y: area.height * 0.6),
      CGPoint(x: area.width * 0.2, y: area.height * 0.6)
    )
  }

  /// Shows the More list.
  ///
  /// Does nothing if all tabs fit on the bar.
  static func showMore(on device: Simulator) throws {
    guard device.hasMore else { return }
    try device.tapMore()
    device.advance(by: 1)
  }
}
