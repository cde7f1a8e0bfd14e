import Foundation

/// An accessibility element that is not a view.
///
/// Assign elements to the `accessibilityElements` of the view that draws them.
@preconcurrency @MainActor open class UIAccessibilityElement: _UIAccessibleObject {
  /// The view that contains the element, or `nil` if it no longer exists.
  ///
  /// The reference is weak.
  open weak var accessibilityContainer: AnyObject?

  /// A Boolean value that indicates whether the object is an accessibility element.
  ///
  /// The default value is `true`.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The frame in the coordinates of the container.
  ///
  /// Setting the property also sets `accessibilityFrame`.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.screenRect(accessibilityFrameInContainerSpace)
    }
  }

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
