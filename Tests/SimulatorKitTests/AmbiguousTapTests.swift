import SimulatorKit
import TestSupport
import Testing

@Suite("Simulator: elements of one name") @MainActor
struct AmbiguousTapTests {
  private let phone = Simulator(.iPhoneSE)
  private let tabs = UITabBarController()
  private let stack: UINavigationController

  init() {
    let home = UIViewController()
    home.title = "Home"
    home.view.backgroundColor = .white
    stack = UINavigationController(rootViewController: home)
    stack.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let detail = UIViewController()
    detail.view.backgroundColor = .white
    stack.pushViewController(detail, animated: false)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    tabs.viewControllers = [stack, other]
    phone.window.rootViewController = tabs
  }

  @Test("a label of a back button and a tab is an error that tells them apart", .rule("R-SIM-3"))
  func ambiguous() throws {
    let error = #expect(throws: Simulator.SeveralElements.self) { try phone.tap("Home") }

    let text = try #require(error).description
    #expect(text.hasPrefix("\"Home\" matches 2 elements"))
    #expect(text.contains("button in the navigation bar at"))
    #expect(text.contains("in the tab bar at"))
    #expect(stack.viewControllers.count == 2)
  }

  @Test("a container selects one of them", .rule("R-SIM-4"))
  func container() throws {
    try phone.tap("Home", in: .navigationBar)
    phone.advance(by: 1)
    #expect(stack.viewControllers.count == 1)

    tabs.selectedIndex = 1
    try phone.tap("Home", in: .tabBar)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("an identifier or traits select one of them")
  func identifier() throws {
    stack.tabBarItem.accessibilityIdentifier = "home tab"

    let element = try phone.element(.identifier("home tab"))
    #expect(element.label == "Home")
    #expect(try phone.element(.label("Home").with(.selected)) == element)
    #expect(try phone.element(.label("Home").in(.tabBar)) == element)
  }

  @Test("a title does not compete with a button of its name")
  func title() throws {
    stack.popViewController(animated: false)

    try phone.tap("Home")

    #expect(stack.viewControllers.count == 1)
  }

  @Test("a query without a match names its conditions")
  func missing() throws {
    let error = #expect(throws: Simulator.NotOnScreen.self) {
      try phone.tap("Home", in: .toolbar)
    }

    #expect(
      try #require(error).description.hasPrefix("\"Home\" in the toolbar is not on the screen")
    )
  }
}
