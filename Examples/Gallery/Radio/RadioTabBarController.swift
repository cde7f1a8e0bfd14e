import UIKit

/// A radio app with six tabs, two of which are in the More list on a phone.
final class RadioTabBarController: UITabBarController, UITabBarControllerDelegate {
  private lazy var swipe = TabSwipe(on: self)
  private let firstTab: Int

  init(selecting tab: Int = 0) {
    firstTab = tab
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemIndigo
    delegate = self
    let tabs = [
      stack(OnAirViewController(), "headphones", isLarge: true),
      stack(StationsViewController(), "antenna.radiowaves.left.and.right", isLarge: true),
      stack(TimetableViewController(), "calendar", isLarge: true),
      page(RadioViewController(), "play.circle.fill"),
      page(DownloadsViewController(), "tray.and.arrow.down"),
      stack(RadioSettingsViewController(), "gearshape"),
    ]
    viewControllers = tabs
    tabOrder = TabOrder(named: "radio")
    selectedViewController = tabs[firstTab]
    _ = swipe
  }

  private func page(_ page: UIViewController, _ symbol: String) -> UIViewController {
    page.tabBarItem.image = UIImage(systemName: symbol)
    page.tabBarItem.accessibilityIdentifier = symbol
    return page
  }

  private func stack(_ root: UIViewController, _ symbol: String, isLarge: Bool = false)
    -> UIViewController
  {
    let stack = UINavigationController(rootViewController: page(root, symbol))
    stack.navigationBar.prefersLargeTitles = isLarge
    return stack
  }

  // MARK: Swiping between tabs

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { swipe.animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { swipe.driver }
}
