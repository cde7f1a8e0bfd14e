import QuartzCore

/// The interface through which a view calls its controller.
///
/// The controller is also the view's next responder.
@MainActor package protocol ViewControllerHook: UIResponder {
  func viewWillLayout()
  func viewDidLayout()
  /// The insets that the controller adds to its view's safe area.
  var extraSafeAreaInsets: UIEdgeInsets { get }
  /// Returns the least margins of the view at a width, or `nil` if the controller sets none.
  func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets?
  func viewSafeAreaChanged()
  func viewUpdatesConstraints()
  /// Returns the traits of the view, derived from the traits that it would inherit.
  func traits(inheriting inherited: TraitValues) -> TraitValues
  func viewTraitsChanged(from previous: UITraitCollection?)
  func viewWillMove(toWindow window: UIWindow?)
  func viewDidMove(fromWindow window: UIWindow?)
}

extension ViewControllerHook {
  package func minimumMargins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets? { nil }
  package func viewUpdatesConstraints() {}
  package func viewWillMove(toWindow window: UIWindow?) {}
  package func viewDidMove(fromWindow window: UIWindow?) {}
}
