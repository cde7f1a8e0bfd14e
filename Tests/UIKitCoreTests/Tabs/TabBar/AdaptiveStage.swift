import SimulatorKit
import TestStage
import TestSupport

@testable import UIKitCore

/// Four tabs on a white or black page: an icon that is selected, one that is not, one disabled, one with a badge.
@MainActor final class AdaptiveStage: Stage {
  let page = ScrollingPage()

  init(on device: Device = .iPhoneSE) {
    let tabs = UITabBarController()
    let others = (0..<3).map { _ in UIViewController() }
    tabs.viewControllers = [page] + others
    for child in tabs.viewControllers ?? [] {
      child.tabBarItem = UITabBarItem(title: nil, image: AdaptiveStage.square, tag: 0)
    }
    others[1].tabBarItem.isEnabled = false
    others[2].tabBarItem.badgeValue = "8"
    super.init(tabs, on: device)
    page.view.backgroundColor = .systemBackground
    advance(by: 0.1)
  }

  private static let square = UIImage.filled(.black, width: 24, height: 24)

  /// The colour at a point of the bar.
  func color(atX x: CGFloat, y: CGFloat) -> [Int] {
    phone.color(at: bar.convert(CGPoint(x: x, y: y), to: phone.window))
  }

  /// The colour of an item's icon.
  func icon(_ index: Int) -> [Int] {
    let image = bar.row.buttons[index].imageView
    let point = image.convert(CGPoint(x: 4, y: 20), to: bar)
    return color(atX: point.x, y: point.y)
  }

  var badge: [Int] {
    guard let badge = bar.row.buttons[3].badgeView else { return [] }
    let point = badge.convert(CGPoint(x: 3, y: badge.bounds.midY), to: bar)
    return color(atX: point.x, y: point.y)
  }

  var background: [Int] { color(atX: 1, y: 40) }
  var hairline: [Int] { color(atX: 1, y: -0.25) }

  /// Where the next frame differs from the last one, in points of the window; nil where it does not.
  func damage() -> CGRect? {
    let rects = phone.window.screen.performFrame().map { rect in
      CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    guard let first = rects.first else { return nil }
    let scale = phone.device.scale
    let all = rects.dropFirst().reduce(first) { $0.union($1) }
    return CGRect(
      x: all.minX / scale,
      y: all.minY / scale,
      width: all.width / scale,
      height: all.height / scale
    )
  }
}

func isNear(_ color: [Int], _ red: Int, _ green: Int, _ blue: Int, by slack: Int = 2)
  -> Bool
{
  color.count == 3 && zip(color, [red, green, blue]).allSatisfy { abs($0 - $1) <= slack }
}
