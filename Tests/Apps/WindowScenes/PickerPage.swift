import UIKit
import UniformTypeIdentifiers

/// A page that opens a document picker with each letter that is typed, and prints what was picked.
///
/// "e" exports a document, and other letters open text files.
public final class PickerPage: UIViewController, UIDocumentPickerDelegate {
  private let report: @MainActor (String) -> Void

  public init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    let letter = presses.first?.key?.characters
    guard letter != nil, presentedViewController == nil else { return }
    let picker = letter == "e" ? makeExport() : makeImport()
    picker.delegate = self
    present(picker, animated: true) { [report] in report("presented") }
  }

  private func makeImport() -> UIDocumentPickerViewController {
    UIDocumentPickerViewController(forOpeningContentTypes: [.text])
  }

  private func makeExport() -> UIDocumentPickerViewController {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Exported.txt")
    try? Data("exported".utf8).write(to: url)
    return UIDocumentPickerViewController(forExporting: [url], asCopy: true)
  }

  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    report("picked \(urls.map(\.path).joined(separator: " "))")
  }

  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    report("picked nothing")
  }
}
