extension UINavigationController {
  // MARK: Changing the stack

  func pushPage(_ page: UIViewController, animated: Bool) {
    refuseContainers([page])
    do {
      _ = try change(animated: animated) { try $0.push(page) }
    } catch {
      Misuse.raise(
        reason:
          "Pushing the same view controller instance more than once is not supported "
          + "(\(describe(page)))"
      )
    }
  }

  func popPage(animated: Bool) -> UIViewController? {
    change(animated: animated) { $0.pop() }.first
  }

  func popPages(to page: UIViewController, animated: Bool) -> [UIViewController] {
    do {
      return try change(animated: animated) { try $0.pop(to: page) }
    } catch {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "Tried to pop to a view controller that doesn't exist."
      )
    }
  }

  func popPagesToRoot(animated: Bool) -> [UIViewController]? {
    let popped = change(animated: animated) { $0.popToRoot() }
    return popped.isEmpty ? nil : popped
  }

  func replacePages(with pages: [UIViewController], animated: Bool) {
    refuseContainers(pages)
    do {
      _ = try change(animated: animated) { try $0.replace(with: pages) }
    } catch {
      let names = pages.map(describe).joined(separator: ", ")
      Misuse.raise(
        reason: "All view controllers in a navigation controller must be distinct (\(names))"
      )
    }
  }

  /// Changes the stack, be it here or where More shows its pages, and says what was taken. (R-MORE-13)
  private func change(
    animated: Bool,
    _ body: (inout NavigationStack<UIViewController>) throws ->
      NavigationStack<UIViewController>.Change
  ) rethrows -> [UIViewController] {
    if let borrower {
      var lent = NavigationStack(pages: pagesInForce)
      let change = try body(&lent)
      borrower.setPages(lent.pages, of: self, animated: animated)
      return change.removed
    }
    let before = stack.pages
    let change = try body(&stack)
    guard !stack.pages.elementsEqual(before, by: { $0 === $1 }) else { return [] }
    adopt(change, animated: animated)
    return change.removed
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
    stackChanged()
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
    stackChanged()
    return change.removed
  }

  /// The root stands for the stack on a tab bar; another root has another item. (R-NAV-44)
  func tabItemSourceChanged() {
    let root = pagesInForce.first
    guard let tabs = parent as? UITabBarController, root !== tabItemSource else { return }
    tabItemSource = root
    tabs.itemsChanged()
  }
}
