import Foundation

extension UIView {
  // MARK: Constraints

  /// The active constraints held by this view: those whose views meet in it.
  public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint held by this view; others are left alone.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints held by this view; others are left alone.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that name this view and decide its place or size along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    let kinds: [NSLayoutConstraint.Attribute.Kind] =
      axis == .horizontal ? [.horizontalPlace] : [.verticalPlace]
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return (constraintState?.concerning.values).map(Array.init)?.filter {
      kinds.contains($0.firstAttribute.kind) || $0.firstAttribute == size
    } ?? []
  }

  /// Whether the constraints leave more than one place or size for the view that are equally good; false for a view whose frame
  /// the app sets. (R-AL-14)
  ///
  /// It solves what has changed, and is meant for finding mistakes.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return islandOfFrame?.isAmbiguous(self) ?? (superview != nil)
  }

  // MARK: Content

  /// How strongly the view resists being larger than its content; `defaultLow` by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    constraints { $0.content.hugging[axis] = priority }
    contentWishesChanged()
  }

  /// How strongly the view resists being smaller than its content; `defaultHigh` by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.resistance[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    constraints { $0.content.resistance[axis] = priority }
    contentWishesChanged()
  }

  var contentPriorities: ContentPriorities { constraintState?.content ?? ContentPriorities() }

  func contentWishesChanged() {
    guard constraintState != nil else { return }
    islandOfFrame?.contentChanged(of: self)
  }

  /// The island that solves the view's own frame.
  var islandOfFrame: LayoutIsland? { superview?.insideIsland }

  // MARK: Updating

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraints { $0.needsUpdate = true }
    ConstraintUpdatePass.note(self)
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` comes before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintState?.needsUpdate ?? false }

  /// Runs `updateConstraints()` now, here and below, where it was asked for.
  public func updateConstraintsIfNeeded() { ConstraintUpdatePass.run(in: self) }

  // MARK: Guides

  /// The guides added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a guide, taking it from its old view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.system == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraints { $0.guides.append(layoutGuide) }
  }

  /// Removes a guide, and deactivates its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let state = constraintState, state.guides.contains(layoutGuide) else { return }
    for constraint in Array(state.concerning.values)
    where LayoutInstallation.items(of: constraint).contains(where: { $0 === layoutGuide }) {
      constraint.isActive = false
    }
    insideIsland?.forget(layoutGuide)
    state.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of a kind, made when it is first asked for.
  func systemGuide(_ kind: SystemLayoutGuide) -> UILayoutGuide {
    if let known = constraintState?.systemGuides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    constraints { $0.systemGuides[kind] = guide }
    return guide
  }

  /// The part of the view that bars and the device's shape leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The part inside the margins, not wider than text reads well.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
}

extension UIScrollView {
  /// What scrolls: constraints to it decide the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The part that shows: what is tied to it stays while content scrolls.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
