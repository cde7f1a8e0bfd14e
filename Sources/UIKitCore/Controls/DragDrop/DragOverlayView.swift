import QuartzCore

/// Where the previews move at the end of a drag.
@MainActor struct DragLanding {
  /// Whether the previews return to their sources.
  let returns: Bool
  /// Returns the place for an item and its default preview, or `nil` to fade out.
  let target: @MainActor (UIDragItem, UITargetedDragPreview, DragAnimator) -> UITargetedDragPreview?
}

/// The view in front of the window that shows what is dragged.
final class DragOverlayView: UIView {
  // R-DRAG-30, R-DRAG-31
  private(set) var previews: [DragPreviewView] = []
  private let badge = DragBadgeView()
  private var finger: CGPoint
  private var count = 0

  init(in window: UIWindow, finger: CGPoint) {
    self.finger = finger
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(badge)
    badge.alpha = 0
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override var coversInputArea: Bool { true }

  // MARK: Lifting

  /// Adds the previews of items at their sources.
  func add(_ items: [UIDragItem], preview: (UIDragItem) -> UITargetedDragPreview?) {
    count += items.count
    for item in items {
      guard let target = preview(item), target.view.window != nil || target.target.isShown else {
        continue
      }
      let view = DragPreviewView(item, target, in: self)
      previews.append(view)
      insertSubview(view, at: 0)
    }
    bringSubviewToFront(badge)
  }

  func lift(alongside animator: DragAnimator) {
    UIView.animate(
      withDuration: DragMetrics.lifting,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        for view in self.previews { view.isLifted = true }
        animator.run()
      },
      completion: { _ in animator.complete(at: .end) }
    )
  }

  /// Hides the previews of a lift, because a menu shows one of its own.
  static func hide(in window: UIWindow) {
    for case let overlay as DragOverlayView in window.subviews { overlay.isHidden = true }
  }

  // MARK: Moving

  /// Gathers the previews under the finger.
  func begin(_ items: [UIDragItem]) {
    isHidden = false
    for view in previews where items.contains(view.item) { view.useProvidedPreview() }
    guard let first = previews.first else { return }
    let offset = CGPoint(x: first.center.x - finger.x, y: first.center.y - finger.y)
    for (index, view) in previews.enumerated() {
      let step = CGFloat(min(index, DragMetrics.stackCount - 1)) * DragMetrics.stackOffset
      view.offset =
        index == 0 && view.offset != nil ? view.offset : offset.moved(by: mirrored(step), step)
    }
    UIView.animate(
      withDuration: DragMetrics.lifting,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        for (index, view) in self.previews.enumerated() {
          view.isLifted = true
          view.alpha = index < DragMetrics.stackCount ? 1 : 0
          view.center = self.place(of: view)
        }
      }
    )
  }

  private func mirrored(_ x: CGFloat) -> CGFloat {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }

  private func place(of view: DragPreviewView) -> CGPoint {
    finger.moved(by: view.offset?.x ?? 0, view.offset?.y ?? 0)
  }

  /// Moves the previews to the finger.
  func follow(_ point: CGPoint) {
    finger = point
    if let superview, superview.subviews.last !== self { superview.bringSubviewToFront(self) }
    for view in previews { view.center = place(of: view) }
    placeBadge()
  }

  /// Shows what would happen with the items.
  func show(_ operation: UIDropOperation) {
    badge.show(operation, count: count)
    placeBadge()
  }

  private func placeBadge() {
    guard let first = previews.first else {
      badge.center = finger
      return
    }
    let frame = first.frame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.center = CGPoint(x: isMirrored ? frame.minX : frame.maxX, y: frame.minY)
  }

  // MARK: Ending

  /// Returns the previews to their sources without notifying anything.
  func putDown() {
    UIView.animate(
      withDuration: DragMetrics.lifting,
      delay: 0,
      options: .allowUserInteraction,
      animations: { for view in self.previews { view.isLifted = false } },
      completion: { _ in self.removeFromSuperview() }
    )
  }

  /// Moves the previews to their targets, and removes them.
  func land(_ landing: DragLanding, completion: @escaping @MainActor () -> Void) {
    let animators = previews.map { _ in DragAnimator() }
    let ends = zip(previews, animators).map { view, animator -> DragPreviewView.End in
      let preview = landing.returns ? view.lifted : view.previewInPlace(in: self)
      let target = landing.target(view.item, preview, animator)
      let isInPlace = !landing.returns && target === preview
      return isInPlace ? view.endInPlace : view.end(at: target, in: self)
    }
    UIView.animate(
      withDuration: DragMetrics.landing,
      delay: 0,
      options: .allowUserInteraction,
      animations: {
        self.badge.alpha = 0
        for (view, end) in zip(self.previews, ends) { view.take(end) }
        for animator in animators { animator.run() }
      },
      completion: { _ in
        self.removeFromSuperview()
        for animator in animators { animator.complete(at: .end) }
        completion()
      }
    )
  }
}

extension CGPoint {
  fileprivate func moved(by x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: self.x + x, y: self.y + y)
  }
}
