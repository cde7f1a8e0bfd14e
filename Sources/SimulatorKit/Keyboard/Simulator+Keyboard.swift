import UIKitCore

extension Simulator {
  // R-KBD-16
  /// The keyboard on the screen.
  ///
  /// It is shown while the first responder takes text and supplies no input view. Televisions have
  /// no such keyboard.
  ///
  /// ```swift
  /// try phone.tap("Name")
  /// try phone.keyboard.tap("J", "o")
  /// try phone.keyboard.tap("return")
  /// ```
  public var keyboard: Keyboard { Keyboard(simulator: self) }

  /// The keyboard on the screen of a simulator.
  @MainActor public struct Keyboard {
    let simulator: Simulator

    /// A Boolean value that indicates whether a hardware keyboard is connected, so that there is no
    /// keyboard on the screen.
    ///
    /// Input views and accessory views are shown nevertheless. The default value is `false`, and
    /// `true` for televisions.
    public var isHardwareConnected: Bool {
      get { simulator.screen.makeSoftwareKeyboard == nil }
      nonmutating set { simulator.connectHardwareKeyboard(newValue) }
    }

    /// A Boolean value that indicates whether the keyboard is on the screen.
    public var isShown: Bool { view != nil }

    /// The frame of the keyboard in the coordinates of the window, or `nil` if it is not shown.
    ///
    /// During an animation it is the final frame.
    public var frame: CGRect? {
      view.flatMap { view in view.superview?.convert(view.frame, to: simulator.window) }
    }

    /// The title of the Return key, or `nil` if the keyboard is not shown.
    public var returnKeyTitle: String? { view?.returnKeyTitle }

    /// The names of the keys, from top to bottom.
    public var keys: [String] {
      guard let view else { return [] }
      return view.layout.keys.map { key in
        if case .text(let text) = key.key, view.shift.isOn { return text.uppercased() }
        return key.key.name
      }
    }

    /// The words that the bar above the keys suggests, from left to right.
    ///
    /// They depend on the language of the keyboard and on the word before the caret, which is the
    /// first of them. The array is empty if the keyboard has no such bar.
    public var suggestions: [String] { view?.suggestionBar.suggestions.map(\.word) ?? [] }

    /// Taps a word in the bar above the keys, which replaces the word before the caret.
    ///
    /// - Parameter word: One of ``suggestions``.
    /// - Throws: ``NoSuchKey`` if the word is not suggested.
    public func tap(suggestion word: String) throws {
      simulator.enter()
      simulator.makeFrameIfNeeded()
      guard let view, let index = suggestions.firstIndex(of: word) else {
        throw NoSuchKey(name: word, keys: suggestions)
      }
      let area = view.suggestionBar.frame(at: index)
      let point = CGPoint(x: area.midX, y: area.midY)
      simulator.tap(at: view.suggestionBar.convert(point, to: simulator.window))
    }

    /// Taps keys one after the other.
    ///
    /// Keys that enter text have it as their name; a capital letter is found while Shift is on. The
    /// other keys are "space", "return", "delete", "shift", "123", "ABC", "#+=", on tablets
    /// "dismiss", and on tablets and phones without a home indicator "globe" and "dictation", which
    /// have no effect.
    ///
    /// - Parameter names: The names of the keys.
    /// - Throws: ``NoSuchKey`` if the keyboard is not shown or has no such key.
    public func tap(_ names: String...) throws {
      for name in names {
        simulator.enter()
        simulator.makeFrameIfNeeded()
        guard let view, let index = keys.firstIndex(of: name) else {
          throw NoSuchKey(name: name, keys: keys)
        }
        let area = view.layout.keys[index].frame
        simulator.tap(at: view.convert(CGPoint(x: area.midX, y: area.midY), to: simulator.window))
      }
    }

    /// Returns the view of the keyboard if it is on the screen.
    private var view: KeyboardView? {
      let view = simulator.screen.softwareKeyboard as? KeyboardView
      return view?.window != nil ? view : nil
    }
  }

  /// The error that ``Keyboard/tap(_:)`` throws for a key that is not on the screen.
  public struct NoSuchKey: Error, CustomStringConvertible {
    /// The name of the key.
    public let name: String
    /// The names of the keys that are on the screen.
    public let keys: [String]

    /// A description of the error with the names of the keys.
    public var description: String {
      keys.isEmpty
        ? "There is no key \"\(name)\": the keyboard is not shown."
        : "There is no key \"\(name)\". Keys: \(keys.joined(separator: " "))"
    }
  }

  func connectHardwareKeyboard(_ isConnected: Bool) {
    enter()
    guard isConnected != keyboard.isHardwareConnected else { return }
    setHardwareKeyboard(isConnected: isConnected)
    makeFrameIfNeeded()
  }

  func setHardwareKeyboard(isConnected: Bool) {
    let (language, idiom) = (screen.settings.language, device.idiom)
    screen.makeSoftwareKeyboard =
      isConnected ? nil : { KeyboardView(language: language, isTablet: idiom == .pad) }
  }
}
