// R-AX-32
/// The text that a screen reader speaks for an element: selection, label, value, traits and
/// position.
///
/// Hints are not included, because screen readers speak them after a pause and only on request.
@MainActor struct SpokenText {
  let text: String

  init(of element: AccessibilityElementSnapshot, position: AccessibilityNode.Position?) {
    let traits = element.traits
    var parts: [String?] = []
    parts.append(traits.contains(.selected) ? SystemText.isSelected() : nil)
    parts.append(element.label)
    parts.append(Self.value(of: element))
    parts.append(traits.contains(.notEnabled) ? SystemText.isDimmed() : nil)
    parts += Self.kinds(of: traits, isTab: position != nil)
    parts.append(position.map { SystemText.position("\($0.number)", "\($0.count)") })
    let spoken = parts.compactMap { $0 }.filter { !$0.isEmpty }
    text = spoken.dropFirst().reduce(spoken.first ?? "") { SystemText.listed($0, $1) }
  }

  private static func value(of element: AccessibilityElementSnapshot) -> String? {
    guard element.traits.contains(.toggleButton) else { return element.value }
    return element.value == "1" ? SystemText.isOn() : SystemText.isOff()
  }

  private static func kinds(of traits: UIAccessibilityTraits, isTab: Bool) -> [String] {
    if isTab { return [SystemText.tab()] }
    let named: [(UIAccessibilityTraits, SystemText)] = [
      (.searchField, .searchField), (.header, .heading), (.link, .link), (.image, .image),
      (.adjustable, .adjustable),
    ]
    let kinds = named.filter { traits.contains($0.0) }.map { $0.1() }
    if traits.contains(.toggleButton) { return kinds + [SystemText.toggle()] }
    return traits.contains(.button) ? kinds + [SystemText.button()] : kinds
  }
}
