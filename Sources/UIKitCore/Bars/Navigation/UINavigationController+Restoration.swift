import Foundation

/// The restoration of the stack: all pages from the root to the first one without an identifier.
extension UINavigationController {
  // R-RES-11
  private enum Key {
    static let pages = "UINavigationController.pages"
    static let keepsRoot = "UINavigationController.keepsRoot"
  }

  func encodePages(with coder: NSCoder) {
    let pages = _viewControllers
    guard let root = pages.first else { return }
    let keepsRoot = !root.canComeBack
    let kept = pages.dropFirst(keepsRoot ? 1 : 0).prefix { $0.canComeBack }
    coder.encode(keepsRoot, forKey: Key.keepsRoot)
    coder.encode(Array(kept), forKey: Key.pages)
  }

  /// Restores the pages up to the first one that can't be restored, because the pages above it
  /// depend on it.
  func decodePages(from coder: NSCoder) {
    guard let kept = coder.decodeObject(forKey: Key.pages) as? [Any] else { return }
    var pages: [UIViewController] = []
    if coder.decodeBool(forKey: Key.keepsRoot) {
      guard let root = _viewControllers.first else { return }
      pages = [root]
    }
    for element in kept {
      guard let page = element as? UIViewController, isFit(page),
        !pages.contains(where: { $0 === page })
      else { break }
      pages.append(page)
    }
    let isSame = pages.elementsEqual(_viewControllers) { $0 === $1 }
    if !pages.isEmpty, !isSame { setViewControllers(pages, animated: false) }
  }

  /// Returns whether a controller can be a page of this stack: it must not have another parent, be
  /// presented, or be an ancestor.
  private func isFit(_ page: UIViewController) -> Bool {
    if _viewControllers.contains(where: { $0 === page }) { return true }
    return !(page is UINavigationController) && page.parent == nil
      && page.presentingViewController == nil
      && !sequence(first: self as UIViewController, next: \.parent).contains { $0 === page }
  }
}

extension UIViewController {
  fileprivate var canComeBack: Bool { restorationIdentifier?.isEmpty == false }
}
