import SimulatorKit
import UIKit

/// A scene of the gallery: a name for the command line and a controller to show.
@MainActor
struct Scene {
  /// The name, as used by `--scene` and in the names of the picture files.
  let name: String

  /// The title in the list of scenes and on the documentation page.
  let title: String

  /// The group in which the list and the documentation page show the scene.
  var group = Group.apps

  /// A sentence about what the scene shows, for the list and the documentation page.
  var summary = ""

  /// Notable details of the picture, each a list item on the documentation page.
  var details: [String] = []

  /// The interaction that `--film` records; `nil` for a scene that is not recorded.
  var film: Film?

  /// The language of the device in the pictures; `nil` for that of the command line.
  var language: String?

  /// The least height of a phone that shows the whole scene, in points; `nil` for the height of the
  /// device.
  var pictureHeight: CGFloat?

  /// The device that the scene is made for; `nil` for any device.
  var device: Device?

  /// Brings the scene into the state that its picture shows, for example by opening a sheet,
  /// scrolling, or holding a finger down.
  ///
  /// Called after the first second on the simulator. It is not called in the gallery's window.
  var prepare: (@MainActor (Simulator) throws -> Void)?

  /// Creates a new controller, so that scenes share no state.
  let makeController: () -> UIViewController

  /// An interaction whose frames are recorded.
  enum Film {
    /// A tap on the tab or button with this label.
    case tap(String)
    /// A drag between two points of the window.
    case drag(@MainActor (Simulator) -> (from: CGPoint, to: CGPoint))
    /// Actions in the app, after which it is closed and opened again.
    case visit(@MainActor (Simulator) throws -> Void)
  }

  /// The groups of scenes, in the order of the list and the documentation page.
  enum Group: String, CaseIterable {
    case apps = "Small apps"
    case pages = "Pages in tabs"
    case looks = "How the bar looks"
    case items = "Items and layouts"
    case use = "Using the bar"
    case custom = "Bars of another kind"
    case toolkit = "Below the bar"
  }

  /// The list of all scenes, which is the gallery's initial page.
  static let chooser = Scene(name: "gallery", title: "Gallery") {
    ChooserViewController(scenes: all)
  }

  /// All scenes, in their order within each group.
  static let all = scenes + radio + arabic + films + bars

  private static let scenes: [Scene] = [
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
      film: .tap("频道三"),
      makeController: ChannelsTabBarController.init
    ),
    Scene(
      name: "settings",
      title: "Settings",
      group: .pages,
      summary: "A phone's settings: grouped rows that lead further, switches, choices, a question.",
      details: ["The large title shrinks as the rows scroll under it."],
      film: .tap("Sounds"),
      makeController: PhoneSettingsTabBarController.init
    ),
    Scene(
      name: "mail",
      title: "Mail",
      group: .pages,
      summary:
        "Letters in tabs: a stack in each, a toolbar where a letter is read, a card to write one.",
      details: [
        "Rows get their height from their text; a swipe deletes or flags.",
        "The tab bar goes with the page that is covered, and a toolbar takes its room.",
      ],
      film: .tap("Port Office"),
      makeController: MailTabBarController.init
    ),
    Scene(
      name: "music",
      title: "Music",
      group: .pages,
      summary: "Records in a grid, and a small player that stays above the tabs whatever is shown.",
      details: ["A tap on the player opens it as a card."],
      film: .tap("Low Water, Mara Quill"),
      makeController: MusicTabBarController.init
    ),
    Scene(
      name: "stack",
      title: "Stacks",
      group: .pages,
      summary: "A cookbook with a stack of pages in each tab; a recipe takes the tab bar's room.",
      details: [
        "A finger that comes in from the leading edge draws a page away.",
        "Another tap on the tab leads back to its root.",
      ],
      film: .tap("Soups"),
      prepare: RecipeTabBarController.openSoups,
      makeController: RecipeTabBarController.init
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
      name: "comingback",
      title: "Coming back",
      group: .use,
      summary:
        "Something to read: quit it, start it, and the same tab shows the same page at the same line.",
      details: [
        "Whatever has a `restorationIdentifier` comes back: tabs, stacks, pages, what is scrolled and selected.",
        "In a window, close `gallery --scene comingback` and start it again.",
      ],
      film: .visit(StoriesTabBarController.read),
      prepare: StoriesTabBarController.read,
      makeController: StoriesTabBarController.init
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
      film: .tap("Today"),
      makeController: RecipesTabBarController.init
    ),
    Scene(
      name: "alerts",
      title: "Alerts",
      group: .pages,
      summary: "A diary that asks before it deletes, and a ticket that is drawn up by the finger.",
      details: [
        "“Delete note” shows an alert, “Share note” an action sheet.",
        "The ticket is moved by a property animator: hold it on the way, turn it around, let it go.",
      ],
      film: .tap("Delete note"),
      prepare: TravelTabBarController.showAlert,
      makeController: TravelTabBarController.init
    ),
    Scene(
      name: "sheets",
      title: "Sheets",
      group: .pages,
      summary: "A map under a card that a finger pulls up; where there is room, a popover.",
      details: [
        "At half its height the card leaves the map and the tabs alone; higher up they get dark and step back.",
        "The button at the upper corner brings a popover on iPad, and a low card on a phone.",
      ],
      film: .drag(WalksTabBarController.drag),
      prepare: WalksTabBarController.showCard,
      makeController: WalksTabBarController.init
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
      name: "tables",
      title: "Tables",
      group: .pages,
      summary: "People by letter, settings in groups, and a hundred thousand numbers.",
      details: [
        "Letters stay at the top while their people are seen.",
        "Only rows on the screen have cells, so the long table opens as fast as a short one.",
      ],
      film: .tap("Settings"),
      makeController: TablesTabBarController.init
    ),
    Scene(
      name: "changes",
      title: "Changes",
      group: .items,
      summary: "Items fade and slide when they are replaced, also in the middle of another change.",
      film: .tap("One goes, one comes"),
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
      name: "grid",
      title: "Photos",
      group: .pages,
      summary:
        "Photos in collections: by months, on shelves, as a list of albums, and thinned out by a filter.",
      details: ["The name of a month stays at the top as long as its photos are in view."],
      prepare: GridTabBarController.showPinnedHeader,
      makeController: GridTabBarController.init
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
      name: "toolbars",
      title: "Toolbars",
      group: .pages,
      summary: "Mail, a note and memos: what can be done with a page, on a bar of its own.",
      details: [
        "The filter is on: a tap turns it off.",
        "Buttons keep their distance from the edges, a view of the app's own stands between flexible spaces.",
      ],
      makeController: ToolbarsTabBarController.init
    ),
    Scene(
      name: "editing",
      title: "Editing lists",
      group: .pages,
      summary: "Reminders: lists that are being put in order, and rows that swipe aside.",
      details: [
        "Rows can be deleted, and dragged within their group and to the other one.",
        "“Today” has actions at both sides of its rows.",
      ],
      prepare: RemindersTabBarController.showEditing,
      makeController: RemindersTabBarController.init
    ),
    Scene(
      name: "swiping",
      title: "Swiped rows",
      group: .pages,
      summary: "A day in Reminders: one row is swiped open and shows its actions.",
      prepare: RemindersTabBarController.showSwipe,
      makeController: RemindersTabBarController.init
    ),
    Scene(
      name: "snapshots",
      title: "Snapshots",
      group: .pages,
      summary: "Chores that are described by snapshots; their rows find their new places.",
      film: .tap("Swap"),
      makeController: RemindersTabBarController.makeChores
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
    Scene(
      name: "titles",
      title: "Titles",
      group: .pages,
      summary:
        "Navigation bars in tabs: large titles, looks of their own, prompts, and the way back.",
      details: [
        "A large title is part of the page's upper edge; scrolled, it shrinks into the bar.",
        "The other tabs show a scrolled page, an item with a look of its own, and bars one by one.",
      ],
      film: .tap("Fern Valley"),
      makeController: TrailsTabBarController.init
    ),
  ]
}
