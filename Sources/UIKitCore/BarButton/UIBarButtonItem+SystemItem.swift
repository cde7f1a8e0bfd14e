extension UIBarButtonItem {
  /// How much an item stands out.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// An old name of a plain button with a border, which bars no longer draw.
    @available(*, deprecated, message: "Use plain.")
    case bordered = 1
    /// Semibold text: the button that finishes a task.
    case done = 2
  }

  /// The buttons that the system has a title or a picture for, and the two kinds of space.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// What is shown as text; nil for items that show a picture.
  ///
  /// Unlike iOS, it is English in all languages.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// What is read out, and shown large.
  var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    case .done, .cancel, .edit, .save, .undo, .redo: title
    }
  }

  /// The name of the drawing that is shown; nil for text and spaces.
  private var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .close: "xmark.circle.fill"
    case .flexibleSpace, .fixedSpace, .done, .cancel, .edit, .save, .undo, .redo: nil
    }
  }

  /// The picture, drawn by us in the spirit of the system's; the close button is grey whatever the tint.
  @MainActor var image: UIImage? {
    guard let symbolName else { return nil }
    let style = BarButtonMetrics.symbolConfiguration
    let image = UIImage(systemName: symbolName, withConfiguration: style)
    guard self == .close else { return image }
    return image?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
