import SimulatorKit
import UIKit

extension Scene {
  /// The list of all scenes, which is the gallery's initial page.
  static let chooser = Scene(name: "gallery", title: "Gallery") {
    ChooserViewController(scenes: all)
  }

  /// All scenes, in their order within each group.
  static let all = scenes + devices + text + menus + zooming + radio + arabic + films + bars

  private static let scenes: [Scene] = [
    Scene(
      name: "clock",
      title: "Clock",
      summary: "A world clock, alarms, a stopwatch and a timer, one tab each.",
      languages: ["en", "ar"],
      makeController: ClockTabBarController.init
    ),
    Scene(
      name: "channels",
      title: "Channels",
      summary:
        "Icons drawn in code, with different selected images, and a sliding transition between tabs.",
      film: .tap("频道三"),
      makeController: ChannelsTabBarController.init
    ),
    Scene(
      name: "settings",
      title: "Settings",
      group: .pages,
      summary:
        "Grouped settings with navigation rows, switches, single choices and a confirmation.",
      details: ["The large title shrinks as the rows scroll under it."],
      film: .tap("Sounds & Haptics"),
      makeController: PhoneSettingsTabBarController.init
    ),
    Scene(
      name: "mail",
      title: "Mail",
      group: .pages,
      summary:
        "A navigation stack in each tab, a toolbar below a message, and a sheet to write one.",
      details: [
        "Rows are sized by their text; swiping a row deletes or flags a message.",
        "The tab bar is hidden when a message is pushed, and a toolbar takes its place.",
      ],
      film: .tap("Port Office"),
      makeController: MailTabBarController.init
    ),
    Scene(
      name: "music",
      title: "Music",
      group: .pages,
      summary: "A grid of records, and a mini player that stays above the tab bar on every page.",
      details: ["Tapping the mini player opens the player as a sheet."],
      film: .tap("Low Water, Mara Quill"),
      makeController: MusicTabBarController.init
    ),
    Scene(
      name: "stack",
      title: "Navigation stacks",
      group: .pages,
      summary: "A cookbook with a navigation stack in each tab; a recipe hides the tab bar.",
      details: [
        "A swipe from the leading edge pops a page.",
        "Tapping the selected tab pops to its root page.",
      ],
      film: .tap("Soups"),
      prepare: RecipeTabBarController.openSoups,
      makeController: RecipeTabBarController.init
    ),
    Scene(
      name: "appearance",
      title: "Appearance",
      group: .looks,
      summary:
        "Appearance objects with one property set each: backgrounds, shadows, states, indicators.",
      pictureHeight: 910,
      makeController: AppearanceSpecimens.makeController
    ),
    Scene(
      name: "items",
      title: "Items",
      group: .items,
      summary: "Each property of an item, beside items that do not set it.",
      pictureHeight: 900,
      makeController: ItemSpecimens.makeController
    ),
    Scene(
      name: "badges",
      title: "Badges",
      group: .items,
      summary: "Badges with numbers, words, no text, and a custom color.",
      makeController: BadgesTabBarController.init
    ),
    Scene(
      name: "layouts",
      title: "Layouts",
      group: .items,
      summary:
        "The same items in the three layouts of a bar, and with each item positioning.",
      details: [
        "Titles are below the icons, or beside them in compact heights and regular widths.",
        "Items fill the bar, or are centered with the default or a custom width and spacing.",
      ],
      pictureHeight: 930,
      makeController: { UINavigationController(large: LayoutsViewController()) }
    ),
    Scene(
      name: "dark",
      title: "Dark",
      summary: "A player that is always dark; its covers show through the bars.",
      prepare: DarkTabBarController.showScrolled,
      makeController: DarkTabBarController.init
    ),
    Scene(
      name: "scroll",
      title: "Scroll",
      group: .use,
      summary:
        "A list under the bar, a paging strip, a map that scrolls both ways, and a note too short to scroll.",
      prepare: PlacesTabBarController.showScrolling,
      makeController: PlacesTabBarController.init
    ),
    Scene(
      name: "comingback",
      title: "State restoration",
      group: .use,
      summary:
        "Stories that open again at the same tab, page and scroll position after a relaunch.",
      details: [
        "Everything with a `restorationIdentifier` is restored: tabs, stacks, pages, scroll positions and selected rows.",
        "To try it in a window, close `gallery --scene comingback` and start it again.",
      ],
      film: .visit(StoriesTabBarController.read),
      prepare: StoriesTabBarController.read,
      makeController: StoriesTabBarController.init
    ),
    Scene(
      name: "scrolledge",
      title: "Scroll edge",
      group: .looks,
      summary: "A bar that is visible over a list, and transparent where no content is under it.",
      details: [
        "“Today” is short, so the bar fades out there.",
        "“Shopping” is short too, and has a colored scroll edge appearance.",
      ],
      film: .drag(RecipesTabBarController.scroll),
      makeController: RecipesTabBarController.init
    ),
    Scene(
      name: "alerts",
      title: "Alerts",
      group: .pages,
      summary: "A diary that confirms a deletion, and a ticket that is dragged open.",
      details: [
        "“Delete Note” shows an alert, and “Share Note” an action sheet.",
        "A property animator moves the ticket, so it can be stopped, reversed and released on the way.",
      ],
      film: .tap("Delete Note"),
      prepare: TravelTabBarController.showAlert,
      makeController: TravelTabBarController.init
    ),
    Scene(
      name: "onboarding",
      title: "Onboarding",
      group: .toolkit,
      summary: "An introduction in four pages with a page control, which scroll with the finger.",
      details: [
        "A page view controller requests pages when they are needed.",
        "The button moves to the next page, and returns to the first one at the end.",
      ],
      film: .drag(OnboardingViewController.drag),
      prepare: OnboardingViewController.showSecondPage,
      makeController: OnboardingViewController.init
    ),
    Scene(
      name: "sheets",
      title: "Sheets",
      group: .pages,
      summary: "A map under a resizable sheet, and a popover in regular widths.",
      details: [
        "At the medium detent the map and the tabs remain usable; at the large detent they are dimmed and scaled down.",
        "The button in the top corner opens a popover on iPad, and a low sheet on a phone.",
      ],
      film: .drag(WalksTabBarController.drag),
      prepare: WalksTabBarController.showCard,
      makeController: WalksTabBarController.init
    ),
    Scene(
      name: "legacy",
      title: "Legacy properties",
      group: .looks,
      summary: "Each property from before appearance objects, beside a bar without it.",
      pictureHeight: 1330,
      makeController: { UINavigationController(large: LegacyViewController()) }
    ),
    Scene(
      name: "proxies",
      title: "Proxies",
      group: .looks,
      summary:
        "Cards created by the same code, with a style for each class set through appearance proxies.",
      makeController: { UINavigationController(large: ProxiesViewController()) }
    ),
    Scene(
      name: "tables",
      title: "Tables",
      group: .pages,
      summary: "People by letter with an index, grouped settings, and 100,000 numbers.",
      details: [
        "Section headers stay at the top while rows of their section are visible.",
        "Only visible rows have cells, so the long table opens as fast as a short one.",
      ],
      film: .tap("Amara Adeyemi"),
      makeController: TablesTabBarController.init
    ),
    Scene(
      name: "changes",
      title: "Changes",
      group: .items,
      summary: "Items fade and slide when they are replaced, even during another change.",
      film: .tap("Replace First"),
      makeController: { UINavigationController(large: ChangesViewController()) }
    ),
    Scene(
      name: "standalone",
      title: "Standalone",
      group: .use,
      summary: "A reader with a standalone bar that is not managed by a tab bar controller.",
      makeController: { UINavigationController(rootViewController: ReaderViewController()) }
    ),
    Scene(
      name: "customize",
      title: "Customize",
      group: .use,
      summary:
        "The user customizes the bar: one tool was dragged onto it, and another one is being dragged.",
      details: [
        "“Contents” is not one of the choices, so it keeps its place and has no background plate.",
        "Tools that are already on the bar are dimmed; the item that would be replaced is highlighted.",
      ],
      prepare: ReaderViewController.showCustomizing,
      makeController: { UINavigationController(rootViewController: ReaderViewController()) }
    ),
    Scene(
      name: "adaptive",
      title: "Adaptive",
      group: .looks,
      summary:
        "A bar in light and dark style, with increased contrast, right to left, and below a card.",
      details: [
        "With increased contrast, the unselected icons, the hairline and the badge stand out more.",
        "Below a card, the tint is gray.",
      ],
      makeController: { UINavigationController(large: AdaptiveViewController()) }
    ),
    Scene(
      name: "grid",
      title: "Photos",
      group: .pages,
      summary:
        "Collection views: photos by month, on shelves, in a list of albums, and with a filter.",
      details: ["The header of a month is pinned to the top while its photos are visible."],
      prepare: GridTabBarController.showPinnedHeader,
      makeController: GridTabBarController.init
    ),
    Scene(
      name: "transparency",
      title: "Reduced transparency",
      group: .looks,
      summary: "The channels with the Reduce Transparency setting, which makes the bar opaque.",
      prepare: { $0.reducesTransparency = true },
      makeController: ChannelsTabBarController.init
    ),
    Scene(
      name: "largetext",
      title: "Large text",
      group: .use,
      summary: "At accessibility text sizes, touching and holding an item enlarges it.",
      details: ["The text of the page follows the text size; the bar does not."],
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
      summary: "Mail, a note and voice memos with toolbars above the tab bar.",
      details: [
        "The filter is on; a tap turns it off.",
        "Buttons keep a margin from the edges, and a custom view is centered by flexible spaces.",
      ],
      makeController: ToolbarsTabBarController.init
    ),
    Scene(
      name: "editing",
      title: "Editing lists",
      group: .pages,
      summary: "Reminders with lists in editing mode, and rows with swipe actions.",
      details: [
        "Rows can be deleted, and dragged within their group and to the other group.",
        "The rows of “Today” have leading and trailing actions.",
      ],
      prepare: RemindersTabBarController.showEditing,
      makeController: RemindersTabBarController.init
    ),
    Scene(
      name: "swiping",
      title: "Swipe actions",
      group: .pages,
      summary: "A day in Reminders with one row swiped open to show its actions.",
      prepare: RemindersTabBarController.showSwipe,
      makeController: RemindersTabBarController.init
    ),
    Scene(
      name: "snapshots",
      title: "Snapshots",
      group: .pages,
      summary: "Chores in a diffable data source, whose rows animate to their new positions.",
      film: .tap("Swap"),
      makeController: RemindersTabBarController.makeChores
    ),
    Scene(
      name: "constraints",
      title: "Constraints",
      group: .toolkit,
      summary: "A page laid out by constraints and stack views, sized by its text and margins.",
      makeController: ProfileTabBarController.init
    ),
    Scene(
      name: "views",
      title: "Views",
      group: .toolkit,
      summary: "Labels, buttons, images, layers, blur and animation, without a bar.",
      makeController: { UINavigationController(rootViewController: ViewsViewController()) }
    ),
    Scene(
      name: "titles",
      title: "Titles",
      group: .pages,
      summary:
        "Navigation bars in tabs with large titles, custom appearances, prompts and back buttons.",
      details: [
        "A large title scrolls with the page and collapses into the bar.",
        "The other tabs show a scrolled page, an item with its own appearance, and standalone bars.",
      ],
      film: .tap("Fern Valley"),
      makeController: TrailsTabBarController.init
    ),
  ]
}
