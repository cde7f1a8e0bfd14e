// RDV-51, ES-5, CYL-63
/// The state machine of a tab selection, and the only place that stores the selection.
///
///     tap ─▶ ask ─┬─ allow ──────▶ will, change, did       another tab
///                 │        └─────▶ reselected              the selected tab
///                 ├─ deny, intercept ▶ denied
///                 └─ postpone ───▶ denied, (waiting) ─ resume ─▶ as if answered at that time
///     code ──────────────────────▶ will, change, did       without an ask effect
///
/// Each input returns the effects to perform, in order. The caller passes the response to an `ask`
/// effect to ``TabSelectionMachine/answer(_:to:)``. Unknown identifiers, and taps on disabled tabs,
/// have no effect.
public struct TabSelectionMachine<ID: Hashable>: Equatable {
  /// The origin of a selection.
  public enum Origin: Equatable, Sendable {
    /// A tap, or a postponed answer to one.
    case user
    /// Code.
    case program
    /// A replacement of the tabs.
    case replacement
  }

  /// An effect that the caller performs.
  public enum Effect: Equatable {
    /// Determine whether a tapped tab, which may be the selected one, may be selected.
    case ask(ID)
    case willSelect(ID, origin: Origin)
    /// Show another tab, or none.
    case change(from: ID?, to: ID?, origin: Origin)
    case didSelect(ID, origin: Origin)
    /// The selected tab was tapped.
    case didReselect(ID)
    /// The selection is kept; remove the highlight.
    case denied(ID)
  }

  /// The tabs, in order.
  public private(set) var ids: [ID] = []
  /// The selected tab; `nil` without tabs, or before the first selection.
  public private(set) var selected: ID?
  /// The tabs that the user cannot select.
  ///
  /// The default value is an empty set.
  public var disabled: Set<ID> = []
  private var question: ID?
  private var waiting: (ticket: Int, id: ID)?
  private var tickets = 0

  /// Creates a machine without tabs.
  public init() {}

  /// The index of the selected tab.
  public var selectedIndex: Int? { selected.flatMap { ids.firstIndex(of: $0) } }

  /// A Boolean value that indicates whether an answer is pending.
  public var isWaiting: Bool { waiting != nil }

  // MARK: Selection by the user

  /// Processes a tap on a tab.
  ///
  /// A pending answer is discarded.
  public mutating func tap(_ id: ID) -> [Effect] {
    guard canBeTouched(id), question == nil else { return [] }
    waiting = nil
    question = id
    return [.ask(id)]
  }

  /// Processes the decision about a tapped tab; decisions about other tabs are ignored.
  ///
  /// - Parameters:
  ///   - decision: The decision.
  ///   - id: The identifier of the tapped tab.
  /// - Returns: The effects to perform.
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

  /// The number of the pending answer, for `resume(_:allowing:)`.
  public var ticket: Int? { waiting?.ticket }

  /// Continues a postponed selection; does nothing if it is no longer pending.
  ///
  /// - Parameters:
  ///   - ticket: The number of the pending answer.
  ///   - isAllowed: Whether the tab is selected.
  /// - Returns: The effects to perform.
  public mutating func resume(_ ticket: Int, allowing isAllowed: Bool) -> [Effect] {
    guard let pending = waiting, pending.ticket == ticket else { return [] }
    waiting = nil
    guard isAllowed, ids.contains(pending.id), pending.id != selected else { return [] }
    return move(to: pending.id, origin: .user)
  }

  /// Returns whether a tab can be touched: it exists and is enabled.
  public func canBeTouched(_ id: ID) -> Bool { ids.contains(id) && !disabled.contains(id) }

  // MARK: Selection by code

  /// Selects a tab without an `ask` effect.
  ///
  /// Does nothing for the selected tab and for unknown identifiers.
  public mutating func select(_ id: ID) -> [Effect] {
    guard ids.contains(id), id != selected else { return [] }
    waiting = nil
    return move(to: id, origin: .program)
  }

  // RDV-15
  /// Replaces the tabs; repeated identifiers are skipped.
  ///
  /// The selected tab stays selected if it is among them; otherwise the tab at its index, or the
  /// nearest one, is selected.
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

  /// Two machines are equal if their tabs, selections and pending answers are equal.
  public static func == (one: TabSelectionMachine, other: TabSelectionMachine) -> Bool {
    one.ids == other.ids && one.selected == other.selected && one.disabled == other.disabled
      && one.question == other.question && one.waiting?.id == other.waiting?.id
  }
}

/// A decision about a tap on a tab.
public enum TabSelectionDecision: Equatable, Sendable {
  /// The tab is selected.
  case allow
  /// The selection is kept.
  case deny
  /// The selection is kept, and the app performs another action.
  case intercept
  /// The selection is kept until the app has decided.
  case postpone
}
