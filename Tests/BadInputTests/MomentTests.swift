import SimulatorKit
import TestSupport
import Testing
import UIKit

@Suite("Bad input: moments") @MainActor
struct MomentTests {
  @Test("selecting another tab inside didSelect ends with that tab", .rule("R-BAD-10"))
  func selectionInsideCallback() throws {
    let phone = Simulator(.iPhoneSE)
    let tabs = tabBarController(titles: ["One", "Two", "Three"])
    let delegate = CallbackDelegate { $0.selectedIndex = 2 }
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
    let delegate = CallbackDelegate { $0.viewControllers = new }
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
    #expect(view.calls.first == "began")
    #expect(!view.calls.contains("ended"))
    #expect(view.calls.filter { $0 == "cancelled" }.count <= 1)
  }

  @Test("selecting another tab while the first appears keeps all calls balanced", .rule("R-BAD-13"))
  func selectionWhileAppearing() {
    let phone = Simulator(.iPhoneSE)
    let impatient = ImpatientViewController()
    let second = BalancedViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [impatient, second]

    phone.window.rootViewController = tabs
    phone.advance(by: 0.5)

    #expect(tabs.selectedIndex == 1)
    #expect(second.balance == ["willAppear", "didAppear"])
    #expect(impatient.view.superview == nil)
    #expect(BalancedViewController.isBalanced(impatient.balance))
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

/// Does something odd when a tab was selected.
private final class CallbackDelegate: NSObject, UITabBarControllerDelegate {
  private let onSelection: (UITabBarController) -> Void
  private var isDone = false

  init(onSelection: @escaping (UITabBarController) -> Void) {
    self.onSelection = onSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    guard !isDone else { return }
    isDone = true
    onSelection(tabBarController)
  }
}

/// Leaves when it is touched.
private final class VanishingView: UIView {
  var calls: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
    removeFromSuperview()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

/// Writes down its appearance calls.
private class BalancedViewController: UIViewController {
  var balance: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    balance.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    balance.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    balance.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    balance.append("didDisappear")
  }

  /// Whether each call was answered: appearing either completed or was taken back.
  static func isBalanced(_ calls: [String]) -> Bool {
    func count(_ call: String) -> Int { calls.filter { $0 == call }.count }
    return count("willAppear") == count("didDisappear")
      && count("didAppear") <= count("willAppear")
      && count("willDisappear") == count("didDisappear")
  }
}

/// Selects its neighbour as soon as it is about to appear.
private final class ImpatientViewController: BalancedViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tabBarController?.selectedIndex = 1
  }
}
