/// The selection of a tab group: the only place that stores the selected child.
///
///     nothing ──the group is chosen──> default child, else the first ──select──> another child, or none
///
/// A group that was chosen once keeps its selection, even if no child is selected.
struct GroupSelection<Tab: AnyObject> {
  // R-TAB-13, R-TAB-30
  private(set) var selected: Tab?
  /// Whether the group or one of its children was ever selected.
  private(set) var wasChosen = false

  /// Selects one of the children, or none; returns `false` without a change for a tab that is not a
  /// child.
  mutating func select(_ tab: Tab?, among children: [Tab]) -> Bool {
    if let tab, !children.contains(where: { $0 === tab }) { return false }
    selected = tab
    wasChosen = true
    return true
  }

  /// Selects the preferred or first child if the group is selected for the first time.
  mutating func choose(preferred: Tab?, among visible: [Tab]) {
    guard !wasChosen else { return }
    wasChosen = true
    guard selected == nil else { return }
    selected = visible.first { $0 === preferred } ?? visible.first
  }

  /// Replaces a selected child that was removed or hidden, as if the group were selected for the
  /// first time.
  mutating func childrenChanged(preferred: Tab?, visible: [Tab]) {
    guard let lost = selected, !visible.contains(where: { $0 === lost }) else { return }
    (selected, wasChosen) = (nil, false)
    choose(preferred: preferred, among: visible)
  }
}
