import Foundation
import SimulatorKit
import TestSupport
import Testing

@Suite(
  "Simulator: termination and restoration",
  .rule("R-RES-33"),
  .releasesEverything,
  .serialized
)
@MainActor
struct RestoringTests {
  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "tabs"
    tabs.viewControllers = ["a", "b", "c"].map { name in
      let page = UIViewController()
      page.title = name
      page.restorationIdentifier = name
      return page
    }
    ReleaseWitnesses.announce(tabs)
    return tabs
  }

  @Test("an application is restored on another device")
  func comingBack() throws {
    let phone = Simulator()
    phone.window.rootViewController = tabs()
    try phone.tap("c")
    let state = phone.saveState()
    phone.terminate()

    let next = Simulator(.iPhoneSE, restoring: state)
    let tabs = tabs()
    next.window.rootViewController = tabs

    #expect(tabs.selectedIndex == 2)
    #expect(next.elements.contains { $0.label?.hasPrefix("c") ?? false })
  }

  @Test("only the first controller is restored")
  func onlyFirst() throws {
    let phone = Simulator()
    phone.window.rootViewController = tabs()
    try phone.tap("b")
    let next = Simulator(restoring: phone.saveState())
    next.window.rootViewController = tabs()
    let second = tabs()

    next.window.rootViewController = second

    #expect(second.selectedIndex == 0)
  }

  @Test("invalid data is ignored", arguments: [Data(), Data("TBKSTATE".utf8)])
  func noState(data: Data) {
    let phone = Simulator(restoring: data)
    let tabs = tabs()

    phone.window.rootViewController = tabs

    #expect(tabs.selectedIndex == 0)
  }

  @Test("a terminated application releases everything")
  func terminating() {
    let phone = Simulator()
    let tabs = tabs()
    phone.window.rootViewController = tabs

    phone.terminate()

    #expect(phone.window.isHidden)
    #expect(phone.window.rootViewController == nil)
    #expect(tabs.viewIfLoaded?.window == nil)
  }
}
