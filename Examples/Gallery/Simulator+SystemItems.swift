import SimulatorKit
import UIKit

/// Taps on system items, whatever the language of the device.
extension Simulator {
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
