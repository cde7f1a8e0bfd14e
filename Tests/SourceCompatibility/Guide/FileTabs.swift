import Foundation
import PhotosUI
import SimulatorKit
import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

// The code of the guide "Picking files and photos".

private final class NotesPage: UIViewController, UIDocumentPickerDelegate {
  var texts: [String] = []

  func openNotes() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .json])
    picker.allowsMultipleSelection = true
    picker.delegate = self
    present(picker, animated: true)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  {
    texts += urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}

private final class ExportPage: UIViewController, UIDocumentPickerDelegate {
  func export(_ text: String) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("Notes", conformingTo: .plainText)
    try Data(text.utf8).write(to: url)
    present(UIDocumentPickerViewController(forExporting: [url], asCopy: true), animated: true)
  }
}

private final class ProfilePage: UIViewController, PHPickerViewControllerDelegate {
  let imageView = UIImageView()

  func pickPhoto() {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    results.first?.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
      self?.imageView.image = image
    }
  }
}

@MainActor @Suite("Guide: picking files and photos", .releasesEverything) struct FileTabs {
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Files-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("documents are opened", .rule("R-FILE-2"))
  func opening() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Notes.txt")
    try Data("Milk".utf8).write(to: file)
    let phone = Simulator(.iPhone15)
    let page = NotesPage()
    phone.window.rootViewController = page

    page.openNotes()
    phone.advance(by: 1)
    try phone.pickFiles([file])
    #expect(page.texts == ["Milk"])
  }

  @Test("a document is exported", .rule("R-FILE-6"))
  func exporting() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let phone = Simulator(.iPhone15)
    let page = ExportPage()
    phone.window.rootViewController = page

    try page.export("Milk")
    phone.advance(by: 1)
    #expect(phone.filePicker?.suggestedName == "Notes.txt")
    let place = folder.appendingPathComponent("Shopping.txt")
    try phone.pickFiles([place])
    #expect(try String(contentsOf: place, encoding: .utf8) == "Milk")
  }

  @Test("a photo is picked", .rule("R-FILE-30"))
  func photo() throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Me.png")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    try #require(image.pngData()).write(to: file)
    let phone = Simulator(.iPhone15)
    let page = ProfilePage()
    phone.window.rootViewController = page

    page.pickPhoto()
    phone.advance(by: 1)
    try phone.pickFiles([file])
    phone.advance(by: 1)
    #expect(page.imageView.image != nil)
  }
}
