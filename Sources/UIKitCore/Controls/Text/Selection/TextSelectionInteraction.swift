import QuartzCore

/// Places the caret and selects text by touches, with handles, a magnifier and the edit menu.
///
/// It uses the view only through ``UITextInput``, so that it serves the views of apps too.
@MainActor final class TextSelectionInteraction {
  unowned let view: UIView & UITextInput
  private let recognizer = TextTouchRecognizer(target: nil, action: nil)
  private lazy var handles = TextSelectionHandles(view) { [unowned self] in handleMoved($0, $1) }
  private lazy var scrolling = TextAutoscroll(view) { [unowned self] in extend(to: $0) }
  private var loupe: TextLoupeView?
  /// The unit that a drag began with, which stays selected.
  private var dragStart: UITextRange?
  private var granularity = UITextGranularity.character
  /// Whether the selection was made by a finger, so that handles and the menu are shown.
  var isByTouch = false
  /// Whether the touch that is being handled has begun editing.
  var isBeginning = false
  /// Whether the user can change the text.
  var isEditable: @MainActor () -> Bool = { true }
  /// Returns whether a gesture at a point may begin.
  var mayBegin: @MainActor (CGPoint) -> Bool = { _ in true }
  /// Returns a closure that performs the action of the link at a point, or `nil` if there is none.
  var linkAction: (@MainActor (CGPoint) -> (@MainActor () -> Void)?)?
  /// Whether the press or the pointer that is down selects text.
  private var isSelecting = false
  /// The link at which a pointer was pressed.
  private var pressedLink: (point: CGPoint, action: @MainActor () -> Void)?
  /// Returns the menu of a link at a point that is pressed, or `nil` if there is none.
  var linkMenu: (@MainActor (CGPoint) -> [UIMenuElement]?)?
  /// Called before the menu appears and disappears.
  var menuWillAppear: (@MainActor (any UIEditMenuInteractionAnimating) -> Void)?
  var menuWillDisappear: (@MainActor (any UIEditMenuInteractionAnimating) -> Void)?
  /// Called when a gesture begins and ends.
  var gestureBegan: (@MainActor () -> Void)?
  var gestureEnded: (@MainActor () -> Void)?
  /// The recognizer of all gestures.
  var gestureRecognizer: UIGestureRecognizer { recognizer }
  /// Accepts text that is dropped.
  private(set) lazy var drop = TextDrop(self)
  private(set) lazy var drag = TextDrag(self)
  /// The commands of the app and of the system for the menu.
  var menuElements: (@MainActor ([UIMenuElement]) -> [UIMenuElement])?

  init(_ view: UIView & UITextInput) {
    self.view = view
    recognizer.accepts = { [unowned self, unowned view] touch in
      guard touch.view === view || touch.view is TextHandleView || !(touch.view is UIControl) else {
        return false
      }
      return mayBegin(touch.location(in: view.textInputView))
    }
    recognizer.handle = { [unowned self] event, touch in handle(event, touch) }
    recognizer.mayDrag = { [unowned self, unowned view] touch in
      drag.selection(at: touch.location(in: view.textInputView)) != nil
    }
  }

  /// Begins to recognize touches in the view.
  func install() {
    // The press that drags the selection precedes the one that moves the caret.
    view.addInteraction(drag.interaction)
    view.addGestureRecognizer(recognizer)
  }

  /// Stops to recognize touches.
  func uninstall() {
    view.removeInteraction(drag.interaction)
    view.removeGestureRecognizer(recognizer)
    ended()
  }

  // MARK: Touches

  private func handle(_ event: TextTouchRecognizer.Event, _ touch: UITouch) {
    // Handles follow the finger themselves.
    if touch.view is TextHandleView, event != .tapped { return }
    defer { isBeginning = false }
    let point = touch.location(in: view.textInputView)
    // R-TXT-26
    if [.tapped, .pressBegan, .pointerDown].contains(event) { gestureBegan?() }
    defer { if [.tapped, .ended, .cancelled].contains(event) { gestureEnded?() } }
    switch event {
    case .tapped: tapped(at: point, count: touch.tapCount)
    case .pressBegan: pressBegan(at: point)
    case .pointerDown: pointerDown(at: point, touch)
    case .moved:
      if let pressedLink {
        guard point.distance(to: pressedLink.point) > GestureMetrics.pressMovement else { return }
        self.pressedLink = nil
        pointerDragged(from: pressedLink.point, touch)
      }
      guard isSelecting else { return }
      loupe?.follow(point, in: view.textInputView)
      extend(to: point)
      scrolling.follow(point)
    case .ended:
      // R-TXT-12
      if let pressedLink {
        self.pressedLink = nil
        return pressedLink.action()
      }
      guard isSelecting else { return }
      isSelecting = false
      scrolling.stop()
      hideLoupe()
      if isByTouch { showMenu() } else { offerPrimarySelection() }
    case .cancelled:
      isSelecting = false
      pressedLink = nil
      scrolling.stop()
      hideLoupe()
    }
  }

  func begin() -> Bool {
    guard !view.isFirstResponder else { return true }
    isBeginning = view.becomeFirstResponder()
    return isBeginning
  }

  // R-TXT-14
  private func tapped(at point: CGPoint, count: Int) {
    if let action = linkAction?(point) { return action() }
    let wasEditing = view.isFirstResponder
    if !isEditable(), count == 1 { return tappedReadOnly(at: point) }
    guard begin(), let position = view.closestPosition(to: point) else { return }
    isByTouch = true
    switch count {
    case 1: tapped(near: position, at: point, wasEditing: wasEditing)
    case 2: selectUnit(.word, at: position)
    default: selectUnit(.paragraph, at: position)
    }
    if count > 1 { showMenu() }
  }

  /// Shows or hides the menu of the selection, or ends selecting.
  private func tappedReadOnly(at point: CGPoint) {
    guard let range = view.selectedTextRange, !range.isEmpty, view.isFirstResponder else { return }
    guard contains(point, range) else {
      select(range.start, range.start)
      return hideMenu()
    }
    if EditMenu.shown(in: view.ownWindow) != nil { hideMenu() } else { showMenu() }
  }

  private func tapped(near position: UITextPosition, at point: CGPoint, wasEditing: Bool) {
    let isMenuShown = EditMenu.shown(in: view.ownWindow) != nil
    if wasEditing, let range = view.selectedTextRange, !range.isEmpty, contains(point, range) {
      return isMenuShown ? hideMenu() : showMenu()
    }
    let caret = view.wordEdge(near: position)
    let isSame =
      wasEditing && view.selectedTextRange.map { $0.isEmpty && isEqual($0.start, caret) } ?? false
    select(caret, caret)
    hideMenu()
    if isSame, !isMenuShown { showMenu() }
  }

  private func contains(_ point: CGPoint, _ range: UITextRange) -> Bool {
    visibleRectangles(of: range).contains { $0.contains(point) }
  }

  // R-TXT-27
  private func pressBegan(at point: CGPoint) {
    // R-TXT-34
    if let elements = linkMenu?(point) {
      let items = EditMenuItem.items(of: elements, for: view)
      present(items, at: CGRect(origin: point, size: .zero))
      return
    }
    guard begin(), let position = view.closestPosition(to: point) else { return }
    isSelecting = true
    isByTouch = true
    hideMenu()
    if isEditable() {
      granularity = .character
      dragStart = nil
      select(position, position)
    } else {
      granularity = .word
      selectUnit(.word, at: position)
      dragStart = view.selectedTextRange
    }
    showLoupe(at: point)
  }

  private func pointerDown(at point: CGPoint, _ touch: UITouch) {
    if touch.tapCount == 1, let action = linkAction?(point) {
      pressedLink = (point, action)
    } else {
      pointerDragged(from: point, touch)
    }
  }

  private func pointerDragged(from point: CGPoint, _ touch: UITouch) {
    guard begin(), let position = view.closestPosition(to: point) else { return }
    isSelecting = true
    isByTouch = false
    hideMenu()
    handles.hide()
    granularity = [.character, .word][min(touch.tapCount, 2) - 1]
    if touch.tapCount > 2 { granularity = .paragraph }
    if touch.tapCount == 1, recognizer.extendsSelection, let anchor {
      select(anchor, position)
      dragStart = view.textRange(from: anchor, to: anchor)
      return
    }
    selectUnit(granularity, at: position)
    dragStart = view.selectedTextRange
  }

  private var anchor: UITextPosition? {
    (view as? any TextSelectionOwner)?.selectionAnchor ?? view.selectedTextRange?.start
  }

  // MARK: Selecting

  func select(_ anchor: UITextPosition, _ head: UITextPosition) {
    if let owner = view as? any TextSelectionOwner {
      owner.select(from: anchor, to: head)
    } else {
      view.inputDelegate?.selectionWillChange(view)
      let isForward = view.compare(anchor, to: head) != .orderedDescending
      view.selectedTextRange = view.textRange(
        from: isForward ? anchor : head,
        to: isForward ? head : anchor
      )
      view.inputDelegate?.selectionDidChange(view)
    }
    selectionChanged()
  }

  private func selectUnit(_ unit: UITextGranularity, at position: UITextPosition) {
    let range = view.range(of: unit, at: position)
    select(range?.start ?? position, range?.end ?? position)
  }

  /// Extends the selection from the unit that it began with to a point.
  private func extend(to point: CGPoint) {
    guard let position = view.closestPosition(to: point) else { return }
    guard let dragStart else {
      if loupe != nil { select(position, position) }
      return
    }
    let unit =
      view.range(of: granularity, at: position) ?? view.textRange(from: position, to: position)
    guard let unit else { return }
    if view.compare(unit.end, to: dragStart.end) == .orderedAscending
      || view.compare(position, to: dragStart.start) == .orderedAscending
    {
      select(dragStart.end, unit.start)
    } else {
      let isInside = view.compare(unit.end, to: dragStart.end) == .orderedAscending
      select(dragStart.start, isInside ? dragStart.end : unit.end)
    }
  }

  private func isEqual(_ first: UITextPosition, _ second: UITextPosition) -> Bool {
    view.compare(first, to: second) == .orderedSame
  }

  // MARK: Handles

  // R-TXT-21
  /// Called when the selection or its layout has changed.
  func selectionChanged() {
    guard isByTouch, view.isFirstResponder, let range = view.selectedTextRange, !range.isEmpty
    else { return handles.hide() }
    handles.show(range)
  }

  private func handleMoved(_ end: TextSelectionHandles.End, _ phase: TextSelectionHandles.Phase) {
    switch phase {
    case .began: hideMenu()
    case .moved(let point):
      guard let range = view.selectedTextRange, let position = view.closestPosition(to: point)
      else { return }
      let fixed = end == .start ? range.end : range.start
      guard !isEqual(fixed, position) else { return }
      // A handle that passes the other one becomes the other one.
      select(fixed, position)
      handles.dragged = view.compare(position, to: fixed) == .orderedAscending ? .start : .end
    case .ended: showMenu()
    }
  }

  /// Called when text was typed: the handles and the menu disappear.
  func textChanged() {
    isByTouch = false
    handles.hide()
    hideMenu()
  }

  /// Called when editing has ended.
  func ended() {
    textChanged()
    hideLoupe()
    scrolling.stop()
  }

  /// Whether a point is at a handle, which extends beyond the view.
  func hasHandle(at point: CGPoint) -> Bool { handles.contains(point) }

  // MARK: Magnifier

  private func showLoupe(at point: CGPoint) {
    guard let window = view.ownWindow else { return }
    let loupe = TextLoupeView()
    self.loupe = loupe
    window.addSubview(loupe)
    loupe.follow(point, in: view.textInputView)
    loupe.appear()
  }

  private func hideLoupe() {
    loupe?.disappear()
    loupe = nil
  }

  // MARK: Menu

  // R-TXT-24
  /// Shows the edit menu at the selection.
  func showMenu() {
    guard let range = view.selectedTextRange else { return }
    present(items, at: target(range))
  }

  @discardableResult
  private func present(
    _ items: [EditMenuItem],
    at target: CGRect,
    prefersBelow: Bool = false
  ) -> Bool {
    guard !items.isEmpty, view.ownWindow != nil else { return false }
    hideMenu()
    let animator = EditMenuAnimator()
    menuWillAppear?(animator)
    let dismissal: @MainActor () -> Void = { [weak self] in
      let animator = EditMenuAnimator()
      self?.menuWillDisappear?(animator)
      animator.run()
    }
    let menu = EditMenu.show(
      items,
      at: target,
      of: view.textInputView,
      prefersBelow: prefersBelow,
      dismissal: dismissal
    )
    animator.run()
    return menu != nil
  }

  /// Shows the edit menu at a point that was clicked with the secondary button; outside of the
  /// selection the word at the point is selected.
  func showMenu(at point: CGPoint) -> Bool {
    guard begin(), let position = view.closestPosition(to: point) else { return false }
    isByTouch = false
    handles.hide()
    let range = view.selectedTextRange
    if range.map({ $0.isEmpty || !contains(point, $0) }) ?? true { selectUnit(.word, at: position) }
    return present(items, at: CGRect(origin: point, size: .zero), prefersBelow: true)
  }

  private var items: [EditMenuItem] {
    // R-TXT-133
    let hidesSelectAll = isEditable() && view.selectedTextRange?.isEmpty == false
    let suggested = EditMenuItem.suggested(for: view).filter {
      !hidesSelectAll || ($0 as? UICommand)?.action != "selectAll:"
    }
    return EditMenuItem.items(of: menuElements?(suggested) ?? suggested, for: view)
  }

  private func target(_ range: UITextRange) -> CGRect {
    guard !range.isEmpty else { return view.caretRect(for: range.start) }
    let rectangles = visibleRectangles(of: range)
    return rectangles.dropFirst().reduce(rectangles.first ?? view.firstRect(for: range)) {
      $0.union($1)
    }
  }

  func visibleRectangles(of range: UITextRange) -> [CGRect] {
    (view as? any TextSelectionOwner)?.visibleRectangles(of: range)
      ?? view.selectionRects(for: range).map(\.rect)
  }

  /// Hides the edit menu.
  func hideMenu() { EditMenu.shown(in: view.ownWindow)?.dismiss() }
}
