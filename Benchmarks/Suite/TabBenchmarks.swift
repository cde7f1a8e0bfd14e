import BenchmarkBaseline
import BenchmarkScene
import SimulatorKit

/// Measures a tab bar controller during an interactive transition, a rotation, and the opening of
/// More.
@MainActor
enum TabBenchmarks {
  static func rows(repetitions: Int) -> [Row] {
    let swipe = SwipingScene()
    let switching = Scene(opaqueBar: true)
    let turning = Scene(opaqueBar: true)
    let times = Measurement(
      repetitions: repetitions,
      of: [
        .init(name: "copy") { _ in baseline_copy_frame() },
        .init(name: "swipe") { turn in MainActor.assumeIsolated { swipe.drawFrame(turn) } },
        .init(name: "switch") { turn in MainActor.assumeIsolated { switching.select(turn % 5) } },
        // From the rotation of the device to its first frame. The animation has ended before the
        // next run.
        .init(name: "turn", prepare: { MainActor.assumeIsolated { turning.phone.advance(by: 1) } })
        {
          turn in MainActor.assumeIsolated { turning.turn(turn) }
        },
      ]
    )
    return [
      times.row(
        "swipe-between-tabs frame / copy of the frame",
        "swipe",
        against: "copy",
        must: 2,
        aim: 1.5
      ),
      times.row(
        "device turned, five tabs / one switch of tabs",
        "turn",
        against: "switch",
        must: 2.2,
        aim: 1.8
      ),
      Row(
        "More's list opened, 1,000 tabs in it / 10",
        openingOfMore(hidden: 1_000),
        against: openingOfMore(hidden: 10),
        must: 2,
        aim: 1.2
      ),
    ]
  }

  /// Returns the milliseconds from the selection of the More list to its first frame.
  ///
  /// The bar is opaque, so that the times depend on the length of the list only and not on the rows
  /// that show through the bar.
  private static func openingOfMore(hidden count: Int) -> Double {
    let phone = Simulator(Scene.device)
    var times: [Double] = []
    for _ in 0..<9 {
      let tabs = UITabBarController()
      let appearance = UITabBarAppearance()
      appearance.configureWithOpaqueBackground()
      tabs.tabBar.standardAppearance = appearance
      tabs.tabBar.scrollEdgeAppearance = appearance
      tabs.viewControllers = (0..<count + 4).map { index in
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
        return page
      }
      phone.window.rootViewController = tabs
      phone.advance(by: 1.0 / 60)
      let start = baseline_wall_milliseconds()
      tabs.selectedViewController = tabs.moreNavigationController
      phone.advance(by: 1.0 / 60)
      times.append(baseline_wall_milliseconds() - start)
    }
    return Measurement.median(times)
  }
}

extension Scene {
  func turn(_ turn: Int) {
    phone.rotate(to: turn % 2 == 0 ? .landscapeLeft : .portrait)
  }
}

/// An interactive transition between two tabs, below the tab bar.
@MainActor
final class SwipingScene: NSObject, UITabBarControllerDelegate {
  private let scene = Scene(opaqueBar: true)
  private let driver = UIPercentDrivenInteractiveTransition()

  override init() {
    super.init()
    scene.tabs.delegate = self
    scene.tabs.selectedIndex = 1
    drawFrame(0)
  }

  func drawFrame(_ turn: Int) {
    driver.update(CGFloat(1 + turn % 99) / 100)
    scene.drawFrame()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SideBySide() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { driver }
}

private final class SideBySide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    to.frame = context.containerView.bounds
    to.transform = CGAffineTransform(translationX: width, y: 0)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveLinear]) {
      to.transform = .identity
      from.transform = CGAffineTransform(translationX: -width, y: 0)
    }
  }
}
