import Foundation

/// The common superclass of objects whose accessibility properties can be overridden: responders,
/// bar items and accessibility elements.
///
/// Other objects have the same members by ``UIAccessibilityProviding``. The values are stored in a
/// separate object, which is created when the first value is set.
@preconcurrency @MainActor open class _UIAccessibleObject: _MainActorObject {
  /// The values that were set, or `nil` if there are none.
  var accessibility: AccessibilityProperties?

  func updateAccessibilityProperties(_ change: (AccessibilityProperties) -> Void) {
    let properties = accessibility ?? AccessibilityProperties()
    accessibility = properties
    change(properties)
  }

  /// The text of the object, or `nil` if it has none that can be selected.
  var accessibleText: (any AccessibleText)? { nil }

  // MARK: Description

  /// A Boolean value that indicates whether the object is an accessibility element, whose subviews
  /// are hidden from assistive technology.
  ///
  /// The default value is `false`.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { updateAccessibilityProperties { $0.isElement = newValue } }
  }

  /// A short description of the object, which screen readers speak.
  ///
  /// The default value is `nil`.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { updateAccessibilityProperties { $0.label = newValue } }
  }

  /// The value of the object, such as the position of a slider.
  ///
  /// The default value is `nil`.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { updateAccessibilityProperties { $0.value = newValue } }
  }

  /// A description of the result of activating the object.
  ///
  /// The default value is `nil`.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { updateAccessibilityProperties { $0.hint = newValue } }
  }

  /// A name that identifies the object in tests.
  ///
  /// The name is not spoken. The default value is `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { updateAccessibilityProperties { $0.identifier = newValue } }
  }

  /// The traits of the object.
  ///
  /// The default value is `UIAccessibilityTraits.none`.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { updateAccessibilityProperties { $0.traits = newValue } }
  }

  /// The frame of the object in screen coordinates.
  ///
  /// The default value for views is their bounds, converted to the screen.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { updateAccessibilityProperties { $0.frame = newValue } }
  }

  /// The point at which a touch activates the object, in screen coordinates.
  ///
  /// The default value is the center of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { updateAccessibilityProperties { $0.activationPoint = newValue } }
  }

  // MARK: Contents

  /// The views and `UIAccessibilityElement` objects inside the object, in the order in which they
  /// are read.
  ///
  /// They replace the subviews. The default value is `nil`.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { updateAccessibilityProperties { $0.elements = newValue } }
  }

  // R-AX-60
  /// Returns the number of elements inside the object.
  ///
  /// Containers that do not set ``accessibilityElements`` override this method and
  /// ``accessibilityElement(at:)``. The default implementation returns the number of
  /// ``accessibilityElements``, or `NSNotFound` if they are `nil`, in which case the subviews are
  /// used.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  // R-AX-60
  /// Returns the element inside the object at an index, or `nil` if there is none.
  ///
  /// The default implementation returns the element of ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  // R-AX-60
  /// Returns the index of an element inside the object, or `NSNotFound` if it is not inside.
  ///
  /// The default implementation searches ``accessibilityElements``.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  // R-AX-31
  /// The container type of the object.
  ///
  /// The default value is `UIAccessibilityContainerType.none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { updateAccessibilityProperties { $0.containerType = newValue } }
  }

  // R-AX-31
  /// A Boolean value that indicates whether the elements inside the object are read together,
  /// before its siblings.
  ///
  /// The default value is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { updateAccessibilityProperties { $0.groupsChildren = newValue } }
  }

  /// A Boolean value that indicates whether the elements inside the object are hidden from
  /// assistive technology.
  ///
  /// The default value is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { updateAccessibilityProperties { $0.hidesElements = newValue } }
  }

  /// A Boolean value that indicates whether the siblings of the object are hidden from assistive
  /// technology.
  ///
  /// The default value is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { updateAccessibilityProperties { $0.isModal = newValue } }
  }

  // MARK: Actions

  // R-AX-24
  /// The actions that assistive technology offers in addition to the activation.
  ///
  /// The default value is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { updateAccessibilityProperties { $0.customActions = newValue } }
  }

  // R-AX-35
  /// Activates the object, and returns whether it was activated.
  ///
  /// If the method returns `false`, the default, the activation point of the object is touched
  /// instead.
  open func accessibilityActivate() -> Bool { false }

  // R-AX-36
  /// Increases the value of an adjustable object.
  ///
  /// The default implementation does nothing.
  open func accessibilityIncrement() {}

  // R-AX-36
  /// Decreases the value of an adjustable object.
  ///
  /// The default implementation does nothing.
  open func accessibilityDecrement() {}

  // R-AX-37
  /// Scrolls the contents by a page, and returns whether they scrolled.
  ///
  /// If the method returns `false`, the default, it is called on the container of the object.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // R-AX-38
  /// Dismisses a modal view or pops a page, and returns whether it did.
  ///
  /// If the method returns `false`, the default, it is called on the container of the object.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The range of the value of an adjustable object, or `nil` if the value is not a number.
  var accessibilityRange: AccessibilityRange? { nil }

  /// The range of the value, for hosts.
  package final var numberRange: AccessibilityRange? { accessibilityRange }

  // MARK: Accessibility focus

  // R-AX-39
  /// Returns whether the object has the accessibility focus.
  public func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.current === self }

  // R-AX-39
  /// Called after the object has gained the accessibility focus.
  ///
  /// The default implementation does nothing.
  open func accessibilityElementDidBecomeFocused() {}

  // R-AX-39
  /// Called after the object has lost the accessibility focus.
  ///
  /// The default implementation does nothing.
  open func accessibilityElementDidLoseFocus() {}

  /// The object that represents the identity of this one across changes of the accessibility tree.
  var accessibilityIdentity: AnyObject { self }
}

/// The accessibility properties that an application set on an object.
final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  /// The frame in screen coordinates.
  var frame: CGRect?
  /// The activation point in screen coordinates.
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType = UIAccessibilityContainerType.none
  var groupsChildren = false
  var hidesElements = false
  var isModal = false
  /// The focus effect that the app set, which may be `nil` for no effect, or `nil` if the app set
  /// none.
  var focusEffect: UIFocusEffect??
  /// The properties for the large content viewer.
  var largeContent: LargeContentProperties?
}
