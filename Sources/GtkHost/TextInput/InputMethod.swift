import CGtk4
import CoreGraphics
import UIKitCore

/// The input method of a window, which composes text for the field that is being edited.
///
///     key ─▶ input method ─ composed text ─▶ client
///                └ not composed ─▶ the toolkit, as a key
///
/// Offsets of the input method are in characters or bytes, those of the client in UTF-16 code units.
/// Input methods may run the main loop while they filter a key; keys that arrive meanwhile are held.
@MainActor final class InputMethod {
  private let context: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var composition = Composition()
  private var isFocused = false
  private var isFiltering = false
  /// Whether a change of the client results from the input method.
  private var isDelivering = false
  /// Whether the input method is being reset, because the client has kept its text.
  private var isResetting = false
  private var isDeliveryScheduled = false
  private var filteredKey: OpaquePointer?
  /// Keys that arrived while another one was filtered.
  private var heldKeys: [OpaquePointer] = []
  /// Keys that the input method has returned, which are not filtered once more.
  private var returnedKeys: [OpaquePointer] = []
  /// Called when there are keys to take without a key that is filtered.
  var onKeys: (() -> Void)?
  private var traits: InputMethodTraits?
  private var cursorArea: GdkRectangle?

  /// The field that is being edited, or `nil`.
  weak var client: TextInputClient? {
    willSet { if newValue !== client || newValue == nil { leave() } }
    didSet { if client !== oldValue { enter() } }
  }

  /// Returns whether the window is active, so that its keys arrive here.
  private let isWindowActive: () -> Bool

  /// Creates the input method of a window.
  ///
  /// - Parameters:
  ///   - widget: The widget with the text.
  ///   - isWindowActive: Returns whether the window is active.
  init(widget: UnsafeMutablePointer<GtkWidget>, isWindowActive: @escaping () -> Bool) {
    self.widget = widget
    self.isWindowActive = isWindowActive
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
    for key in heldKeys + returnedKeys { gdk_event_unref(key) }
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  private var pointer: UnsafeMutablePointer<GtkIMContext> {
    UnsafeMutableRawPointer(context).assumingMemoryBound(to: GtkIMContext.self)
  }

  // MARK: Client

  /// Ends composing in the current client, which keeps the text.
  private func leave() {
    deliver()
    if let client, client.hasMarkedText { delivering { client.unmark() } }
    // The client may have been released without ending.
    guard isFocused else { return }
    reset()
    focusOut()
  }

  private func enter() {
    guard client != nil else { return }
    updateTraits()
    // R-TXT-48
    if isWindowActive() { focusIn() }
    moveCandidates()
  }

  /// Called when the window has become active or inactive.
  func windowActivityChanged(_ isActive: Bool) {
    // R-TXT-48
    if isActive { enter() } else { leave() }
  }

  /// Called when the caret, the selection or the text of the client has changed.
  func clientDidChange() {
    guard let client, !isDelivering else { return }
    if !composition.preedit.isEmpty, !client.hasMarkedText { reset() }
    update()
  }

  /// Informs the input method of the position of the caret and the kind of text if they have
  /// changed.
  func update() {
    guard client != nil else { return }
    updateTraits()
    moveCandidates()
  }

  private func focusIn() {
    guard !isFocused else { return }
    isFocused = true
    gtk_im_context_focus_in(pointer)
    ReturnedKeys.receiver = self
    ReturnedKeys.watch()
  }

  private func focusOut() {
    guard isFocused else { return }
    isFocused = false
    isResetting = true
    gtk_im_context_focus_out(pointer)
    isResetting = false
  }

  /// Makes the input method forget its text, which the client has kept.
  private func reset() {
    composition.reset()
    isResetting = true
    gtk_im_context_reset(pointer)
    isResetting = false
  }

  // R-TXT-51
  private func moveCandidates() {
    guard let client else { return }
    let caret = client.caretRectOnScreen
    var area = GdkRectangle(
      x: Self.integer(caret.minX.rounded(.down)),
      y: Self.integer(caret.minY.rounded(.down)),
      width: Self.integer(max(caret.width, 1).rounded(.up)),
      height: Self.integer(max(caret.height, 1).rounded(.up))
    )
    if let old = cursorArea, old.x == area.x, old.y == area.y, old.width == area.width,
      old.height == area.height
    {
      return
    }
    cursorArea = area
    gtk_im_context_set_cursor_location(pointer, &area)
  }

  private static func integer(_ value: CGFloat) -> Int32 {
    value.isFinite ? Int32(min(max(value, -1e6), 1e6)) : 0
  }

  // R-TXT-52
  private func updateTraits() {
    guard let client else { return }
    let new = InputMethodTraits(client.inputTraits)
    guard new != traits else { return }
    traits = new
    var purpose = GValue()
    g_value_init(&purpose, gtk_input_purpose_get_type())
    g_value_set_enum(&purpose, Int32(new.purpose.rawValue))
    g_object_set_property(object, "input-purpose", &purpose)
    var hints = GValue()
    g_value_init(&hints, gtk_input_hints_get_type())
    g_value_set_flags(&hints, new.hints.rawValue)
    g_object_set_property(object, "input-hints", &hints)
  }

  private var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self)
  }

  // MARK: Keys

  /// Holds a key that arrives while another one is filtered, and returns whether it was held.
  func hold(_ event: OpaquePointer) -> Bool {
    guard isFiltering, Self.isKey(event) else { return false }
    heldKeys.append(gdk_event_ref(event))
    return true
  }

  /// Called when the input method returns a key that it was given before.
  func keyReturned(_ event: OpaquePointer) {
    guard event != filteredKey, Self.isKey(event) else { return }
    returnedKeys.append(gdk_event_ref(event))
    scheduleDelivery()
  }

  /// Returns the next key that was returned or held, or `nil`; the caller releases it.
  func takeKey() -> (event: OpaquePointer, isFiltered: Bool)? {
    guard !isFiltering else { return nil }
    if !returnedKeys.isEmpty { return (returnedKeys.removeFirst(), true) }
    return heldKeys.isEmpty ? nil : (heldKeys.removeFirst(), false)
  }

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
    deliver()
    guard client != nil, Self.isKey(event) else { return false }
    focusIn()
    updateTraits()
    composition.beginKey()
    isFiltering = true
    filteredKey = event
    let isUsed = gtk_im_context_filter_keypress(pointer, event) != 0
    filteredKey = nil
    isFiltering = false
    if composition.endKey(isUsed: isUsed, characters: characters) { return false }
    deliver(isByKey: true)
    return isUsed
  }

  private static func isKey(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    return type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE
  }

  // MARK: Composing

  private func commit(_ text: String) {
    guard !isResetting else { return }
    composition.commit(text)
    scheduleDelivery()
  }

  private func preeditChanged() {
    guard !isResetting else { return }
    composition.setPreedit(PreeditText.read(pointer))
    scheduleDelivery()
  }

  /// Delivers changes without a key when all signals of the input method have arrived.
  private func scheduleDelivery() {
    let isNeeded = composition.hasEdits || !returnedKeys.isEmpty
    guard isNeeded, !isFiltering, !isDeliveryScheduled else { return }
    isDeliveryScheduled = true
    let reference = Unmanaged.passRetained(self).toOpaque()
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { reference in
        guard let reference else { return 0 }
        let method = Unmanaged<InputMethod>.fromOpaque(reference)
        MainActor.assumeIsolated {
          let method = method.takeUnretainedValue()
          method.isDeliveryScheduled = false
          method.deliver()
          method.onKeys?()
        }
        method.release()
        return 0
      },
      reference,
      nil
    )
  }

  /// Delivers the changes of the input method to the client.
  private func deliver(isByKey: Bool = false) {
    guard composition.hasEdits, !isDelivering else { return }
    let edits = composition.takeEdits(isByKey: isByKey || isFiltering || isOnWayland)
    guard let client else { return }
    for edit in edits where self.client === client {
      delivering {
        switch edit {
        case .commit(let text): client.commit(text)
        case .compose(let text): client.compose(text)
        case .keep: client.unmark()
        }
      }
    }
    guard self.client === client else { return }
    // The application has changed the text meanwhile.
    if !composition.preedit.isEmpty, !client.hasMarkedText { reset() }
    moveCandidates()
  }

  private func delivering(_ body: () -> Void) {
    let wasDelivering = isDelivering
    isDelivering = true
    defer { isDelivering = wasDelivering }
    body()
  }

  /// Whether the compositor handles keys of input methods, which never arrive here.
  private var isOnWayland: Bool {
    let name = gtk_im_multicontext_get_context_id(
      UnsafeMutableRawPointer(context).assumingMemoryBound(to: GtkIMMulticontext.self)
    )
    return name.map { String(cString: $0).hasPrefix("wayland") } ?? false
  }

  // MARK: Surrounding text

  private func provideSurrounding() -> Bool {
    guard let client else { return false }
    let surrounding = client.surroundingText.inserting(composition.pendingText)
    let text = surrounding.text
    let offsets = ScalarOffsets(text)
    let cursor = offsets.bytes(before: surrounding.selection.upperBound)
    let anchor = offsets.bytes(before: surrounding.selection.lowerBound)
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
    deliver()
    guard let client, !isResetting else { return false }
    let surrounding = client.surroundingText
    let offsets = ScalarOffsets(surrounding.text)
    let cursor = offsets.scalars(before: surrounding.selection.upperBound)
    let start = offsets.units(before: max(cursor + offset, 0))
    let end = offsets.units(before: max(cursor + offset + count, 0))
    guard start < end else { return false }
    delivering { client.deleteSurrounding(start..<end) }
    moveCandidates()
    return true
  }
}
