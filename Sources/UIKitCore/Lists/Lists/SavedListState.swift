import Foundation

/// What a list showed when the application was saved, until the list has rows again.
struct SavedListState: Equatable {
  /// A row by the name that the data source gave it, or by its place alone.
  struct Row: Equatable {
    var path: IndexPath
    var name: String?
  }

  /// In the order in which they were selected.
  var selected: [Row] = []
  /// The first row in view; kept where it has a name, since the place of the content says the same otherwise.
  var first: Row?
  /// How far the place of the content lies behind the beginning of that row.
  var distance = CGPoint.zero

  private enum Key {
    static let selected = "UIScrollView.selected"
    static let first = "UIScrollView.first"
    static let x = "UIScrollView.firstX"
    static let y = "UIScrollView.firstY"
  }

  init() {}

  // MARK: Writing and reading

  func write(to coder: NSCoder) {
    SavedListState.write(selected, Key.selected, to: coder)
    guard let first else { return }
    SavedListState.write([first], Key.first, to: coder)
    coder.encode(Double(distance.x), forKey: Key.x)
    coder.encode(Double(distance.y), forKey: Key.y)
  }

  /// nil where nothing was written that can be used.
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
