/// A layout guide for the part of a view that the input area covers.
///
/// The guide is at the bottom of the view and as wide as the view. Its top follows the input area,
/// which shows the input view and the input accessory view of the first responder, with the same
/// animation. While nothing is shown, the top is the bottom edge of the safe area.
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
/// ```
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// A Boolean value that indicates whether the guide follows a keyboard that is not at the bottom of
  /// the screen.
  ///
  /// The keyboard of the library is always at the bottom, so that the value has no effect. The
  /// default value is `false`.
  open var followsUndockedKeyboard = false

  // R-KBD-14
  /// A Boolean value that indicates whether the guide is at least as high as the bottom safe area
  /// inset.
  ///
  /// With `false`, the guide has no height while nothing is shown. The default value is `true`.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owningView else { return }
      owningView.insideIsland?.insetsChanged(of: owningView)
      owningView.setNeedsLayout()
    }
  }
}

extension UIView {
  // R-KBD-14
  /// A layout guide for the part of the view that the input area covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = constraintState?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide {
      return known
    }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    constraints { $0.systemGuides[.keyboard] = guide }
    InputArea.guides.add(guide)
    return guide
  }

  /// The height of the part of the view that the input area or the bottom safe area inset covers.
  var heightCoveredByInputArea: CGFloat {
    let guide = constraintState?.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    let top = ownWindow.flatMap { window in
      window.inputArea?.shownFrame.map { convert($0, from: window as UIView).minY }
    }
    let usesInset = guide?.usesBottomSafeArea ?? true
    return KeyboardCover.height(
      top: top,
      bounds: bounds,
      bottomInset: usesInset ? safeAreaInsets.bottom : 0
    )
  }
}
