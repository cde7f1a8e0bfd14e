import CAtk
import UIKitCore

/// The ATK roles and states for containers and traits.
@MainActor enum AccessibleRole {
  private static let containers: [AccessibilityNode.Kind: AtkRole] = [
    .window: ATK_ROLE_FRAME, .tabBar: ATK_ROLE_PAGE_TAB_LIST, .list: ATK_ROLE_LIST,
    .table: ATK_ROLE_TABLE, .landmark: ATK_ROLE_LANDMARK, .group: ATK_ROLE_PANEL,
    .dialog: ATK_ROLE_DIALOG,
  ]

  private static let elements: [(traits: UIAccessibilityTraits, role: AtkRole)] = [
    (.header, ATK_ROLE_HEADING), (.searchField, ATK_ROLE_ENTRY), (.link, ATK_ROLE_LINK),
    (.toggleButton, ATK_ROLE_TOGGLE_BUTTON), (.button, ATK_ROLE_PUSH_BUTTON),
    (.image, ATK_ROLE_IMAGE),
  ]

  static func role(of shown: AccessibilityNode.Properties, in container: AccessibilityNode.Kind?)
    -> AtkRole
  {
    if let role = containers[shown.kind] { return role }
    let traits = shown.element.traits
    if shown.position != nil { return ATK_ROLE_PAGE_TAB }
    if traits.contains(.adjustable) { return ATK_ROLE_SLIDER }
    if shown.hasNumber { return ATK_ROLE_PROGRESS_BAR }
    if container == .list, !traits.contains(.header) { return ATK_ROLE_LIST_ITEM }
    return elements.first { traits.contains($0.traits) }?.role ?? ATK_ROLE_LABEL
  }

  // R-AX-70
  static func role(of text: any AccessibleText) -> AtkRole {
    if text.isAccessibleTextSecret { return ATK_ROLE_PASSWORD_TEXT }
    return text.isAccessibleTextMultiline ? ATK_ROLE_TEXT : ATK_ROLE_ENTRY
  }

  static func states(of text: any AccessibleText) -> [AtkStateType] {
    var states = [ATK_STATE_FOCUSABLE, ATK_STATE_SELECTABLE_TEXT]
    if text.isAccessibleTextEditable { states.append(ATK_STATE_EDITABLE) }
    states.append(
      text.isAccessibleTextMultiline ? ATK_STATE_MULTI_LINE : ATK_STATE_SINGLE_LINE
    )
    return states
  }

  static func states(of shown: AccessibilityNode.Properties, isFocused: Bool) -> [AtkStateType] {
    let traits = shown.element.traits
    var states = [ATK_STATE_VISIBLE]
    if shown.isOnScreen { states.append(ATK_STATE_SHOWING) }
    if !traits.contains(.notEnabled) { states += [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE] }
    if shown.kind == .dialog { states.append(ATK_STATE_MODAL) }
    guard shown.kind == .element else { return states }
    if shown.isPressable || traits.contains(.adjustable) { states.append(ATK_STATE_FOCUSABLE) }
    if isFocused { states.append(ATK_STATE_FOCUSED) }
    if shown.position != nil || traits.contains(.selected) { states.append(ATK_STATE_SELECTABLE) }
    if traits.contains(.selected) { states.append(ATK_STATE_SELECTED) }
    if shown.isToggle {
      states.append(ATK_STATE_CHECKABLE)
      if shown.element.value == "1" { states += [ATK_STATE_CHECKED, ATK_STATE_PRESSED] }
    }
    return states
  }
}

extension AccessibilityNode.Properties {
  var isToggle: Bool { element.traits.contains(.toggleButton) }

  /// Whether the element can be pressed, unlike plain text.
  var isPressable: Bool {
    kind == .element
      && !element.traits.isDisjoint(with: [.button, .link, .searchField, .keyboardKey])
  }
}
