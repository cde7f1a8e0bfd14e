@_exported import UIKitCore

/// A view controller that shows a web page in the desktop's browser.
///
/// ```swift
/// let page = SFSafariViewController(url: url)
/// page.delegate = self
/// present(page, animated: true)
/// ```
///
/// Unlike iOS, the page is shown by the browser of the desktop, in a window of its own: when the
/// controller appears it opens the page, is dismissed, and tells its delegate that it has finished. The
/// settings of the controller's bars have no effect.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// Settings of the page.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether the page begins in the reader if the browser has one.
    ///
    /// The default value is `false`. Unlike iOS, it has no effect.
    open var entersReaderIfAvailable = false
    /// Whether bars become smaller while the page scrolls.
    ///
    /// The default value is `true`. Unlike iOS, it has no effect.
    open var barCollapsingEnabled = true

    /// Creates settings with the default values.
    public override init() { super.init() }
  }

  /// The titles of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  private let url: URL

  /// The settings of the page.
  public let configuration: Configuration
  /// The object that is notified when the page was opened and when the controller has finished.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The title of the button that closes the page.
  ///
  /// The default value is `done`. Unlike iOS, it has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The color of the bars, or `nil` for the default.
  ///
  /// The default value is `nil`. Unlike iOS, it has no effect.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons, or `nil` for the default.
  ///
  /// The default value is `nil`. Unlike iOS, it has no effect.
  open var preferredControlTintColor: UIColor?

  // MARK: Creating a controller

  /// Creates a controller for a page.
  ///
  /// It raises an exception if the scheme is neither `http` nor `https`.
  ///
  /// - Parameters:
  ///   - url: The URL of the page.
  ///   - configuration: The settings of the page.
  public init(url: URL, configuration: Configuration) {
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      Misuse.raise(
        name: "NSInvalidArgumentException",
        reason:
          "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
      )
    }
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a controller for a page, with the default settings.
  ///
  /// - Parameter url: The URL of the page, whose scheme is `http` or `https`.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Returns `nil`: a page is not archived.
  public required init?(coder: NSCoder) { nil }

  // MARK: Opening the page

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // R-ACT-30
    UIApplication.shared.open(url) { [weak self] isOpen in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
    }
    // The presentation ends when this method has returned.
    DispatchQueue.main.async { [weak self] in self?.leave() }
  }

  private func leave() {
    guard presentingViewController != nil else { return finish() }
    dismiss(animated: false) { self.finish() }
  }

  private func finish() { delegate?.safariViewControllerDidFinish(self) }
}

/// The delegate of a controller that shows a web page.
///
/// All methods have default implementations, which do nothing.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when the page was passed to the browser.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - didLoadSuccessfully: Whether there is a browser.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  /// Called when the controller was dismissed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
