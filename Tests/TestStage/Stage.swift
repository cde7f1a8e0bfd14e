import SimulatorKit
import TestSupport
import UIKitCore

/// A phone with a tab bar controller on it, which is what most tests of this library start from.
///
///     let stage = Stage(tabs: 3)
///     stage.tap("Tab 2")
///     #expect(stage.tabs.selectedIndex == 1)
@MainActor
open class Stage: SimulatorStage {
  public let tabs: UITabBarController

  /// Puts the tabs on a phone; the first frame has been drawn when this returns.
  public init(_ tabs: UITabBarController, on device: Device = .iPhone15) {
    self.tabs = tabs
    super.init(on: device)
    show(tabs)
    ReleaseWitnesses.announce(tabs.tabBar)
    for page in tabs.viewControllers ?? [] { ReleaseWitnesses.announce(page) }
  }

  /// Makes plain tabs named "Tab 1", "Tab 2" and so on.
  public convenience init(tabs count: Int, on device: Device = .iPhone15) {
    self.init(titles: (0..<count).map { "Tab \($0 + 1)" }, on: device)
  }

  /// Makes plain tabs with these titles.
  public convenience init(titles: [String], on device: Device = .iPhone15) {
    self.init(Stage.tabs(titles: titles), on: device)
  }

  /// A tab bar controller with plain tabs.
  public static func tabs(titles: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    return tabs
  }

  public var bar: UITabBar { tabs.tabBar }
}
