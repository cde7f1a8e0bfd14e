import Foundation

/// The saved state of a list, stored until the list has rows again.
struct SavedListState: Equatable {
  /// A row, identified by the data source's model identifier, or by its index path alone.
  struct Row: Equatable {
    var path: IndexPath
    var name: String?
  }

  /// The selected rows, in the order of their selection.
  var selected: [Row] = []
  /// The first visible row.
  ///
  /// Saved only if the data source provides a model identifier for it; otherwise the content offset
  /// suffices.
  var first: Row?
  /// The distance from the origin of the first visible row to the saved scroll position, in points.
  var distance = CGPoint.zero

  private enum Key {
    static let selected = "UIScrollView.selected"
    static let first = "UIScrollView.first"
    static let x = "UIScrollView.firstX"
    static let y = "UIScrollView.firstY"
  }

  init() {}

  // MARK: Coding

  func write(to coder: NSCoder) {
    SavedListState.write(selected, Key.selected, to: coder)
    guard let first else { return }
    SavedListState.write([first], Key.first, to: coder)
    coder.encode(Double(distance.x), forKey: Key.x)
    coder.encode(Double(distance.y), forKey: Key.y)
  }

  /// Decodes the state, or returns `nil` if the coder contains none that is valid.
  init?(from coder: NSCoder) {
    selected = SavedListState.rows(Key.selected, from: coder)
    distance = CGPoint(x: coder.decodeDouble(forKey: Key.x), y: coder.decodeDouble(forKey: Key.y))
    if distance.isFinite { first = SavedListState.rows(Key.first, from: coder).first }
    if selected.isEmpty, first == nil { return nil }
  }

  private static func write(_ rows: [Row], _ key: String, to coder: NSCoder) {
    guard !rows.isEmpty else { return }
    coder.encode(rows.map(\.path), forKey: key + "Places")
    coder.encode(rows.map { $0.name ?? NSNull() as Any }, forKey: key + "Names")
  }

  private static func rows(_ key: String, from coder: NSCoder) -> [Row] {
    let paths = coder.decodeObject(forKey: key + "Places") as? [Any] ?? []
    let names = coder.decodeObject(forKey: key + "Names") as? [Any] ?? []
    return zip(paths, names).compactMap { path, name in
      guard let path = path as? IndexPath, path.count == 2 else { return nil }
      return Row(path: path, name: name as? String)
    }
  }
}
