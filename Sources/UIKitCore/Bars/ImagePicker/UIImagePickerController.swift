import Foundation
import UniformTypeIdentifiers

/// A view controller with which the user picks an image or a movie.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.delegate = self
/// present(picker, animated: true)
///
/// func imagePickerController(
///   _ picker: UIImagePickerController,
///   didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
/// ) {
///   imageView.image = info[.originalImage] as? UIImage
///   picker.dismiss(animated: true)
/// }
/// ```
///
/// The ``UINavigationController/delegate`` is notified if it conforms to
/// ``UIImagePickerControllerDelegate``, and dismisses the picker. Without such a delegate the picker is
/// dismissed when the user has chosen.
///
/// Unlike iOS, files are picked in the file chooser of the desktop, which is a window of its own, and
/// there is no camera. The picker is in front of the app meanwhile and shows nothing. If it remains after
/// a choice, a tap opens the file chooser again.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  // R-FILE-20…23
  /// Where images and movies come from.
  public enum SourceType: Int, Sendable {
    /// The files of the user.
    case photoLibrary = 0
    /// The camera, which isn't available.
    case camera = 1
    /// The files of the user.
    case savedPhotosAlbum = 2
  }

  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera at the front.
    case front = 1
  }

  /// A key of what the user has picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of what was picked: "public.image" or "public.movie".
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image, a ``UIImage``.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited image, which never exists.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The `URL` of a copy of the image's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The `URL` of a copy of the movie's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  private lazy var picking = FilePicking(
    request: { [unowned self] in
      FileChooserRequest(openingTypes: mediaTypes.map { UTType(importedAs: $0) })
    },
    report: { [weak self] in self?.finish($0?.first) }
  )

  // MARK: Creating a picker

  /// Creates a picker for images.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for images.
  ///
  /// - Parameter rootViewController: Ignored, because a picker has pages of its own.
  public override init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a picker for images whose bars are instances of the given classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the navigation bar, which is hidden.
  ///   - toolbarClass: The class of the toolbar, which is hidden.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    setUp()
  }

  /// Creates a picker for images from an archive.
  ///
  /// - Parameter coder: The decoder to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setNavigationBarHidden(true, animated: false)
    let page = FilePickerPage()
    page.makePage = { [weak self] in self.map { $0.picking.makePage(for: $0) } }
    setViewControllers([page], animated: false)
  }

  // MARK: Sources

  /// Returns whether images can be picked from a source.
  ///
  /// - Parameter sourceType: The source.
  /// - Returns: `false` for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types that can be picked from a source.
  ///
  /// - Parameter sourceType: The source.
  /// - Returns: Images and movies, or `nil` for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Returns whether there is a camera.
  ///
  /// - Parameter cameraDevice: The camera.
  /// - Returns: `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Where images are picked from.
  ///
  /// The default value is `photoLibrary`. A source that isn't available raises an exception.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      //
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      Misuse.raise(reason: "Source type \(sourceType.rawValue) not available")
    }
  }

  /// The identifiers of the types that can be picked.
  ///
  /// The default value is "public.image" alone.
  open var mediaTypes = [UTType.image.identifier]

  /// Whether the user can edit what was picked.
  ///
  /// The default value is `false`. Unlike iOS, it has no effect, because the desktop has no editor.
  open var allowsEditing = false

  /// The style of the presentation, which is always `overFullScreen`.
  ///
  /// Unlike iOS, other values are ignored, because the file chooser is a window of its own.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }

  // MARK: Picking

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

  private func finish(_ url: URL?) {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    if let information = url.flatMap(information) {
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: information)
    } else {
      delegate.imagePickerControllerDidCancel(self)
    }
  }

  /// Returns what is known about a file, or `nil` if it cannot be read.
  ///
  /// The delegate receives a copy of the file, because apps move and delete it.
  private func information(of url: URL) -> [InfoKey: Any]? {
    // R-FILE-21
    guard let copy = FileInbox.copy(url) else { return nil }
    if url.typeByName?.conforms(to: .audiovisualContent) == true {
      return [.mediaType: UTType.movie.identifier, .mediaURL: copy]
    }
    guard let image = UIImage(contentsOfFile: copy.path) else {
      Log.warning("UIImagePickerController: \(url.lastPathComponent) is not an image.")
      return nil
    }
    return [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: copy]
  }
}

/// The empty page of an image picker.
private final class FilePickerPage: UIViewController {
  var makePage: (@MainActor () -> UIView?)?

  override func loadView() { view = makePage?() ?? UIView() }
}
