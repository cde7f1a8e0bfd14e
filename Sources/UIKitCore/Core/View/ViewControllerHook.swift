import QuartzCore

/// What a view asks of the controller it is the `view` of.
///
/// The controller is also the view's next responder.
@MainActor package protocol ViewControllerHook: UIResponder {
  func viewWillLayout()
  func viewDidLayout()
  /// Insets that the controller adds to its view's safe area.
  var extraSafeAreaInsets: UIEdgeInsets { get }
  func viewSafeAreaChanged()
  func viewUpdatesConstraints()
  /// The traits of the view, made from those it would inherit.
  func traits(inheriting inherited: TraitValues) -> TraitValues
  func viewTraitsChanged(from previous: UITraitCollection?)
  func viewWillMove(toWindow window: UIWindow?)
  func viewDidMove(fromWindow window: UIWindow?)
}

extension ViewControllerHook {
  package func viewUpdatesConstraints() {}
  package func viewWillMove(toWindow window: UIWindow?) {}
  package func viewDidMove(fromWindow window: UIWindow?) {}
}
