/// The keyboard control of the customization sheet: the marked element and the lifted item.
///
///     marker hidden ──any key──▶ marked ──Space──▶ lifted ──Space──▶ put on the marked position
///                                  ▲                 └────Escape──▶ back at its origin
///                                  └─ arrows, Tab    (arrows choose a position)
struct CustomizationKeyboard: Hashable {
  // R-CUS-26…R-CUS-29
  typealias Element = CustomizationFocus.Element

  enum Key: Hashable {
    case step(CustomizationFocus.Step)
    /// Space or Return.
    case act
    case escape
  }

  /// The action that the sheet performs.
  enum Command: Hashable {
    /// Show the marker around the marked element.
    case show
    /// Lift an element and hold it over a position.
    case lift(Element, over: Int)
    /// Hold the lifted item over another position.
    case hold(over: Int)
    case put(on: Int)
    case letGo
    case end
  }

  private(set) var marked = Element.candidate(0)
  private(set) var isShown = false
  /// The origin of the lifted item.
  private(set) var source: Element?

  /// Called after a touch: hides the marker until the next key press, and drops the lifted item.
  mutating func hide() {
    isShown = false
    release()
  }

  /// Marks the origin of the lifted item, which is no longer lifted.
  mutating func release() {
    if let source { marked = source }
    source = nil
  }

  /// Marks another element if the marked one has disappeared.
  mutating func settle(among focus: CustomizationFocus) {
    marked = focus.settled(marked) ?? marked
  }

  // MARK: Keys

  mutating func press(_ key: Key, among focus: CustomizationFocus) -> Command {
    if key == .escape { return escape() }
    settle(among: focus)
    guard isShown else {
      isShown = true
      return .show
    }
    switch key {
    case .step(let step): return take(step, among: focus)
    default: return act(among: focus)
    }
  }

  private mutating func escape() -> Command {
    guard source != nil else { return .end }
    release()
    return .letGo
  }

  private mutating func take(_ step: CustomizationFocus.Step, among focus: CustomizationFocus)
    -> Command
  {
    guard source != nil else {
      marked = focus.element(after: marked, going: step)
      return .show
    }
    marked = focus.places.element(after: marked, going: step)
    guard case .place(let place) = marked else { return .show }
    return .hold(over: place)
  }

  private mutating func act(among focus: CustomizationFocus) -> Command {
    if source != nil, case .place(let place) = marked {
      source = nil
      return .put(on: place)
    }
    guard marked != .done else { return .end }
    guard let place = focus.place(nearestTo: marked) else { return .show }
    source = marked
    defer { marked = .place(place) }
    return .lift(marked, over: place)
  }
}

extension CustomizationKeyboard.Key {
  var isStep: Bool {
    if case .step = self { true } else { false }
  }

  /// Creates an action for a key; `nil` if the key has no action or is pressed together with
  /// modifiers other than Shift.
  init?(_ key: KeyInput) {
    guard key.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch key.characters {
    case "UIKeyInputUpArrow": self = .step(.up)
    case "UIKeyInputDownArrow": self = .step(.down)
    case "UIKeyInputLeftArrow": self = .step(.left)
    case "UIKeyInputRightArrow": self = .step(.right)
    case "\t": self = .step(key.modifiers.contains(.shift) ? .previous : .next)
    case " ", "\r": self = .act
    case "UIKeyInputEscape": self = .escape
    default: return nil
    }
  }
}
