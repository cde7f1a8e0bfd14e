/// The names of symbols in icon themes of the desktop, for symbols that the library does not draw.
enum ThemeIconNames {
  private static let names: [String: String] = [
    "airplane": "airplane-mode-symbolic",
    "accessibility": "preferences-desktop-accessibility-symbolic",
    "battery.100": "battery-full-symbolic",
    "battery.0": "battery-empty-symbolic",
    "computermouse": "input-mouse-symbolic",
    "cpu": "application-x-firmware-symbolic",
    "externaldrive": "drive-harddisk-symbolic",
    "face.smiling": "face-smile-symbolic",
    "keyboard": "input-keyboard-symbolic",
    "opticaldisc": "media-optical-symbolic",
    "printer": "printer-symbolic",
    "puzzlepiece.extension": "application-x-addon-symbolic",
    "scanner": "scanner-symbolic",
    "sdcard": "media-flash-symbolic",
    "server.rack": "network-server-symbolic",
    "shuffle": "media-playlist-shuffle-symbolic",
    "repeat": "media-playlist-repeat-symbolic",
    "terminal": "utilities-terminal-symbolic",
    "textformat": "preferences-desktop-font-symbolic",
    "touchid": "auth-fingerprint-symbolic",
    "wrench.and.screwdriver": "applications-engineering-symbolic",
  ]

  /// Returns the theme's name for a symbol, or `nil` if there is none.
  ///
  /// The filled variant of a symbol has the same name.
  static func icon(for symbol: String) -> String? {
    if let name = names[symbol] { return name }
    guard symbol.hasSuffix(".fill") else { return nil }
    return names[String(symbol.dropLast(5))]
  }
}
