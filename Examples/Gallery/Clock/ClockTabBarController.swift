import UIKit

/// A clock app with a world clock, alarms, a stopwatch and a timer.
final class ClockTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemOrange
    viewControllers = [
      UINavigationController(tab: WorldClockViewController(), symbol: "globe"),
      UINavigationController(tab: AlarmViewController(), symbol: "alarm.fill"),
      tab(StopwatchViewController(), "stopwatch.fill"),
      tab(TimerViewController(), "timer"),
    ]
  }

  private func tab(_ page: UIViewController, _ symbol: String) -> UIViewController {
    page.tabBarItem = UITabBarItem(title: page.title, image: UIImage(systemName: symbol), tag: 0)
    return page
  }
}
