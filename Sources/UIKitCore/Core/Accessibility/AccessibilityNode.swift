import Foundation

/// One thing on the screen as those find it who do not see it.
package struct AccessibilityElementSnapshot: Equatable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits
  /// In points of the window.
  package var frame: CGRect
  /// The names of what can be done with it beside pressing it.
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

  /// What is read out for it where it is none of several. (R-AX-32)
  @MainActor package var spokenText: String { SpokenText(of: self, position: nil).text }
}

/// An element, or what holds elements that belong together.
@MainActor package struct AccessibilityNode {
  package enum Kind: Equatable {
    case element
    /// The whole window.
    case window
    /// A bar whose elements count as tabs.
    case tabBar
    case list, table, landmark, group
    /// Something that hides what lies beside it.
    case dialog
  }

  /// Which of how many, counted from 1.
  package struct Position: Equatable {
    package let number: Int
    package let count: Int
  }

  /// What is seen of it, without it.
  @MainActor package struct Shown: Equatable {
    package let kind: Kind
    package let element: AccessibilityElementSnapshot
    /// Whether a part of it is within all that clips it.
    package let isOnScreen: Bool
    /// Whether its value is a number.
    package let hasNumber: Bool
    package var position: Position?

    /// What it is called; a tab bar without a name has one of the system's. (R-AX-30)
    package var name: String? {
      element.label ?? (kind == .tabBar ? SystemText.tabBar() : nil)
    }
  }

  package let object: _UIAccessibleObject
  package var shown: Shown
  /// What it holds; nothing in an element.
  package var children: [AccessibilityNode] = []

  package var element: AccessibilityElementSnapshot { shown.element }

  /// What stays the same while the thing is on the screen.
  package var identity: ObjectIdentifier { ObjectIdentifier(object.accessibilityIdentity) }

  /// What can be done with it beside pressing it.
  package var actions: [UIAccessibilityCustomAction] { object.accessibilityCustomActions ?? [] }

  /// What is read out for it. (R-AX-32)
  package var spokenText: String { SpokenText(of: element, position: shown.position).text }

  /// The elements in it, in reading order.
  package var elements: [AccessibilityNode] {
    shown.kind == .element ? [self] : children.flatMap(\.elements)
  }
}
