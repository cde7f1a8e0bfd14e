import CoreGraphics
import SimulatorKit
import UIKit

@MainActor
func page(titled title: String) -> UIViewController {
  let controller = UIViewController()
  controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
  return controller
}

@MainActor
func tabBarController(titles: [String]) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = titles.map(page(titled:))
  return tabs
}

/// The frames of the bar's buttons from its leading edge on.
@MainActor
func buttonFrames(of tabs: UITabBarController) -> [CGRect] {
  tabs.tabBar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
}

/// The labels below a view.
@MainActor
func labels(in view: UIView) -> [UILabel] {
  view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
}

extension UIViewController {
  /// Whether the controller's view is in a window.
  var isShown: Bool { viewIfLoaded?.window != nil }
}

extension Simulator {
  /// Red, green and blue of the screen at a point.
  func color(at point: CGPoint) -> [UInt8] {
    guard let image = screenshot().cgImage else { return [] }
    let scale = CGFloat(image.width) / window.bounds.width
    let pixel = image.pixels + Int(point.y * scale) * image.bytesPerRow + Int(point.x * scale) * 4
    return [pixel[2], pixel[1], pixel[0]]
  }
}
