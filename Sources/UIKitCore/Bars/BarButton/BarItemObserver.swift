/// An object that displays a bar button item or lays it out.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemChanged(_ item: UIBarButtonItem)
}

/// The observers of an item: usually one button and its bar, more if several bars display the item.
///
/// The references are weak.
@MainActor
struct BarItemObservers {
  // R-BBI-8
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
