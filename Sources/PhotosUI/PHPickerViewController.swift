import Foundation
@_exported import UIKitCore
import UniformTypeIdentifiers

/// A view controller with which the user picks photos and videos.
///
/// ```swift
/// var configuration = PHPickerConfiguration()
/// configuration.filter = .images
/// let picker = PHPickerViewController(configuration: configuration)
/// picker.delegate = self
/// present(picker, animated: true)
///
/// func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
///   picker.dismiss(animated: true)
///   results.first?.itemProvider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
///     self?.imageView.image = image
///   }
/// }
/// ```
///
/// The delegate dismisses the picker.
///
/// Unlike iOS, files are picked in the file chooser of the desktop, which is a window of its own. The
/// picker is in front of the app meanwhile and shows nothing. If it remains after a choice, a tap opens
/// the file chooser again.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  // R-FILE-30
  /// Which photos and videos are offered.
  public let configuration: PHPickerConfiguration
  /// The object that is notified of the choice.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  private lazy var picking = FilePicking(
    request: { [unowned self] in
      FileChooserRequest(
        openingTypes: configuration.types,
        allowsMultipleSelection: configuration.selectionLimit != 1
      )
    },
    report: { [weak self] in self?.finish($0 ?? []) }
  )

  /// Creates a picker.
  ///
  /// - Parameter configuration: Which photos and videos are offered.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: a picker is not archived.
  public required init?(coder: NSCoder) { nil }

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

  private func finish(_ urls: [URL]) {
    let limit = configuration.selectionLimit > 0 ? configuration.selectionLimit : urls.count
    let results = urls.prefix(limit).compactMap { url in
      NSItemProvider(contentsOf: url).map(PHPickerResult.init)
    }
    guard let delegate else { return dismiss(animated: true) }
    delegate.picker(self, didFinishPicking: results)
  }
}

/// A photo or a video that the user has picked.
@preconcurrency @MainActor public struct PHPickerResult {
  /// The values of the photo or the video, which are read when they are needed.
  public let itemProvider: NSItemProvider
  /// The identifier in the photo library, which is always `nil`.
  public var assetIdentifier: String? { nil }
}

/// The delegate of a picker for photos and videos.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has picked photos and videos or has cancelled.
  ///
  /// Implementations dismiss the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - results: The photos and videos; empty if the user has cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
