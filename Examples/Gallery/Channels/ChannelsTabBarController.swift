import UIKit

/// Three channels, each from its own storyboard, with a sliding transition between them.
///
/// The second one is selected at launch.
final class ChannelsTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    // The pages fill the screen and do not scroll, so without this the bar would be transparent.
    tabBar.scrollEdgeAppearance = UITabBarAppearance()
    let channels = ["ChannelOne", "ChannelTwo", "ChannelThree"].map { name in
      UIStoryboard(name: name, bundle: nil)
        .instantiateViewController(withIdentifier: name + "ViewController")
    }
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
