import SimulatorKit
import TestSupport
import Testing
import UIKit

// The code of the guide "Tab bars on a television".

final class CinemaTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["Tonight", "Films", "Series"].map { FilmPage($0) }
  }
}

final class FilmPage: UIViewController {
  let play = UIButton(type: .custom)
  let trailer = UIButton(type: .custom)
  let scrollView = UIScrollView()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override var preferredFocusEnvironments: [UIFocusEnvironment] { [play] }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 1_600, height: 3_000)
    view.addSubview(scrollView)
    trailer.setTitle("Trailer", for: .normal)
    trailer.frame = CGRect(x: 0, y: 80, width: 300, height: 80)
    play.setTitle("Play", for: .normal)
    play.frame = CGRect(x: 340, y: 80, width: 300, height: 80)
    for button in [trailer, play] { scrollView.addSubview(button) }
    setContentScrollView(scrollView, for: .top)
  }
}

@Suite("Tab bars on a television") @MainActor
struct TelevisionTabsGuideTests {
  func addLogo(to tabs: UITabBarController) {
    let place = tabs.tabBar.leadingAccessoryView
    let logo = UILabel()
    logo.text = "Cinema"
    logo.font = .systemFont(ofSize: 34, weight: .bold)
    logo.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(logo)
    NSLayoutConstraint.activate([
      logo.leadingAnchor.constraint(equalTo: place.leadingAnchor),
      logo.trailingAnchor.constraint(equalTo: place.trailingAnchor),
      logo.centerYAnchor.constraint(equalTo: place.centerYAnchor),
    ])
  }

  func configure(_ bar: UITabBar) {
    let appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance.focused.titleTextAttributes = [
      .foregroundColor: UIColor.systemIndigo
    ]
    bar.standardAppearance = appearance
  }

  @Test @MainActor func theFocusSelects() {
    let television = Simulator(.appleTV)
    let tabs = CinemaTabs()
    television.window.rootViewController = tabs
    television.advance(by: 0.5)

    television.press(.rightArrow)
    #expect(tabs.selectedIndex == 1)
    television.press(.select)
    #expect(television.focusedElement?.label == "Play")
    television.press(.menu)
    #expect(television.focusedElement?.label == "Films")
  }

  @Test("the accessory view shows a logo, and the focused title has its color")
  func looks() {
    let television = Simulator(.appleTV)
    let tabs = CinemaTabs()
    television.window.rootViewController = tabs
    addLogo(to: tabs)
    configure(tabs.tabBar)
    television.advance(by: 0.5)

    #expect(tabs.tabBar.leadingAccessoryView.frame.minX == 80)
    #expect(tabs.tabBar.leadingAccessoryView.frame.width > 50)
    #expect(tabs.tabBar.trailingAccessoryView.subviews.isEmpty)
    let focused = tabs.tabBar.standardAppearance.inlineLayoutAppearance.focused
    #expect(focused.titleTextAttributes[.foregroundColor] as? UIColor == .systemIndigo)
  }

  @Test("tabBarObservedScrollView moves the bar")
  func olderName() {
    let page = UIViewController()
    let scrollView = UIScrollView()

    page.tabBarObservedScrollView = scrollView

    #expect(page.contentScrollView(for: .top) === scrollView)
  }
}
