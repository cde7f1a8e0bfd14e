import CAtk
import CoreGraphics
import UIKitCore

/// A node of a window at the time of the last update.
///
/// Queries return current values.
@MainActor final class AccessibleElement: AccessibleNode {
  private(set) weak var source: _UIAccessibleObject?
  let identity: ObjectIdentifier
  private(set) var shown: AccessibilityNode.Properties
  private weak var textSource: (any AccessibleText)?
  /// The text and the selection that were last reported.
  private var reported: (text: String, selection: Range<Int>)?
  private unowned let frameWindow: AccessibleWindow

  init(_ node: AccessibilityNode, in parent: AccessibleNode, of window: AccessibleWindow) {
    source = node.object
    identity = node.identity
    shown = node.shown
    textSource = node.text
    frameWindow = window
    super.init(parent: parent)
    reported = textSource.map { ($0.accessibleString, $0.accessibleSelection) }
  }

  override var window: AccessibleWindow? { frameWindow }

  override var children: [AccessibleNode] {
    frameWindow.lookAgainIfNeeded()
    return items
  }

  /// Updates the node and returns what changed.
  func update(_ node: AccessibilityNode) -> Set<AccessibleChange> {
    let old = (name, note, states, shown.element.value)
    source = node.object
    textSource = node.text
    shown = node.shown
    notifyTextChanges()
    var changes: Set<AccessibleChange> = []
    if name != old.0 { changes.insert(.name) }
    if note != old.1 { changes.insert(.note) }
    if shown.element.value != old.3, kind == .number { changes.insert(.value) }
    for state in Set(states.map(\.rawValue)).symmetricDifference(old.2.map(\.rawValue)) {
      changes.insert(.state(state))
    }
    return changes
  }

  // MARK: Text

  override var text: AccessibleTextContent? {
    textSource.map { AccessibleTextContent(source: $0, window: frameWindow) }
  }

  // R-AX-72
  private func notifyTextChanges() {
    guard let textSource, let old = reported else { return }
    let new = (text: textSource.accessibleString, selection: textSource.accessibleSelection)
    reported = new
    guard let object, old != new else { return }
    if let difference = AccessibleTextDifference(from: old.text, to: new.text) {
      for (name, text) in [
        ("text-remove", difference.removed), ("text-insert", difference.inserted),
      ]
      where !text.isEmpty {
        let count = gint(text.unicodeScalars.count)
        TBKEmitTextChange(object, name, gint(difference.start), count, text)
      }
    }
    guard old.selection != new.selection else { return }
    let caret = ScalarOffsets(new.text).scalars(before: new.selection.upperBound)
    TBKEmitCaretMoved(object, gint(caret))
    if !old.selection.isEmpty || !new.selection.isEmpty {
      TBKEmit(object, "text-selection-changed")
    }
  }

  // MARK: Properties

  override var name: String { shown.name ?? "" }

  /// The value, such as the text of a badge, unless it is a number, followed by the hint.
  override var note: String {
    let isKnown = kind == .number || kind == .text || shown.isToggle
    let value = isKnown ? nil : shown.element.value
    return [value, shown.element.hint].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  override var role: AtkRole {
    if let textSource { return AccessibleRole.role(of: textSource) }
    return AccessibleRole.role(of: shown, in: (parent as? AccessibleElement)?.shown.kind)
  }

  override var states: [AtkStateType] {
    AccessibleRole.states(of: shown, isFocused: frameWindow.isFocused(self))
      + (textSource.map { AccessibleRole.states(of: $0) } ?? [])
  }

  override var attributes: [String: String] {
    var attributes = ["toolkit": "TabBarKit"]
    if let position = shown.position {
      attributes["posinset"] = "\(position.number)"
      attributes["setsize"] = "\(position.count)"
    }
    if let value = shown.element.value { attributes["valuetext"] = value }
    return attributes
  }

  override var identifier: String? { shown.element.identifier }
  override var frame: CGRect { frameWindow.place(of: shown.element.frame) }

  // MARK: Actions

  override var kind: AccessibleKind {
    switch shown.kind {
    case .tabBar, .list: return .selection
    case .element: return shown.hasText ? .text : shown.hasNumber ? .number : .element
    default: return .element
    }
  }

  private enum Action {
    case press, increment, decrement
    case custom(UIAccessibilityCustomAction)
  }

  private var actions: [(name: String, action: Action)] {
    guard let source, shown.kind == .element else { return [] }
    var actions: [(String, Action)] = []
    if shown.isPressable { actions.append(("activate", .press)) }
    if shown.element.traits.contains(.adjustable) {
      actions += [("increment", .increment), ("decrement", .decrement)]
    }
    return actions + (source.accessibilityCustomActions ?? []).map { ($0.name, .custom($0)) }
  }

  override var actionNames: [String] { actions.map(\.name) }

  override func perform(action index: Int) -> Bool {
    let actions = actions
    guard actions.indices.contains(index), let source, let screen = frameWindow.screen else {
      return false
    }
    let application = UIApplication.shared
    switch actions[index].action {
    case .press: return application.press(source, on: screen)
    case .increment: return application.adjust(source, up: true, on: screen)
    case .decrement: return application.adjust(source, up: false, on: screen)
    case .custom(let action): return application.perform(action, on: screen)
    }
  }

  override func grabFocus() -> Bool {
    if let textSource, textSource.beginEditing() {
      source.map { AccessibilityFocus.move(to: $0) }
      return true
    }
    guard let source, has(ATK_STATE_FOCUSABLE) else { return false }
    return AccessibilityFocus.request(source)
  }

  override func scrollIntoView() -> Bool {
    source?.scrollIntoView()
    return source != nil
  }

  override func select(child index: Int) -> Bool {
    guard children.indices.contains(index), let child = items[index].source,
      let screen = frameWindow.screen
    else { return false }
    return UIApplication.shared.press(child, on: screen)
  }

  override var selectedChildren: [AccessibleNode] {
    children.filter { $0.has(ATK_STATE_SELECTED) }
  }

  override var number: AccessibleValue? {
    guard let source, let range = source.numberRange, let screen = frameWindow.screen else {
      return nil
    }
    return AccessibleValue(
      value: range.value,
      minimum: range.minimum,
      maximum: range.maximum,
      step: range.step,
      text: source.accessibilityValue ?? "",
      set: { UIApplication.shared.set($0, of: source, on: screen) }
    )
  }
}

/// A change that is reported to assistive technologies.
enum AccessibleChange: Hashable {
  case name, note, value
  case state(AtkStateType.RawValue)
}
