import SimulatorKit
import Testing
import UIKit

@testable import Gallery

@Suite("Gallery: state restoration") @MainActor
struct ComingBackTests {
  @Test("a scene with identifiers looks the same when it is closed and opened again")
  func samePicture() throws {
    let scene = try #require(Scene.all.first { $0.name == "comingback" })
    let surroundings = Circumstance.light.surroundings
    let first = try surroundings.pose(scene)
    let (before, state) = (first.screenshot(), first.saveState())
    first.terminate()

    let second = surroundings.show(scene, restoring: state)

    #expect(PictureDifference(from: before, to: second.screenshot()).isNone)
  }

  @Test("tabs, pages and selected rows are restored")
  func samePlace() throws {
    let first = Simulator()
    let left = StoriesTabBarController()
    first.window.rootViewController = left
    try first.tap("Ebb")
    try StoriesTabBarController.read(on: first)
    let state = first.saveState()
    first.terminate()

    let second = Simulator(restoring: state)
    let found = StoriesTabBarController()
    second.window.rootViewController = found

    #expect(found.selectedIndex == 1)
    let stack = try #require(found.selectedViewController as? UINavigationController)
    #expect(stack.topViewController?.title == "The Lamp Keeper")
    try second.tap("Words")
    second.advance(by: 1)
    let words = (found.selectedViewController as? UINavigationController)?.topViewController
    #expect((words as? UITableViewController)?.tableView.indexPathForSelectedRow?.row == 5)
  }

  @Test("scenes without identifiers are not restored")
  func others() {
    let delegate = GalleryAppDelegate()
    delegate.window = UIWindow()
    delegate.window?.rootViewController = UIViewController()

    let isKept = delegate.application(
      .shared,
      shouldSaveSecureApplicationState: NSKeyedArchiver(requiringSecureCoding: true)
    )

    #expect(!isKept)
  }
}
