import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite(
  "Keyboard shortcuts: Control and a number",
  .serialized,
  .releasesEverything,
  .rule("R-KEY-13")
) @MainActor
struct TabKeyTests {
  private let listener = RecordingTabBarControllerDelegate()

  private func press(_ number: Character, on stage: Stage) -> Bool {
    stage.phone.press(.character(number), holding: .control)
  }

  @Test("the number selects the tab at that position like a tap")
  func selecting() {
    let stage = Stage(tabs: 3)
    stage.tabs.delegate = listener

    #expect(press("2", on: stage))

    #expect(stage.tabs.selectedIndex == 1)
    #expect(listener.journal.lines == ["should Tab 2 from Tab 1", "did Tab 2 at Tab 2"])
  }

  @Test("the delegate can refuse the selection")
  func refusing() {
    let stage = Stage(tabs: 3)
    stage.tabs.delegate = listener
    listener.shouldSelect = { _ in false }

    #expect(press("3", on: stage))

    #expect(stage.tabs.selectedIndex == 0)
    #expect(listener.journal.lines == ["should Tab 3 from Tab 1"])
  }

  @Test("a number beyond the bar and other modifiers select nothing")
  func others() {
    let stage = Stage(tabs: 3)

    #expect(!press("4", on: stage))
    #expect(!press("0", on: stage))
    #expect(!stage.phone.press(.character("2")))
    #expect(!stage.phone.press(.character("2"), holding: [.control, .shift]))

    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("a disabled tab is not selected")
  func disabled() {
    let stage = Stage(tabs: 3)
    stage.tabs.viewControllers?[1].tabBarItem.isEnabled = false

    _ = press("2", on: stage)

    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("More has the number of its position on the bar")
  func more() {
    let stage = Stage(tabs: 7)

    #expect(press("5", on: stage))
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    #expect(!press("6", on: stage))
  }

  @Test("numbers are recognized by their position on the keyboard")
  func places() {
    let stage = Stage(tabs: 3)
    let screen = stage.phone.window.screen
    let key = KeyInput(
      isDown: true,
      characters: "é",
      unmodified: "é",
      usage: .keyboard2,
      modifiers: .control,
      timestamp: 0
    )

    #expect(UIApplication.shared.deliver(key: key, to: screen))

    #expect(stage.tabs.selectedIndex == 1)
    UIApplication.shared.cancelPresses(on: screen)
  }

  @Test("tabs cannot be selected while a controller is presented")
  func presenting() {
    let stage = Stage(tabs: 3)
    let sheet = UIViewController()
    stage.tabs.present(sheet, animated: false)
    #expect(!press("2", on: stage))

    stage.tabs.dismiss(animated: false)
    #expect(press("2", on: stage))

    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("tabs of a hidden bar cannot be selected with keys")
  func hidden() {
    let stage = Stage(tabs: 3)
    stage.tabs.setTabBarHidden(true, animated: false)
    stage.advance(by: 1)

    #expect(!press("2", on: stage))

    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("a tab bar controller inside a container is found")
  func contained() {
    let phone = Simulator()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let stack = UINavigationController(rootViewController: tabs)
    ReleaseWitnesses.announce(phone, tabs, stack)
    phone.window.rootViewController = stack

    phone.press(.character("2"), holding: .control)

    #expect(tabs.selectedIndex == 1)
  }

  @Test("the app's own key command needs priority over system behavior", .rule("R-KEY-11"))
  func command() {
    final class Tabs: UITabBarController {
      var count = 0
      func jump() { count += 1 }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let stage = Stage(tabs)
    let own = UIKeyCommand(
      input: "2",
      modifierFlags: .control,
      action: Selector(Tabs.jump, "jump")
    )
    tabs.addKeyCommand(own)

    own.wantsPriorityOverSystemBehavior = true
    _ = press("2", on: stage)
    #expect(tabs.count == 1)
    #expect(tabs.selectedIndex == 0)
    own.wantsPriorityOverSystemBehavior = false
    _ = press("2", on: stage)

    #expect(tabs.count == 1)
    #expect(tabs.selectedIndex == 1)
  }
}
