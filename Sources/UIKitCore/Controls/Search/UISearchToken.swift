import QuartzCore

/// A part of a search that is shown as a unit before the text of a search field.
///
/// ```swift
/// let token = UISearchToken(icon: UIImage(systemName: "person"), text: "From: Anna")
/// token.representedObject = anna
/// searchBar.searchTextField.insertToken(token, at: 0)
/// ```
@preconcurrency @MainActor open class UISearchToken: NSObject {
  // R-SRCH-11
  let icon: UIImage?
  let text: String

  /// The object of the app that the token stands for.
  ///
  /// The default value is `nil`.
  open var representedObject: Any?

  /// Creates a token.
  ///
  /// - Parameters:
  ///   - icon: The image before the text, or `nil` for none.
  ///   - text: The text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The token that is selected in a search field, and the effect of keys on it.
struct SearchTokenSelection: Equatable {
  // R-SRCH-11
  /// The number of tokens.
  var count = 0
  /// The index of the selected token, or `nil`.
  private(set) var selected: Int?

  /// Selects a token, or none.
  mutating func select(_ index: Int?) {
    selected = index.flatMap { (0..<count).contains($0) ? $0 : nil }
  }

  /// Sets the number of tokens, which deselects the token.
  mutating func setCount(_ count: Int) {
    self.count = count
    selected = nil
  }

  /// The effect of a key that deletes backward at the start of the text: the last token is selected,
  /// or the selected token is deleted.
  ///
  /// Returns the index of the token to delete, or `nil`.
  mutating func deleteBackward() -> Int? {
    if let selected { return selected }
    select(count - 1)
    return nil
  }

  /// Selects the token before or behind the selected one; before the text, it is the last token.
  ///
  /// Returns whether the selection changes.
  mutating func move(forward: Bool) -> Bool {
    let old = selected
    if let selected {
      select(forward ? selected + 1 : max(selected - 1, 0))
    } else if !forward {
      select(count - 1)
    }
    return selected != old
  }
}
