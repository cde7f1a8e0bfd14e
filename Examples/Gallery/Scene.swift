import UIKit

/// One page of the gallery: a name for the command line and a controller to show.
@MainActor
struct Scene {
  /// What `--scene` takes and pictures are named after.
  let name: String

  /// What the buttons of the gallery's window say.
  let title: String

  /// The tab whose selection `--film` records; nil where nothing moves.
  var filmedTab: String?

  /// Makes the controller anew, so that scenes share nothing.
  let makeController: () -> UIViewController

  /// Every scene, in the order of the window's buttons.
  static let all: [Scene] = [
    Scene(name: "clock", title: "Clock", makeController: ClockTabBarController.init),
    Scene(
      name: "channels",
      title: "Channels",
      filmedTab: "频道三",
      makeController: ChannelsTabBarController.init
    ),
    Scene(name: "badges", title: "Badges", makeController: BadgesTabBarController.init),
    Scene(name: "dark", title: "Dark", makeController: DarkTabBarController.init),
    Scene(name: "views", title: "Views", makeController: ViewsViewController.init),
  ]
}
