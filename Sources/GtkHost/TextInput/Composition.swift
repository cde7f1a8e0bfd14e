import UIKitCore

/// The state of composing, and the changes of an input method that were not yet delivered.
///
/// An input method reports committed text and its preedit text separately and in any order. Inside of
/// a document the preedit text is always behind the committed text, so that it is delivered last:
///
///     preedit "", commit "한", preedit "ㄱ"  ─▶  commit "한", compose "ㄱ"
struct Composition {
  /// A change of the client's text.
  enum Edit: Equatable {
    case commit(String)
    case compose(ComposedText)
    /// The marked text becomes plain text.
    case keep
  }

  /// The text that the input method is composing.
  private(set) var preedit = ComposedText()
  /// Whether the client shows marked text.
  private(set) var isShown = false
  private var commits: [String] = []
  private var isPreeditChanged = false
  /// Whether nothing was composed when the last key arrived.
  private var beganPlain = false
  /// Whether a key was used whose result may follow later.
  private var isAnswerExpected = false
  /// The text of the last composition, which the client has kept as plain text.
  private var kept: String?

  var hasEdits: Bool { isPreeditChanged || !commits.isEmpty }
  /// The committed text that was not yet delivered.
  var pendingText: String { commits.joined() }

  // MARK: Signals

  mutating func commit(_ text: String) {
    // R-TXT-49
    if text == kept {
      kept = nil
    } else if !text.isEmpty {
      commits.append(text)
    }
  }

  mutating func setPreedit(_ text: ComposedText) {
    guard text != preedit else { return }
    if !text.isEmpty { kept = nil }
    preedit = text
    isPreeditChanged = true
  }

  // MARK: Keys

  mutating func beginKey() { beganPlain = !isShown && preedit.isEmpty }

  /// Ends the filtering of a key.
  ///
  /// - Parameters:
  ///   - isUsed: Whether the input method has used the key.
  ///   - characters: The characters of the key.
  /// - Returns: Whether the input method has only converted the key to its own character, so that
  ///   there is nothing to deliver.
  mutating func endKey(isUsed: Bool, characters: String) -> Bool {
    let isPlain =
      beganPlain && preedit.isEmpty && commits == [characters] && characters.count == 1
    if hasEdits {
      isAnswerExpected = false
    } else if isUsed {
      isAnswerExpected = true
    }
    if hasEdits || !isUsed { kept = nil }
    guard isUsed, isPlain else { return false }
    commits = []
    isPreeditChanged = false
    return true
  }

  // MARK: Delivery

  /// Returns the changes since the last call, in the order in which they are delivered.
  ///
  /// - Parameter isByKey: Whether the changes can result from a key.
  /// - Returns: The changes.
  mutating func takeEdits(isByKey: Bool) -> [Edit] {
    var edits = commits.map { Edit.commit($0) }
    if !preedit.isEmpty {
      if isPreeditChanged || !commits.isEmpty { edits.append(.compose(preedit)) }
    } else if isPreeditChanged, isShown, commits.isEmpty {
      // R-TXT-47
      edits.append(isByKey || isAnswerExpected ? .compose(preedit) : .keep)
    }
    if !isByKey, !edits.isEmpty { isAnswerExpected = false }
    commits = []
    isPreeditChanged = false
    isShown = !preedit.isEmpty
    return edits
  }

  /// Starts with no text, because the client has kept the text that was composed.
  ///
  /// Input methods may commit that text once more.
  mutating func reset() {
    if !preedit.isEmpty { kept = preedit.text }
    preedit = ComposedText()
    commits = []
    isPreeditChanged = false
    isShown = false
    isAnswerExpected = false
  }
}
