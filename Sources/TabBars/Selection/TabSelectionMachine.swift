/// Which tab is selected, and what follows from taps and from code: the only place that stores a selection.
///
///     tap ─▶ ask ─┬─ allow ──────▶ will, change, did       another tab
///                 │        └─────▶ reselected              the selected one
///                 ├─ deny, intercept ▶ denied
///                 └─ postpone ───▶ denied, (waiting) ─ resume ─▶ as if it had been answered now
///     code ──────────────────────▶ will, change, did       asks nobody
///
/// It takes one input at a time and gives back what is to happen, in order; each event is in one list once. Whoever performs the list
/// gives the answer to `ask` back with `answer(_:to:)`. Identifiers that are not there, and disabled ones under a finger, change nothing.
/// (RDV-51, ES-5, CYL-63)
public struct TabSelectionMachine<ID: Hashable>: Equatable {
  /// Who selects.
  public enum Origin: Equatable, Sendable {
    /// A tap, or an answer that was waited for.
    case user
    /// Code.
    case program
    /// Other tabs took the place of the old ones.
    case replacement
  }

  /// What is to happen.
  public enum Effect: Equatable {
    /// Ask whether a tapped tab, which may be the selected one, may be selected.
    case ask(ID)
    case willSelect(ID, origin: Origin)
    /// Show another tab, or none.
    case change(from: ID?, to: ID?, origin: Origin)
    case didSelect(ID, origin: Origin)
    /// The selected tab was tapped.
    case didReselect(ID)
    /// The selection stays; what was highlighted is let go.
    case denied(ID)
  }

  /// The tabs, in order.
  public private(set) var ids: [ID] = []
  /// The selected one; nil without tabs, or before one was selected.
  public private(set) var selected: ID?
  /// Those that a finger cannot select.
  public var disabled: Set<ID> = []
  private var question: ID?
  private var waiting: (ticket: Int, id: ID)?
  private var tickets = 0

  /// Makes a machine without tabs.
  public init() {}

  /// The position of the selected tab.
  public var selectedIndex: Int? { selected.flatMap { ids.firstIndex(of: $0) } }

  /// Whether an answer is waited for.
  public var isWaiting: Bool { waiting != nil }

  // MARK: By the user

  /// A tap on a tab; what was waited for is forgotten.
  public mutating func tap(_ id: ID) -> [Effect] {
    guard canBeTouched(id), question == nil else { return [] }
    waiting = nil
    question = id
    return [.ask(id)]
  }

  /// Tells what was decided about the tab that was asked for; anything else is ignored.
  public mutating func answer(_ decision: TabSelectionDecision, to id: ID) -> [Effect] {
    guard question == id else { return [] }
    question = nil
    guard ids.contains(id) else { return [] }
    switch decision {
    case .allow: return id == selected ? [.didReselect(id)] : move(to: id, origin: .user)
    case .deny, .intercept: return [.denied(id)]
    case .postpone:
      tickets += 1
      waiting = (tickets, id)
      return [.denied(id)]
    }
  }

  /// The number of the answer that is waited for, to be given to `resume(_:allowing:)`.
  public var ticket: Int? { waiting?.ticket }

  /// Continues with a selection that was put off; one that is no longer waited for does nothing.
  public mutating func resume(_ ticket: Int, allowing isAllowed: Bool) -> [Effect] {
    guard let pending = waiting, pending.ticket == ticket else { return [] }
    waiting = nil
    guard isAllowed, ids.contains(pending.id), pending.id != selected else { return [] }
    return move(to: pending.id, origin: .user)
  }

  /// Whether a finger on a tab counts: it is there and enabled.
  public func canBeTouched(_ id: ID) -> Bool { ids.contains(id) && !disabled.contains(id) }

  // MARK: By code

  /// Selects without asking; the selected tab, and one that is not there, change nothing.
  public mutating func select(_ id: ID) -> [Effect] {
    guard ids.contains(id), id != selected else { return [] }
    waiting = nil
    return move(to: id, origin: .program)
  }

  /// Takes other tabs; identifiers that come again are left out.
  ///
  /// The selected tab stays where it is among them, else its position is kept, else the nearest one. (RDV-15)
  public mutating func replace(with newIDs: [ID]) -> [Effect] {
    let oldIndex = selectedIndex
    var seen: Set<ID> = []
    ids = newIDs.filter { seen.insert($0).inserted }
    if let pending = waiting, !seen.contains(pending.id) { waiting = nil }
    if let selected, seen.contains(selected) { return [] }
    guard !ids.isEmpty else {
      guard let old = selected else { return [] }
      selected = nil
      return [.change(from: old, to: nil, origin: .replacement)]
    }
    return move(to: ids[min(oldIndex ?? 0, ids.count - 1)], origin: .replacement)
  }

  private mutating func move(to id: ID, origin: Origin) -> [Effect] {
    let old = selected
    selected = id
    return [
      .willSelect(id, origin: origin),
      .change(from: old, to: id, origin: origin),
      .didSelect(id, origin: origin),
    ]
  }

  /// Two machines are equal when the same is selected among the same tabs and the same is waited for.
  public static func == (one: TabSelectionMachine, other: TabSelectionMachine) -> Bool {
    one.ids == other.ids && one.selected == other.selected && one.disabled == other.disabled
      && one.question == other.question && one.waiting?.id == other.waiting?.id
  }
}

/// What is decided about a tap on a tab.
public enum TabSelectionDecision: Equatable, Sendable {
  /// The tab is selected.
  case allow
  /// Everything stays as it is.
  case deny
  /// The selection stays, and something else happens.
  case intercept
  /// Everything stays as it is until more is known.
  case postpone
}
