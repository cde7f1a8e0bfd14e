import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Behaviors that public libraries rely on, tested as libraries use them.
@Suite("Behavior that libraries rely on", .serialized) @MainActor
struct LibraryBehaviorTests {
  // MARK: Layout

  @Test("constraints apply in a view whose layoutSubviews() does not call super", .rule("R-AL-16"))
  func layoutWithoutSuper() {
    final class Card: UIView {
      var widths: [CGFloat] = []

      override func layoutSubviews() { widths.append(subviews[0].frame.width) }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let title = UIView()
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])

    card.layoutIfNeeded()
    #expect(title.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
    card.frame.size.width = 300
    card.layoutIfNeeded()

    #expect(title.frame.width == 280)
    #expect(card.widths == [180, 280])
  }

  @Test("positions on different axes can be compared", .rule("X-21"))
  func positionsOnDifferentAxes() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    view.topAnchor.constraint(equalTo: page.topAnchor, constant: 30).isActive = true
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 10
      ).isActive = true
    }
    NSLayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: view,
      attribute: .top,
      multiplier: 1,
      constant: 5
    ).isActive = true

    page.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 35, y: 30, width: 10, height: 10))
  }

  @Test("a subclass of NSLayoutConstraint inherits the initializers", .rule("R-AL-17"))
  func constraintSubclass() {
    let phone = Simulator(.iPhone15)
    final class NamedConstraint: NSLayoutConstraint { var name = "unnamed" }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(view)

    let width = NamedConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 120
    )
    width.priority = .required - 1
    width.isActive = true
    phone.window.layoutIfNeeded()

    #expect(width.name == "unnamed")
    #expect(width.priority.rawValue == 999)
    #expect(view.frame.width == 120)
  }

  @Test("priorities and window levels support arithmetic, clamped to the valid range")
  func arithmetic() {
    var priority = UILayoutPriority.defaultLow + 1
    #expect(priority.rawValue == 251)
    priority -= 251
    #expect(priority.rawValue == 0)
    priority += 2_000
    #expect(priority == .required)
    #expect((UIWindow.Level.alert + 1).rawValue == 2_001)
    #expect(UIWindow.Level.statusBar - 1 < .statusBar)
  }

  @Test("geometry values have equalTo(_:)")
  func equalTo() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(
      CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5))
    )
  }

  // MARK: Controllers

  @Test("the view of a new controller has the size of the main screen", .rule("R-STR-12"))
  func sizeOfNewController() {
    let phone = Simulator(.iPhone15)
    #expect(UIViewController().view.bounds == UIScreen.main.bounds)
    #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
    keepAlive(phone)
  }

  @Test("a tab bar controller loads its view and places its bar in init", .rule("R-LIFE-20"))
  func barInViewDidLoad() {
    let phone = Simulator(.iPhone15)
    final class Tabs: UITabBarController {
      var barFrame: CGRect?

      override func viewDidLoad() {
        super.viewDidLoad()
        barFrame = tabBar.frame
      }
    }
    let tabs = Tabs()

    #expect(tabs.isViewLoaded)
    #expect(tabs.barFrame == CGRect(x: 0, y: 803, width: 393, height: 49))
    phone.window.rootViewController = tabs
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
  }

  @Test("a navigation bar has its width in viewDidLoad", .rule("R-LIFE-20"))
  func navigationBarInViewDidLoad() {
    let phone = Simulator(.iPhone15)
    final class Stack: UINavigationController {
      var barFrame: CGRect?

      override func viewDidLoad() {
        super.viewDidLoad()
        barFrame = navigationBar.frame
      }
    }
    let stack = Stack(rootViewController: UIViewController())
    stack.loadViewIfNeeded()

    #expect(stack.barFrame?.width == 393)
    #expect(stack.barFrame?.height == 44)
    keepAlive(phone)
  }

  @Test("the first selection goes through the setter of a subclass", .rule("R-SEL-40"))
  func firstSelection() {
    let phone = Simulator(.iPhone15)
    final class Tabs: UITabBarController {
      var selections: [UIViewController?] = []

      override var selectedViewController: UIViewController? {
        didSet { selections.append(selectedViewController) }
      }
    }
    let pages = [UIViewController(), UIViewController()]
    let tabs = Tabs()
    tabs.viewControllers = pages
    #expect(tabs.selections == [pages[0]])

    tabs.viewControllers = pages.reversed()
    phone.window.rootViewController = tabs

    #expect(tabs.selections == [pages[0]])
  }

  @Test(
    "a bar's frame that is set in viewWillLayoutSubviews() is kept in each pass",
    .rule("M-H-12")
  )
  func tallBar() {
    let phone = Simulator(.iPhone15)
    final class Tabs: UITabBarController {
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        tabBar.frame.size.height = 66
        tabBar.frame.origin.y = view.frame.height - 66
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    phone.window.rootViewController = tabs
    let frame = CGRect(x: 0, y: 852 - 66, width: 393, height: 66)
    #expect(tabs.tabBar.frame == frame)

    for _ in 0..<3 {
      tabs.view.setNeedsLayout()
      tabs.view.layoutIfNeeded()
      #expect(tabs.tabBar.frame == frame)
    }
    phone.rotate(to: .landscapeLeft)
    phone.advance(by: 1)

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 393 - 66, width: 852, height: 66))
  }

  @Test("a controller subclass observes the customization of its bar", .rule("R-CUS-45"))
  func customizationOfSubclass() throws {
    let phone = Simulator(.iPhone15)
    final class Tabs: UITabBarController {
      var calls: [String] = []

      override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        calls.append("will begin \(items.count)")
      }

      override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        calls.append("did begin")
      }

      override func tabBar(
        _ tabBar: UITabBar,
        willEndCustomizing items: [UITabBarItem],
        changed: Bool
      ) { calls.append("will end \(changed)") }

      override func tabBar(
        _ tabBar: UITabBar,
        didEndCustomizing items: [UITabBarItem],
        changed: Bool
      ) { calls.append("did end \(changed)") }
    }
    let tabs = Tabs()
    tabs.viewControllers = (1...6).map { number in
      let page = UIViewController()
      page.title = "Tab \(number)"
      return page
    }
    phone.window.rootViewController = tabs

    for label in ["More", "Edit", "Done"] {
      try phone.tap(label)
      phone.advance(by: 1)
    }

    #expect(tabs.calls == ["will begin 6", "did begin", "will end false", "did end false"])
  }

  @Test("More is a child only if it is used", .rule("R-MORE-3"), arguments: [5, 6])
  func parentOfMore(tabCount: Int) {
    let phone = Simulator(.iPhone15)
    let tabs = UITabBarController()
    phone.window.rootViewController = tabs
    tabs.viewControllers = (0..<tabCount).map { _ in UIViewController() }

    let more = tabs.moreNavigationController

    #expect((more.parent === tabs) == (tabCount > 5))
    #expect(tabs.children.contains(more) == (tabCount > 5))
    #expect(more === tabs.moreNavigationController)
  }

  // MARK: Recognizers and selectors

  @Test("a recognizer subclass needs no init(coder:)")
  func recognizerSubclass() {
    final class PressRecognizer: UIGestureRecognizer {
      let delay: TimeInterval

      init(delay: TimeInterval) {
        self.delay = delay
        super.init(target: nil, action: nil)
      }
    }
    #expect(PressRecognizer(delay: 0.5).delay == 0.5)
  }

  @Test("a selector whose parameter has another type calls the superclass, or logs a warning")
  func argumentsOfOtherTypes() {
    class Page: UIViewController {
      var taps: [String] = []

      func tapped(_ sender: UIControl) { taps.append("control") }
    }
    final class SpecialPage: Page {
      func tapped(_ sender: UISwitch) { taps.append("switch") }
    }
    let page = SpecialPage()
    let button = UIButton(type: .system)
    _ = Selector(Page.tapped(_:) as (Page) -> (UIControl) -> Void, "tapped")
    let special = Selector(
      SpecialPage.tapped(_:) as (SpecialPage) -> (UISwitch) -> Void,
      "tapped"
    )
    button.addTarget(page, action: special, for: .touchUpInside)

    button.sendActions(for: .touchUpInside)
    #expect(page.taps == ["control"])

    func dismissed(_ page: SpecialPage) -> (UIPageControl) -> Void { { _ in } }
    button.addTarget(page, action: Selector(dismissed, "dismissed"), for: .touchDown)
    let messages = warnings { button.sendActions(for: .touchDown) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("dismissed: was not called") == true)
  }

  // MARK: Images

  @Test(
    "an image with an alpha channel is opaque if all of its pixels are",
    .rule("R-LEG-1"),
    arguments: [1, 0.99] as [CGFloat]
  )
  func opacityOfImage(alpha: CGFloat) {
    let phone = Simulator(.iPhone15)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(white: 0.5, alpha: alpha).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let (tabBar, navigationBar, toolbar) = (UITabBar(), UINavigationBar(), UIToolbar())
    tabBar.backgroundImage = image
    navigationBar.setBackgroundImage(image, for: .default)
    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)

    #expect(tabBar.isTranslucent == (alpha < 1))
    #expect(navigationBar.isTranslucent == (alpha < 1))
    #expect(toolbar.isTranslucent == (alpha < 1))
    keepAlive(phone)
  }
}
