import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Keys and remote controls in real code", .serialized) @MainActor
struct KeyboardTests {
  @Test("a player is controlled with a remote control")
  func remote() {
    let television = Simulator(.appleTV)
    let player = PlayerViewController()
    television.window.rootViewController = player

    television.press(.playPause)
    television.press(UIPress.PressType.rightArrow)
    television.press(UIPress.PressType.rightArrow)
    television.press(UIPress.PressType.leftArrow)
    television.press(.select, duration: 1)

    #expect(player.isPlaying)
    #expect(player.position == 10)
    #expect(player.didHold)
  }

  @Test("a player is controlled with a keyboard")
  func keyboard() {
    let pad = Simulator(.iPadPro11)
    let player = PlayerViewController()
    pad.window.rootViewController = player

    #expect(pad.press(.space))
    #expect(player.isPlaying)
    #expect(player.heldKeys.isEmpty)
    pad.press(.escape)

    #expect(!player.isPlaying)
  }

  @Test("key commands of the controller select tabs")
  func tabs() {
    let pad = Simulator(.iPadPro11)
    let tabs = KeyboardTabBarController()
    tabs.viewControllers = ["One", "Two", "Three"].map {
      let page = UIViewController()
      page.title = $0
      return page
    }
    pad.window.rootViewController = tabs

    pad.press(.character("3"), holding: .command)
    #expect(tabs.selectedIndex == 2)
    pad.press(.rightArrow, holding: [.command, .alternate], repeats: 1)
    #expect(tabs.selectedIndex == 1)
    pad.press(.character("1"), holding: .control)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.keyCommands?.first?.discoverabilityTitle == "One")
  }

  @Test("a view that adopts UIKeyInput receives text")
  func typing() {
    let phone = Simulator()
    let page = UIViewController()
    let field = CodeField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    var finished: String?
    field.onFinish = { finished = $0 }
    phone.window.rootViewController = page
    page.view.addSubview(field)
    field.becomeFirstResponder()

    phone.type("12a3")
    phone.press(.backspace)
    phone.type("45\n")

    #expect(finished == "1245")
    #expect(!field.isFirstResponder)
  }

  @Test("a window subclass receives presses and touches")
  func watching() throws {
    let phone = Simulator()
    let window = WatchingWindow(frame: phone.window.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()

    phone.press(.character("a"))
    phone.tap(at: CGPoint(x: 100, y: 300))

    #expect(window.presses == 2)
    #expect(window.touches >= 2)
    window.isHidden = true
  }
}
