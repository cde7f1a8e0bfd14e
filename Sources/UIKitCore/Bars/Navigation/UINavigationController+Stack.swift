extension UINavigationController {
  // MARK: Changing the stack

  func _pushViewController(_ page: UIViewController, animated: Bool) {
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

  func _popViewController(animated: Bool) -> UIViewController? {
    change(animated: animated) { $0.pop() }.first
  }

  func _popToViewController(_ page: UIViewController, animated: Bool) -> [UIViewController] {
    do {
      return try change(animated: animated) { try $0.pop(to: page) }
    } catch {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "Tried to pop to a view controller that doesn't exist."
      )
    }
  }

  func _popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = change(animated: animated) { $0.popToRoot() }
    return popped.isEmpty ? nil : popped
  }

  func _setViewControllers(_ pages: [UIViewController], animated: Bool) {
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

  /// Changes the stack, or the part of More's stack that shows its pages, and returns the removed
  /// pages.
  private func change(
    animated: Bool,
    _ body: (inout NavigationStack<UIViewController>) throws ->
      NavigationStack<UIViewController>.Change
  ) rethrows -> [UIViewController] {
    // R-MORE-13
    if let pagesHost {
      var hosted = NavigationStack(pages: _viewControllers)
      let change = try body(&hosted)
      pagesHost.setPages(hosted.pages, of: self, animated: animated)
      return change.removed
    }
    let before = stack.pages
    let change = try body(&stack)
    guard !stack.pages.elementsEqual(before, by: { $0 === $1 }) else { return [] }
    apply(change, animated: animated)
    return change.removed
  }

  private func refuseContainers(_ pages: [UIViewController]) {
    guard pages.contains(where: { $0 is UINavigationController }) else { return }
    Misuse.raise(reason: "Pushing a navigation controller is not supported")
  }

  /// Sends `willMove(toParent:)` to removed pages and adds new pages as children; the views follow.
  private func apply(
    _ change: NavigationStack<UIViewController>.Change,
    animated: Bool
  ) {
    // R-NAV-31
    runningChanges += 1
    defer {
      runningChanges -= 1
      if runningChanges == 0 { transition.changesEnded() }
    }
    stackChanged()
    for page in change.removed { page.willMove(toParent: nil) }
    // Callbacks may have removed pages again.
    for page in change.added where stack.contains(page) {
      if transition.cancelRemoval(of: page) {
        page.willMove(toParent: self)
      } else {
        addChild(page)
      }
    }
    transition.follow(change, animated: animated)
    tabItemSourceChanged()
  }

  /// Reverts a change that was cancelled, and returns the pages that it had added.
  func revertStack(to pages: [UIViewController]) -> [UIViewController] {
    guard let change = try? stack.replace(with: pages) else { return [] }
    stackChanged()
    return change.removed
  }

  /// Updates the bar item of the tab bar controller if the root page has changed.
  func tabItemSourceChanged() {
    // R-NAV-44
    let root = _viewControllers.first
    guard root !== tabItemSource || (root != nil) != hasTabItemSource else { return }
    tabItemSource = root
    (parent as? any BottomBarContainer)?.childItemChanged()
  }
}
