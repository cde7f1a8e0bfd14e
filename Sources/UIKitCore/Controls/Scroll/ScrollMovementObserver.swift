/// Somebody inside the library who follows a scroll view, such as the bar above or below its edge.
@MainActor protocol ScrollMovementObserver: AnyObject {
  /// Called after the offset, the content's size, an inset or the view's own size changed.
  func scrollViewMoved(_ scrollView: UIScrollView)

  /// Called when the content is about to come to rest at an offset; another one sends it there instead.
  ///
  /// Offsets at which content cannot rest are not heeded.
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint
}

extension ScrollMovementObserver {
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint { offset }
}

/// Those who follow one scroll view; none is kept alive.
@MainActor struct ScrollMovementObservers {
  private struct Entry {
    weak var observer: ScrollMovementObserver?
  }

  private var entries: [Entry] = []

  /// In the order in which they came.
  var all: [ScrollMovementObserver] { entries.compactMap(\.observer) }

  func contains(_ observer: ScrollMovementObserver) -> Bool {
    entries.contains { $0.observer === observer }
  }

  mutating func add(_ observer: ScrollMovementObserver) {
    guard !contains(observer) else { return }
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  mutating func remove(_ observer: ScrollMovementObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }
}

extension UIScrollView {
  /// Tells those who follow the content.
  func tellMovementObservers() {
    for observer in movementObservers.all { observer.scrollViewMoved(self) }
  }

  /// Where content really comes to rest that would rest at an offset.
  func settled(_ offset: CGPoint) -> CGPoint {
    let wanted = movementObservers.all.reduce(offset) { $1.scrollView(self, restsAt: $0) }
    guard wanted != offset else { return offset }
    let place = aligned(wanted)
    return limits.contains(place) ? place : offset
  }
}
