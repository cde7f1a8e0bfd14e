import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import UIKitCore

@MainActor @Suite("Document pickers", .releasesEverything)
struct DocumentPickerTests {
  private func showPage(on stage: SimulatorStage) -> DocumentPage {
    let page = DocumentPage()
    stage.show(page)
    return page
  }

  @Test("the default values", .rule("R-FILE-1"))
  func defaults() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    #expect(picker.delegate == nil && picker.directoryURL == nil)
    #expect(!picker.allowsMultipleSelection && !picker.shouldShowFileExtensions)
    picker.modalPresentationStyle = .formSheet
    #expect(picker.modalPresentationStyle == .overFullScreen)
  }

  @Test(
    "a document is picked, the picker dismissed and the delegate notified",
    .rule("R-FILE-1", "R-FILE-2", "R-FILE-7", "R-FILE-12")
  )
  func opening() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let file = try files.file("Notes.txt")
    let picker = page.open([.plainText]) { $0.directoryURL = files.folder }
    #expect(page.presentedViewController === picker && picker.presentingViewController === page)
    let chooser = try #require(stage.phone.filePicker)
    #expect(chooser.contentTypes == [.plainText] && chooser.directoryURL == files.folder)
    #expect(!chooser.allowsMultipleSelection && !chooser.picksFolders && !chooser.picksNewFile)

    stage.rest()
    try stage.phone.pickFiles([file])

    #expect(page.picked == [file] && page.calls == ["picked 1 true"])
    #expect(stage.phone.filePicker == nil && page.presentedViewController == nil)
    let url = try #require(page.picked.first)
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }

  @Test("a choice during the presentation is reported at its end", .rule("R-FILE-1"))
  func earlyChoice() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    page.open([.item])

    try stage.phone.pickFiles([try files.file("a.unknown")])
    #expect(page.calls == [] && page.presentedViewController != nil)
    stage.rest()

    #expect(page.calls == ["picked 1 true"] && page.presentedViewController == nil)
  }

  @Test("the user cancels", .rule("R-FILE-2", "R-FILE-12"))
  func cancelling() throws {
    let stage = SimulatorStage()
    let page = showPage(on: stage)
    page.open([.item])
    stage.rest()

    try stage.phone.cancelPicker()

    #expect(page.calls == ["cancelled true"] && page.presentedViewController == nil)
    #expect(throws: Simulator.NotPicked.self) { try stage.phone.cancelPicker() }
    #expect(throws: Simulator.NotPicked.self) { try stage.phone.pickFiles([]) }
  }

  @Test("dismissing the picker closes the file chooser", .rule("R-FILE-1"))
  func dismissing() throws {
    let stage = SimulatorStage()
    let page = showPage(on: stage)
    page.open([.item])
    stage.rest()

    page.dismiss(animated: true)
    stage.rest()

    #expect(stage.phone.filePicker == nil && page.calls == [])
  }

  @Test("the app cannot be touched while the file chooser is open", .rule("R-FILE-1"))
  func covering() throws {
    let stage = SimulatorStage()
    let page = showPage(on: stage)
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
    button.frame = CGRect(x: 50, y: 200, width: 100, height: 50)
    page.view.addSubview(button)
    page.open([.item])
    stage.rest()

    stage.phone.tap(at: button.center)
    #expect(taps == 0 && stage.phone.filePicker != nil)
    try stage.phone.cancelPicker()
    stage.phone.tap(at: button.center)

    #expect(taps == 1)
  }

  @Test("without a window nothing is picked", .rule("R-FILE-1"))
  func withoutChooser() throws {
    let stage = SimulatorStage()
    let page = showPage(on: stage)
    stage.phone.window.screen.openFileChooser = nil

    page.open([.item])
    stage.rest()

    #expect(page.calls == ["cancelled true"])
  }

  @Test("a delegate of iOS 8 receives each document", .rule("R-FILE-2"))
  func legacyDelegate() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let delegate = LegacyDelegate()
    let all = [try files.file("a.txt"), try files.file("b.txt")]
    page.open([.text]) {
      $0.delegate = delegate
      $0.allowsMultipleSelection = true
    }
    stage.rest()

    try stage.phone.pickFiles(all)

    #expect(delegate.picked == all)
  }

  @Test("only suitable files can be picked", .rule("R-FILE-4", "R-FILE-12"))
  func unsuitable() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let text = try files.file("a.txt")
    page.open([.image, .pdf])
    stage.rest()

    #expect(throws: Simulator.NotPicked.self) { try stage.phone.pickFiles([text]) }
    #expect(throws: Simulator.NotPicked.self) { try stage.phone.pickFiles([files.folder]) }
    let two = [try files.file("a.png"), try files.file("b.pdf")]
    #expect(throws: Simulator.NotPicked.self) { try stage.phone.pickFiles(two) }
    #expect(stage.phone.filePicker != nil)
    try stage.phone.pickFiles([two[1]])

    #expect(page.picked == [two[1]])
  }

  @Test("folders are picked if all types are folders", .rule("R-FILE-3"))
  func folders() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    page.open([.folder])
    stage.rest()

    #expect(stage.phone.filePicker?.picksFolders == true)
    let file = try files.file("a.txt")
    #expect(throws: Simulator.NotPicked.self) { try stage.phone.pickFiles([file]) }
    try stage.phone.pickFiles([files.folder])

    #expect(page.picked == [files.folder])
  }

  @Test("copies have the same names", .rule("R-FILE-5"))
  func copies() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let one = try files.file("a.txt", "one")
    let two = try files.folder("other").appendingPathComponent("a.txt")
    try Data("two".utf8).write(to: two)
    page.open([.text], asCopy: true) { $0.allowsMultipleSelection = true }
    stage.rest()

    try stage.phone.pickFiles([one, two, files.folder.appendingPathComponent("missing.txt")])

    #expect(page.picked.map(\.lastPathComponent) == ["a.txt", "a.txt"])
    #expect(page.picked.map(PickedFiles.text) == ["one", "two"])
    #expect(!page.picked.contains(one) && PickedFiles.text(of: one) == "one")
    for copy in page.picked { FileInbox.remove(copy) }
  }

  @Test("copies are removed when the app terminates", .rule("R-FILE-5"))
  func termination() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    page.open([.text], asCopy: true)
    stage.rest()
    try stage.phone.pickFiles([try files.file("a.txt")])
    let copy = try #require(page.picked.first)
    #expect(PickedFiles.text(of: copy) == "text")

    stage.phone.terminate()

    #expect(!FileManager.default.fileExists(atPath: copy.path))
  }

  @Test("a document is exported to a place", .rule("R-FILE-6"), arguments: [true, false])
  func exporting(asCopy: Bool) throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let (own, place) = (try files.file("own.txt", "own"), try files.file("place.txt", "old"))
    page.show(UIDocumentPickerViewController(forExporting: [own], asCopy: asCopy))
    stage.rest()
    let chooser = try #require(stage.phone.filePicker)
    #expect(chooser.picksNewFile && chooser.suggestedName == "own.txt")

    try stage.phone.pickFiles([place])

    #expect(page.picked == [place] && PickedFiles.text(of: place) == "own")
    #expect(FileManager.default.fileExists(atPath: own.path) == asCopy)
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.folder.path).count < 3)
  }

  @Test("documents are exported to a folder", .rule("R-FILE-6"))
  func exportingSeveral() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let folder = try files.folder("target")
    try Data("old".utf8).write(to: folder.appendingPathComponent("a.txt"))
    let own = [try files.file("a.txt", "A"), try files.file("b.txt", "B")]
    page.show(UIDocumentPickerViewController(forExporting: own, asCopy: true))
    stage.rest()
    #expect(stage.phone.filePicker?.picksFolders == true)

    try stage.phone.pickFiles([folder])

    #expect(page.picked.map(\.lastPathComponent) == ["a 2.txt", "b.txt"])
    #expect(page.picked.map(PickedFiles.text) == ["A", "B"])
    #expect(PickedFiles.text(of: folder.appendingPathComponent("a.txt")) == "old")
  }

  @Test("an export that fails is a cancellation", .rule("R-FILE-6"))
  func failingExport() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let missing = files.folder.appendingPathComponent("missing.txt")
    page.show(UIDocumentPickerViewController(forExporting: [missing]))
    stage.rest()

    try stage.phone.pickFiles([files.folder.appendingPathComponent("place.txt")])

    #expect(page.calls == ["cancelled true"])
  }

  @available(*, deprecated)
  @Test("the initializers of iOS 8", .rule("R-FILE-8"))
  func legacyInitializers() throws {
    let (stage, files) = (SimulatorStage(), try PickedFiles())
    let page = showPage(on: stage)
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import)
    #expect(picker.documentPickerMode == .import)
    page.show(picker)
    stage.rest()
    let file = try files.file("a.txt")
    try stage.phone.pickFiles([file])
    #expect(page.picked.count == 1 && page.picked != [file])
    page.picked.forEach(FileInbox.remove)

    let exporting = UIDocumentPickerViewController(url: file, in: .exportToService)
    #expect(exporting.documentPickerMode == .exportToService)
    let moving = UIDocumentPickerViewController(urls: [file], in: .moveToService)
    #expect(moving.documentPickerMode == .moveToService)
  }

  @Test("the filter has the extensions and MIME types of subtypes", .rule("R-FILE-4"))
  func filter() throws {
    let images = try #require(FileChooserFilter(types: [.image]))
    #expect(images.extensions.contains("png") && images.mimeTypes.contains("image/*"))
    #expect(!images.extensions.contains("txt"))
    let pdf = try #require(FileChooserFilter(types: [.pdf]))
    #expect(pdf.extensions == ["pdf"] && pdf.mimeTypes == ["application/pdf"])
    for type in [UTType.item, .data, .content] {
      #expect(FileChooserFilter(types: [.pdf, type]) == nil)
    }
    #expect(FileChooserFilter(types: []) == nil)
  }
}

private final class LegacyDelegate: UIDocumentPickerDelegate {
  var picked: [URL] = []

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
    picked.append(url)
  }
}
