import QuartzCore

/// The visual and layout properties of a view that its layer does not store.
struct ViewAppearance {
  var tag = 0
  var restorationIdentifier: String?
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var layoutMargins = ViewMetrics.layoutMargins
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var appearanceMarks = AppearanceAssignments()
}

/// The values that a view inherits from its environment, cached to detect changes.
struct InheritedState {
  var traits: UITraitCollection?
  /// The overridden traits and the observers of the traits, or `nil` if there are none.
  var traitState: TraitState?
  var safeAreaInsets = UIEdgeInsets.zero
}

/// The touch handling properties of a view.
struct ViewInteraction {
  var isEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  /// The running animations that disable touches, or `nil` if there were none.
  var blockingAnimations: BlockingAnimations?
  var recognizers: [UIGestureRecognizer] = []
  var added: [UIInteraction] = []
}
