/// One customization of a bar from beginning to end.
///
///     announced ──▶ entering ──▶ up ──▶ leaving ──▶ over
///     willBegin       │       didBegin  willEnd    didEnd
///                     └ isCustomizing becomes true       └ and false after it
///
/// The data source is always notified of the end if it was notified of the beginning; a session
/// that ends early sends the missing events. The data source owns the items, so that the bars of
/// controllers and standalone bars are customized in the same way.
@MainActor
final class CustomizationSession {
  // R-CUS-15

  /// An event, in the order of the cases; `rearranged` is sent for each change by the user.
  enum Event: Hashable {
    case willBegin, didBegin
    case rearranged
    case willEnd(changed: Bool)
    case didEnd(changed: Bool)
  }

  private enum Phase { case announced, entering, up, leaving, over }

  private(set) weak var bar: UITabBar?
  private(set) var customization: TabBarCustomization<UITabBarItem>
  private let subject: any CustomizationDataSource
  private var phase = Phase.announced
  /// Whether the data source is applying the user's change to the bar.
  private var isRearranging = false
  private var view: UITabBarCustomizeView?

  init(bar: UITabBar, subject: any CustomizationDataSource) {
    self.bar = bar
    self.subject = subject
    customization = TabBarCustomization(items: subject.items, candidates: subject.candidates)
  }

  /// Whether the session has proceeded beyond its announcement.
  var hasBegun: Bool { phase != .announced }

  /// Whether the sheet has disappeared; the final event may still be in progress.
  var isOver: Bool { phase == .over }

  // MARK: Beginning

  func begin() {
    subject.customization(.willBegin, with: subject.items)
    // The callback may have changed the bar or the items.
    let candidates = subject.candidates
    guard let bar, bar.window != nil, !candidates.isEmpty else {
      close()
      return forget()
    }
    customization = TabBarCustomization(
      items: subject.items,
      candidates: candidates,
      visibleCount: subject.placeCount
    )
    let view = UITabBarCustomizeView(bar: bar, session: self)
    self.view = view
    phase = .entering
    bar.appearanceChanged()
    view.enter { [weak self] in self?.entered() }
  }

  private func entered() {
    guard phase == .entering else { return }
    phase = .up
    subject.customization(.didBegin, with: customization.items)
  }

  // MARK: Changes

  /// Changes the items and updates the bar; returns `false` if nothing changed.
  func rearrange(_ change: (inout TabBarCustomization<UITabBarItem>) -> Bool) -> Bool {
    guard phase == .entering || phase == .up, change(&customization) else { return false }
    isRearranging = true
    subject.customization(.rearranged, with: customization.items)
    isRearranging = false
    view?.itemsChanged()
    return true
  }

  // MARK: Ending

  /// Removes the sheet, and returns whether anything changed.
  func end(animated: Bool) -> Bool {
    guard hasBegun else { return false }
    entered()
    if phase == .up {
      phase = .leaving
      view?.cancelDrag()
      subject.customization(
        .willEnd(changed: customization.isChanged),
        with: customization.items
      )
      view?.leave(animated: animated) { [weak self] in self?.left() }
    }
    if !animated { left() }
    return customization.isChanged
  }

  private func left() {
    guard phase == .leaving else { return }
    close()
    subject.customization(.didEnd(changed: customization.isChanged), with: customization.items)
    forget()
  }

  private func close() {
    phase = .over
    view?.removeFromSuperview()
    view = nil
    bar?.appearanceChanged()
  }

  /// Ends the customization of the bar, unless a callback has begun another one.
  private func forget() {
    if bar?.customizing === self { bar?.customizing = nil }
  }

  // MARK: Following the bar

  /// Ends the session before the items of the bar are replaced, unless the session itself replaces
  /// them.
  func itemsWillBeReplaced() {
    // R-CUS-17
    if !isRearranging { _ = end(animated: false) }
  }

  /// Updates the number of visible items after a layout of the bar.
  func barWasLaidOut() {
    guard let view else { return }
    customization.visibleCount = subject.placeCount
    view.barWasLaidOut()
  }

  /// Ends the session if the bar was moved to another window or to none.
  func barMoved(to window: UIWindow?) {
    guard let view, view.window !== window else { return }
    _ = end(animated: false)
  }
}
