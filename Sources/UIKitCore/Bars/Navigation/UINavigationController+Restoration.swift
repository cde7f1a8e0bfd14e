import Foundation

/// Which pages a stack comes back with: those with identifiers, from the root up to the first one without. (R-RES-11)
extension UINavigationController {
  private enum Key {
    static let pages = "UINavigationController.pages"
    static let keepsRoot = "UINavigationController.keepsRoot"
  }

  func encodePages(with coder: NSCoder) {
    let pages = pagesInForce
    guard let root = pages.first else { return }
    let keepsRoot = !root.canComeBack
    let kept = pages.dropFirst(keepsRoot ? 1 : 0).prefix { $0.canComeBack }
    coder.encode(keepsRoot, forKey: Key.keepsRoot)
    coder.encode(Array(kept), forKey: Key.pages)
  }

  /// A page that does not come back ends the stack, since those above it came from it.
  func decodePages(from coder: NSCoder) {
    guard let kept = coder.decodeObject(forKey: Key.pages) as? [Any] else { return }
    var pages: [UIViewController] = []
    if coder.decodeBool(forKey: Key.keepsRoot) {
      guard let root = pagesInForce.first else { return }
      pages = [root]
    }
    for element in kept {
      guard let page = element as? UIViewController, isFit(page),
        !pages.contains(where: { $0 === page })
      else { break }
      pages.append(page)
    }
    let isSame = pages.elementsEqual(pagesInForce) { $0 === $1 }
    if !pages.isEmpty, !isSame { setViewControllers(pages, animated: false) }
  }

  /// Whether a controller can be a page here: what stands elsewhere already, or holds this stack, cannot.
  private func isFit(_ page: UIViewController) -> Bool {
    if pagesInForce.contains(where: { $0 === page }) { return true }
    return !(page is UINavigationController) && page.parent == nil
      && page.presentingViewController == nil
      && !sequence(first: self as UIViewController, next: \.parent).contains { $0 === page }
  }
}

extension UIViewController {
  fileprivate var canComeBack: Bool { restorationIdentifier?.isEmpty == false }
}
