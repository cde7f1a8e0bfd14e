import Foundation

/// Settings that differ from those of the machine on which the snapshots were drawn.
public enum ForeignMachine {
  /// Sets another home folder, language, theme and icons, and fontconfig rules that replace every family
  /// with DejaVu Serif.
  ///
  /// Call this function first in an exit test, before anything is drawn.
  public static func enter() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try write(fontRules, to: home.appendingPathComponent("fonts.conf"))
    try write(icon, to: home.appendingPathComponent("icons/Adwaita/symbolic/actions/\(iconName)"))
    let variables = [
      "FONTCONFIG_FILE": home.appendingPathComponent("fonts.conf").path,
      "FONTCONFIG_PATH": home.path, "FC_LANG": "ja",
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0",
      "LANG": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8",
      "LANGUAGE": "ja:zh_TW", "PANGO_LANGUAGE": "ko",
      "GTK_THEME": "HighContrastInverse", "GDK_SCALE": "2", "TZ": "Asia/Tokyo",
      "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
      "XDG_STATE_HOME": home.path, "XDG_CACHE_HOME": home.path, "XDG_DATA_DIRS": home.path,
    ]
    for (name, value) in variables { setenv(name, value, 1) }
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private static let fontRules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    <dir>/usr/share/fonts</dir>
    <cachedir>/var/cache/fontconfig</cachedir>
    <match target="pattern">
    <edit name="family" mode="assign_replace" binding="strong"><string>DejaVu Serif</string></edit>
    </match>
    <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
    </fontconfig>
    """

  private static let iconName = "open-menu-symbolic.svg"
  private static let icon = """
    <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><circle cx="8" cy="8" r="8"/></svg>
    """
}
