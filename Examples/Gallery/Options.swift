import SimulatorKit
import UIKit

/// The options of the command line.
@MainActor
struct Options {
  var scene: String?
  var isDark = false

  /// The device and the settings for the pictures.
  ///
  /// The style is set for each picture.
  var surroundings = Surroundings()

  /// The folder for the pictures; `nil` opens a window.
  var pictures: String?
  var isFilm = false

  /// Whether pictures show the device around the screen.
  var isFramed = false

  /// Whether one picture shows all scenes, and one shows all devices.
  var isSheet = false

  /// The file for the times of the parts of frames.
  var trace: String?

  /// The file for the page with the pictures.
  var page: String?

  /// The documentation folder with the list of symbols, in which their page is written.
  var symbols: String?
  var wantsHelp = false

  /// The number of the tab to select, counted from 1; `nil` for the tab that the scene selects.
  var tab: Int?

  static let usage = """
    gallery                    opens a window
    gallery --render FOLDER    draws every scene to a PNG file, light and dark

      --scene NAME             one scene: \(sceneNames)
      --device NAME            \(deviceNames.joined(separator: ", "));
                               in a window only the kind of device matters
      --dark                   dark style only

    And with --render:

      --scale PIXELS           pixels per point
      --orientation NAME       \(orientations.map(\.name).joined(separator: ", "))
      --language NAME          \(Simulator.languages.joined(separator: ", "));
                               scenes without texts in it are in English
      --right-to-left          right-to-left layout
      --text-size FACTOR       the text size, as a multiple of the standard size
      --contrast               increased contrast
      --reduce-transparency    opaque bars
      --tab NUMBER             the tab to select, counted from 1
      --film                   a strip of frames of the scene's interaction
      --frame                  the device around the screen, with a shadow
      --sheet                  one picture with all scenes, and one with all devices
      --trace FILE             the times of the parts of all frames, for the trace viewer of a
                               browser

    gallery --page FILE        writes the documentation page that shows the pictures
    gallery --symbols FOLDER   writes the page and the pictures of the symbols that are listed in
                               the folder's Symbols.csv
    """

  /// Parses the arguments after the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var scale: CGFloat?
    while let option = rest.popFirst() {
      switch option {
      case "--scene": scene = try Self.value(of: option, from: &rest)
      case "--device":
        surroundings.device = try Self.device(named: Self.value(of: option, from: &rest))
      case "--scale":
        scale = try Self.number(Self.value(of: option, from: &rest), in: 0.5...4, is: "scale")
      case "--orientation":
        surroundings.orientation = try Self.orientation(named: Self.value(of: option, from: &rest))
      case "--text-size":
        surroundings.textScale = try Self.number(
          Self.value(of: option, from: &rest),
          in: 0.5...4,
          is: "text size"
        )
      case "--language":
        surroundings.language = try Self.language(named: Self.value(of: option, from: &rest))
      case "--page": page = try Self.value(of: option, from: &rest)
      case "--symbols": symbols = try Self.value(of: option, from: &rest)
      case "--render": pictures = try Self.value(of: option, from: &rest)
      case "--trace": trace = try Self.value(of: option, from: &rest)
      case "--dark": isDark = true
      case "--right-to-left": surroundings.direction = .rightToLeft
      case "--contrast": surroundings.increasesContrast = true
      case "--reduce-transparency": surroundings.reducesTransparency = true
      case "--film": isFilm = true
      case "--frame": isFramed = true
      case "--sheet": isSheet = true
      case "--help": wantsHelp = true
      case "--tab": tab = try Self.tab(Self.value(of: option, from: &rest))
      default: throw UsageError(reason: "unknown option \(option)")
      }
    }
    if let scale { surroundings.device.scale = scale }
  }

  private static let devices: [(name: String, device: Device)] = [
    ("iPhoneSE", .iPhoneSE), ("iPhone15", .iPhone15), ("iPhone15Plus", .iPhone15Plus),
    ("iPadPro11", .iPadPro11), ("appleTV", .appleTV),
  ]

  private static var deviceNames: [String] { devices.map(\.name) }

  private static func device(named name: String) throws(UsageError) -> Device {
    guard let entry = devices.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UsageError(
        reason: "unknown device \(name); use one of \(deviceNames.joined(separator: ", "))"
      )
    }
    return entry.device
  }

  private static func language(named name: String) throws(UsageError) -> String {
    guard Simulator.languages.contains(name) else {
      throw UsageError(reason: "unknown language \(name)")
    }
    return name
  }

  private static let orientations: [(name: String, value: UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("landscape", .landscapeRight),
  ]

  private static func orientation(
    named name: String
  ) throws(UsageError) -> UIInterfaceOrientation {
    guard let entry = orientations.first(where: { $0.name == name }) else {
      throw UsageError(reason: "unknown orientation \(name)")
    }
    return entry.value
  }

  /// The scene names, six on a line, aligned below the first one.
  private static var sceneNames: String {
    let names = Scene.all.map(\.name)
    return stride(from: 0, to: names.count, by: 6).map { start in
      names[start..<min(start + 6, names.count)].joined(separator: ", ")
    }
    .joined(separator: ",\n" + String(repeating: " ", count: 27))
  }

  private static func number(
    _ text: String,
    in range: ClosedRange<Double>,
    is kind: String
  ) throws(UsageError) -> CGFloat {
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        reason: "\(text) is not a \(kind) between \(range.lowerBound) and \(range.upperBound)"
      )
    }
    return number
  }

  private static func tab(_ text: String) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError(reason: "\(text) is not a tab number")
    }
    return number
  }

  private static func value(
    of option: String,
    from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError(reason: "\(option) needs a value")
    }
    return value
  }
}

/// An error in the command line, or one that occurred while pictures were drawn.
struct UsageError: Error {
  let reason: String
}
