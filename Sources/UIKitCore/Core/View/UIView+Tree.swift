import QuartzCore

extension UIView {
  /// Returns whether `view` is this view or one of its ancestors.
  func _isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// Returns the first view with the tag in this view and its descendants, in depth-first order.
  func _viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Inserts a view into the subviews at an index from back to front.
  ///
  /// A view that is already a subview is moved.
  func _insertSubview(_ view: UIView, at index: Int) {
    guard !view.appearanceMarks.isProxy else {
      Log.warning("An appearance proxy cannot become a subview")
      return
    }
    if view === self {
      Misuse.raise(reason: "Can't add self as subview")
    }
    guard view.tree.subviews.isEmpty || !isDescendant(of: view) else {
      Log.warning("A view cannot become a subview of a view inside itself")
      return
    }
    if view.superview === self {
      _moveSubview(view, to: index)
      return
    }
    view.leave(for: self, at: index)
  }

  func _insertSubview(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = tree.index(of: sibling) else {
      _insertSubview(view, at: subviews.count)
      return
    }
    let isBefore = tree.index(of: view).map { $0 < index } ?? false
    _insertSubview(view, at: index + offset - (isBefore ? 1 : 0))
  }

  func _exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else {
      Log.warning("exchangeSubview: no subviews at \(first) and \(second) of \(subviews.count)")
      return
    }
    guard first != second else { return }
    let (lower, upper) = (min(first, second), max(first, second))
    let (back, front) = (subviews[lower], subviews[upper])
    _moveSubview(front, to: lower)
    _moveSubview(back, to: upper)
  }

  /// Moves a subview to `index`, its position after the move.
  func _moveSubview(_ view: UIView, to index: Int) {
    guard let present = tree.index(of: view), tree.move(from: present, to: index) else { return }
    placeLayer(of: view)
  }

  func _removeFromSuperview() {
    guard superview != nil else { return }
    leave(for: nil, at: 0)
  }

  /// Moves the view to another superview, or removes it, and calls all callbacks in order.
  ///
  /// Callbacks for the window precede those for the superview; "will" is called before the change
  /// and "did" after it.
  private func leave(for newSuperview: UIView?, at index: Int) {
    let oldSuperview = superview
    let oldWindow = window
    let oldTint = effectiveTintColor
    let newWindow = newSuperview?.ownWindow
    if oldWindow !== newWindow { announceMove(toWindow: newWindow) }
    willMove(toSuperview: newSuperview)
    LayoutInstallation.leaveTree(self)
    if let oldSuperview {
      oldSuperview.willRemoveSubview(self)
      oldSuperview.tree.subviews.removeAll { $0 === self }
      tree.superview = nil
      oldSuperview.setNeedsLayout()
    }
    layer.removeFromSuperlayer()
    tree.superview = newSuperview
    if let newSuperview {
      newSuperview.tree.insert(self, at: index)
      newSuperview.placeLayer(of: self)
      newSuperview.setNeedsLayout()
      LayoutInstallation.joinedTree(self)
    }
    finishMove(from: oldWindow, oldTint: oldTint)
    didMoveToSuperview()
    newSuperview?.didAddSubview(self)
    (newSuperview as? UIWindow)?.keepInputAreaInFront()
  }

  private func finishMove(from oldWindow: UIWindow?, oldTint: UIColor) {
    adoptWindowOfSuperview()
    if superview != nil { refreshTraits() }
    // The callbacks may have moved this view or one of its ancestors.
    adoptWindowOfSuperview()
    let newWindow = window
    if oldWindow !== newWindow {
      refreshSafeAreaThroughout()
      notifyMoved(from: oldWindow)
    } else if superview != nil {
      refreshSafeArea()
    }
    guard superview != nil else { return }
    let tint = effectiveTintColor
    if tint !== oldTint, tint != oldTint { tintChanged() }
  }

  /// The window that contains the subviews: the view itself if it is a window, otherwise its
  /// window.
  var ownWindow: UIWindow? { asWindow ?? window }

  /// Whether the view is a window or in one.
  var isWindowOrInOne: Bool { tree.isInWindow || asWindow != nil }

  private func announceMove(toWindow newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviews { subview.announceMove(toWindow: newWindow) }
  }

  private func adoptWindowOfSuperview() {
    let newWindow = superview?.ownWindow
    if window !== newWindow { adopt(window: newWindow) }
  }

  private func adopt(window: UIWindow?) {
    if window == nil {
      leaveTouches()
      FirstResponder.left(self)
    }
    tree.window = window
    if window != nil, let first = FirstResponder.current,
      first === self || first === viewController
    {
      InputArea.setNeedsRefresh()
    }
    if drawsAtScreenScale, let scale = window?.screen.scale, layer.contentsScale != scale {
      layer.contentsScale = scale
    }
    for subview in subviews { subview.adopt(window: window) }
  }

  private func notifyMoved(from oldWindow: UIWindow?) {
    if window != nil { takeProxiedAppearance() }
    didMoveToWindow()
    for case let observer as WindowObservingInteraction in interaction.added {
      observer.viewDidMoveToWindow()
    }
    viewController?.viewDidMove(fromWindow: oldWindow)
    for subview in subviews { subview.notifyMoved(from: oldWindow) }
  }

  /// Inserts a subview's layer directly below that of the next subview.
  ///
  /// Layers without a view keep their position.
  private func placeLayer(of view: UIView) {
    guard let index = tree.index(of: view) else { return }
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }
}
