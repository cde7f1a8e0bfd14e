import Foundation

/// The accessibility properties of an object at one point in time.
package struct AccessibilityElementSnapshot: Equatable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits
  /// The frame in window coordinates.
  package var frame: CGRect
  /// The names of the custom actions.
  package var actions: [String]

  @MainActor package init(of object: _UIAccessibleObject, in window: UIWindow) {
    label = object.accessibilityLabel
    value = object.accessibilityValue
    hint = object.accessibilityHint
    identifier = object.accessibilityIdentifier
    traits = object.accessibilityTraits
    frame = window.convert(object.accessibilityFrame, from: nil as UIWindow?)
    actions = object.accessibilityCustomActions?.map(\.name) ?? []
  }

  // R-AX-32
  /// The text that a screen reader speaks for the element, without its position in a container.
  @MainActor package var spokenText: String { SpokenText(of: self, position: nil).text }
}

/// An accessibility element, or a container of elements that belong together.
@MainActor package struct AccessibilityNode {
  package enum Kind: Equatable {
    case element
    /// A window.
    case window
    /// A bar whose elements are tabs.
    case tabBar
    case list, table, landmark, group
    /// An object whose siblings are hidden from assistive technology, such as an alert.
    case dialog
  }

  /// The position of an element among the elements of its container, counted from 1.
  package struct Position: Equatable {
    package let number: Int
    package let count: Int
  }

  /// The properties of a node, without its object, for comparison.
  @MainActor package struct Properties: Equatable {
    package let kind: Kind
    package let element: AccessibilityElementSnapshot
    /// Whether any part of the node is visible, not clipped by its containers.
    package let isOnScreen: Bool
    /// Whether the value is a number.
    package let hasNumber: Bool
    /// Whether the element has text that can be selected.
    package var hasText = false
    package var position: Position?

    // R-AX-30
    /// The name of the node.
    ///
    /// A tab bar without a label has a default name.
    package var name: String? {
      element.label ?? (kind == .tabBar ? SystemText.tabBar() : nil)
    }
  }

  package let object: _UIAccessibleObject
  package var shown: Properties
  /// The nodes inside the node, which are empty for elements.
  package var children: [AccessibilityNode] = []

  package var element: AccessibilityElementSnapshot { shown.element }

  /// The identity of the node, which does not change while it is on the screen.
  package var identity: ObjectIdentifier { ObjectIdentifier(object.accessibilityIdentity) }

  /// The text of the node, or `nil` if it has none that can be selected.
  package var text: (any AccessibleText)? { object.accessibleText }

  /// The custom actions.
  package var actions: [UIAccessibilityCustomAction] { object.accessibilityCustomActions ?? [] }

  // R-AX-32
  /// The text that a screen reader speaks.
  package var spokenText: String { SpokenText(of: element, position: shown.position).text }

  /// The elements inside, in reading order.
  package var elements: [AccessibilityNode] {
    shown.kind == .element ? [self] : children.flatMap(\.elements)
  }
}
