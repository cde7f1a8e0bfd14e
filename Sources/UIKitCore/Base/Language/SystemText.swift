// R-LANG-3
/// A string of the library itself, such as a button title.
///
/// `%1`, `%2` and `%3` are placeholders for arguments.
enum SystemText: CaseIterable {
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
    downloads, mostRecent, mostViewed

  case done, cancel, edit, save, undo, redo, add, compose, reply, share, organize, refresh, stop,
    camera, delete, play, pause, rewind, fastForward, close, back

  case configure, dragIcons, inTheTabBar, dragOntoTheBar, putInPlace, changePlaces, moveLeft,
    moveRight, isLifted, isOver, isInPlace, changedPlaces, isTab, stays

  case dismissPopup, sheetGrabber, moreInfo, insertRow, deleteRow, reorderRow, inProgress,
    progressHalted, page, percent

  case tabBar, tab, position, isSelected, isDimmed, button, toggle, link, image, heading,
    adjustable, searchField, isOn, isOff, listed

  case clearText, cut, copy, paste, select, selectAll, format, bold, italic, underline,
    moreItems, sectionIndex, results, open, loading

  case today, time, hours, minutes, previousMonth, nextMonth

  case sidebar, fullScreen

  case noResults, noResultsFor, checkSpelling

  /// Returns the string in the user's language.
  @MainActor func callAsFunction(_ parts: String...) -> String {
    text(in: UIScreen.language, with: parts)
  }

  func text(in language: SystemLanguage, with parts: [String] = []) -> String {
    Self.fill(language.texts[self, default: ""], with: parts)
  }

  /// Replaces placeholders.
  ///
  /// A percent sign without a number, or with a number that no argument has, does not change.
  private static func fill(_ template: String, with parts: [String]) -> String {
    let pieces = template.split(separator: "%", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: pieces.first.map(String.init) ?? "") { text, piece in
      let number = piece.first?.wholeNumberValue ?? 0
      if parts.indices.contains(number - 1) {
        text += parts[number - 1] + piece.dropFirst()
      } else {
        text += "%" + piece
      }
    }
  }
}
