import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore

@MainActor @Suite("Types of items", .releasesEverything)
struct ItemTypeTests {
  @Test("values of subtypes are found", .rule("R-PB-9"))
  func subtypes() {
    let image = NSItemProvider(item: Data([1]), typeIdentifier: UTType.webP.identifier)
    #expect(image.hasItemConformingToTypeIdentifier("public.image"))
    #expect(image.hasItemConformingToTypeIdentifier("public.data"))
    #expect(!image.hasItemConformingToTypeIdentifier("public.text"))
    #expect(image.canLoadObject(ofClass: UIImage.self))
    #expect(!image.canLoadObject(ofClass: String.self))
    #expect(image.registeredContentTypes == [.webP])
    #expect(image.registeredContentTypes(conformingTo: .text).isEmpty)

    let page = NSItemProvider(item: "<b>", typeIdentifier: UTType.html.identifier)
    #expect(!page.canLoadObject(ofClass: String.self))
    let source = NSItemProvider(item: "let a", typeIdentifier: UTType.swiftSource.identifier)
    #expect(source.canLoadObject(ofClass: String.self))
  }

  @Test("objects are added behind the present values", .rule("R-PB-9"))
  func registering() throws {
    let stage = SimulatorStage()
    let provider = NSItemProvider(item: Data([1, 2]), typeIdentifier: UTType.pdf.identifier)
    provider.registerObject("text")
    #expect(provider.registeredTypeIdentifiers == ["com.adobe.pdf", "public.utf8-plain-text"])
    var (text, data): (String?, Data?) = (nil, nil)
    provider.loadObject(ofClass: String.self) { loaded, _ in text = loaded }
    provider.loadDataRepresentation(for: .pdf) { loaded, _ in data = loaded }
    stage.rest()

    #expect(text == "text" && data == Data([1, 2]))
  }

  @Test("data is produced when it is needed, also later and on other threads", .rule("R-PB-13"))
  func producing() async throws {
    let stage = SimulatorStage()
    let provider = NSItemProvider()
    var requests = 0
    provider.registerDataRepresentation(for: .utf8PlainText) { answer in
      requests += 1
      answer(Data("now".utf8), nil)
      answer(Data("again".utf8), nil)
      return nil
    }
    #expect(requests == 0 && provider.canLoadObject(ofClass: String.self))
    var texts: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in texts.append(text) }
    stage.rest()
    #expect(texts == ["now"] && requests == 1)

    let late = NSItemProvider()
    late.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .ownProcess) {
      answer in
      Thread.detachNewThread { answer(Data([7]), nil) }
      return nil
    }
    let data = await withCheckedContinuation { continuation in
      late.loadDataRepresentation(for: .image) { data, _ in continuation.resume(returning: data) }
      stage.rest()
    }
    #expect(data == Data([7]))
    #expect(late.values.isEmpty)
  }

  @Test("an error of the producing closure is passed on", .rule("R-PB-13"))
  func failing() {
    struct Failure: Error {}
    let stage = SimulatorStage()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { answer in
      answer(nil, Failure())
      return nil
    }
    var errors: [(any Error)?] = []
    provider.loadObject(ofClass: UIImage.self) { _, error in errors.append(error) }
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { _, error in
      errors.append(error)
    }
    stage.rest()
    #expect(errors.count == 2 && errors.allSatisfy { $0 is Failure })
  }

  @Test("a file is read later, and written to a temporary file", .rule("R-PB-10"))
  func files() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    #expect(NSItemProvider(contentsOf: files.folder.appendingPathComponent("missing")) == nil)
    #expect(NSItemProvider(contentsOf: nil) == nil)
    let file = try files.file("Notes.txt", "early")
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == "Notes")
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
    _ = try files.file("Notes.txt", "late")
    var (text, url, temporary): (String?, URL?, URL?) = (nil, nil, nil)
    provider.loadObject(ofClass: String.self) { loaded, _ in text = loaded }
    provider.loadObject(ofClass: URL.self) { loaded, _ in url = loaded }
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { copy, _ in
      #expect(PickedFiles.text(of: copy) == "late" && copy?.lastPathComponent == "Notes.txt")
      temporary = copy
    }
    stage.rest()

    #expect(text == "late" && url == file)
    let copy = try #require(temporary)
    #expect(copy != file && !FileManager.default.fileExists(atPath: copy.path))
  }

  @Test("a value without a file becomes one", .rule("R-PB-10"))
  func values() throws {
    let stage = SimulatorStage()
    let provider = NSItemProvider(item: Data("{}".utf8), typeIdentifier: UTType.json.identifier)
    provider.suggestedName = "../Settings"
    var name: String?
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
      name = url?.lastPathComponent
    }
    var failure: (any Error)?
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { _, error in
      failure = error
    }
    stage.rest()

    #expect(name == "Settings.json" && failure != nil)
  }
}
