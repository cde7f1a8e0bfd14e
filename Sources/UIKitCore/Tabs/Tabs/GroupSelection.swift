/// Which child of a group is selected: the only place that stores it.
///
///     nothing ──the group is chosen──> default child, else the first ──select──> another child, or none
///
/// A group that was chosen once is found again as it was left, also without a child. (R-TAB-13, R-TAB-30)
struct GroupSelection<Tab: AnyObject> {
  private(set) var selected: Tab?
  /// Whether the group, or a child of it, was ever chosen.
  private(set) var wasChosen = false

  /// Selects one of the children, or none; false, changing nothing, for a stranger.
  mutating func select(_ tab: Tab?, among children: [Tab]) -> Bool {
    if let tab, !children.contains(where: { $0 === tab }) { return false }
    selected = tab
    wasChosen = true
    return true
  }

  /// The group was chosen: without a choice among its children it makes one.
  mutating func choose(preferred: Tab?, among visible: [Tab]) {
    guard !wasChosen else { return }
    wasChosen = true
    guard selected == nil else { return }
    selected = visible.first { $0 === preferred } ?? visible.first
  }

  /// Children came, went or hid; a selected one that did is replaced as if the group were chosen anew.
  mutating func childrenChanged(preferred: Tab?, visible: [Tab]) {
    guard let lost = selected, !visible.contains(where: { $0 === lost }) else { return }
    (selected, wasChosen) = (nil, false)
    choose(preferred: preferred, among: visible)
  }
}
