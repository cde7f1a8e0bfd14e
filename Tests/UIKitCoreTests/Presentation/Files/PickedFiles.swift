import Foundation
import TestStage
import UniformTypeIdentifiers

@testable import UIKitCore

/// A folder with files that tests pick, which is removed with the object.
final class PickedFiles {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Picked-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String, _ text: String = "text") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  func folder(_ name: String) throws -> URL {
    let url = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @MainActor func image(_ name: String, side: CGFloat = 4) throws -> URL {
    let url = folder.appendingPathComponent(name)
    let size = CGSize(width: side, height: side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    try (image.pngData() ?? Data()).write(to: url)
    return url
  }

  static func text(of url: URL?) -> String? {
    url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}

/// A page that presents document pickers and notes what it receives.
final class DocumentPage: UIViewController, UIDocumentPickerDelegate {
  var picked: [URL] = []
  var calls: [String] = []

  @discardableResult func open(
    _ types: [UTType],
    asCopy: Bool = false,
    _ prepare: (UIDocumentPickerViewController) -> Void = { _ in }
  ) -> UIDocumentPickerViewController {
    show(UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: asCopy), prepare)
  }

  @discardableResult func show(
    _ picker: UIDocumentPickerViewController,
    _ prepare: (UIDocumentPickerViewController) -> Void = { _ in }
  ) -> UIDocumentPickerViewController {
    picker.delegate = self
    prepare(picker)
    present(picker, animated: true)
    return picker
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  {
    picked = urls
    let isDismissed = controller.presentingViewController == nil && presentedViewController == nil
    calls.append("picked \(urls.count) \(isDismissed)")
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    calls.append("cancelled \(controller.presentingViewController == nil)")
  }
}
