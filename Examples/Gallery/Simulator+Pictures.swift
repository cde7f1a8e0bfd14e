import SimulatorKit
import UIKit

/// The steps that bring scenes into the state of their pictures.
extension Simulator {
  /// Scrolls the page with a finger that comes to rest before it is lifted.
  func scroll(by distance: CGFloat) {
    let size = window.bounds.size
    let start = CGPoint(x: size.width / 2, y: size.height * 0.75)
    drag(
      from: start,
      to: CGPoint(x: start.x, y: start.y - min(distance, size.height * 0.6)),
      duration: 0.5,
      rest: 0.2
    )
    advance(by: 1.5)
  }

  // MARK: System items, whatever the language of the device

  /// Whether some tabs do not fit on the bar.
  var hasMore: Bool { elements.contains { $0.label == UITabBarItem.nameOfMore } }

  func tapMore() throws {
    guard let name = UITabBarItem.nameOfMore else { return }
    try tap(name)
  }

  func tapEdit() throws {
    let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    guard let name = edit.title else { return }
    try tap(name)
  }
}

extension UITabBarItem {
  fileprivate static var nameOfMore: String? {
    UITabBarItem(tabBarSystemItem: .more, tag: 0).title
  }
}
