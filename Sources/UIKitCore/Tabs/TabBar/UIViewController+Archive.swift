import Foundation

/// The keys of archived controllers.
private enum ControllerKey {
  static let title = "UITitle"
  static let tabBarItem = "UITabBarItem"
  static let navigationItem = "UINavigationItem"
  static let toolbarItems = "UIToolbarItems"
  static let children = "UIChildViewControllers"
  static let pages = "UIViewControllers"
  static let selectedIndex = "UISelectedIndex"
  static let hidesNavigationBar = "UINavigationBarHidden"
  static let hidesToolbar = "UIToolbarHidden"
  static let hidesBottomBar = "UIHidesBottomBarWhenPushed"
  static let restorationIdentifier = "UIRestorationIdentifier"
  static let edges = "UIEdgesForExtendedLayout"
  static let underOpaqueBars = "UIExtendedLayoutIncludesOpaqueBars"
  static let contentWidth = "UIPreferredContentWidth"
  static let contentHeight = "UIPreferredContentHeight"
  static let presentationStyle = "UIModalPresentationStyle"
  static let transitionStyle = "UIModalTransitionStyle"
  static let definesContext = "UIDefinesPresentationContext"
  static let providesTransitionStyle = "UIProvidesPresentationContextTransitionStyle"
}

// R-CON-7
extension UIViewController {
  /// Writes the controller to an archive; values that are the default ones are left out.
  func _encode(with coder: NSCoder) {
    typealias Key = ControllerKey
    coder.encode(title, forKey: Key.title)
    coder.encode(tabItem.item, forKey: Key.tabBarItem)
    coder.encode(navigation.item, forKey: Key.navigationItem)
    encode(toolbarItems ?? [], Key.toolbarItems, with: coder)
    encode(archivedChildren, Key.children, with: coder)
    coder.encode(restorationIdentifier, forKey: Key.restorationIdentifier)
    if hidesBottomBarWhenPushed { coder.encode(true, forKey: Key.hidesBottomBar) }
    if edgesForExtendedLayout != .all {
      coder.encode(Int(edgesForExtendedLayout.rawValue), forKey: Key.edges)
    }
    if extendedLayoutIncludesOpaqueBars { coder.encode(true, forKey: Key.underOpaqueBars) }
    if preferredContentSize != .zero {
      coder.encode(Double(preferredContentSize.width), forKey: Key.contentWidth)
      coder.encode(Double(preferredContentSize.height), forKey: Key.contentHeight)
    }
    if modalPresentationStyle != .automatic {
      coder.encode(modalPresentationStyle.rawValue, forKey: Key.presentationStyle)
    }
    if modalTransitionStyle != .coverVertical {
      coder.encode(modalTransitionStyle.rawValue, forKey: Key.transitionStyle)
    }
    if definesPresentationContext { coder.encode(true, forKey: Key.definesContext) }
    if providesPresentationContextTransitionStyle {
      coder.encode(true, forKey: Key.providesTransitionStyle)
    }
  }

  /// Reads what `_encode(with:)` wrote; values that are missing or invalid are left unchanged.
  func _decode(from coder: NSCoder) {
    typealias Key = ControllerKey
    title = coder.archivedObject(Key.title) as? String
    if let item = coder.archivedObject(Key.tabBarItem) as? UITabBarItem { tabBarItem = item }
    if let item = coder.archivedObject(Key.navigationItem) as? UINavigationItem {
      navigation.item = item
    }
    let items: [UIBarButtonItem] = decoded(Key.toolbarItems, from: coder)
    if !items.isEmpty { toolbarItems = items }
    restorationIdentifier = coder.archivedObject(Key.restorationIdentifier) as? String
    hidesBottomBarWhenPushed = coder.archivedFlag(Key.hidesBottomBar)
    if let edges: Int = number(Key.edges, from: coder) {
      edgesForExtendedLayout = UIRectEdge(rawValue: UInt(bitPattern: edges)).intersection(.all)
    }
    extendedLayoutIncludesOpaqueBars = coder.archivedFlag(Key.underOpaqueBars)
    let size = CGSize(
      width: coder.archivedDouble(Key.contentWidth),
      height: coder.archivedDouble(Key.contentHeight)
    )
    if size != .zero, size.width.isFinite, size.height.isFinite { preferredContentSize = size }
    if let style = number(Key.presentationStyle, from: coder).flatMap(
      UIModalPresentationStyle.init(rawValue:)
    ) {
      modalPresentationStyle = style
    }
    if let style = number(Key.transitionStyle, from: coder).flatMap(
      UIModalTransitionStyle.init(rawValue:)
    ) {
      modalTransitionStyle = style
    }
    definesPresentationContext = coder.archivedFlag(Key.definesContext)
    providesPresentationContextTransitionStyle = coder.archivedFlag(Key.providesTransitionStyle)
    let children: [UIViewController] = decoded(Key.children, from: coder)
    for child in children {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  private func encode(_ objects: [NSObject], _ key: String, with coder: NSCoder) {
    if !objects.isEmpty { coder.encode(objects as NSArray, forKey: key) }
  }

  /// Returns the objects of an archived array that have a class.
  private func decoded<Object>(_ key: String, from coder: NSCoder) -> [Object] {
    let objects = coder.archivedObject(key)
    return (objects as? [Any])?.compactMap { $0 as? Object } ?? []
  }

  private func number(_ key: String, from coder: NSCoder) -> Int? {
    coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
  }

  /// Writes the controllers of a container.
  fileprivate func encodePages(_ pages: [UIViewController], with coder: NSCoder) {
    encode(pages, ControllerKey.pages, with: coder)
  }

  /// Returns the controllers of a container, each once.
  fileprivate func decodedPages(from coder: NSCoder) -> [UIViewController] {
    var pages: [UIViewController] = []
    for page: UIViewController in decoded(ControllerKey.pages, from: coder)
    where !pages.contains(page) { pages.append(page) }
    return pages
  }
}

extension UINavigationController {
  func encodeStack(with coder: NSCoder) {
    encodePages(viewControllers, with: coder)
    if isNavigationBarHidden { coder.encode(true, forKey: ControllerKey.hidesNavigationBar) }
    if !isToolbarHidden { coder.encode(false, forKey: ControllerKey.hidesToolbar) }
  }

  func decodeStack(from coder: NSCoder) {
    let pages = decodedPages(from: coder).filter { !($0 is UINavigationController) }
    if !pages.isEmpty { setViewControllers(pages, animated: false) }
    if coder.archivedFlag(ControllerKey.hidesNavigationBar) { isNavigationBarHidden = true }
    if coder.containsValue(forKey: ControllerKey.hidesToolbar) {
      isToolbarHidden = coder.archivedFlag(ControllerKey.hidesToolbar)
    }
  }
}

extension UITabBarController {
  func encodeChildren(with coder: NSCoder) {
    guard let viewControllers else { return }
    encodePages(viewControllers, with: coder)
    if selectedIndex != NSNotFound {
      coder.encode(selectedIndex, forKey: ControllerKey.selectedIndex)
    }
  }

  func decodeChildren(from coder: NSCoder) {
    let pages = decodedPages(from: coder)
    guard !pages.isEmpty else { return }
    setViewControllers(pages, animated: false)
    guard coder.containsValue(forKey: ControllerKey.selectedIndex) else { return }
    let index = coder.decodeInteger(forKey: ControllerKey.selectedIndex)
    if pages.indices.contains(index) { selectedIndex = index }
  }
}

/// Values that may be missing, for which an archive would set its error.
extension NSCoder {
  fileprivate func archivedObject(_ key: String) -> Any? {
    containsValue(forKey: key) ? decodeObject(forKey: key) : nil
  }

  fileprivate func archivedFlag(_ key: String) -> Bool {
    containsValue(forKey: key) && decodeBool(forKey: key)
  }

  fileprivate func archivedDouble(_ key: String) -> Double {
    containsValue(forKey: key) ? decodeDouble(forKey: key) : 0
  }
}
