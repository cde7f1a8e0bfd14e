extension UIBarButtonItem {
  /// The emphasis of an item.
  public enum Style: Int, Sendable {
    /// Regular text.
    case plain = 0
    /// A style with a border, which bars no longer draw. Equivalent to ``plain``.
    @available(*, deprecated, message: "Use plain.")
    case bordered = 1
    /// Semibold text, for the button that completes a task.
    case done = 2
  }

  /// The buttons for which the system provides a title or an image, and the two kinds of space.
  public enum SystemItem: Int, CaseIterable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title in the user's language, or `nil` for items with an image.
  @MainActor var title: String? {
    switch self {
    case .done: SystemText.done()
    case .cancel: SystemText.cancel()
    case .edit: SystemText.edit()
    case .save: SystemText.save()
    case .undo: SystemText.undo()
    case .redo: SystemText.redo()
    default: nil
    }
  }

  /// The name for assistive technologies and the large content viewer.
  @MainActor var spokenName: String? {
    switch self {
    case .add: SystemText.add()
    case .compose: SystemText.compose()
    case .reply: SystemText.reply()
    case .action: SystemText.share()
    case .organize: SystemText.organize()
    case .bookmarks: SystemText.bookmarks()
    case .search: SystemText.search()
    case .refresh: SystemText.refresh()
    case .stop: SystemText.stop()
    case .camera: SystemText.camera()
    case .trash: SystemText.delete()
    case .play: SystemText.play()
    case .pause: SystemText.pause()
    case .rewind: SystemText.rewind()
    case .fastForward: SystemText.fastForward()
    case .close: SystemText.close()
    case .flexibleSpace, .fixedSpace: nil
    case .done, .cancel, .edit, .save, .undo, .redo: title
    }
  }

  /// The name of the symbol, or `nil` for text and spaces.
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

  /// The image, in the size of the bar; the close button is gray regardless of the tint color.
  @MainActor var image: UIImage? {
    guard let symbolName else { return nil }
    let image = UIImage(systemName: symbolName)
    guard self == .close else { return image }
    return image?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
  }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
