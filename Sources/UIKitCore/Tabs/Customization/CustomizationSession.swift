/// One customization of a bar from beginning to end: what it does to the items, and who hears of it when.
///
///     announced ──▶ entering ──▶ up ──▶ leaving ──▶ over
///     willBegin       │       didBegin  willEnd    didEnd
///                     └ isCustomizing becomes true       └ and false after it
///
/// Whoever hears of the beginning hears of the end: what ends early makes up for the calls that are missing. (R-CUS-15)
///
/// A course knows a bar and a subject; the subject owns the items and is told, so that a controller customizes the bar it
/// manages in the same way as a bar that stands by itself.
@MainActor
final class CustomizationSession {
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
  private let subject: any CustomizationDataSource
  private var phase = Phase.announced
  /// Whether the subject takes over what the user has done, and changes the bar's items for it.
  private var isRearranging = false
  private var view: UITabBarCustomizeView?

  init(bar: UITabBar, subject: any CustomizationDataSource) {
    self.bar = bar
    self.subject = subject
    customization = TabBarCustomization(items: subject.items, candidates: subject.candidates)
  }

  /// Whether more happened than the announcement.
  var hasBegun: Bool { phase != .announced }

  /// Whether the sheet is gone; who is to hear of it may be hearing it right now.
  var isOver: Bool { phase == .over }

  // MARK: Beginning

  func begin() {
    subject.customization(.willBegin, with: subject.items)
    // Whoever was told may have changed the bar, or the subject.
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
    let view = UITabBarCustomizeView(bar: bar, course: self)
    self.view = view
    phase = .entering
    view.enter { [weak self] in self?.entered() }
  }

  private func entered() {
    guard phase == .entering else { return }
    phase = .up
    subject.customization(.didBegin, with: customization.items)
  }

  // MARK: Changing

  /// Makes a change to the items, which the bar follows; false where nothing changed.
  func rearrange(_ change: (inout TabBarCustomization<UITabBarItem>) -> Bool) -> Bool {
    guard phase == .entering || phase == .up, change(&customization) else { return false }
    isRearranging = true
    subject.customization(.rearranged, with: customization.items)
    isRearranging = false
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
  }

  /// The bar is customized no more, unless who was told has begun anew.
  private func forget() {
    if bar?.customizing === self { bar?.customizing = nil }
  }

  // MARK: Following the bar

  /// The bar gets other items: the end, unless it gets them for what the user did. (R-CUS-17)
  func itemsWillBeReplaced() {
    if !isRearranging { _ = end(animated: false) }
  }

  /// The bar was laid out: how many items it has room for may be another number now.
  func barWasLaidOut() {
    guard let view else { return }
    customization.visibleCount = subject.placeCount
    view.barWasLaidOut()
  }

  /// The bar went to another window, or to none.
  func barMoved(to window: UIWindow?) {
    guard let view, view.window !== window else { return }
    _ = end(animated: false)
  }
}
