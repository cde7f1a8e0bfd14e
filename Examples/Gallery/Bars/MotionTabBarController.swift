import TabBars
import UIKit

/// A hiking app in which each icon animates in its own way when it is selected.
final class MotionTabBarController: CustomTabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.style.items.selected.color = .systemGreen
    view.tintColor = .systemGreen
    tabs = [
      tab("Trails", "figure.walk", BounceAnimator(), TrailListController()),
      tab("Compass", "location.circle", RotationAnimator(.right), DiaryController()),
      tab("Weather", "cloud.fill", FlipAnimator(from: .left), SeasonController()),
      tab("Notes", "pencil", FumeAnimator(), DishesPage("Picnic", Dish.all)),
      Tab(sun, UINavigationController(large: TrailListController())),
    ]
    updateItem("Notes") {
      $0.badge = .text("New")
      $0.style.badge = TabBadgeStyle()
      $0.style.badge?.animation = .breathe
      $0.style.badge?.anchor = .top
    }
  }

  private func tab(
    _ name: String,
    _ symbol: String,
    _ animator: any TabItemAnimator,
    _ page: UIViewController
  ) -> Tab {
    var item = TabItem(TabItem.ID(name), title: name, image: UIImage(systemName: symbol))
    item.style.animator = animator
    return Tab(item, UINavigationController(large: page))
  }

  /// An item whose icon plays a sequence of images.
  private var sun: TabItem {
    var item = TabItem("Sun", title: "Sun", image: UIImage(systemName: "sun.max"))
    let frames = (0..<12).map { Self.sun(turnedBy: CGFloat($0) / 12) }
    item.icon = FrameSequenceIcon(frames, duration: 0.8)
    return item
  }

  private static func sun(turnedBy share: CGFloat) -> UIImage {
    let size = CGSize(width: 26, height: 26)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemOrange.setFill()
      UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 10, height: 10)).fill()
      for ray in 0..<8 {
        let angle = (CGFloat(ray) + share) * .pi / 4
        let middle = CGPoint(x: 13 + 10 * cos(angle), y: 13 + 10 * sin(angle))
        let dot = CGRect(x: middle.x - 1.5, y: middle.y - 1.5, width: 3, height: 3)
        UIBezierPath(ovalIn: dot).fill()
      }
    }
  }
}
