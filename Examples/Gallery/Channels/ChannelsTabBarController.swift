import UIKit

/// Three channels of which the second is on at launch; a change of channels slides.
final class ChannelsTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    // The pictures fill the screen and do not scroll; the bar is to be seen over them.
    tabBar.scrollEdgeAppearance = UITabBarAppearance()
    let channels = [
      ChannelViewController(title: "频道一", colors: [.systemTeal, .systemBlue]),
      ChannelViewController(title: "频道二", colors: [.systemYellow, .systemOrange]),
      ChannelViewController(title: "频道三", colors: [.systemPink, .systemPurple]),
    ]
    for (index, channel) in channels.enumerated() {
      channel.tabBarItem = UITabBarItem(
        title: channel.title,
        image: Icon.ball,
        selectedImage: Icon.colouredBall
      )
      channel.tabBarItem.tag = 1001 + index
    }
    viewControllers = channels
    selectedViewController = channels[1]
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let from = viewControllers?.firstIndex(of: fromVC),
      let to = viewControllers?.firstIndex(of: toVC)
    else { return nil }
    return SlideAnimator(movesTowardsTrailing: to > from)
  }
}
