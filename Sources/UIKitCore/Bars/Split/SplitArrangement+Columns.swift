/// Setting and showing the controllers of columns.
extension SplitArrangement {
  private var isClassic: Bool { controller.style == .unspecified }

  // MARK: Controllers

  var viewControllers: [UIViewController] {
    // R-SPL-2
    guard !isCollapsed else { return collapsedChild.map { [$0] } ?? [] }
    return columns.filled.compactMap { columns.shown[$0] }
  }

  func setViewControllers(_ controllers: [UIViewController]) {
    guard isClassic else {
      return Log.warning(
        "UISplitViewController.viewControllers ignored: a split view with columns uses setViewController(_:for:)"
      )
    }
    if controllers.count > 2 {
      Log.warning("UISplitViewController: controllers after the second one are ignored")
    }
    let wasCollapsed = isCollapsed
    if wasCollapsed { takeApart() }
    discardedSecondary = nil
    replace(controllers.first, for: .primary)
    replace(controllers.count > 1 ? controllers[1] : nil, for: .secondary)
    if wasCollapsed { putTogether() }
    columnsChanged()
  }

  func setViewController(_ new: UIViewController?, for column: Column) {
    guard !isClassic, column != .supplementary || controller.style == .tripleColumn else {
      return Log.warning("UISplitViewController has no column for setViewController(_:for:)")
    }
    guard columns.assigned[column] !== new else { return }
    if let new, let other = columns.assigned.first(where: { $0.value === new })?.key {
      setViewController(nil, for: other)
    }
    guard isCollapsed, column != .compact else {
      replace(new, for: column)
      return columnsChanged()
    }
    replaceInStack(new, for: column)
    columnsChanged()
  }

  /// Replaces the controller of a column, without the views.
  private func replace(_ new: UIViewController?, for column: Column) {
    let old = columns.shown[column]
    let wasWrapped = columns.assigned[column] !== old
    let shown = columns.set(new, for: column, wrapping: !isClassic && column != .compact)
    exchangeChild(old, shown)
    guard wasWrapped, let wrapper = old as? UINavigationController else { return }
    discardedWrappers.append(wrapper)
  }

  private func columnsChanged() {
    if isCollapsed { chooseCollapsedChild() }
    update(animated: false)
    removeOrphans()
    for wrapper in discardedWrappers { wrapper.setViewControllers([], animated: false) }
    discardedWrappers = []
    controller.buttons.update()
    container?.setNeedsLayout()
  }

  /// Replaces the pages of a column on the stack.
  private func replaceInStack(_ new: UIViewController?, for column: Column) {
    guard let collapsed else { return replace(new, for: column) }
    let isHost = columns.shown[column] === collapsed.host
    guard !isHost, collapsed.contains(column) else {
      guard isHost || columns.filled.first.map({ column.rawValue < $0.rawValue }) ?? true else {
        return replace(new, for: column)
      }
      // The lowest column, whose navigation controller has the stack, becomes another one.
      let top = collapsed.entries.last?.column
      takeApart()
      replace(new, for: column)
      return putTogether(upTo: top ?? column)
    }
    var children = collapsed.children
    replace(new, for: column)
    children.removeAll { $0.column == column }
    if let shown = columns.shown[column] {
      children.append((column: column, child: shown))
      children.sort { $0.column.rawValue < $1.column.rawValue }
    }
    collapsed.set(children, animated: false)
  }

  // MARK: Columns

  func show(_ column: Column) {
    guard !isClassic || column == .primary || column == .secondary else { return }
    guard isCollapsed else {
      guard columns.shown[column] != nil else { return }
      return choose(modes.count(showing: column))
    }
    push(column)
  }

  func hide(_ column: Column) {
    guard isCollapsed else { return choose(modes.count(hiding: column)) }
    guard let collapsed, collapsed.contains(column) else { return }
    let kept = collapsed.children.filter { $0.column.rawValue < column.rawValue }
    collapsed.set(kept, animated: UIView.areAnimationsEnabled)
  }

  // MARK: Requests of controllers

  func show(_ vc: UIViewController, sender: Any?) {
    // R-SPL-41
    if controller.delegate?.splitViewController(controller, show: vc, sender: sender) ?? false {
      return
    }
    guard !isCollapsed else {
      collapsedChild?.show(vc, sender: sender)
      return
    }
    set(vc, for: .primary)
  }

  func showDetail(_ vc: UIViewController, sender: Any?) {
    // R-SPL-40
    if controller.delegate?.splitViewController(controller, showDetail: vc, sender: sender)
      ?? false
    {
      return
    }
    guard isCollapsed else {
      set(vc, for: .secondary)
      uncover()
      return
    }
    guard let host = collapsedChild as? UINavigationController else {
      collapsedChild?.show(vc, sender: sender)
      return
    }
    guard !isClassic || vc is UINavigationController else {
      return host.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
    guard columns.shown[.compact] == nil else { return host.show(vc, sender: sender) }
    set(vc, for: .secondary)
    push(.secondary)
  }

  private func set(_ vc: UIViewController, for column: Column) {
    guard isClassic else { return setViewController(vc, for: column) }
    discardedSecondary = nil
    if isCollapsed {
      replaceInStack(vc, for: column)
    } else {
      replace(vc, for: column)
    }
    columnsChanged()
  }
}
