/// Something that shows a bar button item, or lays it out, and has to know when it changes.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemChanged(_ item: UIBarButtonItem)
}

/// Who shows an item: usually one button and its bar; more where an item is on two bars. (R-BBI-8)
///
/// Nobody is kept alive.
@MainActor
struct BarItemObservers {
  private struct Entry {
    weak var observer: BarItemObserver?
  }

  private var entries: [Entry] = []

  var all: [BarItemObserver] { entries.compactMap(\.observer) }

  mutating func add(_ observer: BarItemObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer))
  }

  mutating func remove(_ observer: BarItemObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }
}
