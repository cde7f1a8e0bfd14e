/// A transition of a navigation bar from one item to another.
///
/// It only assigns the start and end states, so that callers can animate between them
/// interactively.
@MainActor
final class NavigationBarTransition {
  private let old: NavigationBarPage?
  private let oldItems: [UINavigationItem]
  private let oldLargeTitle: LargeTitleState
  private let wasAtScrollEdge: Bool
  private let oldAppearance: ResolvedNavigationBarAppearance
  private let move: NavigationBarMove
  private var frames: NavigationBarTransitionFrames?
  private var hasFaded = false

  init(
    from page: NavigationBarPage?,
    items: [UINavigationItem],
    largeTitle: LargeTitleState,
    isAtScrollEdge: Bool,
    appearance: ResolvedNavigationBarAppearance,
    move: NavigationBarMove
  ) {
    old = page
    oldItems = items
    oldLargeTitle = largeTitle
    wasAtScrollEdge = isAtScrollEdge
    oldAppearance = appearance
    self.move = move
  }

  func prepare(in bar: UINavigationBar) {
    for page in [old, bar.page] { page?.isMoving = true }
    let isPush = move != .pop
    let (upper, lower) = isPush ? (bar.page, old) : (old, bar.page)
    let frames = NavigationBarTransitionFrames(
      upper: upper.map { .init($0, largeTitle: isPush ? bar.largeTitle : oldLargeTitle) },
      lower: lower.map { .init($0, largeTitle: isPush ? oldLargeTitle : bar.largeTitle) },
      isSliding: move != .none,
      in: bar
    )
    self.frames = frames
    frames.set(showingUpper: !isPush)
  }

  func perform(in bar: UINavigationBar) {
    frames?.animate(showingUpper: move != .pop)
    guard bar.displayed.value.background != oldAppearance.background else { return }
    hasFaded = true
    bar.backgroundView.show(bar.displayed.value.background, fading: true)
  }

  /// The views of the item that disappears.
  var views: [UIView] { old?.views ?? [] }

  /// Lays the bar out, so that an animation in progress includes the background.
  func barWasResized(_ bar: UINavigationBar) { bar.layoutIfNeeded() }

  /// Assigns the frames of the views of the item that disappears.
  func layOut(in bar: UINavigationBar) { old?.place(in: bar, state: oldLargeTitle) }

  func end(in bar: UINavigationBar, completed: Bool) {
    frames?.clear()
    if completed {
      old?.remove()
    } else {
      bar.page?.remove()
      bar.take(oldItems)
      bar.page = old
      bar.largeTitle = oldLargeTitle
      bar.isAtScrollEdge = wasAtScrollEdge
      bar.displayed.restore(oldAppearance)
      if hasFaded { bar.backgroundView.show(oldAppearance.background) }
    }
    bar.page?.isMoving = false
    if completed { bar.backgroundView.show(bar.displayed.value.background) }
  }
}
