/// The settings of a popover, and its arrow direction.
struct PopoverState {
  struct Passthrough {
    weak var view: UIView?
  }

  var margins = UIEdgeInsets(
    top: PopoverMetrics.margin,
    left: PopoverMetrics.margin,
    bottom: PopoverMetrics.margin,
    right: PopoverMetrics.margin
  )
  var passthroughViews: [Passthrough]?
  var direction = UIPopoverArrowDirection.unknown
  /// The last known source rectangle, which is used if the source disappears.
  var lastSource: CGRect?
  /// The view that receives touches outside the bubble.
  var outside: UIView?
}

extension UIPopoverPresentationController {
  // MARK: Settings

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins.isFinite else {
      return Log.warning("popoverLayoutMargins ignored: they are not finite.")
    }
    popover.margins = margins
    placeAgain()
  }

  func placeAgain() { progress.container?.setNeedsLayout() }

  /// Calls the delegate to configure the popover, and stops with a fatal error if there is no
  /// source.
  func requireSource() {
    let delegate = adaptiveDelegate as? UIPopoverPresentationControllerDelegate
    delegate?.prepareForPopoverPresentation(self)
    guard sourceView == nil, sourceItem == nil else { return }
    if let alert = presentedViewController as? UIAlertController {
      AlertMisuse.sheetWithoutPlace(alert, on: presentingViewController)
    }
    Misuse.raise(
      name: "NSGenericException",
      reason: "UIPopoverPresentationController (\(describe(self))) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs."
    )
  }

  // MARK: Layout

  /// The placement of the bubble, or `nil` if there is no container.
  var placement: PopoverLayout.Placement? {
    guard let container = progress.container else { return nil }
    let source = sourceFrame(in: container)
    if let source { popover.lastSource = source }
    let size = presentedViewController.preferredContentSize
    let isSized = size.isFinite && size.width > 0 && size.height > 0
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popover.margins)
    let known = source ?? popover.lastSource
    return PopoverLayout(
      room: room,
      source: known ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0),
      content: isSized ? size : PopoverMetrics.defaultSize,
      permitted: known == nil ? [] : permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect
    ).placement
  }

  /// Returns the source rectangle, or `nil` if the source is not in the same window.
  private func sourceFrame(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window, container.window != nil else {
      return nil
    }
    let rect = sourceRect.isFinite ? sourceRect : sourceView.bounds
    return container.convert(rect, from: sourceView)
  }

  func place() {
    guard bubble.transform == .identity, let placement else { return }
    popover.direction = placement.direction
    bubble.take(placement)
    presentedViewController.viewIfLoaded?.refreshSafeArea()
  }

  func reposition() {
    if var view = sourceView, sourceItem == nil {
      var rect = sourceRect
      let before = (rect, view)
      let delegate = adaptiveDelegate as? UIPopoverPresentationControllerDelegate
      delegate?.popoverPresentationController(
        self,
        willRepositionPopoverTo: &rect,
        in: &view
      )
      if rect != before.0 { sourceRect = rect }
      if view !== before.1 { sourceView = view }
    }
    popover.lastSource = nil
    progress.container?.setNeedsLayout()
    progress.container?.layoutIfNeeded()
  }

  // MARK: Touches outside the bubble

  func addDismissTouches() {
    guard let container = progress.container, popover.outside == nil else { return }
    let outside = UIView(frame: container.bounds)
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outside.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector(UIPopoverPresentationController.tappedOutside, "tappedOutside")
      )
    )
    outside.isAccessibilityElement = true
    outside.accessibilityLabel = SystemText.dismissPopup()
    outside.accessibilityTraits = .button
    container.insertSubview(outside, at: 0)
    container.accessibilityViewIsModal = true
    popover.outside = outside
  }

  func tappedOutside() {
    guard presentedViewController.presentation.presented == nil,
      presentedViewController.presentation.phase == .none
    else { return }
    if mayBeDismissedByUser { dismissByUser() } else { notifyAttempt() }
  }

  func passthroughView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container = progress.container else { return nil }
    for case let view? in popover.passthroughViews?.map(\.view) ?? []
    where view.window === container.window {
      let inner = view.convert(point, from: container)
      if let hit = view.hitTest(inner, with: event) { return hit }
    }
    return nil
  }

  func removePopover() {
    restoreTint()
    popover.outside?.removeFromSuperview()
    popover.outside = nil
    popover.direction = .unknown
    popover.lastSource = nil
    bubble.empty()
  }
}
