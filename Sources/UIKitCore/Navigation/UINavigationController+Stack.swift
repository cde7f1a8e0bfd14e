extension UINavigationController {
  // MARK: Changing the stack

  func pushPage(_ page: UIViewController, animated: Bool) {
    refuseContainers([page])
    do {
      adopt(try stack.push(page), animated: animated)
    } catch {
      Misuse.raise(
        reason:
          "Pushing the same view controller instance more than once is not supported "
          + "(\(describe(page)))"
      )
    }
  }

  func popPage(animated: Bool) -> UIViewController? {
    let change = stack.pop()
    guard let page = change.removed.first else { return nil }
    adopt(change, animated: animated)
    return page
  }

  func popPages(to page: UIViewController, animated: Bool) -> [UIViewController] {
    do {
      let change = try stack.pop(to: page)
      adopt(change, animated: animated)
      return change.removed
    } catch {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "Tried to pop to a view controller that doesn't exist."
      )
    }
  }

  func popPagesToRoot(animated: Bool) -> [UIViewController]? {
    let change = stack.popToRoot()
    guard !change.removed.isEmpty else { return nil }
    adopt(change, animated: animated)
    return change.removed
  }

  func replacePages(with pages: [UIViewController], animated: Bool) {
    refuseContainers(pages)
    do {
      adopt(try stack.replace(with: pages), animated: animated)
    } catch {
      let names = pages.map(describe).joined(separator: ", ")
      Misuse.raise(
        reason: "All view controllers in a navigation controller must be distinct (\(names))"
      )
    }
  }

  private func refuseContainers(_ pages: [UIViewController]) {
    guard pages.contains(where: { $0 is UINavigationController }) else { return }
    Misuse.raise(reason: "Pushing a navigation controller is not supported")
  }

  /// Pages that leave hear so at once, those that come become children; views follow. (R-NAV-31)
  private func adopt(
    _ change: NavigationStack<UIViewController>.Change,
    animated: Bool
  ) {
    for page in change.removed { page.willMove(toParent: nil) }
    for page in change.added {
      if transition.keep(page) {
        page.willMove(toParent: self)
      } else {
        addChild(page)
      }
    }
    transition.take(change, animated: animated)
    tabItemSourceChanged()
  }

  /// Takes a change back that did not take place, and says which pages it had brought.
  func returnStack(to pages: [UIViewController]) -> [UIViewController] {
    guard let change = try? stack.replace(with: pages) else { return [] }
    return change.removed
  }

  /// The root stands for the stack on a tab bar; another root has another item. (R-NAV-44)
  private func tabItemSourceChanged() {
    guard let tabs = parent as? UITabBarController, stack.root !== tabItemSource else { return }
    tabItemSource = stack.root
    tabs.itemsChanged()
  }
}
