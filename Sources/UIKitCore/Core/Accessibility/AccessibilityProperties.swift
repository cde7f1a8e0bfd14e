import Foundation

/// What an application said about one object for those who do not see it, as far as it said anything.
final class AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  /// In points of the screen.
  var frame: CGRect?
  /// In points of the screen.
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var containerType = UIAccessibilityContainerType.none
  var groupsChildren = false
  var hidesElements = false
  var isModal = false
  /// What shows that the view has the focus; nil for the system's own.
  var focusEffect: UIFocusEffect??
  /// For those who see the view, but too small.
  var largeContent: LargeContentProperties?
}
