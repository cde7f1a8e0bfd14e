import QuartzCore

/// What a view was told about its looks and layout and cannot read back from its layer.
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

/// What a view takes over from its surroundings; kept so that a change can be told from none.
struct InheritedState {
  var traits: UITraitCollection?
  var safeAreaInsets = UIEdgeInsets.zero
}

/// How a view deals with touches.
struct ViewInteraction {
  var isEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  /// How many animations run that let no touches through.
  var animationsInWay: Int32 = 0
  var recognizers: [UIGestureRecognizer] = []
  var added: [UIInteraction] = []
}
