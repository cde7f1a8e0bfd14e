import CGtk4

/// The strings by which the toolkit identifies keys: characters, or a value of
/// `UIKeyCommand.input…` for keys without characters.
enum KeyNames {
  /// Returns an empty string for keys with neither, such as Shift.
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
