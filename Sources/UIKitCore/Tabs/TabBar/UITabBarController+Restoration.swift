import Foundation

/// The restoration of the selection, which identifies the child rather than its index.
extension UITabBarController {
  // R-RES-1, R-RES-3
  private enum Key {
    static let selected = "UITabBarController.selectedViewController"
    static let list = "UITabBarController.showsMoreList"
  }

  func encodeSelection(with coder: NSCoder) {
    if selection.isAtList {
      coder.encode(true, forKey: Key.list)
    } else if let child = selection.selected, child.restorationIdentifier?.isEmpty == false {
      coder.encode(child, forKey: Key.selected)
    }
  }

  func decodeSelection(from coder: NSCoder) {
    if coder.decodeBool(forKey: Key.list), selection.moreTabs.hasMore {
      selectedViewController = more
    } else if let child = coder.decodeObject(forKey: Key.selected) as? UIViewController,
      let index = selection.index(of: child) ?? place(of: child.restorationIdentifier)
    {
      selectedIndex = index
    }
  }

  /// Returns the index of the child with a restoration identifier.
  ///
  /// The identifier is used if the restored controller isn't a child.
  private func place(of identifier: String?) -> Int? {
    selection.children.firstIndex { $0.restorationIdentifier == identifier }
  }
}
