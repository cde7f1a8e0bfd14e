import UIKit

extension Scene {
  /// The scenes that are made for one device or one orientation, and standard controls in them.
  static let devices: [Scene] = [
    Scene(
      name: "actionsheet",
      title: "Action sheet",
      group: .pages,
      summary: "The ways to share a note, in an action sheet from the bottom of the screen.",
      details: ["On iPad the same controller is a popover."],
      film: .tap("Share Note"),
      prepare: TravelTabBarController.showActionSheet,
      makeController: TravelTabBarController.init
    ),
    Scene(
      name: "popover",
      title: "Popover",
      group: .pages,
      summary: "The styles of a map in a popover, whose arrow points at their button.",
      device: .iPadPro11,
      prepare: WalksTabBarController.showStyles,
      makeController: WalksTabBarController.init
    ),
    Scene(
      name: "segmented",
      title: "Segmented control",
      group: .pages,
      summary: "Tides by day, week and month, in a chart and a list.",
      makeController: TidesTabBarController.init
    ),
    Scene(
      name: "mailsplit",
      title: "Mail on iPad",
      group: .pages,
      summary: "Mailboxes, messages and a message in the three columns of a split view.",
      details: [
        "The button in the outermost bar shows one more column, which moves the message aside.",
        "On a phone, the pages of all columns are on one stack.",
      ],
      device: .iPadPro11,
      orientation: .landscapeRight,
      makeController: MailSplitViewController.init
    ),
    Scene(
      name: "ipad",
      title: "iPad",
      group: .use,
      summary: "The photo library on iPad, with titles beside the icons of the tab bar.",
      device: .iPadPro11,
      makeController: GridTabBarController.init
    ),
    Scene(
      name: "landscape",
      title: "Landscape",
      group: .use,
      summary: "The records in landscape, where the bars are lower.",
      orientation: .landscapeRight,
      makeController: MusicTabBarController.init
    ),
  ]
}
