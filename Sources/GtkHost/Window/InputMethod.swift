import CGtk4
import CoreGraphics
import UIKitCore

/// The input method of a window, which composes text for the field that is being edited.
///
///     key ─▶ input method ─ composed text ─▶ client
///                └ not composed ─▶ the toolkit, as a key
///
/// Offsets of the input method are in characters or bytes, those of the client in UTF-16 code units.
@MainActor final class InputMethod {
  private let context: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// The texts that were committed while a key was filtered.
  private var committed: [String]?
  private var isComposing = false
  /// Whether a change of the client results from the input method.
  private var isDelivering = false

  /// The field that is being edited, or `nil`.
  weak var client: TextInputClient? { didSet { clientChanged(from: oldValue) } }

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    context = OpaquePointer(gtk_im_multicontext_new())
    gtk_im_context_set_client_widget(pointer, widget)
    let instance = UnsafeMutableRawPointer(context)
    Signal.connectText(instance, "commit") { [weak self] in self?.commit($0) }
    Signal.connect(instance, "preedit-changed") { [weak self] in self?.preeditChanged() }
    Signal.connectQuestion(instance, "retrieve-surrounding") { [weak self] in
      self?.provideSurrounding() ?? false
    }
    Signal.connectDeletion(instance, "delete-surrounding") { [weak self] in
      self?.deleteSurrounding($0, $1) ?? false
    }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  private var pointer: UnsafeMutablePointer<GtkIMContext> {
    UnsafeMutableRawPointer(context).assumingMemoryBound(to: GtkIMContext.self)
  }

  // MARK: Client

  private func clientChanged(from old: TextInputClient?) {
    guard client !== old else { return }
    if old != nil {
      gtk_im_context_reset(pointer)
      gtk_im_context_focus_out(pointer)
      isComposing = false
    }
    guard let client else { return }
    applyTraits(of: client)
    gtk_im_context_focus_in(pointer)
    moveCandidates()
  }

  /// Called when the caret, the selection or the text of the client has changed.
  func clientDidChange() {
    guard client != nil else { return }
    if !isDelivering, isComposing {
      isComposing = false
      gtk_im_context_reset(pointer)
    }
    moveCandidates()
  }

  private func moveCandidates() {
    guard let client else { return }
    let caret = client.caretRectOnScreen
    var area = GdkRectangle(
      x: Int32(caret.minX.rounded(.down)),
      y: Int32(caret.minY.rounded(.down)),
      width: Int32(max(caret.width, 1).rounded(.up)),
      height: Int32(max(caret.height, 1).rounded(.up))
    )
    gtk_im_context_set_cursor_location(pointer, &area)
  }

  private func applyTraits(of client: TextInputClient) {
    let traits = InputMethodTraits(client.inputTraits)
    var purpose = GValue()
    g_value_init(&purpose, gtk_input_purpose_get_type())
    g_value_set_enum(&purpose, Int32(traits.purpose.rawValue))
    g_object_set_property(object, "input-purpose", &purpose)
    var hints = GValue()
    g_value_init(&hints, gtk_input_hints_get_type())
    g_value_set_flags(&hints, traits.hints.rawValue)
    g_object_set_property(object, "input-hints", &hints)
  }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self)
  }

  // MARK: Keys

  /// Passes a key to the input method, and returns whether it was used to compose text.
  ///
  /// A key that the input method only converts to its own character is left to the toolkit, so that
  /// the application receives presses and key commands.
  ///
  /// - Parameters:
  ///   - event: The event of a key, or another event, which is not used.
  ///   - characters: The characters of the key.
  /// - Returns: `true` if the key was used.
  func filter(_ event: OpaquePointer, _ characters: String) -> Bool {
    let type = gdk_event_get_event_type(event)
    guard client != nil, type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE else { return false }
    let wasComposing = isComposing
    committed = []
    let isUsed = gtk_im_context_filter_keypress(pointer, event) != 0
    let texts = committed ?? []
    committed = nil
    guard isUsed else { return false }
    if !wasComposing, !isComposing, texts == [characters], characters.count == 1 { return false }
    for text in texts { deliver(text) }
    return true
  }

  private func commit(_ text: String) {
    if committed != nil { committed?.append(text) } else { deliver(text) }
  }

  private func deliver(_ text: String) {
    isComposing = false
    isDelivering = true
    client?.commit(text)
    isDelivering = false
    moveCandidates()
  }

  // MARK: Composing

  private func preeditChanged() {
    var string: UnsafeMutablePointer<CChar>?
    var cursor: Int32 = 0
    gtk_im_context_get_preedit_string(pointer, &string, nil, &cursor)
    let text = string.map { String(cString: $0) } ?? ""
    g_free(string)
    guard isComposing || !text.isEmpty else { return }
    isComposing = !text.isEmpty
    let offset = TextOffsets.units(of: text, scalars: Int(cursor))
    isDelivering = true
    client?.compose(text, selected: offset..<offset)
    isDelivering = false
    moveCandidates()
  }

  private func provideSurrounding() -> Bool {
    guard let surrounding = client?.surroundingText else { return false }
    let text = surrounding.text
    let cursor = TextOffsets.bytes(of: text, units: surrounding.selection.upperBound)
    let anchor = TextOffsets.bytes(of: text, units: surrounding.selection.lowerBound)
    gtk_im_context_set_surrounding_with_selection(
      pointer,
      text,
      Int32(clamping: text.utf8.count),
      Int32(clamping: cursor),
      Int32(clamping: anchor)
    )
    return true
  }

  private func deleteSurrounding(_ offset: Int, _ count: Int) -> Bool {
    guard let client else { return false }
    let surrounding = client.surroundingText
    let text = surrounding.text
    let cursor = TextOffsets.scalars(of: text, units: surrounding.selection.upperBound)
    let start = TextOffsets.units(of: text, scalars: cursor + offset)
    let end = TextOffsets.units(of: text, scalars: cursor + offset + count)
    guard start < end else { return false }
    isDelivering = true
    client.deleteSurrounding(start..<end)
    isDelivering = false
    return true
  }
}

/// The purpose and the hints of a field for input methods and on-screen keyboards.
struct InputMethodTraits {
  var purpose = GTK_INPUT_PURPOSE_FREE_FORM
  var hints = GTK_INPUT_HINT_NONE

  @MainActor init(_ traits: any UITextInputTraits) {
    switch traits.keyboardType {
    case .numberPad, .asciiCapableNumberPad: purpose = GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad, .numbersAndPunctuation: purpose = GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: purpose = GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: purpose = GTK_INPUT_PURPOSE_NAME
    case .emailAddress: purpose = GTK_INPUT_PURPOSE_EMAIL
    case .URL: purpose = GTK_INPUT_PURPOSE_URL
    default: break
    }
    if traits.isSecureTextEntry {
      let isNumeric = purpose == GTK_INPUT_PURPOSE_DIGITS
      purpose = isNumeric ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_PASSWORD
      insert(GTK_INPUT_HINT_PRIVATE)
      return
    }
    switch traits.autocapitalizationType {
    case .none: break
    case .words: insert(GTK_INPUT_HINT_UPPERCASE_WORDS)
    case .sentences: insert(GTK_INPUT_HINT_UPPERCASE_SENTENCES)
    case .allCharacters: insert(GTK_INPUT_HINT_UPPERCASE_CHARS)
    }
    switch traits.spellCheckingType {
    case .no: insert(GTK_INPUT_HINT_NO_SPELLCHECK)
    case .yes: insert(GTK_INPUT_HINT_SPELLCHECK)
    case .default: break
    }
    if traits.autocorrectionType == .yes { insert(GTK_INPUT_HINT_WORD_COMPLETION) }
  }

  private mutating func insert(_ hint: GtkInputHints) {
    hints = GtkInputHints(rawValue: hints.rawValue | hint.rawValue)
  }
}

/// Conversions between the units in which texts are measured; values out of range are clamped.
enum TextOffsets {
  /// Returns the UTF-16 code units of the first Unicode scalars.
  static func units(of text: String, scalars: Int) -> Int {
    text.unicodeScalars.prefix(max(scalars, 0)).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
  }

  /// Returns the Unicode scalars in the first UTF-16 code units.
  static func scalars(of text: String, units: Int) -> Int {
    String(decoding: text.utf16.prefix(max(units, 0)), as: UTF16.self).unicodeScalars.count
  }

  /// Returns the UTF-8 bytes of the first UTF-16 code units.
  static func bytes(of text: String, units: Int) -> Int {
    String(decoding: text.utf16.prefix(max(units, 0)), as: UTF16.self).utf8.count
  }
}
