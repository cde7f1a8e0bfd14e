import CGtk4
import QuartzCore
import UIKitCore

/// Converts GDK events to input of the toolkit: touches of fingers and the first mouse button,
/// keys, scrolling.
///
/// The mouse is touch 0; fingers use the lowest free numbers.
@MainActor final class EventTranslation {
  enum Input {
    case touch(TouchInput)
    case key(KeyInput)
    case scroll(ScrollInput)
    case pinch(PinchInput)
    /// A click with the secondary button at a point.
    case secondaryClick(CGPoint)
    /// A click with the middle button at a point.
    case middleClick(CGPoint)
  }

  private let widget: UnsafeMutablePointer<GtkWidget>
  private let clock: MediaClock
  private var isMouseDown = false
  private var pointerLocation = CGPoint.zero
  private var fingers: [OpaquePointer?: Int] = [:]
  private var lastLocations: [Int: CGPoint] = [:]

  init(widget: UnsafeMutablePointer<GtkWidget>, clock: MediaClock) {
    self.widget = widget
    self.clock = clock
  }

  func translate(_ event: OpaquePointer) -> Input? {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return mouse(event, .began)
    case GDK_MOTION_NOTIFY: return mouse(event, .moved)
    case GDK_BUTTON_RELEASE: return mouse(event, .ended)
    case GDK_GRAB_BROKEN: return cancelMouse()
    case GDK_TOUCH_BEGIN: return finger(event, .began)
    case GDK_TOUCH_UPDATE: return finger(event, .moved)
    case GDK_TOUCH_END: return finger(event, .ended)
    case GDK_TOUCH_CANCEL: return finger(event, .cancelled)
    case GDK_KEY_PRESS: return key(event, isDown: true)
    case GDK_KEY_RELEASE: return key(event, isDown: false)
    case GDK_SCROLL: return scroll(event)
    case GDK_TOUCHPAD_PINCH: return pinch(event)
    default: return nil
    }
  }

  // MARK: Mouse

  private func mouse(_ event: OpaquePointer, _ phase: TouchInput.Phase) -> Input? {
    if let location = location(of: event) { pointerLocation = location }
    if phase != .moved {
      switch gdk_button_event_get_button(event) {
      case 1: break
      case 2: return phase == .began ? .middleClick(pointerLocation) : nil
      case 3: return phase == .began ? .secondaryClick(pointerLocation) : nil
      default: return nil
      }
    }
    switch phase {
    case .began where !isMouseDown: isMouseDown = true
    case .moved where isMouseDown: break
    case .ended where isMouseDown: isMouseDown = false
    default: return nil
    }
    var touch = touch(0, phase, pointerLocation, isIndirect: true)
    touch.modifiers = modifiers(of: event)
    return .touch(touch)
  }

  /// Returns the input that cancels the mouse touch.
  ///
  /// Called when the window system releases the pointer grab while the button is down.
  private func cancelMouse() -> Input? {
    guard isMouseDown else { return nil }
    isMouseDown = false
    return .touch(touch(0, .cancelled, pointerLocation, isIndirect: true))
  }

  /// Returns the touches that end because the desktop takes over the pointer or the fingers.
  func cancelTouches() -> [TouchInput] {
    var touches: [TouchInput] = []
    if isMouseDown { touches.append(touch(0, .cancelled, pointerLocation, isIndirect: true)) }
    for identifier in fingers.values.sorted() {
      let location = lastLocations[identifier] ?? .zero
      touches.append(touch(identifier, .cancelled, location, isIndirect: false))
    }
    isMouseDown = false
    fingers = [:]
    lastLocations = [:]
    return touches
  }

  // MARK: Touch screens

  private func finger(_ event: OpaquePointer, _ phase: TouchInput.Phase) -> Input? {
    let sequence = gdk_event_get_event_sequence(event)
    if phase == .began, fingers[sequence] == nil {
      fingers[sequence] = (1...).first { !fingers.values.contains($0) }
    }
    guard let identifier = fingers[sequence] else { return nil }
    let location = location(of: event) ?? lastLocations[identifier] ?? .zero
    // Some touch screens send the same update more than once.
    if phase == .moved, lastLocations[identifier] == location { return nil }
    lastLocations[identifier] = location
    if phase == .ended || phase == .cancelled {
      fingers[sequence] = nil
      lastLocations[identifier] = nil
    }
    return .touch(touch(identifier, phase, location, isIndirect: false))
  }

  private func touch(
    _ identifier: Int,
    _ phase: TouchInput.Phase,
    _ location: CGPoint,
    isIndirect: Bool
  ) -> TouchInput {
    TouchInput(
      identifier: identifier,
      phase: phase,
      location: location,
      timestamp: clock.now,
      isIndirect: isIndirect
    )
  }

  // MARK: Keys and scrolling

  private func key(_ event: OpaquePointer, isDown: Bool) -> Input? {
    let symbol = gdk_key_event_get_keyval(event)
    let code = gdk_key_event_get_keycode(event)
    let characters = KeyNames.characters(for: symbol)
    let usage = KeyCodes.usage(of: code, symbol: symbol) ?? KeyboardTable.usage(for: characters)
    guard !characters.isEmpty || usage != .keyboardErrorUndefined else { return nil }
    let state = gdk_event_get_modifier_state(event).rawValue
    return .key(
      KeyInput(
        isDown: isDown,
        characters: characters,
        // If Num Lock is on, the unmodified keys of the numeric keypad would be arrow keys, which
        // is never intended.
        unmodified: usage.isOnNumericPad ? characters : unmodified(code, of: event),
        usage: usage,
        modifiers: modifiers(of: event),
        hasCapsLock: state & GDK_LOCK_MASK.rawValue != 0,
        timestamp: clock.now
      )
    )
  }

  /// Returns the characters of a key without modifiers in the current layout; `nil` if the layout
  /// does not contain its code.
  private func unmodified(_ code: guint, of event: OpaquePointer) -> String? {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var symbols: UnsafeMutablePointer<guint>?
    var count: Int32 = 0
    let display = gdk_event_get_display(event)
    guard gdk_display_map_keycode(display, code, &keys, &symbols, &count) != 0, let keys,
      let symbols
    else { return nil }
    defer {
      g_free(keys)
      g_free(symbols)
    }
    let layout = Int32(gdk_key_event_get_layout(event))
    let alone = (0..<Int(count)).first { keys[$0].level == 0 && keys[$0].group == layout }
    return alone.map { KeyNames.characters(for: symbols[$0]) }
  }

  private func modifiers(of event: OpaquePointer) -> KeyInput.Modifiers {
    let state = gdk_event_get_modifier_state(event).rawValue
    var modifiers: KeyInput.Modifiers = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alternate) }
    if state & (GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue) != 0 {
      modifiers.insert(.command)
    }
    return modifiers
  }

  private func scroll(_ event: OpaquePointer) -> Input? {
    // Scroll events of X11 have no position.
    let location = location(of: event) ?? pointerLocation
    var delta = CGPoint.zero
    var isPrecise = false
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: delta.y = -WheelMetrics.pointsPerNotch
    case GDK_SCROLL_DOWN: delta.y = WheelMetrics.pointsPerNotch
    case GDK_SCROLL_LEFT: delta.x = -WheelMetrics.pointsPerNotch
    case GDK_SCROLL_RIGHT: delta.x = WheelMetrics.pointsPerNotch
    default:
      var horizontal = 0.0
      var vertical = 0.0
      gdk_scroll_event_get_deltas(event, &horizontal, &vertical)
      // Wheels report detents or fractions of them, touchpads report points.
      let isWheel = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
      let points = isWheel ? WheelMetrics.pointsPerNotch : 1
      delta = CGPoint(x: horizontal * points, y: vertical * points)
      isPrecise = !isWheel
    }
    // With Shift, the wheel of a mouse scrolls horizontally.
    if !isPrecise, delta.x == 0, modifiers(of: event).contains(.shift) {
      delta = CGPoint(x: delta.y, y: 0)
    }
    return .scroll(
      ScrollInput(
        location: location,
        delta: delta,
        isPrecise: isPrecise,
        isFinished: gdk_scroll_event_is_stop(event) != 0,
        timestamp: clock.now,
        modifiers: modifiers(of: event)
      )
    )
  }

  private func pinch(_ event: OpaquePointer) -> Input? {
    let phase: PinchInput.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .changed
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    default: phase = .cancelled
    }
    return .pinch(
      PinchInput(
        phase: phase,
        location: location(of: event) ?? pointerLocation,
        scale: gdk_touchpad_event_get_pinch_scale(event)
      )
    )
  }

  // MARK: Coordinates

  /// Returns the location in points of the widget; `nil` if the event has none.
  private func location(of event: OpaquePointer) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite,
      let native = gtk_widget_get_native(widget)
    else { return nil }
    var offsetX = 0.0
    var offsetY = 0.0
    gtk_native_get_surface_transform(native, &offsetX, &offsetY)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var result = (x: 0.0, y: 0.0)
    guard
      gtk_widget_translate_coordinates(
        root,
        widget,
        x - offsetX,
        y - offsetY,
        &result.x,
        &result.y
      ) != 0
    else { return nil }
    return CGPoint(x: result.x, y: result.y)
  }
}

/// The distance that wheels scroll.
enum WheelMetrics {
  /// Three lines of body text per detent, as in desktop toolkits.
  static let pointsPerNotch: CGFloat = 60
}

/// The strings by which the toolkit identifies keys: characters, or a value of
/// `UIKeyCommand.input…` for keys without characters.
enum KeyNames {
  /// Returns the string for the key of an event, or an empty string for other events.
  static func characters(of event: OpaquePointer) -> String {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS, GDK_KEY_RELEASE: characters(for: gdk_key_event_get_keyval(event))
    default: ""
    }
  }

  /// Returns the string for a key; empty for keys without either, such as Shift.
  static func characters(for keyval: guint) -> String {
    if let name = named[Int32(bitPattern: keyval)] { return name }
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(keyval)), scalar.value != 0 else {
      return ""
    }
    return String(Character(scalar))
  }

  private static let named: [Int32: String] = {
    var names: [Int32: String] = [
      GDK_KEY_Up: "UIKeyInputUpArrow", GDK_KEY_KP_Up: "UIKeyInputUpArrow",
      GDK_KEY_Down: "UIKeyInputDownArrow", GDK_KEY_KP_Down: "UIKeyInputDownArrow",
      GDK_KEY_Left: "UIKeyInputLeftArrow", GDK_KEY_KP_Left: "UIKeyInputLeftArrow",
      GDK_KEY_Right: "UIKeyInputRightArrow", GDK_KEY_KP_Right: "UIKeyInputRightArrow",
      GDK_KEY_Home: "UIKeyInputHome", GDK_KEY_End: "UIKeyInputEnd",
      GDK_KEY_Page_Up: "UIKeyInputPageUp", GDK_KEY_Page_Down: "UIKeyInputPageDown",
      GDK_KEY_KP_Home: "UIKeyInputHome", GDK_KEY_KP_End: "UIKeyInputEnd",
      GDK_KEY_KP_Page_Up: "UIKeyInputPageUp", GDK_KEY_KP_Page_Down: "UIKeyInputPageDown",
      GDK_KEY_Escape: "UIKeyInputEscape", GDK_KEY_Delete: "\u{7F}", GDK_KEY_KP_Delete: "\u{7F}",
      GDK_KEY_BackSpace: "\u{8}", GDK_KEY_Return: "\r", GDK_KEY_KP_Enter: "\r",
      GDK_KEY_Tab: "\t", GDK_KEY_KP_Tab: "\t", GDK_KEY_ISO_Left_Tab: "\t",
    ]
    for number in 1...12 { names[GDK_KEY_F1 + Int32(number) - 1] = "UIKeyInputF\(number)" }
    return names
  }()
}
