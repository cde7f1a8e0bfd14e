import Foundation

extension UIView {
  // MARK: Constraints

  /// The active constraints that the view owns, because it is the nearest common ancestor of their
  /// views.
  public var constraints: [NSLayoutConstraint] { constraintState?.held ?? [] }

  /// Activates a constraint.
  ///
  /// The owner of the constraint is the nearest common ancestor of its views, not necessarily this
  /// view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint of the view.
  ///
  /// Constraints of other views are ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints of the view.
  ///
  /// Constraints of other views are ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the active constraints of the view whose first attribute is a position or a size along
  /// an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    let kinds: [NSLayoutConstraint.Attribute.Kind] =
      axis == .horizontal ? [.horizontalPlace] : [.verticalPlace]
    let size: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return (constraintState?.concerning.values).map(Array.init)?.filter {
      kinds.contains($0.firstAttribute.kind) || $0.firstAttribute == size
    } ?? []
  }

  /// A Boolean value that indicates whether the constraints allow several equally good frames for
  /// the view.
  ///
  /// The value is `false` for a view whose frame the app sets. Reading the property solves pending
  /// changes, so use it for debugging only.
  public var hasAmbiguousLayout: Bool {
    // R-AL-14
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return islandOfFrame?.isAmbiguous(self) ?? (superview != nil)
  }

  // MARK: Content

  /// Returns the priority with which the view resists being larger than its content.
  ///
  /// The default value is ``UILayoutPriority/defaultLow``.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets the priority with which the view resists being larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis to which it applies.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    constraints { $0.content.hugging[axis] = priority }
    contentWishesChanged()
  }

  /// Returns the priority with which the view resists being smaller than its content.
  ///
  /// The default value is ``UILayoutPriority/defaultHigh``.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriorities.resistance[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - axis: The axis to which it applies.
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

  // MARK: Constraint updates

  /// Requests a call to ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    constraints { $0.needsUpdate = true }
    ConstraintUpdatePass.note(self)
    setNeedsLayout()
  }

  /// Returns whether ``updateConstraints()`` will be called before the next layout.
  public func needsUpdateConstraints() -> Bool { constraintState?.needsUpdate ?? false }

  /// Calls ``updateConstraints()`` immediately on the view and its descendants that requested it.
  public func updateConstraintsIfNeeded() { ConstraintUpdatePass.run(in: self) }

  // MARK: Layout guides

  /// The layout guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// Adds a layout guide, removing it from its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.system == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraints { $0.guides.append(layoutGuide) }
  }

  /// Removes a layout guide and deactivates its constraints.
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

  /// Returns the system guide of a kind, creating it if needed.
  func systemGuide(_ kind: SystemLayoutGuide) -> UILayoutGuide {
    if let known = constraintState?.systemGuides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    constraints { $0.systemGuides[kind] = guide }
    return guide
  }

  /// A layout guide for the area that is not covered by bars, the notch or the home indicator.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// A layout guide for the area inside the view's margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// A layout guide for the area inside the margins, at most as wide as readable text (672 points).
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
}

extension UIScrollView {
  /// A layout guide for the content.
  ///
  /// Constraints to it determine the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// A layout guide for the visible area.
  ///
  /// Views that are constrained to it do not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
