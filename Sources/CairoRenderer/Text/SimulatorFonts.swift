internal import CCairo
import QuartzCore

/// The fonts of the simulator: a fontconfig configuration that accepts a fixed list of families.
///
/// The configuration files in /etc/fonts and of the user are not read, and environment variables
/// don't affect the choice of fonts.
package enum SimulatorFonts {
  /// The folders that are searched for fonts, in order of preference.
  private static let folders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/run/current-system/sw/share/X11/fonts",
  ]

  /// The families that are accepted in every weight, width and slant.
  private static let completeFamilies = ["Inter", "Inter Display"]

  /// The families of which only the upright regular and bold faces are accepted.
  ///
  /// Other faces of these families are in separate packages, which are installed on some machines
  /// only. The order is the order in which fonts are searched for characters that the requested
  /// font doesn't contain.
  private static let plainFamilies =
    ["Noto Sans Arabic UI", "DejaVu Sans"] + cjkFamilies("Noto Sans CJK")
    + ["DejaVu Serif", "DejaVu Sans Mono"]
    + cjkFamilies("Noto Serif CJK") + cjkFamilies("Noto Sans Mono CJK")

  private static func cjkFamilies(_ name: String) -> [String] {
    ["JP", "KR", "SC", "TC", "HK"].map { "\(name) \($0)" }
  }

  /// The families that generic names represent.
  private static let genericFamilies = [
    ("sans-serif", "DejaVu Sans"), ("sans", "DejaVu Sans"), ("system-ui", "DejaVu Sans"),
    ("serif", "DejaVu Serif"), ("monospace", "DejaVu Sans Mono"),
  ]

  /// Loads the configuration once per process.
  ///
  /// The value is `false` if none of the families is installed, in which case the fonts of the
  /// desktop are used.
  static let areInEffect: Bool = {
    guard let configuration = FcConfigCreate() else { return false }
    guard FcConfigParseAndLoadFromMemory(configuration, text, FcTrue) == FcTrue,
      FcConfigBuildFonts(configuration) == FcTrue,
      let fonts = FcConfigGetFonts(configuration, FcSetSystem), fonts.pointee.nfont > 0
    else {
      FcConfigDestroy(configuration)
      Log.warning(
        "The simulator's fonts (Inter, DejaVu, Noto) are not installed; those of the desktop "
          + "are used, and pictures differ between machines."
      )
      return false
    }
    // The reference isn't released, because older versions of fontconfig don't retain the current
    // configuration.
    return FcConfigSetCurrent(configuration) == FcTrue
  }()

  /// The configuration as the text of a `fonts.conf` file.
  ///
  /// An application in a window also uses the fonts of the simulator if the environment variable
  /// `FONTCONFIG_FILE` refers to such a file.
  package static let text = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    \(folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n"))
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    <config><rescan><int>0</int></rescan></config>
    <selectfont>
    <rejectfont>\(pattern(["scalable": "<bool>true</bool>"]))</rejectfont>
    <rejectfont>\(pattern(["scalable": "<bool>false</bool>"]))</rejectfont>
    <acceptfont>
    \(acceptedPatterns.joined(separator: "\n"))
    </acceptfont>
    </selectfont>
    \(languageRule)
    \(genericFamilies.map(aliasRule).joined(separator: "\n"))
    \(fallbackRule)
    \(syntheticRules)
    </fontconfig>
    """

  private static var acceptedPatterns: [String] {
    let complete = completeFamilies.map { pattern(["family": "<string>\($0)</string>"]) }
    let plain = plainFamilies.flatMap { family in
      ["regular", "bold"].map { weight in
        pattern([
          "family": "<string>\(family)</string>", "weight": "<const>\(weight)</const>",
          "width": "<const>normal</const>", "slant": "<const>roman</const>",
        ])
      }
    }
    return complete + plain
  }

  private static func pattern(_ elements: KeyValuePairs<String, String>) -> String {
    let elements = elements.map { #"<patelt name="\#($0.key)">\#($0.value)</patelt>"# }
    return "<pattern>\(elements.joined())</pattern>"
  }

  /// A rule that keeps the language of the text and removes those of the environment, which
  /// fontconfig adds.
  private static let languageRule = """
    <match target="pattern">
    <edit name="lang" mode="assign_replace" binding="same"><name>lang</name></edit>
    </match>
    """

  private static func aliasRule(_ generic: String, _ family: String) -> String {
    """
    <match target="pattern">
    <test name="family" qual="any"><string>\(generic)</string></test>
    <edit name="family" mode="append" binding="weak"><string>\(family)</string></edit>
    </match>
    """
  }

  private static var fallbackRule: String {
    """
    <match target="pattern">
    <edit name="family" mode="append_last" binding="weak">
    \(plainFamilies.map { "<string>\($0)</string>" }.joined(separator: "\n"))
    </edit>
    </match>
    """
  }

  /// Rules that synthesize italic and bold faces for families without them, as fontconfig does by
  /// default.
  private static let syntheticRules = """
    <match target="font">
    <test name="slant"><const>roman</const></test>
    <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
    <edit name="matrix" mode="assign">
    <times>
    <name>matrix</name>
    <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
    </times>
    </edit>
    <edit name="slant" mode="assign"><const>oblique</const></edit>
    </match>
    <match target="font">
    <test name="weight" compare="less_eq"><const>medium</const></test>
    <test target="pattern" name="weight" compare="more_eq"><const>bold</const></test>
    <edit name="embolden" mode="assign"><bool>true</bool></edit>
    <edit name="weight" mode="assign"><const>bold</const></edit>
    </match>
    """
}
