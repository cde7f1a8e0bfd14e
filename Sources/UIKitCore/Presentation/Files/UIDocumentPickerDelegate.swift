import Foundation

/// The delegate of a document picker.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  // R-FILE-2
  /// Called when the user has picked documents and the picker was dismissed.
  ///
  /// The default implementation calls ``documentPicker(_:didPickDocumentAt:)`` for each document.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The documents, or the places to which documents were exported.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has cancelled and the picker was dismissed.
  ///
  /// - Parameter controller: The picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called for each document if ``documentPicker(_:didPickDocumentsAt:)`` isn't implemented.
  ///
  /// The method is that of iOS 8; implement ``documentPicker(_:didPickDocumentsAt:)`` instead.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - url: The document.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls ``documentPicker(_:didPickDocumentAt:)`` for each document.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentAt url: URL
  ) {}
}

extension URL {
  // R-FILE-7
  /// Returns `true`: the files that the user has picked can be read without a request.
  ///
  /// - Returns: Whether the file can be accessed.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
