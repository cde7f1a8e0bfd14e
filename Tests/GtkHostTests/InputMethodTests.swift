import CGtk4
import TestSupport
import Testing
import UIKitCore

@testable import GtkHost

/// The parts of the input method that need no window.
@Suite("GtkHost: input method") @MainActor struct InputMethodTests {
  private func composed(_ text: String) -> ComposedText {
    let end = text.utf16.count
    return ComposedText(text: text, selection: end..<end)
  }

  // MARK: Order

  @Test("committed text is delivered before the preedit text, in any order", .rule("R-TXT-49"))
  func order() {
    var edits: [Composition.Edit]
    let orders: [[(inout Composition) -> Void]] = [
      [{ $0.commit("한") }, { $0.setPreedit(composed("ㄱ")) }],
      [{ $0.setPreedit(composed("ㄱ")) }, { $0.commit("한") }],
      [{ $0.setPreedit(ComposedText()) }, { $0.commit("한") }, { $0.setPreedit(composed("ㄱ")) }],
    ]
    for order in orders {
      var composition = Composition()
      composition.setPreedit(composed("한"))
      _ = composition.takeEdits(isByKey: true)
      for signal in order { signal(&composition) }
      edits = composition.takeEdits(isByKey: true)
      #expect(edits == [.commit("한"), .compose(composed("ㄱ"))])
      #expect(!composition.hasEdits)
    }
  }

  @Test("a key that is only converted to its character is left to the toolkit", .rule("R-TXT-53"))
  func plainKeys() {
    var edits: [Composition.Edit]
    var isPlain: Bool
    var composition = Composition()
    composition.beginKey()
    composition.commit("a")
    isPlain = composition.endKey(isUsed: true, characters: "a")
    #expect(isPlain)
    #expect(!composition.hasEdits)
    composition.beginKey()
    composition.commit("é")
    isPlain = composition.endKey(isUsed: true, characters: "e")
    #expect(!isPlain)
    edits = composition.takeEdits(isByKey: true)
    #expect(edits == [.commit("é")])
    composition.beginKey()
    composition.setPreedit(composed("n"))
    composition.commit("n")
    isPlain = composition.endKey(isUsed: true, characters: "n")
    #expect(!isPlain)
    // Text that was committed by a key that is not used is delivered before the key.
    composition.beginKey()
    composition.setPreedit(ComposedText())
    composition.commit("x")
    isPlain = composition.endKey(isUsed: false, characters: "\r")
    #expect(!isPlain)
    edits = composition.takeEdits(isByKey: true)
    #expect(edits == [.commit("n"), .commit("x")])
  }

  @Test("text that the client has kept is not committed once more", .rule("R-TXT-49"))
  func keptText() {
    var edits: [Composition.Edit]
    var isPlain: Bool
    var composition = Composition()
    composition.setPreedit(composed("한"))
    _ = composition.takeEdits(isByKey: true)
    composition.reset()
    composition.commit("한")
    #expect(!composition.hasEdits)
    composition.commit("한")
    edits = composition.takeEdits(isByKey: false)
    #expect(edits == [.commit("한")])
    // An engine that discards its text does not commit it with the next key either.
    composition.setPreedit(composed("a"))
    _ = composition.takeEdits(isByKey: true)
    composition.reset()
    composition.beginKey()
    isPlain = composition.endKey(isUsed: false, characters: "b")
    #expect(!isPlain)
    composition.commit("a")
    #expect(composition.hasEdits)
  }

  @Test("text that is withdrawn without a key stays", .rule("R-TXT-47"))
  func withdrawnText() {
    var edits: [Composition.Edit]
    var composition = Composition()
    func compose(_ composition: inout Composition) {
      composition.setPreedit(composed("ni"))
      _ = composition.takeEdits(isByKey: true)
      composition.setPreedit(ComposedText())
    }
    compose(&composition)
    edits = composition.takeEdits(isByKey: false)
    #expect(edits == [.keep])
    compose(&composition)
    edits = composition.takeEdits(isByKey: true)
    #expect(edits == [.compose(ComposedText())])
    // The answer to a key may be late.
    composition.beginKey()
    _ = composition.endKey(isUsed: true, characters: "")
    edits = composition.takeEdits(isByKey: false)
    #expect(edits == [])
    composition.setPreedit(composed("ni"))
    _ = composition.takeEdits(isByKey: true)
    composition.beginKey()
    _ = composition.endKey(isUsed: true, characters: "")
    composition.setPreedit(ComposedText())
    edits = composition.takeEdits(isByKey: false)
    #expect(edits == [.compose(ComposedText())])
  }

  // MARK: Values

  @Test("attributes of preedit text become parts of the marked text", .rule("R-TXT-54"))
  func attributes() {
    let text = "に😀語"
    let list = pango_attr_list_new()
    defer { pango_attr_list_unref(list) }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
      attribute?.pointee.start_index = guint(start)
      attribute?.pointee.end_index = guint(end)
      pango_attr_list_insert(list, attribute)
    }
    insert(pango_attr_underline_new(PANGO_UNDERLINE_DOUBLE), 0, 7)
    insert(pango_attr_background_new(0, 0, 0xFFFF), 3, 7)
    insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), 7, 1000)

    #expect(
      list.map { PreeditText.runs($0, of: text) } == [
        MarkedTextRun(range: 0..<1, underline: .thick),
        MarkedTextRun(range: 1..<3, underline: .thick, isHighlighted: true),
        MarkedTextRun(range: 3..<4),
      ]
    )
    #expect(pango_attr_list_new().map { PreeditText.runs($0, of: text) } == [])
  }

  @Test("offsets are converted between characters, bytes and code units", .rule("R-TXT-50"))
  func offsets() {
    let text = "a😀é"
    let offsets = ScalarOffsets(text)
    #expect((0...5).map(offsets.units(before:)) == [0, 1, 3, 4, 4, 4])
    #expect([0, 1, 3, 4, 9].map(offsets.scalars(before:)) == [0, 1, 2, 3, 3])
    #expect([-3, 0, 1, 3, 4, 9].map(offsets.bytes(before:)) == [0, 0, 1, 5, 7, 7])
    #expect(
      [-1, 0, 1, 3, 5, 6, 7, 99].map(offsets.units(beforeByte:)) == [0, 0, 1, 1, 3, 3, 4, 4]
    )
  }

  @Test("traits of a field become the purpose and the hints", .rule("R-TXT-52"))
  func traits() {
    let field = UITextField()
    func traits(_ change: (UITextField) -> Void) -> InputMethodTraits {
      change(field)
      return InputMethodTraits(field)
    }
    func has(_ traits: InputMethodTraits, _ hint: GtkInputHints) -> Bool {
      traits.hints.rawValue & hint.rawValue != 0
    }
    let plain = traits { _ in }
    #expect(plain.purpose == GTK_INPUT_PURPOSE_FREE_FORM)
    #expect(has(plain, GTK_INPUT_HINT_UPPERCASE_SENTENCES) && !has(plain, GTK_INPUT_HINT_PRIVATE))
    let purposes: [(UIKeyboardType, GtkInputPurpose)] = [
      (.numberPad, GTK_INPUT_PURPOSE_DIGITS), (.decimalPad, GTK_INPUT_PURPOSE_NUMBER),
      (.phonePad, GTK_INPUT_PURPOSE_PHONE), (.namePhonePad, GTK_INPUT_PURPOSE_NAME),
      (.emailAddress, GTK_INPUT_PURPOSE_EMAIL), (.URL, GTK_INPUT_PURPOSE_URL),
    ]
    for (type, purpose) in purposes {
      #expect(traits { $0.keyboardType = type }.purpose == purpose)
    }
    let secret = traits {
      $0.keyboardType = .default
      $0.isSecureTextEntry = true
    }
    #expect(secret.purpose == GTK_INPUT_PURPOSE_PASSWORD)
    #expect(secret.hints == GTK_INPUT_HINT_PRIVATE)
    #expect(traits { $0.keyboardType = .numberPad }.purpose == GTK_INPUT_PURPOSE_PIN)
    #expect(has(traits { $0.inputView = UIView() }, GTK_INPUT_HINT_INHIBIT_OSK))
  }
}
