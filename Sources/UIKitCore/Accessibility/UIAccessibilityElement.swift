import Foundation

/// Something that can be found without seeing it and is no view of its own.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
  /// The view that shows the element.
  open weak var accessibilityContainer: AnyObject?
  /// Whether the element is found; true by default.
  open var isAccessibilityElement = true
  /// What the element is called.
  open var accessibilityLabel: String?
  /// What the element is set to.
  open var accessibilityValue: String?
  /// What happens when the element is used.
  open var accessibilityHint: String?
  /// A name for tests, which is not read out.
  open var accessibilityIdentifier: String?
  /// What kind of thing the element is; nothing in particular by default.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Where the element is, in points of the screen.
  open var accessibilityFrame = CGRect.zero

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

  /// What can be done with the element beside pressing it; nil, the default, adds nothing.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Presses the element; false, the default, lets it be touched in its middle instead.
  open func accessibilityActivate() -> Bool { false }
}
