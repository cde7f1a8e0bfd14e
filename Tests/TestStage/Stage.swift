import SimulatorKit
import TestSupport
import Testing
import UIKitCore

/// A phone with a tab bar controller on it, which is what most tests of this library start from.
///
///     let stage = Stage(tabs: 3)
///     stage.tap("Tab 2")
///     #expect(stage.tabs.selectedIndex == 1)
@MainActor
public final class Stage {
  public let phone: Simulator
  public let tabs: UITabBarController

  /// Puts the tabs on a phone; the first frame has been drawn when this returns.
  public init(_ tabs: UITabBarController, on device: Device = .iPhone15) {
    phone = Simulator(device)
    self.tabs = tabs
    phone.window.rootViewController = tabs
    ReleaseWitnesses.announce(phone, phone.window, tabs, tabs.tabBar)
    for page in tabs.viewControllers ?? [] { ReleaseWitnesses.announce(page) }
  }

  /// Makes plain tabs named "Tab 1", "Tab 2" and so on.
  public convenience init(tabs count: Int, on device: Device = .iPhone15) {
    self.init(titles: (0..<count).map { "Tab \($0 + 1)" }, on: device)
  }

  /// Makes plain tabs with these titles.
  public convenience init(titles: [String], on device: Device = .iPhone15) {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    self.init(tabs, on: device)
  }

  /// Taps what carries this label, or fails the test and says what is on screen.
  public func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      try phone.tap(label)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// Lets this many seconds pass on the phone.
  public func advance(by seconds: TimeInterval) {
    phone.advance(by: seconds)
  }

  /// The view tree of the window as text.
  public var description: String { ViewDescription.text(of: phone.window) }
}
