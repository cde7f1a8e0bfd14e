import Foundation

/// A type whose objects have accessibility properties, to which every object conforms.
///
/// The members of views, other responders, bar items and `UIAccessibilityElement` can be overridden.
/// Those of other objects are stored outside of the objects and released after them.
///
/// Unlike iOS, a subclass of `NSObject` itself declares a member again to replace it, instead of
/// overriding it, and the new member is not used if the type of the object is unknown.
public protocol UIAccessibilityProviding: AnyObject {}

extension NSObject: UIAccessibilityProviding {}

// R-AX-59
extension UIAccessibilityProviding {
  /// A Boolean value that indicates whether the object is an accessibility element.
  ///
  /// The default value is `false`.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { accessibilitySource.isAccessibilityElement }
    set { accessibilityStore.isAccessibilityElement = newValue }
  }

  /// A short description of the object, which screen readers speak.
  ///
  /// The default value is `nil`.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { accessibilitySource.accessibilityLabel }
    set { accessibilityStore.accessibilityLabel = newValue }
  }

  /// The value of the object, such as the position of a slider.
  ///
  /// The default value is `nil`.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { accessibilitySource.accessibilityValue }
    set { accessibilityStore.accessibilityValue = newValue }
  }

  /// A description of the result of activating the object.
  ///
  /// The default value is `nil`.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { accessibilitySource.accessibilityHint }
    set { accessibilityStore.accessibilityHint = newValue }
  }

  /// A name that identifies the object in tests.
  ///
  /// The default value is `nil`.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { accessibilitySource.accessibilityIdentifier }
    set { accessibilityStore.accessibilityIdentifier = newValue }
  }

  /// The traits of the object.
  ///
  /// The default value is `UIAccessibilityTraits.none`.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilitySource.accessibilityTraits }
    set { accessibilityStore.accessibilityTraits = newValue }
  }

  /// The frame of the object in screen coordinates.
  ///
  /// The default value is zero.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { accessibilitySource.accessibilityFrame }
    set { accessibilityStore.accessibilityFrame = newValue }
  }

  /// The point at which a touch activates the object, in screen coordinates.
  ///
  /// The default value is the center of the frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get { accessibilitySource.accessibilityActivationPoint }
    set { accessibilityStore.accessibilityActivationPoint = newValue }
  }

  /// The elements inside the object, in the order in which they are read.
  ///
  /// The default value is `nil`.
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { accessibilitySource.accessibilityElements }
    set { accessibilityStore.accessibilityElements = newValue }
  }

  /// The container type of the object.
  ///
  /// The default value is `UIAccessibilityContainerType.none`.
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilitySource.accessibilityContainerType }
    set { accessibilityStore.accessibilityContainerType = newValue }
  }

  /// A Boolean value that indicates whether the elements inside the object are read together.
  ///
  /// The default value is `false`.
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilitySource.shouldGroupAccessibilityChildren }
    set { accessibilityStore.shouldGroupAccessibilityChildren = newValue }
  }

  /// A Boolean value that indicates whether the elements inside the object are hidden.
  ///
  /// The default value is `false`.
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { accessibilitySource.accessibilityElementsHidden }
    set { accessibilityStore.accessibilityElementsHidden = newValue }
  }

  /// A Boolean value that indicates whether the siblings of the object are hidden.
  ///
  /// The default value is `false`.
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { accessibilitySource.accessibilityViewIsModal }
    set { accessibilityStore.accessibilityViewIsModal = newValue }
  }

  /// The actions that assistive technology offers in addition to the activation.
  ///
  /// The default value is `nil`.
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilitySource.accessibilityCustomActions }
    set { accessibilityStore.accessibilityCustomActions = newValue }
  }

  /// Returns the number of elements inside the object, or `NSNotFound` if it does not determine them.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    accessibilitySource.accessibilityElementCount()
  }

  /// Returns the element inside the object at an index, or `nil` if there is none.
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    accessibilitySource.accessibilityElement(at: index)
  }

  /// Returns the index of an element inside the object, or `NSNotFound` if it is not inside.
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilitySource.index(ofAccessibilityElement: element)
  }

  /// Activates the object, and returns whether it was activated.
  @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    accessibilitySource.accessibilityActivate()
  }

  /// The object from which values are read, which is empty if none were set.
  @MainActor var accessibilitySource: _UIAccessibleObject {
    self as? _UIAccessibleObject ?? AccessibilityStores.find(for: self) ?? AccessibilityStores.none
  }

  /// The object in which values are stored, which is created if necessary.
  @MainActor var accessibilityStore: _UIAccessibleObject {
    self as? _UIAccessibleObject ?? AccessibilityStores.make(for: self)
  }
}

/// The accessibility properties of objects that cannot store them themselves.
@MainActor private enum AccessibilityStores {
  private struct Entry {
    weak var owner: AnyObject?
    let store: _UIAccessibleObject
  }

  /// An object without properties.
  static let none = _UIAccessibleObject()

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of released objects are removed.
  private static var limit = 64

  static func find(for object: AnyObject) -> _UIAccessibleObject? {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.store
  }

  static func make(for object: AnyObject) -> _UIAccessibleObject {
    if let store = find(for: object) { return store }
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, entries.count * 2)
    }
    let store = _UIAccessibleObject()
    entries[ObjectIdentifier(object)] = Entry(owner: object, store: store)
    return store
  }
}
