/// One customization of a bar from beginning to end: what it does to the items, and who hears of it when.
///
///     announced ──▶ entering ──▶ up ──▶ leaving ──▶ over
///     willBegin       │       didBegin  willEnd    didEnd
///                     └ isCustomizing becomes true       └ and false after it
///
/// Whoever hears of the beginning hears of the end: what ends early makes up for the calls that are missing. (R-CUS-15)
///
/// A course knows a bar, candidates and one function that is told; who owns the items stays open, so that a controller
/// can customize the bar it manages in the same way.
@MainActor
final class CustomizationCourse {
  /// What happened, in the order of the cases; `rearranged` as often as the user changes something.
  enum Event: Hashable {
    case willBegin, didBegin
    case rearranged
    case willEnd(changed: Bool)
    case didEnd(changed: Bool)
  }

  private enum Phase { case announced, entering, up, leaving, over }

  private(set) weak var bar: UITabBar?
  private(set) var customization: TabBarCustomization<UITabBarItem>
  private let report: @MainActor (Event, [UITabBarItem]) -> Void
  private var phase = Phase.announced
  private var view: UITabBarCustomizeView?

  /// Calls `report` with each event and the items that are on the bar then.
  init(
    bar: UITabBar,
    candidates: [UITabBarItem],
    report: @escaping @MainActor (Event, [UITabBarItem]) -> Void
  ) {
    self.bar = bar
    self.report = report
    customization = TabBarCustomization(items: bar.items ?? [], candidates: candidates)
  }

  /// Whether more happened than the announcement.
  var hasBegun: Bool { phase != .announced }

  /// Whether the sheet is gone; who is to hear of it may be hearing it right now.
  var isOver: Bool { phase == .over }

  // MARK: Beginning

  func begin() {
    report(.willBegin, bar?.items ?? [])
    // Whoever was told may have changed the bar.
    guard let bar, bar.window != nil else { return close() }
    customization = TabBarCustomization(
      items: bar.items ?? [],
      candidates: customization.candidates,
      visibleCount: bar.row.buttons.count
    )
    let view = UITabBarCustomizeView(bar: bar, course: self)
    self.view = view
    phase = .entering
    view.enter { [weak self] in self?.entered() }
  }

  private func entered() {
    guard phase == .entering else { return }
    phase = .up
    report(.didBegin, customization.items)
  }

  // MARK: Changing

  /// Makes a change to the items, which the bar follows; false where nothing changed.
  func rearrange(_ change: (inout TabBarCustomization<UITabBarItem>) -> Bool) -> Bool {
    guard phase == .entering || phase == .up, change(&customization) else { return false }
    report(.rearranged, customization.items)
    view?.itemsChanged()
    return true
  }

  // MARK: Ending

  /// Takes the sheet away and says whether anything changed.
  func end(animated: Bool) -> Bool {
    guard hasBegun else { return false }
    entered()
    if phase == .up {
      phase = .leaving
      view?.cancelDrag()
      report(.willEnd(changed: customization.isChanged), customization.items)
      view?.leave(animated: animated) { [weak self] in self?.left() }
    }
    if !animated { left() }
    return customization.isChanged
  }

  private func left() {
    guard phase == .leaving else { return }
    close()
    report(.didEnd(changed: customization.isChanged), customization.items)
  }

  private func close() {
    phase = .over
    view?.removeFromSuperview()
    view = nil
  }

  // MARK: Following the bar

  /// The bar was laid out: how many items it has room for may be another number now.
  func barWasLaidOut() {
    guard let bar, let view else { return }
    customization.visibleCount = bar.row.buttons.count
    view.barWasLaidOut()
  }

  /// The bar went to another window, or to none.
  func barMoved(to window: UIWindow?) {
    guard let view, view.window !== window else { return }
    _ = end(animated: false)
  }
}
