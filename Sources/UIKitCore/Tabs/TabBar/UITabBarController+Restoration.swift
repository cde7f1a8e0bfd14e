import Foundation

/// Which child a tab bar controller comes back to: the child itself, wherever it stands now. (R-RES-1, R-RES-3)
extension UITabBarController {
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

  /// Where the child stands that has a controller's identifier, where that one was made without becoming a child.
  private func place(of identifier: String?) -> Int? {
    selection.children.firstIndex { $0.restorationIdentifier == identifier }
  }
}
