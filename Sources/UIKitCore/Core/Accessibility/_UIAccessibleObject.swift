import Foundation

/// Something that those may find who do not see the screen: a view, or a part of one.
///
/// Unlike iOS, where every object has these members, responders and `UIAccessibilityElement` have them. What is said
/// about an object is kept apart, so that objects about which nothing is said stay small.
@preconcurrency @MainActor open class _UIAccessibleObject: NSObject {
  /// nil until something is said.
  var accessibility: AccessibilityProperties?

  func say(_ change: (AccessibilityProperties) -> Void) {
    let properties = accessibility ?? AccessibilityProperties()
    accessibility = properties
    change(properties)
  }

  // MARK: What it is

  /// Whether the object is found as one thing, which hides what it holds; false by default.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { say { $0.isElement = newValue } }
  }

  /// What the object is called.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { say { $0.label = newValue } }
  }

  /// What the object is set to.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { say { $0.value = newValue } }
  }

  /// What happens when the object is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { say { $0.hint = newValue } }
  }

  /// A name for tests, which is not read out.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { say { $0.identifier = newValue } }
  }

  /// What kind of thing the object is; nothing in particular by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { say { $0.traits = newValue } }
  }

  /// Where the object is, in points of the screen; the bounds of a view by default.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { say { $0.frame = newValue } }
  }

  /// Where the object is touched to press it, in points of the screen; the middle of `accessibilityFrame` by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { say { $0.activationPoint = newValue } }
  }

  // MARK: What it holds

  /// What is found in the object, in order, in place of its subviews: views and `UIAccessibilityElement`s.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { say { $0.elements = newValue } }
  }

  /// What what is found in the object makes up together; nothing by default. (R-AX-31)
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { say { $0.containerType = newValue } }
  }

  /// Whether what is found in the object belongs together; false by default. (R-AX-31)
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { say { $0.groupsChildren = newValue } }
  }

  /// Whether nothing in the object is found; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { say { $0.hidesElements = newValue } }
  }

  /// Whether the object's siblings are not found; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { say { $0.isModal = newValue } }
  }

  // MARK: What can be done with it

  /// What assistive technology can do with the object beside pressing it; nil, the default, adds nothing. (R-AX-24)
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { say { $0.customActions = newValue } }
  }

  /// Presses the object; false, the default, lets it be touched at its activation point instead. (R-AX-35)
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable object larger; does nothing by default. (R-AX-36)
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable object smaller; does nothing by default. (R-AX-36)
  open func accessibilityDecrement() {}

  /// Scrolls what the object shows by a page; false, the default, asks what holds it. (R-AX-37)
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves what the object shows, as a card or a page; false, the default, asks what holds it. (R-AX-38)
  open func accessibilityPerformEscape() -> Bool { false }

  /// Where the value of an adjustable object is between two ends; nil unless it is a number.
  var accessibilityRange: AccessibilityRange? { nil }

  /// The same for hosts.
  package final var numberRange: AccessibilityRange? { accessibilityRange }

  // MARK: Being looked at

  /// Whether assistive technology is at the object now. (R-AX-39)
  public func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current === self }

  /// Called after assistive technology came to the object; does nothing by default. (R-AX-39)
  open func accessibilityElementDidBecomeFocused() {}

  /// Called after assistive technology went on from the object; does nothing by default. (R-AX-39)
  open func accessibilityElementDidLoseFocus() {}

  /// What the object is known as from one look at the screen to the next.
  var accessibilityIdentity: AnyObject { self }
}
