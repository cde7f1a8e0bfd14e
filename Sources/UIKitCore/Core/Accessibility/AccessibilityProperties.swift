import Foundation

/// The accessibility properties that an application set on an object.
final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  /// The frame in points of the screen.
  var frame: CGRect?
  /// The activation point in points of the screen.
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType = UIAccessibilityContainerType.none
  var groupsChildren = false
  var hidesElements = false
  var isModal = false
  /// The effect while the view is focused; `nil` for the system's effect.
  var focusEffect: UIFocusEffect??
  /// The properties for the large content viewer.
  var largeContent: LargeContentProperties?
}
