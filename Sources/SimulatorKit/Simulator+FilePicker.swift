import Foundation
import UIKitCore
import UniformTypeIdentifiers

extension Simulator {
  // MARK: Files

  /// A file chooser that a picker of the app has opened.
  ///
  /// It stands for the window that the desktop shows for a `UIDocumentPickerViewController`, a
  /// `UIImagePickerController` or a `PHPickerViewController`.
  public struct FilePicker {
    /// The types of files that can be picked; empty for all.
    public let contentTypes: [UTType]
    /// Whether several files can be picked.
    public let allowsMultipleSelection: Bool
    /// Whether folders are picked.
    public let picksFolders: Bool
    /// Whether the place of a new file is picked.
    public let picksNewFile: Bool
    /// The folder that is shown first, or `nil`.
    public let directoryURL: URL?
    /// The name of a new file, or `nil`.
    public let suggestedName: String?
  }

  /// The file chooser that is open, or `nil`.
  public var filePicker: FilePicker? {
    enter()
    return fileChooser.request.map { request in
      FilePicker(
        contentTypes: request.types,
        allowsMultipleSelection: request.allowsMultipleSelection,
        picksFolders: request.purpose == .openFolder,
        picksNewFile: request.purpose == .save,
        directoryURL: request.folder,
        suggestedName: request.name
      )
    }
  }

  /// Picks files in the file chooser that is open, which closes.
  ///
  /// When a picker saves a document, pick its new place, or the folder for several documents.
  ///
  /// ```swift
  /// try phone.tap("Import")
  /// try phone.pickFiles([drawing])
  /// phone.advance(by: 1)
  /// ```
  ///
  /// - Parameter urls: The files or folders.
  /// - Throws: ``NotPicked`` if no file chooser is open, or if the user couldn't pick the files in it,
  ///   because of their types or their number.
  public func pickFiles(_ urls: [URL]) throws {
    // R-FILE-12
    enter()
    guard let request = fileChooser.request else { throw NotPicked("no file chooser is open") }
    if let refusal = request.refusal(of: urls) { throw NotPicked(refusal) }
    choose(urls)
  }

  /// Closes the file chooser that is open without picking files.
  ///
  /// - Throws: ``NotPicked`` if no file chooser is open.
  public func cancelPicker() throws {
    enter()
    guard fileChooser.request != nil else { throw NotPicked("no file chooser is open") }
    choose(nil)
  }

  private func choose(_ urls: [URL]?) {
    fileChooser.choose(urls)
    runPendingTasks()
  }

  /// An error that explains why files can't be picked.
  public struct NotPicked: Error, CustomStringConvertible {
    /// The reason.
    public let description: String

    init(_ description: String) { self.description = description }
  }
}

/// The file chooser of a simulator.
@MainActor final class FileChooser {
  private(set) var request: FileChooserRequest?
  private var report: (@MainActor ([URL]?) -> Void)?
  private var number = 0

  /// Opens the file chooser in place of one that is open, and returns what closes it.
  func open(
    _ request: FileChooserRequest,
    report: @escaping @MainActor ([URL]?) -> Void
  ) -> @MainActor () -> Void {
    if self.request != nil { choose(nil) }
    number += 1
    self.request = request
    self.report = report
    return { [weak self, number] in
      guard let self, self.number == number else { return }
      self.request = nil
      self.report = nil
    }
  }

  func choose(_ urls: [URL]?) {
    let report = report
    request = nil
    self.report = nil
    report?(urls)
  }
}
