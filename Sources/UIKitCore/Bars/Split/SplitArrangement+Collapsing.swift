/// Collapsing the columns into one stack, and expanding them.
extension SplitArrangement {
  private var isClassic: Bool { controller.style == .unspecified }

  func collapse() {
    if isClassic {
      collapseClassic()
    } else {
      let top = topColumn
      isCollapsed = true
      putTogether(upTo: top)
    }
    overrideTraits()
    update(animated: false)
    removeOrphans()
    controller.delegate?.splitViewControllerDidCollapse(controller)
  }

  /// The column that the delegate chooses.
  private var topColumn: Column {
    // R-SPL-31
    let proposed = columns.proposedTopColumn
    let chosen = controller.delegate?.splitViewController(
      controller,
      topColumnForCollapsingToProposedTopColumn: proposed
    )
    guard let chosen, columns.shown[chosen] != nil else { return proposed }
    return chosen
  }

  func expand() {
    // R-SPL-34
    // The delegate sees the stack as it is before it is taken apart.
    if isClassic { separateClassic() } else { takeApart() }
    isCollapsed = false
    collapsedChild = nil
    overrideTraits()
    chooseExpandedMode()
    removeOrphans()
    controller.delegate?.splitViewControllerDidExpand(controller)
  }

  private func chooseExpandedMode() {
    let proposed = modes.mode
    let mode = controller.delegate?.splitViewController(
      controller,
      displayModeForExpandingToProposedDisplayMode: proposed
    )
    var modes = modes
    if let mode, mode != proposed, mode != .automatic {
      modes.choose(SplitDisplayModes.count(of: mode))
    }
    changeMode(animated: false, to: modes.choice)
  }

  // MARK: Stack

  /// Moves the pages of the columns onto the stack of the lowest one.
  func putTogether(upTo top: Column = .secondary) {
    // R-SPL-32
    let filled = columns.filled
    if top == .compact, let compact = columns.shown[.compact] {
      collapsedChild = compact
      return
    }
    guard let lowest = filled.first, let host = columns.shown[lowest] as? UINavigationController
    else {
      collapsedChild = (columns.shown[top] ?? filled.first.flatMap { columns.shown[$0] })
      return
    }
    collapsedChild = host
    let stack = CollapsedStack(host: host, split: controller)
    collapsed = stack
    stackColumns(filled.dropFirst().filter { $0.rawValue <= top.rawValue }, animated: false)
  }

  /// Replaces the columns on the stack.
  private func stackColumns(_ stacked: [Column], animated: Bool) {
    let children = stacked.compactMap { column in
      columns.shown[column].map { (column: column, child: $0) }
    }
    .filter { !isEmpty($0.child) || collapsed?.contains($0.column) == true }
    detach(children.map(\.child).filter { $0 !== collapsedChild })
    collapsed?.set(children, animated: animated)
  }

  private func isEmpty(_ child: UIViewController) -> Bool {
    (child as? UINavigationController)?.viewControllers.isEmpty ?? false
  }

  /// Returns the pages to their columns.
  func takeApart() {
    collapsed?.takeApart()
    collapsed = nil
  }

  /// Pushes the pages of a column, and of the columns below it.
  func push(_ column: Column) {
    // R-SPL-37
    if collapsed == nil, let host = collapsedChild as? UINavigationController {
      collapsed = CollapsedStack(host: host, split: controller)
    }
    guard let collapsed, columns.shown[column] != nil else { return }
    guard columns.shown[column] !== collapsed.host else {
      return collapsed.set([], animated: UIView.areAnimationsEnabled)
    }
    let animated = UIView.areAnimationsEnabled
    guard !collapsed.contains(column) else {
      // The columns above it are popped.
      let kept = collapsed.children.filter { $0.column.rawValue <= column.rawValue }
      guard kept.count < collapsed.entries.count else { return }
      return collapsed.set(kept, animated: animated)
    }
    let stacked = columns.filled.dropFirst().filter { $0.rawValue <= column.rawValue }
    stackColumns(Array(stacked), animated: animated)
  }

  /// Adds a plain controller that is no longer on the stack as a child again.
  func readopt(_ child: UIViewController) {
    guard child.parent == nil, columns.column(of: child) != nil else { return }
    adopt(child)
    overrideTraits()
  }

  /// Chooses the shown controller again, after columns were replaced while they are collapsed.
  func chooseCollapsedChild() {
    if let compact = columns.shown[.compact] {
      guard collapsedChild !== compact else { return }
      takeApart()
      collapsedChild = compact
    } else if collapsedChild.map({ columns.column(of: $0) == nil }) ?? true {
      takeApart()
      putTogether()
    }
  }

  // MARK: Classic style

  private func collapseClassic() {
    // R-SPL-35
    let primary =
      controller.delegate?.primaryViewController(forCollapsing: controller)
      ?? columns.shown[.primary]
    isCollapsed = true
    let secondary = columns.shown[.secondary]
    if primary !== columns.shown[.primary] { usePrimary(primary) }
    collapsedChild = primary
    guard let primary else {
      collapsedChild = secondary
      return
    }
    guard let secondary else { return }
    detach([secondary])
    let isHandled =
      controller.delegate?.splitViewController(
        controller,
        collapseSecondary: secondary,
        onto: primary
      ) ?? false
    if isHandled {
      discard(secondary)
    } else {
      primary.collapseSecondaryViewController(secondary, for: controller)
      if collapsed == nil { discard(secondary) }
    }
  }

  /// Keeps a secondary controller that isn't shown for the next expansion.
  private func discard(_ secondary: UIViewController) {
    discardedSecondary = secondary
    columns.set(nil, for: .secondary, wrapping: false)
    exchangeChild(secondary.parent === controller ? secondary : nil, nil)
  }

  private func usePrimary(_ primary: UIViewController?) {
    let old = columns.shown[.primary]
    columns.set(primary, for: .primary, wrapping: false)
    exchangeChild(old, primary)
  }

  /// Moves the pages of the secondary controller onto the stack of a navigation controller.
  func collapse(_ secondary: UIViewController, onto host: UINavigationController) {
    guard collapsed == nil, host === collapsedChild else { return }
    collapsed = CollapsedStack(host: host, split: controller)
    guard !isEmpty(secondary) else { return }
    collapsed?.set([(column: .secondary, child: secondary)], animated: false)
  }

  private func separateClassic() {
    // R-SPL-36
    let delegate = controller.delegate
    let primary =
      delegate?.primaryViewController(forExpanding: controller) ?? columns.shown[.primary]
    let separated = primary.flatMap { primary in
      delegate?.splitViewController(controller, separateSecondaryFrom: primary)
        ?? primary.separateSecondaryViewController(for: controller)
    }
    takeApart()
    if primary !== columns.shown[.primary] {
      detach([columns.shown[.primary]].compactMap { $0 })
      usePrimary(primary)
    }
    useSecondary(separated ?? columns.shown[.secondary] ?? discardedSecondary)
    discardedSecondary = nil
  }

  private func useSecondary(_ secondary: UIViewController?) {
    let old = columns.shown[.secondary]
    guard let secondary, secondary !== old else { return }
    columns.set(secondary, for: .secondary, wrapping: false)
    exchangeChild(old, secondary)
  }

  /// Returns the pages of the secondary controller to it, and returns the controller.
  func separate(from host: UINavigationController) -> UIViewController? {
    guard host === collapsed?.host else { return nil }
    takeApart()
    return columns.shown[.secondary]
  }
}
