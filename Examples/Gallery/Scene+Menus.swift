import UIKit

extension Scene {
  /// The scenes with configured buttons, menus and composed layouts.
  static let menus: [Scene] = [
    Scene(
      name: "buttons",
      title: "Buttons",
      group: .toolkit,
      summary: "The styles of buttons with configurations, with images, subtitles and sizes.",
      details: [
        "Colors follow the tint color and the state of the button.",
        "An activity indicator takes the place of the image.",
      ],
      pictureHeight: 860,
      makeController: { UINavigationController(large: ButtonStylesViewController()) }
    ),
    Scene(
      name: "menus",
      title: "Menus",
      group: .toolkit,
      summary:
        "Menus of a bar button item and of buttons, a pop-up button, and context menus of rows.",
      details: [
        "Menus open by a tap, by a long press or by the secondary button, and a finger can slide to an item.",
        "Submenus open above the menu; a check mark is at the leading edge.",
      ],
      prepare: MenusViewController.openMenu,
      makeController: { UINavigationController(rootViewController: MenusViewController()) }
    ),
    Scene(
      name: "contextmenu",
      title: "Context menu",
      group: .toolkit,
      summary: "A row of a list that is lifted, with its menu.",
      prepare: MenusViewController.pressRow,
      makeController: { UINavigationController(rootViewController: MenusViewController()) }
    ),
    Scene(
      name: "reminders",
      title: "Reminders",
      group: .toolkit,
      summary: "A row of a list that is dragged to another place.",
      details: [
        "The other rows make room; the preview follows the finger with a shadow.",
        "Dropping it calls the data source, without editing mode.",
      ],
      prepare: RemindersViewController.dragRow,
      makeController: { UINavigationController(rootViewController: RemindersViewController()) }
    ),
    Scene(
      name: "appstore",
      title: "App Store",
      group: .pages,
      summary: "Cards, columns of apps and a list in one compositional layout.",
      details: [
        "Cards are centered one at a time; columns of three apps stop at their leading edge.",
        "The categories are list cells.",
      ],
      makeController: StoreTabBarController.init
    ),
  ]
}
