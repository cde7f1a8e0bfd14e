import QuartzCore

/// The position of a sheet's card, derived from its settings, its environment, and the current
/// drag.
extension UISheetPresentationController {
  // MARK: Settings

  func setDetents(_ detents: [Detent]) {
    guard !detents.isEmpty else {
      return Log.warning("UISheetPresentationController.detents ignored: the array is empty.")
    }
    sheet.setDetents = detents
    invalidateDetents()
  }

  func setCornerRadius(_ radius: CGFloat?) {
    if let radius, !radius.isFinite || radius < 0 {
      return Log.warning("UISheetPresentationController.preferredCornerRadius \(radius) ignored.")
    }
    change(&sheet.cornerRadius, to: radius)
  }

  /// Sets a value that affects the layout or the appearance of the card.
  func change<Value: Equatable>(_ value: inout Value, to new: Value) {
    guard value != new else { return }
    value = new
    // `containerView` is not used, because apps can override it.
    progress.container?.setNeedsLayout()
  }

  // MARK: Measurement

  func room(in container: UIView) -> SheetLayout {
    let traits = container.traitCollection
    return SheetLayout(
      size: container.bounds.size,
      safeArea: container.safeAreaInsets,
      isWide: traits.horizontalSizeClass == .regular,
      isCompactHeight: traits.verticalSizeClass == .compact,
      isForm: !prefersPageSizing,
      staysAttached: sheet.staysAttached,
      followsPreferredWidth: sheet.followsPreferredWidth,
      preferred: presentedViewController.preferredContentSize,
      source: sourceView.flatMap { $0.frame(in: container) }
    )
  }

  func detentLayout(in room: SheetLayout, of container: UIView) -> DetentLayout {
    let (maximum, bottom) = (room.maximumDetentValue, room.bottom)
    let traits = container.traitCollection
    if let known = sheet.resolved, known.maximum == maximum, known.bottom == bottom,
      known.traits == traits
    {
      return known.layout
    }
    let context = DetentContext(traits: traits, maximum: maximum)
    let detents = room.fillsWindow ? [.large()] : sheet.detents
    let layout = DetentLayout(
      values: detents.map { ($0.identifier, $0.resolvedValue(in: context)) },
      maximum: maximum,
      bottom: bottom
    )
    sheet.resolved = SheetState.Resolved(
      maximum: maximum,
      bottom: bottom,
      traits: traits,
      layout: layout
    )
    return layout
  }

  /// The layout and the detents of the card, or `nil` if there is no container.
  var places: (room: SheetLayout, detents: DetentLayout)? {
    guard let container = progress.container else { return nil }
    let room = room(in: container)
    return (room, detentLayout(in: room, of: container))
  }

  var restingHeight: CGFloat {
    places?.detents.stop(sheet.selected).height ?? 0
  }

  var restingFrame: CGRect {
    guard let (room, detents) = places else { return .zero }
    return room.card(height: detents.stop(sheet.selected).height)
  }

  /// Returns the response of the card to a drag.
  func physics(mayLeave: Bool) -> SheetPhysics {
    guard let (room, detents) = places else { return SheetPhysics(stops: [0]) }
    let lowest = detents.lowest.height
    return SheetPhysics(
      stops: detents.stops.map(\.height),
      gone: lowest - room.dismissalDistance(of: room.card(height: lowest)),
      mayLeave: mayLeave
    )
  }

  // MARK: Position

  /// Lays out the card, unless it is being dragged or animated.
  func layOutCard() {
    guard sheet.height == nil, card.transform == .identity, places != nil else { return }
    let frame = restingFrame
    if card.frame != frame { card.frame = frame }
    shapeCard()
    if presentedViewController.presentation.phase == .none { backdrop.show(height: restingHeight) }
  }

  func shapeCard() {
    guard let (room, detents) = places else { return }
    card.shape(
      radius: room.fillsWindow ? 0 : sheet.cornerRadius ?? SheetMetrics.cornerRadius,
      corners: room.roundedCorners,
      showsGrabber: sheet.showsGrabber && !room.fillsWindow,
      castsShadow: detents.dimming(at: restingHeight, undimmed: sheet.largestUndimmed) < 1
    )
  }

  /// Updates the position of the card for the current drag or detent, and the effects below it.
  ///
  /// Below its lowest stop, the card moves with a layer transform, so that its safe area does not
  /// change.
  func placeCard() {
    guard let (room, detents) = places else { return }
    let height = sheet.height ?? detents.stop(sheet.selected).height
    let frame = room.card(height: max(height, detents.lowest.height))
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    let sunk = max(detents.lowest.height - height, 0)
    card.layer.setAffineTransform(CGAffineTransform(translationX: 0, y: sunk))
    shapeCard()
    card.layoutIfNeeded()
    backdrop.show(height: height)
  }

  /// Moves the card to its detent with a spring animation.
  ///
  /// The initial velocity is in points per second.
  func settle(velocity: CGFloat, completion: (() -> Void)? = nil) {
    guard progress.container?.window != nil else {
      sheet.height = nil
      completion?()
      return
    }
    let way = abs((sheet.height ?? card.bounds.height) - restingHeight)
    sheet.height = nil
    spring(velocity: velocity, way: way, { [self] in placeCard() }, completion: completion)
  }

  func spring(
    velocity: CGFloat,
    way: CGFloat,
    _ changes: @escaping () -> Void,
    completion: (() -> Void)?
  ) {
    UIView.animate(
      withDuration: SheetMetrics.settlingTime,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: way > 1 ? min(abs(velocity) / way, 30) : 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes,
      completion: completion.map { completion in { _ in completion() } }
    )
  }

  /// The traits that the card overrides for its content: the elevated interface level, that it is in
  /// a sheet, and a compact width if the card is narrow.
  var cardTraits: TraitValues {
    TraitValues { traits in
      traits.userInterfaceLevel = .elevated
      traits.isInSheet = true
      guard let (room, _) = places, room.isWide,
        room.largest.width < min(SheetMetrics.compactWidth, room.size.width)
      else { return }
      traits.horizontalSizeClass = .compact
    }
  }
}
