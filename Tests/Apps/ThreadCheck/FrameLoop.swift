import SimulatorKit
import UIKit

/// Draws frames of an application with tabs.
@MainActor struct FrameLoop {
  private let phone = Simulator(.iPhone15)
  private let tabs = UITabBarController()

  init() {
    tabs.viewControllers = (0..<3).map { index in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      label.text = "Page \(index)"
      label.font = Shared.font
      page.view.addSubview(label)
      let image = UIImageView(image: Shared.picture)
      image.frame = CGRect(x: 20, y: 200, width: 80, height: 80)
      page.view.addSubview(image)
      page.tabBarItem = UITabBarItem(title: "\(index)", image: Shared.symbol, tag: index)
      return page
    }
    phone.window.rootViewController = tabs
  }

  /// Selects tabs until a condition is met.
  ///
  /// - Parameter isFinished: The condition, which is evaluated after each frame.
  /// - Returns: The number of frames.
  func run(until isFinished: () -> Bool) -> Int {
    var frames = 0
    repeat {
      tabs.selectedIndex = frames % 3
      phone.advance(by: 0.05)
      _ = phone.screenshot()
      frames += 1
    } while !isFinished()
    return frames
  }
}
