import QuartzCore

/// A menu that is open in a window, with its submenus.
///
///     open ── choose ── submenu ──▶ open with one more level
///      │         └───── action ──▶ dismissed, then performed
///      └──── touch outside, Escape, source removed ──▶ dismissed
@MainActor final class MenuSession {
  // R-MENU-1…R-MENU-9
  /// What a menu belongs to, and what is notified of it.
  struct Request {
    var menu: UIMenu
    /// The view that the menu belongs to.
    ///
    /// The menu is dismissed when it leaves its window.
    var source: UIView
    /// The part of the view that the menu is placed at.
    var rectangle: CGRect
    /// The preview beside the menu, or `nil` for a menu without one.
    var preview: MenuPreview?
    /// The object that actions receive as their sender.
    var sender: AnyObject?
    var order = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether choosing an action selects it instead of the others.
    var selects = false
    /// Called before the menu disappears.
    var willDismiss: @MainActor (MenuSession) -> Void = { _ in }
    /// Called after an action was chosen, before it is performed.
    var didChoose: @MainActor (UIMenuElement) -> Void = { _ in }
  }

  /// A menu, or an open submenu.
  struct Level {
    var menu: UIMenu
    var contents: MenuContents
    let list: MenuListView
    /// The panel of the list, or `nil` if it is part of a preview.
    let panel: MenuPanelView?
    /// The row that opened the submenu.
    var row: Int?
  }

  let overlay = MenuOverlayView(frame: .zero)
  private var request: Request
  private(set) var levels: [Level] = []
  private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
  private weak var source: UIView?
  private var isAbove = false
  private(set) var isOpen = false

  /// Opens a menu instead of one that is open, and returns it, or `nil` if the view is in no window.
  static func open(_ request: Request) -> MenuSession? {
    guard let window = request.source.ownWindow else { return nil }
    dismiss(in: window)
    let session = MenuSession(request)
    session.open(in: window)
    return session
  }

  /// Dismisses the menu that is open in a window.
  static func dismiss(in window: UIWindow?) {
    (window?.keyTaker as? MenuOverlayView)?.session?.dismiss()
  }

  private init(_ request: Request) {
    self.request = request
    source = request.source
  }

  private func open(in window: UIWindow) {
    isOpen = true
    EditMenu.shown(in: window)?.dismiss()
    DragOverlayView.hide(in: window)
    overlay.session = self
    overlay.frame = window.bounds
    UIView.performWithoutAnimation {
      window.addSubview(overlay)
      request.preview?.add(to: overlay)
      add(request.menu, row: nil)
      overlay.layoutIfNeeded()
      pose(isShown: false)
    }
    window.keyTaker = overlay
    UIView.animate(
      withDuration: MenuMetrics.appearing,
      delay: 0,
      usingSpringWithDamping: MenuMetrics.appearingDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: { self.pose(isShown: true) }
    )
    UIAccessibility.post(notification: .screenChanged, argument: levels.first?.list.firstRow)
  }

  // MARK: Levels

  private func add(_ menu: UIMenu, row: Int?) {
    let preview = levels.isEmpty ? request.preview : nil
    let panel = preview == nil ? MenuPanelView(frame: .zero) : nil
    guard let list = preview?.view.menu ?? panel?.list else { return }
    // In the middle, the panel and its rows have no safe areas, which its placement would change.
    panel?.center = CGPoint(x: overlay.bounds.midX, y: overlay.bounds.midY)
    let depth = levels.count
    list.didChoose = { [weak self] in self?.choose($0, at: depth) }
    list.didGoBack = { [weak self] in self?.goBack() }
    let contents = contents(of: menu)
    levels.append(Level(menu: menu, contents: contents, list: list, panel: panel, row: row))
    showList(at: depth)
    // The rows are in the list before it is in the window, so they receive the window and the traits together.
    if let panel { overlay.addSubview(panel) }
    load(menu)
  }

  private func contents(of menu: UIMenu) -> MenuContents {
    MenuContents(menu, loaded: loaded, isReversed: isReversed) { [weak source] command in
      command.performer(from: source) != nil
    }
  }

  /// Whether the first elements are at the bottom, near the source.
  private var isReversed: Bool {
    // R-MENU-14
    guard levels.count <= 1, request.preview == nil else { return false }
    return request.order != .fixed && isAbove
  }

  private func showList(at depth: Int) {
    let level = levels[depth]
    let title = level.menu.title
    let header: MenuList.Header =
      depth > 0 ? .submenu(title) : title.isEmpty ? .none : .title(title)
    level.list.show(level.contents.list(header))
    overlay.setNeedsLayout()
  }

  /// Builds the lists again, after elements or their states have changed.
  private func reload() {
    for depth in levels.indices {
      levels[depth].contents = contents(of: levels[depth].menu)
      showList(at: depth)
    }
    overlay.layoutIfNeeded()
  }

  private func load(_ menu: UIMenu) {
    for element in menu.inlineElements {
      guard let deferred = element as? UIDeferredMenuElement else { continue }
      let identifier = ObjectIdentifier(deferred)
      guard loaded[identifier] == nil else { continue }
      deferred.load { [weak self] elements in
        guard let self, isOpen, loaded[identifier] == nil else { return }
        loaded[identifier] = elements
        reload()
      }
    }
  }

  /// Replaces the menu.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard isOpen else { return }
    let menus = UIMenu.changed(levels.map(\.menu), by: change)
    while levels.count > max(menus.count, 1) { goBack() }
    for (depth, menu) in zip(levels.indices, menus) { levels[depth].menu = menu }
    reload()
    for menu in menus { load(menu) }
  }

  // MARK: Placement

  private var placement: MenuPlacement? {
    guard let source, let window = overlay.window else { return nil }
    let bottom = InputArea.shown(in: window)?.shownFrame?.minY
    return MenuPlacement(
      room: MenuPlacement.room(
        in: overlay.bounds.size,
        safeArea: window.safeAreaInsets,
        bottom: bottom
      ),
      source: source.convert(request.rectangle, to: overlay)
    )
  }

  /// Places the levels.
  func place() {
    guard isOpen, let placement else { return }
    request.preview?.place(in: overlay)
    let isLarge = overlay.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? MenuMetrics.wideWidth : MenuMetrics.width, placement.room.width)
    var parent = CGRect.zero
    for (depth, level) in levels.enumerated() {
      guard let panel = level.panel else {
        parent = level.list.convert(level.list.bounds, to: overlay)
        continue
      }
      let height = level.list.height(in: width)
      if let row = level.row, depth > 0 {
        let over = levels[depth - 1].list.frame(ofItem: row) ?? .zero
        let frame = placement.place(
          submenu: height,
          over: over.offsetBy(dx: parent.minX, dy: parent.minY),
          of: parent
        )
        panel.place(frame)
        parent = frame
      } else {
        let result = placement.place(CGSize(width: width, height: height))
        panel.place(result.frame)
        parent = result.frame
        guard result.isAbove != isAbove else { continue }
        isAbove = result.isAbove
        if isReversed || request.order != .fixed { return reload() }
      }
    }
  }

  private func pose(isShown: Bool) {
    request.preview?.pose(isShown: isShown)
    guard let panel = levels.first?.panel, let placement else { return }
    panel.alpha = isShown ? 1 : 0
    let isScaled = !isShown && !UIAccessibility.isReduceMotionEnabled
    let anchor = CGPoint(
      x: min(max(placement.source.midX, panel.frame.minX), panel.frame.maxX),
      y: isAbove ? panel.frame.maxY : panel.frame.minY
    )
    panel.scale(to: isScaled ? MenuMetrics.startScale : 1, around: anchor)
  }

  // MARK: Choosing

  private func choose(_ index: Int, at depth: Int) {
    guard isOpen, levels.indices.contains(depth),
      levels[depth].contents.elements.indices.contains(index)
    else { return }
    let element = levels[depth].contents.elements[index]
    if let menu = element as? UIMenu { return open(menu, row: index, at: depth) }
    select(element, in: levels[depth].menu, at: depth)
    request.didChoose(element)
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes
    let keeps = attributes?.contains(.keepsMenuPresented) ?? false
    let source = source
    if !keeps { dismiss() }
    perform(element, from: source)
    if keeps, isOpen { reload() }
  }

  private func perform(_ element: UIMenuElement, from source: UIView?) {
    switch element {
    case let action as UIAction: action.perform(from: request.sender ?? source)
    case let command as UICommand:
      guard let target = command.performer(from: source) else { return }
      EditMenuItem.perform(command.action, on: target, sender: command)
    default: break
    }
  }

  /// Sets the states of the elements of a menu in which one is selected.
  private func select(_ element: UIMenuElement, in menu: UIMenu, at depth: Int) {
    // R-MENU-21
    let group = menu.selectionGroup(of: element, selectsAll: request.selects && depth == 0)
    for other in group {
      let state: UIMenuElement.State = other === element ? .on : .off
      (other as? UIAction)?.state = state
      (other as? UICommand)?.state = state
    }
  }

  private func open(_ menu: UIMenu, row: Int, at depth: Int) {
    // R-MENU-15
    guard depth == levels.count - 1 else { return }
    add(menu, row: row)
    UIView.performWithoutAnimation {
      overlay.layoutIfNeeded()
      guard let level = levels.last, let panel = level.panel else { return }
      panel.alpha = 0
      panel.scale(
        to: MenuMetrics.parentScale,
        around: CGPoint(x: panel.center.x, y: panel.frame.minY)
      )
    }
    animateLevels()
    UIAccessibility.post(notification: .layoutChanged, argument: levels.last?.list.firstRow)
  }

  /// Closes the last submenu, or dismisses the menu if none is open.
  func goBack() {
    guard levels.count > 1, let level = levels.popLast(), let panel = level.panel else {
      return dismiss()
    }
    panel.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: MenuMetrics.disappearing,
      animations: { panel.alpha = 0 },
      completion: { _ in panel.removeFromSuperview() }
    )
    animateLevels()
    UIAccessibility.post(notification: .layoutChanged, argument: levels.last?.list.firstRow)
  }

  /// Shows the last level, and the others behind it.
  private func animateLevels() {
    UIView.animate(
      withDuration: MenuMetrics.appearing,
      delay: 0,
      usingSpringWithDamping: MenuMetrics.appearingDamping,
      initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [levels] in
      let isStill = UIAccessibility.isReduceMotionEnabled
      for (depth, level) in levels.enumerated() {
        let isLast = depth == levels.count - 1
        let view: UIView = level.panel ?? level.list
        view.isUserInteractionEnabled = isLast
        view.alpha = isLast ? 1 : 1 - MenuMetrics.parentDimming * 2
        let scale = isLast || isStill ? 1 : MenuMetrics.parentScale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }

  // MARK: Touches and keys

  /// Handles a touch that is not on the last level.
  func touchedOutside(at point: CGPoint) {
    // R-MENU-4, R-MENU-15
    let isOnParent = levels.dropLast().contains { level in
      (level.panel ?? level.list).frame.contains(
        overlay.convert(point, to: (level.panel ?? level.list).superview)
      )
    }
    if isOnParent { return goBack() }
    if let preview = request.preview, preview.contains(point, of: overlay) {
      return preview.tapped(self)
    }
    dismiss()
  }

  /// Highlights the row under a finger that went down elsewhere.
  func fingerMoved(to point: CGPoint) {
    // R-MENU-5
    guard isOpen, let list = levels.last?.list else { return }
    list.highlightRow(at: list.convert(point, from: nil))
  }

  /// Chooses the row under a finger that went down elsewhere.
  func fingerLifted(at point: CGPoint) {
    guard isOpen, let list = levels.last?.list else { return }
    _ = list.chooseRow(at: list.convert(point, from: nil))
  }

  func press(_ key: KeyInput) {
    // R-MENU-7
    guard key.isDown, isOpen, let list = levels.last?.list else { return }
    let isMirrored = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward = isMirrored ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
    let backward = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    switch key.characters {
    case UIKeyCommand.inputDownArrow: list.moveHighlight(by: 1)
    case UIKeyCommand.inputUpArrow: list.moveHighlight(by: -1)
    case "\t": list.moveHighlight(by: key.modifiers.contains(.shift) ? -1 : 1)
    case "\r", " ": _ = list.chooseHighlightedRow()
    case UIKeyCommand.inputEscape: dismiss()
    case forward: if list.isSubmenuHighlighted { _ = list.chooseHighlightedRow() }
    case backward: if levels.count > 1 { goBack() }
    default: break
    }
  }

  // MARK: End

  /// Dismisses the menu.
  ///
  /// - Parameters:
  ///   - expands: Whether the preview fills the window before it disappears.
  ///   - completion: Called at the end.
  func dismiss(expands: Bool = false, completion: (@MainActor () -> Void)? = nil) {
    guard isOpen else { return }
    isOpen = false
    let overlay = overlay
    if overlay.window?.keyTaker === overlay { overlay.window?.keyTaker = nil }
    overlay.isUserInteractionEnabled = false
    overlay.accessibilityViewIsModal = false
    request.willDismiss(self)
    let preview = request.preview
    UIView.animate(
      withDuration: expands
        ? PreviewMetrics.expanding : preview?.duration ?? MenuMetrics.disappearing,
      animations: { [self] in
        if expands { preview?.expand() } else { pose(isShown: false) }
        for level in levels.dropFirst() { level.panel?.alpha = 0 }
      },
      completion: { _ in
        preview?.remove()
        overlay.removeFromSuperview()
        overlay.session = nil
        completion?()
      }
    )
    UIAccessibility.post(notification: .screenChanged, argument: source)
  }
}
