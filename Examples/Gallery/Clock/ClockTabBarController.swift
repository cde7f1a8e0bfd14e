import UIKit

/// A clock app with a world clock, alarms, a stopwatch and a timer.
final class ClockTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemOrange
    viewControllers = [
      tab(WorldClockViewController(), Icon.globe),
      tab(AlarmViewController(), Icon.alarm),
      tab(StopwatchViewController(), Icon.stopwatch),
      tab(TimerViewController(), Icon.timer),
    ]
  }

  private func tab(_ controller: UIViewController, _ icon: UIImage) -> UIViewController {
    controller.tabBarItem = UITabBarItem(title: controller.title, image: icon, tag: 0)
    return controller
  }
}
