/// Functions and methods of Swift 3 and 4 with those of today.
///
/// A new name that begins with a period is a member of the first argument.
enum LegacyCalls {
  static let functions = LegacyNames.pairs(
    """
    CGRectMake(_:_:_:_:) CGRect(x:y:width:height:)
    CGPointMake(_:_:) CGPoint(x:y:)
    CGSizeMake(_:_:) CGSize(width:height:)
    CGVectorMake(_:_:) CGVector(dx:dy:)
    UIEdgeInsetsMake(_:_:_:_:) UIEdgeInsets(top:left:bottom:right:)
    UIOffsetMake(_:_:) UIOffset(horizontal:vertical:)
    NSDirectionalEdgeInsetsMake(_:_:_:_:) NSDirectionalEdgeInsets(top:leading:bottom:trailing:)
    CGAffineTransformMake(_:_:_:_:_:_:) CGAffineTransform(a:b:c:d:tx:ty:)
    CGAffineTransformMakeScale(_:_:) CGAffineTransform(scaleX:y:)
    CGAffineTransformMakeRotation(_:) CGAffineTransform(rotationAngle:)
    CGAffineTransformMakeTranslation(_:_:) CGAffineTransform(translationX:y:)
    CGAffineTransformScale(_:_:_:) .scaledBy(x:y:)
    CGAffineTransformRotate(_:_:) .rotated(by:)
    CGAffineTransformTranslate(_:_:_:) .translatedBy(x:y:)
    CGAffineTransformConcat(_:_:) .concatenating(_:)
    CGAffineTransformInvert(_:) .inverted()
    CGRectGetWidth(_:) .width
    CGRectGetHeight(_:) .height
    CGRectGetMinX(_:) .minX
    CGRectGetMidX(_:) .midX
    CGRectGetMaxX(_:) .maxX
    CGRectGetMinY(_:) .minY
    CGRectGetMidY(_:) .midY
    CGRectGetMaxY(_:) .maxY
    CGRectIsEmpty(_:) .isEmpty
    CGRectIsNull(_:) .isNull
    CGRectInset(_:_:_:) .insetBy(dx:dy:)
    CGRectOffset(_:_:_:) .offsetBy(dx:dy:)
    CGRectIntegral(_:) .integral
    CGRectUnion(_:_:) .union(_:)
    CGRectIntersection(_:_:) .intersection(_:)
    CGRectIntersectsRect(_:_:) .intersects(_:)
    CGRectContainsPoint(_:_:) .contains(_:)
    CGRectContainsRect(_:_:) .contains(_:)
    CGRectEqualToRect(_:_:) .equalTo(_:)
    CGPointEqualToPoint(_:_:) .equalTo(_:)
    CGSizeEqualToSize(_:_:) .equalTo(_:)
    CGPointApplyAffineTransform(_:_:) .applying(_:)
    CGRectApplyAffineTransform(_:_:) .applying(_:)
    CGSizeApplyAffineTransform(_:_:) .applying(_:)
    UIEdgeInsetsInsetRect(_:_:) .inset(by:)
    UIImagePNGRepresentation(_:) .pngData()
    UIImageJPEGRepresentation(_:_:) .jpegData(compressionQuality:)
    UIAccessibilityPostNotification(_:_:) UIAccessibility.post(notification:argument:)
    addChildViewController(_:) addChild(_:)
    removeFromParentViewController() removeFromParent()
    willMove(toParentViewController:) willMove(toParent:)
    didMove(toParentViewController:) didMove(toParent:)
    bringSubview(toFront:) bringSubviewToFront(_:)
    sendSubview(toBack:) sendSubviewToBack(_:)
    UIAccessibilityIsVoiceOverRunning() UIAccessibility.isVoiceOverRunning
    UIAccessibilityIsReduceMotionEnabled() UIAccessibility.isReduceMotionEnabled
    UIAccessibilityIsReduceTransparencyEnabled() UIAccessibility.isReduceTransparencyEnabled
    UIAccessibilityIsBoldTextEnabled() UIAccessibility.isBoldTextEnabled
    UIAccessibilityDarkerSystemColorsEnabled() UIAccessibility.isDarkerSystemColorsEnabled
    """
  )

  /// Properties.
  static let properties = LegacyNames.pairs(
    """
    childViewControllers children
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllerForStatusBarHidden childForStatusBarHidden
    """
  )

  /// The labels in a full name, or `nil` for a property.
  static func labels(_ name: String) -> [String]? {
    guard let open = name.firstIndex(of: "(") else { return nil }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }

  static func base(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
