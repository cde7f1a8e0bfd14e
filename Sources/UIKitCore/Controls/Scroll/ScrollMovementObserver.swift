/// An observer of a scroll view inside the framework, such as a bar next to its edge.
@MainActor protocol ScrollMovementObserver: AnyObject {
  /// Called after the offset, the content size, an inset, or the size of the view has changed.
  func scrollViewMoved(_ scrollView: UIScrollView)

  /// Called when the content is about to come to rest, to adjust the target offset.
  ///
  /// Returned offsets outside the limits are ignored.
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint
}

extension ScrollMovementObserver {
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGPoint) -> CGPoint { offset }
}

/// The observers of a scroll view, which are referenced weakly.
@MainActor struct ScrollMovementObservers {
  private struct Entry {
    weak var observer: ScrollMovementObserver?
  }

  private var entries: [Entry] = []

  /// The observers in the order in which they were added.
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
  /// Notifies the observers of a change.
  func notifyMovementObservers() {
    for observer in movementObservers.all { observer.scrollViewMoved(self) }
  }

  /// Returns the offset at which the content comes to rest after the observers have adjusted it.
  func settled(_ offset: CGPoint) -> CGPoint {
    let wanted = movementObservers.all.reduce(offset) { $1.scrollView(self, restsAt: $0) }
    guard wanted != offset else { return offset }
    let place = aligned(wanted)
    return limits.contains(place) ? place : offset
  }
}
