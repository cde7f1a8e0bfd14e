import Foundation
import TestSupport
import Testing

@testable import UniformTypeIdentifiers

@Suite("Types of files")
struct UTTypeTests {
  @Test("types are known by their identifiers", .rule("R-UTI-1"))
  func identifiers() throws {
    let png = try #require(UTType("public.PNG"))

    #expect(png == .png && png.identifier == "public.png" && png.description == "public.png")
    #expect(png.isDeclared && png.isPublic && !png.isDynamic)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType("") == nil)
  }

  @Test(
    "types are found by extensions and MIME types",
    .rule("R-UTI-2"),
    arguments: [
      ("png", UTType.png), ("JPG", .jpeg), ("txt", .plainText), ("swift", .swiftSource),
      ("csv", .commaSeparatedText), ("mp4", .mpeg4Movie), ("mov", .quickTimeMovie), ("zip", .zip),
      ("pdf", .pdf), ("epub", .epub), ("vcf", .vCard), ("heic", .heic),
    ]
  )
  func extensions(name: String, type: UTType) {
    #expect(UTType(filenameExtension: name) == type)
    if let mimeType = type.preferredMIMEType { #expect(UTType(mimeType: mimeType) == type) }
  }

  @Test("a supertype chooses among types with one extension", .rule("R-UTI-2"))
  func supertypes() {
    #expect(UTType(filenameExtension: "ts", conformingTo: .movie) == .mpeg2TransportStream)
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
    #expect(UTType(filenameExtension: "rtfd")?.isDynamic == true)
    let types = UTType.types(tag: "image/jpg", tagClass: .mimeType, conformingTo: .image)
    #expect(types == [.jpeg])
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "") == nil)
  }

  @Test("types conform to their parents and to theirs", .rule("R-UTI-3"))
  func conformance() {
    #expect(UTType.png.conforms(to: .png) && UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(!UTType.png.isSubtype(of: .png) && UTType.png.isSubtype(of: .content))
    #expect(UTType.image.isSupertype(of: .png) && !UTType.png.isSupertype(of: .image))
    #expect(!UTType.png.conforms(to: .text) && UTType.swiftSource.conforms(to: .plainText))
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml))
    #expect(UTType.zip.conforms(to: .archive) && UTType.folder.conforms(to: .directory))
    #expect(!UTType.folder.conforms(to: .data))
    #expect(UTType.jpeg.supertypes == [.image, .data, .content, .item])
  }

  @Test("every parent in the table is declared, and every constant has a declaration")
  func table() {
    for declaration in TypeTable.all {
      for parent in declaration.parents { #expect(UTType(parent) != nil, "\(parent)") }
      let type = UTType(importedAs: declaration.identifier)
      let isFileOrFolder = type.conforms(to: .data) || type.conforms(to: .directory)
      #expect(declaration.extensions.isEmpty || isFileOrFolder, "\(type)")
      let tags = declaration.extensions + declaration.mimeTypes
      #expect(tags == tags.map { $0.lowercased() })
    }
    let identifiers = TypeTable.all.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    let constants: [UTType] = [
      .item, .content, .fileURL, .url, .vCard, .contact, .epub, .html, .json, .yaml, .css, .rtf,
      .audio, .mp3, .wav, .midi, .movie, .video, .avi, .gif, .tiff, .webP, .svg, .bmp, .gzip,
    ]
    for type in constants { #expect(type.isDeclared, "\(type)") }
  }

  @Test("the first tags are preferred", .rule("R-UTI-4"))
  func tags() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType.png.localizedDescription == "PNG image")
    #expect(UTType.image.preferredFilenameExtension == nil && UTType.folder.tags.count == 0)
  }

  @Test("an unknown extension has a type that can be stored", .rule("R-UTI-5"))
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "Zzz", conformingTo: .text))

    #expect(type.isDynamic && !type.isDeclared && type.localizedDescription == nil)
    #expect(type.preferredFilenameExtension == "zzz" && type.preferredMIMEType == nil)
    #expect(type.conforms(to: .text) && type.conforms(to: .data) && !type.conforms(to: .image))
    #expect(UTType(type.identifier) == type)
    #expect(UTType(filenameExtension: "zzz", conformingTo: .text) == type)
    #expect(UTType("dyn.00zz") == nil && UTType("dyn.616") == nil && UTType("dyn.") == nil)
    let data = try JSONEncoder().encode([type, .png])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type, .png])
  }

  @Test("types of Info.plist come first", .rule("R-UTI-6"))
  func information() throws {
    let drawing: [String: Any] = [
      "UTTypeIdentifier": "com.example.drawing",
      "UTTypeConformsTo": ["public.json", "public.composite-content"],
      "UTTypeDescription": "Drawing",
      "UTTypeTagSpecification": [
        "public.filename-extension": ["Drawing", "png"],
        "public.mime-type": "application/x-drawing",
      ],
    ]
    let registry = TypeRegistry(information: [
      "UTExportedTypeDeclarations": [drawing, ["UTTypeDescription": "No identifier"]],
      "UTImportedTypeDeclarations": "broken",
    ])

    let declaration = try #require(registry.declaration(of: "com.example.Drawing"))
    #expect(declaration.extensions == ["drawing", "png"] && declaration.description == "Drawing")
    #expect(declaration.mimeTypes == ["application/x-drawing"])
    #expect(
      registry.identifiers(tag: "png", of: .filenameExtension) == [
        "com.example.drawing", "public.png",
      ]
    )
    #expect(registry.ancestors(of: "com.example.drawing").contains("public.text"))
  }

  @Test("types that refer to each other end", .rule("R-UTI-6"))
  func cycles() {
    let entries = [
      ["UTTypeIdentifier": "a.a", "UTTypeConformsTo": "b.b"],
      ["UTTypeIdentifier": "b.b", "UTTypeConformsTo": "a.a"],
    ]
    let registry = TypeRegistry(information: ["UTExportedTypeDeclarations": entries])

    #expect(registry.ancestors(of: "a.a") == ["b.b"])
  }

  @Test("a type of the app that isn't declared has the parent of its initializer", .rule("R-UTI-6"))
  func undeclared() {
    let type = UTType(exportedAs: "com.example.sketch", conformingTo: .json)

    #expect(type.identifier == "com.example.sketch" && !type.isDeclared)
    #expect(type.conforms(to: .json) && type.conforms(to: .text))
    #expect(type == UTType(importedAs: "com.example.sketch"))
    #expect(UTType(importedAs: "public.png") == .png)
  }

  @Test("URLs get the extension of a type", .rule("R-UTI-7"))
  func urls() {
    let folder = URL(fileURLWithPath: "/folder", isDirectory: true)
    var page = folder.appendingPathComponent("Page")

    #expect(page.appendingPathExtension(for: .png).lastPathComponent == "Page.png")
    #expect(
      folder.appendingPathComponent("A.jpg", conformingTo: .jpeg).lastPathComponent == "A.jpg"
    )
    #expect(folder.appendingPathComponent("A", conformingTo: .jpeg).lastPathComponent == "A.jpeg")
    #expect(page.appendingPathExtension(for: .image) == page)
    page.appendPathExtension(for: .html)
    #expect(page.lastPathComponent == "Page.html")
    page.appendPathComponent("Part", conformingTo: .plainText)
    #expect(page.lastPathComponent == "Part.txt")
  }
}
