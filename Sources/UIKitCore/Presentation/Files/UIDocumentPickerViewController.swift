import Foundation
import UniformTypeIdentifiers

/// A view controller with which the user opens documents, or saves documents of the app.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// When the user has picked documents or has cancelled, the picker is dismissed, and then its delegate is
/// notified.
///
/// Unlike iOS, the documents are picked in the file chooser of the desktop, which is a window of its own.
/// The picker is in front of the app meanwhile and shows nothing.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  // R-FILE-1…6
  private enum Task {
    case open([UTType])
    case export([URL])
  }

  private let task: Task
  private let copies: Bool
  private let mode: UIDocumentPickerMode
  private lazy var picking = FilePicking(
    request: { [unowned self] in request },
    report: { [weak self] in self?.finish($0) }
  )

  // MARK: Creating a picker

  /// Creates a picker that opens documents.
  ///
  /// If all types are folders, folders are picked. Unlike iOS, folders can't be picked together with
  /// files.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the documents. Documents of their subtypes can be picked too.
  ///   - asCopy: Whether copies of the documents are passed to the delegate, which are in a temporary
  ///     folder, instead of the documents. The default value is `false`.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    task = .open(contentTypes)
    copies = asCopy
    mode = asCopy ? .import : .open
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that saves documents of the app.
  ///
  /// The user chooses the name and the place of a single document, and a folder for several. A document
  /// that is replaced is confirmed by the user; in a folder, a number is added to the name instead.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: Whether the documents are copied instead of moved. The default value is `false`.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    task = .export(urls)
    copies = asCopy
    mode = asCopy ? .exportToService : .moveToService
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker that opens documents.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The identifiers of the types of the documents.
  ///   - mode: Whether the documents are copied: `import` or `open`.
  @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:).")
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) },
      asCopy: mode == .import
    )
  }

  /// Creates a picker that saves a document of the app.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - mode: Whether the document is copied or moved: `exportToService` or `moveToService`.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(forExporting: [url], asCopy: mode == .exportToService)
  }

  /// Creates a picker that saves documents of the app.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - mode: Whether the documents are copied or moved: `exportToService` or `moveToService`.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Returns `nil`: a picker is not archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: Properties

  /// The object that is notified when documents were picked.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Whether the user can pick several documents at a time.
  ///
  /// The default value is `false`.
  open var allowsMultipleSelection = false

  /// The folder that is shown first, or `nil` for the one of the desktop.
  ///
  /// The default value is `nil`.
  open var directoryURL: URL?

  /// Whether the names of documents are shown with their extensions.
  ///
  /// The default value is `false`. Unlike iOS, it has no effect, because the desktop shows extensions.
  open var shouldShowFileExtensions = false

  /// What the picker does with documents.
  @available(*, deprecated, message: "Use the initializers with content types.")
  open var documentPickerMode: UIDocumentPickerMode { mode }

  /// The style of the presentation, which is always `overFullScreen`.
  ///
  /// Unlike iOS, other values are ignored, because the file chooser is a window of its own.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }

  // MARK: Picking

  open override func loadView() { view = picking.makePage(for: self) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    picking.willAppear(self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    picking.didAppear(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    picking.didDisappear()
  }

  private var request: FileChooserRequest {
    switch task {
    case .open(let types):
      return FileChooserRequest(
        openingTypes: types,
        allowsMultipleSelection: allowsMultipleSelection,
        folder: directoryURL
      )
    case .export(let urls):
      let isSingle = urls.count == 1
      return FileChooserRequest(
        isSingle ? .save : .openFolder,
        folder: directoryURL,
        name: isSingle ? urls.first?.lastPathComponent : nil
      )
    }
  }

  /// Returns the documents for the delegate; `nil` if there are none.
  private func results(of urls: [URL]) -> [URL]? {
    let results: [URL]
    switch task {
    case .open:
      results = copies ? urls.compactMap(FileInbox.copy) : urls
    case .export(let own) where own.count == 1:
      results = zip(own, urls).compactMap { FileInbox.export($0, to: $1, copies: copies) }
    case .export(let own):
      results = own.compactMap { file in
        guard let folder = urls.first else { return nil }
        let place = folder.appendingPathComponent(file.lastPathComponent)
        return FileInbox.export(file, to: FileInbox.freeName(for: place), copies: copies)
      }
    }
    return results.isEmpty ? nil : results
  }

  private func finish(_ urls: [URL]?) {
    // R-FILE-2
    let results = urls.flatMap(results)
    guard parent == nil, let presenter = presentingViewController else { return notify(results) }
    presenter.dismiss(animated: false) { self.notify(results) }
  }

  private func notify(_ urls: [URL]?) {
    if let urls {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }
}
