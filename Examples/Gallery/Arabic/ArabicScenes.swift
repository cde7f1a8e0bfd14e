import SimulatorKit
import UIKit

extension Scene {
  /// An address book in Arabic: the words that the system brings are in the language of its device.
  static let arabic: [Scene] = [
    Scene(
      name: "arabic",
      title: "Arabic",
      group: .use,
      summary: "An address book from right to left; its tabs are system items in Arabic.",
      details: ["The first tab stands at the right, and a badge at the upper left of its icon."],
      language: "ar",
      makeController: ArabicTabBarController.init
    ),
    Scene(
      name: "arabicpage",
      title: "Arabic page",
      group: .use,
      summary: "The way back points to the right, where the page came from the left.",
      film: .drag(ArabicTabBarController.back),
      language: "ar",
      prepare: ArabicTabBarController.openPerson,
      makeController: ArabicTabBarController.init
    ),
    Scene(
      name: "arabicmore",
      title: "Arabic More",
      group: .use,
      summary: "What found no place on the bar, and the button to arrange it, in Arabic.",
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

  /// A finger that comes in from the right and leads back to the list.
  static func back(_ simulator: Simulator) -> (from: CGPoint, to: CGPoint) {
    let area = simulator.window.bounds
    return (
      CGPoint(x: area.width - 2, y: area.height * 0.6),
      CGPoint(x: area.width * 0.2, y: area.height * 0.6)
    )
  }

  /// The tabs that found no place; where all have one, the first tab stays.
  static func showMore(on device: Simulator) throws {
    guard device.hasMore else { return }
    try device.tapMore()
    device.advance(by: 1)
  }
}
