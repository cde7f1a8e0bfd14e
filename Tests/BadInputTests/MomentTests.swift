import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@Suite("Bad input: moments") @MainActor
struct MomentTests {
  @Test("selecting another tab inside didSelect ends with that tab", .rule("R-BAD-10"))
  func selectionInsideCallback() throws {
    let phone = Simulator(.iPhoneSE)
    let tabs = tabBarController(titles: ["One", "Two", "Three"])
    let delegate = RecordingTabBarControllerDelegate()
    delegate.actions["did"] = { $0.selectedIndex = 2 }
    tabs.delegate = delegate
    phone.window.rootViewController = tabs

    try phone.tap("Two")
    phone.advance(by: 0.5)

    #expect(tabs.selectedIndex == 2)
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?[2].tabBarItem)
    #expect(tabs.viewControllers?.map(\.isShown) == [false, false, true])
  }

  @Test("replacing all children inside didSelect ends with the new ones", .rule("R-BAD-11"))
  func replacementInsideCallback() throws {
    let phone = Simulator(.iPhoneSE)
    let tabs = tabBarController(titles: ["One", "Two", "Three"])
    let new = ["Four", "Five"].map(page(titled:))
    let delegate = RecordingTabBarControllerDelegate()
    delegate.actions["did"] = { $0.viewControllers = new }
    tabs.delegate = delegate
    phone.window.rootViewController = tabs

    try phone.tap("Two")
    phone.advance(by: 0.5)

    #expect(tabs.viewControllers == new)
    #expect(tabs.selectedIndex == 1)
    #expect(new.map(\.isShown) == [false, true])
    #expect(tabs.tabBar.items?.map(\.title) == ["Four", "Five"])
  }

  @Test("a view removed under a finger has its touch cancelled", .rule("R-BAD-12"))
  func removalDuringTouch() {
    let phone = Simulator(.iPhoneSE)
    let page = UIViewController()
    phone.window.rootViewController = page
    let view = VanishingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.view.addSubview(view)

    phone.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 90), duration: 0.3)

    #expect(view.superview == nil)
    #expect(view.journal.lines.first == "began")
    #expect(!view.journal.lines.contains("ended"))
    #expect(view.journal.lines.filter { $0 == "cancelled" }.count <= 1)
  }

  @Test("selecting another tab while the first appears keeps all calls balanced", .rule("R-BAD-13"))
  func selectionWhileAppearing() {
    let phone = Simulator(.iPhoneSE)
    let impatient = RecordingViewController("One", recording: .appearance)
    impatient.onCallback = { [unowned impatient] in
      if $0 == "willAppear" { impatient.tabBarController?.selectedIndex = 1 }
    }
    let second = RecordingViewController("Two", recording: .appearance)
    let tabs = UITabBarController()
    tabs.viewControllers = [impatient, second]

    phone.window.rootViewController = tabs
    phone.advance(by: 0.5)

    #expect(tabs.selectedIndex == 1)
    #expect(second.journal.lines == ["Two.willAppear", "Two.didAppear"])
    #expect(impatient.view.superview == nil)
    #expect(impatient.isBalanced)
  }

  @Test("nothing is kept alive by any of it")
  func leaks() {
    expectReleased {
      let phone = Simulator(.iPhoneSE)
      let tabs = tabBarController(titles: ["One", "Two"])
      let old = tabs.viewControllers ?? []
      phone.window.rootViewController = tabs
      tabs.viewControllers = ["Three"].map(page(titled:))
      phone.advance(by: 0.5)
      return old + [tabs, phone.window]
    }
  }
}

/// Leaves when it is touched.
private final class VanishingView: UIView {
  let journal = Journal()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("began")
    removeFromSuperview()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    journal.record("cancelled")
  }
}

extension RecordingViewController {
  /// Whether each call was answered: appearing either completed or was taken back.
  fileprivate var isBalanced: Bool {
    func count(_ call: String) -> Int { journal.lines.count { $0 == "\(name).\(call)" } }
    return count("willAppear") == count("didDisappear")
      && count("didAppear") <= count("willAppear")
      && count("willDisappear") == count("didDisappear")
  }
}
