import QuartzCore

/// The area at the bottom of a window that shows the input view and the accessory view of the first
/// responder.
///
/// Its content is an `InputAreaContent`, which the responder chain supplies.
@MainActor final class InputArea {
  /// The area that shows the content of the first responder, if any.
  private static weak var active: InputArea?
  private static var depth = 0
  /// Whether a change of the first responder is under way.
  static var isGrouping: Bool { depth > 0 }
  private static var isPending = false
  /// The guides that follow an area.
  static var guides = KeyboardGuideList()

  private let windowReference: UnretainedReference<UIWindow>
  private var window: UIWindow? { windowReference.object }
  private(set) lazy var view: InputAreaView? = window.map { InputAreaView(self, in: $0) }
  private var content = InputAreaContent()
  private weak var responder: UIResponder?
  private var placement = InputAreaPlacement()
  private(set) var isShown = false
  private var generation = 0
  private var placedBounds = CGRect.zero
  private var isPlacing = false
  /// The distance by which the user has dragged the area down.
  private var dragOffset: CGFloat = 0

  init(in window: UIWindow) { windowReference = window.reference }

  // MARK: First responder

  /// Performs changes of the first responder, and then shows the content of the last one.
  static func group<Result>(_ changes: () -> Result) -> Result {
    depth += 1
    defer {
      depth -= 1
      refresh()
    }
    return changes()
  }

  /// Shows the content of the first responder in the next frame.
  static func setNeedsRefresh() {
    guard active != nil || FirstResponder.current != nil, !isPending else { return }
    isPending = true
    NextFrame.run {
      isPending = false
      refresh()
    }
  }

  /// Shows the content of the first responder, or nothing if there is none.
  static func refresh() {
    guard depth == 0 else { return }
    let responder = FirstResponder.current
    let window = responder.flatMap(window(of:))
    if let active, active.window !== window { active.show(InputAreaContent(), for: nil) }
    guard let window, let responder else { return }
    let content = InputAreaContent(for: responder, on: window.screen)
    guard !content.isEmpty || window.inputArea != nil else { return }
    let area = window.inputArea ?? InputArea(in: window)
    window.inputArea = area
    active = area
    area.show(content, for: responder)
  }

  private static func window(of responder: UIResponder) -> UIWindow? {
    if let controller = responder as? UIViewController, controller.viewIfLoaded?.window == nil {
      return nil
    }
    return FirstResponder.window(of: responder)
  }

  /// Makes a controller the first responder if it supplies a view and there is no first responder.
  static func controllerDidAppear(_ controller: UIViewController) {
    // R-KBD-13
    guard controller.canBecomeFirstResponder, let screen = controller.viewIfLoaded?.window?.screen,
      FirstResponder.current.flatMap(window(of:))?.screen !== screen,
      controller.inputAccessoryView != nil || controller.inputView != nil
    else { return }
    controller.becomeFirstResponder()
  }

  /// Returns the responder that supplied the accessory or input view that contains a responder.
  static func owner(ofViewContaining responder: UIResponder) -> UIResponder? {
    guard let view = responder as? UIView else { return nil }
    let ancestors = sequence(first: view, next: \.superview)
    return ancestors.lazy.compactMap { ($0 as? InputAreaSlot)?.owner }.first { _ in true }
  }

  // MARK: Content

  /// Shows a content for a responder, or slides out if the content is empty.
  private func show(_ content: InputAreaContent, for responder: UIResponder?) {
    let (wasShown, old, begin) = (isShown, placement, frame(isShown: isShown))
    let isExchange =
      responder !== self.responder || !content.hasSameViews(as: self.content)
    self.responder = responder
    isShown = !content.isEmpty
    if isShown {
      self.content = content
      UIView.performWithoutAnimation { install(wasShown: wasShown) }
    }
    guard
      let change = InputAreaChange(
        wasShown: wasShown,
        isShown: isShown,
        isExchange: isExchange,
        movesFrame: old != placement
      )
    else { return }
    let start = wasShown ? begin : frame(isShown: false)
    perform(change, from: start, isAnimated: wasShown != isShown)
  }

  private func install(wasShown: Bool) {
    guard let window, let view else { return }
    if view.superview !== window {
      view.frame = window.bounds
      window.addSubview(view)
    }
    window.keepInputAreaInFront()
    view.inputSlot.setContent(content.input)
    view.accessorySlot.setContent(content.accessory)
    place()
    if !wasShown { view.slide(by: placement.height) }
  }

  private func perform(_ change: InputAreaChange, from begin: CGRect, isAnimated: Bool) {
    generation += 1
    let current = generation
    let notice = KeyboardNotice(
      screen: window?.screen,
      begin: begin,
      end: frame(isShown: isShown),
      duration: isAnimated ? KeyboardMetrics.duration : 0
    )
    window?.layoutIfNeeded()
    notice.post(change.before)
    guard generation == current else { return }
    guard isAnimated else {
      settle()
      return notice.post(change.after)
    }
    let options: UIView.AnimationOptions = [
      .init(rawValue: UInt(KeyboardMetrics.curve) << 16), .allowUserInteraction,
      .overrideInheritedCurve, .overrideInheritedDuration,
    ]
    UIView.animate(withDuration: KeyboardMetrics.duration, delay: 0, options: options) {
      self.settle()
    } completion: { [weak self] _ in
      guard let self, generation == current else { return }
      if !isShown { remove() }
      notice.post(change.after)
    }
  }

  /// Applies the current state to the views and to the layout guides.
  func settle() {
    dragOffset = 0
    view?.slide(by: isShown ? 0 : placement.height)
    guard let window else { return }
    InputArea.guides.areaChanged(in: window)
    window.layoutIfNeeded()
  }

  private func remove() {
    content = InputAreaContent()
    view?.inputSlot.setContent(nil)
    view?.accessorySlot.setContent(nil)
    view?.removeFromSuperview()
  }

  // MARK: Layout

  // R-KBD-10, R-KBD-11
  /// Lays the area out again after the window or the height of a view has changed.
  func contentSizeChanged() {
    guard isShown, !isPlacing, let view, view.superview != nil else { return }
    let (old, begin) = (placement, frame(isShown: true, in: placedBounds))
    place()
    guard old != placement || begin != frame(isShown: true) else { return }
    let notice = KeyboardNotice(
      screen: window?.screen,
      begin: begin,
      end: frame(isShown: true),
      duration: 0
    )
    notice.post(InputAreaChange.resize.before)
    if let window { InputArea.guides.areaChanged(in: window) }
    notice.post(InputAreaChange.resize.after)
  }

  /// Measures the views and sets their frames.
  ///
  /// They are measured twice, because their height can depend on their safe area.
  private func place() {
    guard let view, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<2 {
      placement = measured(in: view)
      placedBounds = view.bounds
      setFrame(placement.accessory(in: view.bounds), of: view.accessorySlot)
      setFrame(placement.input(in: view.bounds), of: view.inputSlot)
      view.accessorySlot.placeContent(height: placement.accessoryHeight)
      view.inputSlot.placeContent(height: placement.inputHeight)
    }
  }

  private func setFrame(_ frame: CGRect, of slot: InputAreaSlot) {
    if slot.untransformedFrame != frame { slot.untransformedFrame = frame }
  }

  private func measured(in view: InputAreaView) -> InputAreaPlacement {
    var placement = InputAreaPlacement()
    placement.accessoryHeight = view.accessorySlot.sizing?.accessoryHeight ?? 0
    guard let sizing = view.inputSlot.sizing else { return placement }
    let inset = view.safeAreaInsets.bottom
    let keyboard = view.inputSlot.content as? any SoftwareKeyboard
    let standard = KeyboardMetrics.height(
      in: view.bounds.size,
      bottomInset: inset,
      isPad: view.traitCollection.userInterfaceIdiom == .pad,
      showsSuggestions: keyboard?.showsSuggestions ?? false
    )
    let (height, includesInset) = sizing.inputHeight(default: standard)
    placement.inputHeight = height
    placement.inputInset = includesInset ? 0 : inset
    return placement
  }

  /// The frame of the area in the window, or `nil` if it is not shown.
  var shownFrame: CGRect? {
    guard isShown, let view else { return nil }
    return placement.area(in: view.bounds, isShown: true).offsetBy(dx: 0, dy: dragOffset)
  }

  /// The frame of the area in screen coordinates.
  private func frame(isShown: Bool, in bounds: CGRect? = nil) -> CGRect {
    guard let window else { return .zero }
    let frame = placement.area(in: bounds ?? window.bounds, isShown: isShown)
      .offsetBy(dx: 0, dy: isShown ? dragOffset : 0)
    return window.layer.convert(frame, to: window.screen.rootLayer)
  }
}

// MARK: Dragging

extension InputArea {
  // R-KBD-19
  /// Moves the area down so that its top, or the top of the input view, follows a finger.
  ///
  /// - Parameters:
  ///   - y: The position of the finger in the window.
  ///   - includesAccessory: Whether the top of the accessory view follows the finger.
  func drag(to y: CGFloat, includesAccessory: Bool) {
    guard isShown, let view, let window else { return }
    let area = placement.area(in: view.bounds, isShown: true)
    let top = area.minY + (includesAccessory ? 0 : placement.accessoryHeight)
    let offset = min(max(y - top, 0), area.height)
    guard offset != dragOffset else { return }
    dragOffset = offset
    view.slide(by: offset)
    InputArea.guides.areaChanged(in: window)
  }

  /// Ends a drag: the first responder resigns if the area moves down, else the area moves back.
  ///
  /// - Parameter velocity: The vertical velocity of the finger, in points per second.
  func endDrag(velocity: CGFloat) {
    guard dragOffset > 0 else { return }
    if velocity >= 0 { _ = FirstResponder.current?.resignFirstResponder() }
    guard isShown, dragOffset > 0 else { return }
    UIView.animate(withDuration: KeyboardMetrics.duration) { self.settle() }
  }

  /// The area that is shown in a window, or `nil`.
  static func shown(in window: UIWindow?) -> InputArea? {
    window?.inputArea.flatMap { $0.isShown ? $0 : nil }
  }
}

extension UIWindow {
  // R-KBD-4
  /// Moves the input area in front of all subviews, except alerts.
  func keepInputAreaInFront() {
    guard let view = inputArea?.view, view.superview === self,
      let last = subviews.last(where: { $0 !== view && !$0.coversInputArea }),
      let (old, new) = subviews.firstIndex(of: view).flatMap({ old in
        subviews.firstIndex(of: last).map { (old, $0) }
      })
    else { return }
    if old < new { _moveSubview(view, to: new) }
  }
}
