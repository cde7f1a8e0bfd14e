import SimulatorKit
import TabBars
import TestSupport
import Testing
import UIKit

// The code of the guide "Custom tab bars".

final class MarketTabs: CustomTabBarController {
  var isLoggedIn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabs = [
      tab("shop", "Shop", "house"), tab("search", "Search", "magnifyingglass"),
      tab("basket", "Basket", "cart"), tab("account", "Account", "person.fill"),
    ]
  }

  private func tab(_ id: TabItem.ID, _ title: String, _ symbol: String) -> Tab {
    let item = TabItem(id, title: title, image: UIImage(systemName: symbol))
    return Tab(item, UINavigationController(rootViewController: MarketPage(title)))
  }
}

extension MarketTabs {
  func configure() {
    var style = TabBarStyle()
    style.contentHeight = 56
    style.backgroundColor = .secondarySystemBackground
    style.separatorColor = nil
    style.items.selected.color = .systemOrange
    style.indicator = .line(height: 3, color: .systemOrange, edge: .top)
    tabBar.style = style
  }

  func raiseTheBasket() {
    updateItem("basket") { item in
      item.style.height = 76
      item.style.normal.backgroundColor = .systemOrange
      item.style.selected.backgroundColor = .systemRed
    }
  }

  func addTheButton() {
    var sell = TabBarAction(role: .perform { [weak self] in self?.sell() }) {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
      button.setImage(UIImage(systemName: "plus"), for: .normal)
      button.backgroundColor = .systemOrange
      button.layer.cornerRadius = 32
      button.accessibilityLabel = "Sell"
      return button
    }
    sell.touchOutsets.top = 8
    tabBar.action = sell
  }

  func sell() { present(MarketPage("What do you sell?"), animated: true) }

  func put(_ count: Int) {
    updateItem("basket") { $0.badge = .count(count) }
  }

  func showBadges(on label: UIView) -> TabBadgeAttachment {
    label.attachBadge(.dot)
  }

  func hideWhileReading() {
    setTabBarHidden(true, animated: true)
  }

  func open(_ article: UIViewController) {
    let stack = selectedViewController as? UINavigationController
    article.hidesBottomBarWhenPushed = true
    stack?.pushViewController(article, animated: true)
  }

  func showAnOrder(from page: UIViewController) throws {
    let router = TabRouter(around: page)
    try router?.select("account")
    try router?.pushUnlessDuplicate(OrderPage())
  }

  func move() {
    tabBar.style.items.animator = BounceAnimator()
    updateItem("shop") { $0.style.animator = NudgeAnimator() }
  }
}

extension MarketTabs: CustomTabBarControllerDelegate {
  func tabBarController(_ controller: CustomTabBarController, answerToTapOn tab: Tab)
    -> TabSelectionAnswer
  {
    guard tab.id == "account", !isLoggedIn else { return .allow }
    return .postpone { [weak self] ticket in
      let login = LoginPage { isDone in
        self?.isLoggedIn = isDone
        ticket.resume(allowing: isDone)
      }
      self?.present(login, animated: true)
    }
  }
}

final class PillItemView: TabItemView {
  private let pill = UIView()

  override func showState() {
    super.showState()
    insertSubview(pill, at: 0)
    pill.isHidden = !isSelected
    pill.backgroundColor = tintColor.withAlphaComponent(0.2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pill.frame = imageView.frame.insetBy(dx: -16, dy: -4)
    pill.layer.cornerRadius = pill.bounds.height / 2
  }
}

final class NudgeAnimator: TabItemAnimator {
  func animate(_ view: TabItemView, _ transition: TabItemTransition) {
    guard transition == .select, !UIAccessibility.isReduceMotionEnabled else { return }
    let nudge = CABasicAnimation(keyPath: "transform.translation.y")
    nudge.fromValue = -6 as CGFloat
    nudge.toValue = 0 as CGFloat
    nudge.duration = 0.3
    view.pictureView.layer.add(nudge, forKey: "nudge")
  }
}

final class CameraTabs: ActionTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    barTabs = ["feed", "friends", "camera", "places", "me"].map { name in
      Tab(TabItem(TabItem.ID(name), title: name.capitalized), MarketPage(name.capitalized))
    }
    var camera = TabBarAction(role: .tab("camera")) {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "circle.fill"), for: .normal)
      button.accessibilityLabel = "Camera"
      return button
    }
    camera.width = .equalToItems
    action = camera
  }
}

final class MarketPage: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }
}

final class OrderPage: UIViewController {}

final class LoginPage: UIViewController {
  private let ended: (Bool) -> Void

  init(ended: @escaping (Bool) -> Void) {
    self.ended = ended
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    let logIn = UIAction { [weak self] _ in self?.dismiss(animated: true) { self?.ended(true) } }
    button.addAction(logIn, for: .touchUpInside)
    view.addSubview(button)
  }
}

@MainActor
@Suite("Guide: custom tab bars", .releasesEverything)
struct CustomBarsTests {
  let phone = Simulator(.iPhone15)
  let tabs = MarketTabs()

  init() {
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)
  }

  @Test @MainActor func theAccountAsksForALogin() throws {
    let phone = Simulator(.iPhone15)
    let tabs = MarketTabs()
    phone.window.rootViewController = tabs

    try phone.tap("Account")
    phone.advance(by: 0.5)
    #expect(tabs.selectedTabID == "shop")

    try phone.tap("Log in")
    phone.advance(by: 0.5)
    #expect(tabs.selectedTabID == "account")
  }

  @Test("the bar has the height of its style, and the raised item extends above it")
  func look() {
    tabs.configure()
    tabs.raiseTheBasket()
    phone.advance(by: 0.1)

    #expect(tabs.tabBar.frame.height == 56 + tabs.view.safeAreaInsets.bottom)
    let basket = tabs.tabBar.itemView(for: "basket")
    #expect(basket?.frame.minY == -20)
    phone.tap(at: basket?.convert(CGPoint(x: 40, y: 5), to: nil) ?? .zero)
    #expect(tabs.selectedTabID == "basket")
  }

  @Test("the button presents a page and does not change the selection")
  func button() throws {
    tabs.addTheButton()
    try phone.tap("Sell")
    phone.advance(by: 0.5)

    #expect(tabs.presentedViewController?.title == "What do you sell?")
    #expect(tabs.selectedTabID == "shop")
    tabs.dismiss(animated: false)
  }

  @Test("badges are shown on the bar and on other views")
  func badges() {
    tabs.put(120)
    phone.advance(by: 0.1)
    #expect(tabs.tabBar.itemView(for: "basket")?.accessibilityValue == "99+")
    tabs.put(0)
    #expect(tabs.tabBar.itemView(for: "basket")?.accessibilityValue == nil)

    let label = UILabel()
    let badge = tabs.showBadges(on: label)
    #expect(label.subviews.count == 1)
    badge.remove()
    #expect(label.subviews.isEmpty)
  }

  @Test("the bar can be hidden, also by a pushed page")
  func hiding() {
    tabs.open(MarketPage("Article"))
    phone.advance(by: 0.5)
    #expect(tabs.tabBar.isHidden)
    (tabs.selectedViewController as? UINavigationController)?.popViewController(animated: true)
    phone.advance(by: 0.5)
    #expect(!tabs.tabBar.isHidden)

    tabs.hideWhileReading()
    phone.advance(by: 0.5)
    #expect(tabs.tabBar.isHidden)
  }

  @Test("the router selects a tab and pushes a page")
  func router() throws {
    try tabs.showAnOrder(from: tabs.tabs[0].controller)
    phone.advance(by: 0.5)

    let stack = tabs.selectedViewController as? UINavigationController
    #expect(tabs.selectedTabID == "account")
    #expect(stack?.topViewController is OrderPage)
  }

  @Test("items can have custom views and animators")
  func views() throws {
    let tabs = CustomTabBarController()
    tabs.tabBar.makesItemView = { PillItemView(item: $0) }
    tabs.tabs = [Tab(TabItem("one"), MarketPage("1")), Tab(TabItem("two"), MarketPage("2"))]
    #expect(tabs.tabBar.itemViews.allSatisfy { $0 is PillItemView })

    self.tabs.move()
    try phone.tap("Search")
    try phone.tap("Shop")
    let picture = self.tabs.tabBar.itemView(for: "shop")?.pictureView
    #expect(picture?.layer.animationKeys() == ["nudge"])
  }

  @Test("a button can represent a tab")
  func camera() throws {
    let tabs = CameraTabs()
    phone.window.rootViewController = tabs
    phone.advance(by: 0.1)

    try phone.tap("Camera")
    #expect(tabs.selectedTabID == "camera")
    #expect(tabs.selectedIndex == 2)
  }
}
