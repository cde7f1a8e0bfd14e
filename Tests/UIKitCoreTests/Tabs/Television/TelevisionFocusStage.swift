import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// A television with three tabs, each with buttons; what has the focus is read by its title.
@MainActor
final class TelevisionFocusStage: Stage {
  let pages: [ButtonPage]

  /// Below the bar, "Left" and "Middle" in the first row and "Low" in the second.
  init(inStacks: Bool = false, set: (UITabBarController, [ButtonPage]) -> Void = { _, _ in }) {
    let pages = ["Home", "Films", "Search"].map { ButtonPage($0) }
    self.pages = pages
    let tabs = UITabBarController()
    tabs.viewControllers = pages.map {
      inStacks ? UINavigationController(rootViewController: $0) : $0
    }
    set(tabs, pages)
    super.init(tabs, on: .appleTV)
    for page in pages { ReleaseWitnesses.announce(page) }
    advance(by: 0.5)
  }

  var focused: String? { phone.focusedElement?.label }

  /// Presses buttons of the remote control one after the other, and waits until everything rests.
  @discardableResult func press(_ types: UIPress.PressType...) -> Bool {
    var isUsed = true
    for type in types {
      isUsed = phone.press(type)
      advance(by: 1)
    }
    return isUsed
  }
}

/// A page with buttons, which scrolls if it is long.
@MainActor
final class ButtonPage: UIViewController {
  let scrollView = UIScrollView()
  var preferred: UIView?
  private(set) var buttons: [UIButton] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 1_000, height: 400)
    view.addSubview(scrollView)
    add("Left", x: 0, y: 60)
    add("Middle", x: 780, y: 60)
    add("Low", x: 300, y: 260)
  }

  @discardableResult func add(_ title: String, x: CGFloat, y: CGFloat) -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 200, height: 100)
    scrollView.addSubview(button)
    buttons.append(button)
    return button
  }

  override var preferredFocusEnvironments: [UIFocusEnvironment] {
    preferred.map { [$0] } ?? super.preferredFocusEnvironments
  }
}
