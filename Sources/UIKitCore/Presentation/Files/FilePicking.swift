import Foundation

/// Opens a file chooser for a controller that is being presented.
///
/// The choice is reported when the controller has appeared, even if it was made before. Nothing is
/// reported after the controller has disappeared.
@MainActor package final class FilePicking {
  // R-FILE-1
  private enum State {
    case idle
    case open(close: @MainActor () -> Void)
    /// A choice that is reported when the controller has appeared.
    case chosen([URL]?)
    case finished
  }

  private var state = State.idle
  private var hasAppeared = false
  private let request: @MainActor () -> FileChooserRequest
  private let report: @MainActor ([URL]?) -> Void

  /// Creates the file chooser of a controller.
  ///
  /// - Parameters:
  ///   - request: Returns what is chosen; called when the chooser opens.
  ///   - report: Called once with the files, or `nil` if the user cancelled.
  package init(
    request: @escaping @MainActor () -> FileChooserRequest,
    report: @escaping @MainActor ([URL]?) -> Void
  ) {
    self.request = request
    self.report = report
  }

  /// Creates the empty page of the controller, on which a tap opens the file chooser again.
  package func makePage(for controller: UIViewController) -> UIView {
    let page = FilePickerView()
    page.touched = { [weak self, weak controller] in controller.map { self?.reopen(for: $0) } }
    return page
  }

  /// Opens the file chooser when the controller begins to appear.
  package func willAppear(_ controller: UIViewController) {
    let presenter = controller.presentingViewController?.viewIfLoaded?.window
    guard let window = controller.viewIfLoaded?.window ?? presenter else { return }
    open(on: window.screen)
  }

  /// Reports a choice that was made already.
  package func didAppear(_ controller: UIViewController) {
    hasAppeared = true
    if case .idle = state { willAppear(controller) }
    guard case .chosen(let urls) = state else { return }
    // The presentation ends when `viewDidAppear` has returned.
    DispatchQueue.main.async { [weak self] in self?.finish(urls) }
  }

  /// Closes the file chooser.
  package func didDisappear() {
    hasAppeared = false
    let old = state
    state = .idle
    if case .open(let close) = old { close() }
  }

  /// Opens the file chooser again if the controller remained after a choice.
  private func reopen(for controller: UIViewController) {
    guard hasAppeared, case .finished = state else { return }
    state = .idle
    willAppear(controller)
  }

  private func open(on screen: UIScreen) {
    guard case .idle = state else { return }
    guard let openFileChooser = screen.openFileChooser else {
      Log.warning("There is no file chooser without a window.")
      state = .chosen(nil)
      return
    }
    var isOpening = true
    let close = openFileChooser(request()) { [weak self] urls in
      isOpening = false
      self?.chose(urls)
    }
    if isOpening { state = .open(close: close) }
  }

  private func chose(_ urls: [URL]?) {
    if hasAppeared {
      finish(urls)
    } else {
      state = .chosen(urls)
    }
  }

  private func finish(_ urls: [URL]?) {
    guard hasAppeared else { return }
    state = .finished
    report(urls)
  }
}

/// A page that is in front of the app while the file chooser is open.
private final class FilePickerView: UIView {
  /// Called when the page is touched.
  var touched: (@MainActor () -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touched?() }
}
