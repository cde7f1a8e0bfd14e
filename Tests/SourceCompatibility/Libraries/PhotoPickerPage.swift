import Foundation
import PhotosUI
import SimulatorKit
import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

/// A page that shows photos that the user picks.
private final class PhotoPickerPage: UIViewController, PHPickerViewControllerDelegate {
  var images: [UIImage] = []
  var names: [String] = []
  var data: [Data] = []
  var calls: [Int] = []

  func pick(_ change: (inout PHPickerConfiguration) -> Void = { _ in }) {
    var configuration = PHPickerConfiguration()
    configuration.filter = .images
    change(&configuration)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true)
    calls.append(results.count)
    for provider in results.map(\.itemProvider) {
      names.append(provider.suggestedName ?? "")
      if provider.canLoadObject(ofClass: UIImage.self) {
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
          image.map { self?.images.append($0) }
        }
      }
      if provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier) {
        provider.loadFileRepresentation(forTypeIdentifier: UTType.movie.identifier) {
          [weak self] url, _ in
          url.flatMap { try? Data(contentsOf: $0) }.map { self?.data.append($0) }
        }
      }
    }
  }
}

@MainActor @Suite("Photos that are picked", .releasesEverything) struct PhotoTests {
  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Photos-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func photo(_ name: String, in folder: URL) throws -> URL {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let url = folder.appendingPathComponent(name)
    try #require(image.pngData()).write(to: url)
    return url
  }

  @Test("photos are read from their item providers", .rule("R-FILE-30", "R-PB-9", "R-PB-10"))
  func picking() throws {
    let phone = Simulator(.iPhone15)
    let page = PhotoPickerPage()
    phone.window.rootViewController = page
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let photos = try ["a", "b", "c"].map { try photo("\($0).png", in: folder) }

    page.pick { $0.selectionLimit = 2 }
    phone.advance(by: 1)
    #expect(phone.filePicker?.contentTypes == [.image])
    #expect(phone.filePicker?.allowsMultipleSelection == true)
    try phone.pickFiles(photos)
    phone.advance(by: 1)

    #expect(page.calls == [2] && page.names == ["a", "b"] && page.images.count == 2)
    #expect(page.presentedViewController == nil && page.data.isEmpty)
  }

  @Test("a movie is read as a temporary file", .rule("R-FILE-30", "R-PB-10"))
  func movies() throws {
    let phone = Simulator(.iPhone15)
    let page = PhotoPickerPage()
    phone.window.rootViewController = page
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let movie = folder.appendingPathComponent("a.mov")
    try Data("movie".utf8).write(to: movie)

    page.pick { $0.filter = .any(of: [.images, .videos]) }
    phone.advance(by: 1)
    try phone.pickFiles([movie])
    phone.advance(by: 1)

    #expect(page.data == [Data("movie".utf8)] && page.images.isEmpty)
  }

  @Test("a cancellation has no results", .rule("R-FILE-30"))
  func cancelling() throws {
    let phone = Simulator(.iPhone15)
    let page = PhotoPickerPage()
    phone.window.rootViewController = page

    page.pick { $0.filter = nil }
    phone.advance(by: 1)
    #expect(phone.filePicker?.contentTypes == [.image, .movie])
    #expect(phone.filePicker?.allowsMultipleSelection == false)
    try phone.cancelPicker()
    phone.advance(by: 1)

    #expect(page.calls == [0] && page.presentedViewController == nil)
  }

  @Test("the default configuration", .rule("R-FILE-30"))
  func configuration() {
    let configuration = PHPickerConfiguration()
    #expect(configuration.filter == nil && configuration.selectionLimit == 1)
    #expect(configuration.selection == .default)
    #expect(configuration.preferredAssetRepresentationMode == .automatic)
    let picker = PHPickerViewController(configuration: configuration)
    #expect(picker.configuration == configuration && picker.delegate == nil)
  }
}
