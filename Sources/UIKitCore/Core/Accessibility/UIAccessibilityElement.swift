import Foundation

/// Something that can be found without seeing it and is no view of its own.
@preconcurrency @MainActor open class UIAccessibilityElement: _UIAccessibleObject {
  /// The view that shows the element.
  open weak var accessibilityContainer: AnyObject?

  /// Whether the element is found; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// Where the element is in its container; setting it sets `accessibilityFrame`.
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
