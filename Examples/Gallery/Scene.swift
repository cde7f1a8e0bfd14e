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

  /// The languages of the scene's own texts.
  ///
  /// On a device in another language, pictures are in the first of these, as the texts of an app
  /// without a localization for the device are on iOS.
  var languages = ["en"]

  /// The least height of a phone that shows the whole scene, in points; `nil` for the height of the
  /// device.
  var pictureHeight: CGFloat?

  /// The device that the scene is made for; `nil` for any device.
  var device: Device?

  /// The orientation that the scene is made for; `nil` for any orientation.
  var orientation: UIInterfaceOrientation?

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
    case looks = "Bar appearance"
    case items = "Items and layouts"
    case use = "Bar behavior"
    case custom = "Custom bars"
    case toolkit = "Views and layout"
  }
}
