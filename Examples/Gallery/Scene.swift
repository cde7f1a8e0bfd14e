import SimulatorKit
import UIKit

/// One page of the gallery: a name for the command line and a controller to show.
@MainActor
struct Scene {
  /// What `--scene` takes and pictures are named after.
  let name: String

  /// What the buttons of the gallery's window say.
  let title: String

  /// The heading under which the window and the documentation show it.
  var group = Group.apps

  /// What it shows, in one sentence; the documentation prints it below the picture.
  var summary = ""

  /// What deserves a look in the picture; a line each in the documentation.
  var details: [String] = []

  /// The tab or button that is tapped for `--film`; nil where nothing moves.
  var filmedTap: String?

  /// How high a phone has to be for its picture to show all; nil takes a real one.
  var pictureHeight: CGFloat?

  /// Brings the scene into the state that its picture shows: opens a sheet, scrolls, holds a finger down.
  ///
  /// It runs after the first second on the device. In the gallery's window nothing runs.
  var prepare: (@MainActor (Simulator) throws -> Void)?

  /// Makes the controller anew, so that scenes share nothing.
  let makeController: () -> UIViewController

  /// The parts of the gallery, in the order of the window and of the documentation.
  enum Group: String, CaseIterable {
    case apps = "Small apps"
    case looks = "How the bar looks"
    case items = "Items and layouts"
    case use = "Using the bar"
    case toolkit = "Below the bar"
  }

  /// What the window opens with: the list of all scenes.
  static let chooser = Scene(name: "gallery", title: "Gallery") {
    ChooserViewController(scenes: all)
  }

  /// Every scene, in the order of the window's buttons within its group.
  static let all: [Scene] = [
    Scene(
      name: "clock",
      title: "Clock",
      summary: "A world clock, alarms, a stopwatch and a timer, one tab each.",
      makeController: ClockTabBarController.init
    ),
    Scene(
      name: "channels",
      title: "Channels",
      summary: "Drawn icons, other ones when selected, and channels that push each other out.",
      filmedTap: "频道三",
      makeController: ChannelsTabBarController.init
    ),
    Scene(
      name: "appearance",
      title: "Appearance",
      group: .looks,
      summary: "Appearance objects, one property a card: backgrounds, shadows, states, indicators.",
      makeController: AppearanceSpecimens.makeController
    ),
    Scene(
      name: "items",
      title: "Items",
      group: .items,
      summary: "What can be said about an item, beside items about which it was not said.",
      makeController: ItemSpecimens.makeController
    ),
    Scene(
      name: "badges",
      title: "Badges",
      group: .items,
      summary: "Numbers, words, an empty badge and one in another colour.",
      makeController: BadgesTabBarController.init
    ),
    Scene(
      name: "layouts",
      title: "Layouts",
      group: .items,
      summary:
        "The same items in the three layouts of a bar, and in the places where they may stand.",
      details: [
        "Titles stand below icons, or beside them where there is little height or much width.",
        "Items fill the bar, or stand in its middle with the system's or the app's width and spacing.",
      ],
      makeController: LayoutsViewController.init
    ),
    Scene(
      name: "dark",
      title: "Dark",
      summary: "A player that is dark on a light phone too; its covers show through the bar.",
      makeController: DarkTabBarController.init
    ),
    Scene(
      name: "scroll",
      title: "Scroll",
      group: .use,
      summary:
        "A list under the bar, a strip that turns page by page, a map for both directions and a note with nowhere to go.",
      prepare: PlacesTabBarController.showScrolling,
      makeController: PlacesTabBarController.init
    ),
    Scene(
      name: "scrolledge",
      title: "Scroll edge",
      group: .looks,
      summary: "Recipes: the bar stands out over a list, and is clear where nothing lies under it.",
      details: [
        "Today is short, so the bar fades to clear there.",
        "Shopping is short too and brings a colour of its own.",
      ],
      filmedTap: "Today",
      makeController: RecipesTabBarController.init
    ),
    Scene(
      name: "legacy",
      title: "Older looks",
      group: .looks,
      summary: "Each look property from before appearance objects, beside a bar without it.",
      pictureHeight: 1220,
      makeController: LegacyViewController.init
    ),
    Scene(
      name: "proxies",
      title: "Proxies",
      group: .looks,
      summary: "Cards made by the same code, each kind styled by rules that are said once.",
      makeController: ProxiesViewController.init
    ),
    Scene(
      name: "changes",
      title: "Changes",
      group: .items,
      summary: "Items fade and slide when they are replaced, also in the middle of another change.",
      filmedTap: "One goes, one comes",
      makeController: ChangesViewController.init
    ),
    Scene(
      name: "standalone",
      title: "Standalone",
      group: .use,
      summary: "A reader with a bar of its own, which no controller manages.",
      makeController: ReaderViewController.init
    ),
    Scene(
      name: "customize",
      title: "Customize",
      group: .use,
      summary:
        "The user chooses what stands on the bar: one tool was dragged there, another one is on its way.",
      details: [
        "“Contents” is not among the choices: it has no plate and stays where it is.",
        "What stands on the bar already is dimmed; the item that would be replaced now glows.",
      ],
      prepare: ReaderViewController.showCustomizing,
      makeController: ReaderViewController.init
    ),
    Scene(
      name: "adaptive",
      title: "Adaptive",
      group: .looks,
      summary:
        "One bar in light and dark, with more contrast, from right to left and below a card.",
      details: [
        "With increased contrast the unselected icons, the hairline and the badge are stronger.",
        "Below a card the tint is grey.",
      ],
      makeController: AdaptiveViewController.init
    ),
    Scene(
      name: "transparency",
      title: "Less transparency",
      group: .looks,
      summary: "The channels again, for those who want to see nothing through the bar.",
      prepare: { $0.reducesTransparency = true },
      makeController: ChannelsTabBarController.init
    ),
    Scene(
      name: "largetext",
      title: "Large text",
      group: .use,
      summary: "In text for low vision a finger held on an item shows it large.",
      details: ["The text of the page follows the text size, the bar does not."],
      prepare: { simulator in
        guard let item = simulator.elements.first(where: { $0.label == "Bookshelf" }) else {
          return
        }
        simulator.press(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
        simulator.advance(by: 1)
      },
      makeController: LargeTextViewController.init
    ),
    Scene(
      name: "constraints",
      title: "Constraints",
      group: .toolkit,
      summary: "A page placed by constraints and stacks: text and margins decide.",
      makeController: ProfileTabBarController.init
    ),
    Scene(
      name: "views",
      title: "Views",
      group: .toolkit,
      summary: "Labels, buttons, images, layers, blur and animation, without a bar.",
      makeController: ViewsViewController.init
    ),
  ]
}
