import CCairo
import Foundation
import SimulatorKit

@testable import UIKitCore
@testable import UserNotifications

/// The readers of data that the library has.
public enum Reader: String, CaseIterable, Codable, Sendable {
  /// Images of a format.
  case png, jpeg, gif, webp, bmp, svg
  /// The file of a custom symbol.
  case symbol
  /// Storyboards and xib files.
  case interface
  /// Keyed archives, whose values are chosen by the bytes of the input.
  case archive
  /// Saved state.
  case state
  /// Stored orders of tabs.
  case order
  /// Strings files, plural rules and string catalogs.
  case strings
  /// `Info.plist`.
  case information
  /// The lists of an asset catalog.
  case catalog
  /// Stored notifications.
  case notifications
  /// Font files.
  case font

  /// Passes data to the reader, and uses what it returns.
  @MainActor public func read(_ data: Data) {
    switch self {
    case .png: Self.readImage(SampleImages.withChecksums(data))
    case .jpeg, .gif, .webp, .bmp, .svg: Self.readImage(data)
    case .symbol:
      _ = SymbolTemplate(data)?.parts(weight: .thin, scale: .large).parts.bounds
    case .interface: Self.readInterface(data)
    case .archive: Self.use(MutatedArchive.decoded(data))
    case .state:
      // Only data with the right checksum is read.
      _ = try? SavedState(reading: SavedState.file(of: Array(data)))
    case .order: _ = try? SavedTabOrder(reading: data)
    case .strings: Self.readStrings(data)
    case .information: Self.readInformation(data)
    case .catalog: Self.readCatalog(data)
    case .notifications: _ = try? NotificationArchive(data)
    case .font: Self.readFont(data)
    }
  }

  @MainActor private static func readImage(_ data: Data) {
    guard let image = UIImage(data: data) else { return }
    draw { image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
  }

  @MainActor private static func readInterface(_ data: Data) {
    guard let document = try? InterfaceDocument(data, name: "mutated.xib", bundle: .main) else {
      return
    }
    UINib(.document(document)).instantiate(withOwner: nil).forEach(use)
  }

  /// Lays out views.
  @MainActor private static func use(_ object: Any?) {
    let controller = object as? UIViewController
    guard let view = controller?.view ?? object as? UIView else { return }
    view.layoutIfNeeded()
  }

  @MainActor private static func readStrings(_ data: Data) {
    ReaderFolder.write(data, to: "Mutated.xcstrings")
    ReaderFolder.write(data, to: "en.lproj/Mutated.strings")
    ReaderFolder.write(data, to: "en.lproj/Mutated.stringsdict")
    let table = StringTable(named: "Mutated", language: "en", in: ReaderFolder.url)
    for text in table?.texts.values ?? [:].values { _ = text.text(for: 1, in: "en") }
  }

  @MainActor private static func readInformation(_ data: Data) {
    ReaderFolder.write(data, to: "Info.plist")
    let list = ApplicationInformation(readFrom: ReaderFolder.url, executable: "Mutated")
    _ = (list.name, list.identifier, list.version, list.iconNames, list.urlSchemes)
    _ = (list.hasDocumentTypes, list.developmentLanguage, list.userInterfaceStyle)
    _ = (list.isStatusBarControllerBased, list.isStatusBarHidden, list.statusBarStyleName)
    _ = (list.fontFiles, list.orientations(isPad: true), list.sceneDelegateName)
    _ = (list.sceneStoryboardName, list.mainStoryboardName(isPad: false))
  }

  @MainActor private static func readCatalog(_ data: Data) {
    ReaderFolder.write(data, to: "Asset/Contents.json")
    let folder = ReaderFolder.url.appendingPathComponent("Asset")
    _ = ImageSet(at: folder)?.content(for: .current)
    _ = ColorSet(at: folder)?.source(for: .current)
    _ = SymbolSet(at: folder)?.content(style: SymbolStyle(), for: .current)
  }

  @MainActor private static func readFont(_ data: Data) {
    // fontconfig and cairo keep what they have read of a file, so each has another path.
    fontCount += 1
    let file = ReaderFolder.write(data, to: "\(fontCount).otf")
    defer { unlink(file.path) }
    guard FontFiles.register(file) == nil else { return }
    defer { FcConfigAppFontClear(nil) }
    guard let font = UIFont(name: SmallFont.name, size: 20) else { return }
    draw { ("ABCAC" as NSString).draw(at: .zero, withAttributes: [.font: font]) }
  }

  @MainActor private static var fontCount = 0

  @MainActor private static func draw(_ drawing: () -> Void) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 8, height: 8)
    _ = UIGraphicsImageRenderer(size: size, format: format).image { _ in drawing() }
  }
}

/// A temporary folder for readers of files.
@MainActor enum ReaderFolder {
  static let url: URL = {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mutated-\(ProcessInfo.processInfo.processIdentifier)")
    for folder in ["Asset", "en.lproj"] {
      try? FileManager.default.createDirectory(
        at: url.appendingPathComponent(folder),
        withIntermediateDirectories: true
      )
    }
    // The files that lists of asset catalogs name.
    for (reader, name) in [(Reader.png, "Asset/a.png"), (.symbol, "Asset/a.svg")] {
      try? reader.samples.first?.write(to: url.appendingPathComponent(name))
    }
    return url
  }()

  @discardableResult static func write(_ data: Data, to name: String) -> URL {
    let file = url.appendingPathComponent(name)
    // File systems store a file at once that was emptied before it is written.
    let descriptor = open(file.path, O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    data.withUnsafeBytes { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    ftruncate(descriptor, data.count)
    return file
  }

  static func remove() { try? FileManager.default.removeItem(at: url) }
}
