import QuartzCore

/// A registration of a view for previews.
///
/// The source view retains the context, which references everything else weakly.
final class PreviewingContext: NSObject, UIViewControllerPreviewing, WindowObservingInteraction,
  UIGestureRecognizerDelegate
{
  // R-PEEK-1…7
  private weak var controller: UIViewController?
  private weak var previewingDelegate: UIViewControllerPreviewingDelegate?
  private(set) weak var view: UIView?
  private let recognizer = MenuGestureRecognizer()
  /// The source rectangle that was set outside the delegate's method.
  private var standardRect: CGRect?
  /// The source rectangle of the current preview.
  private var currentRect: CGRect?
  private var isAsking = false
  /// The controller that the delegate returned, until it is presented.
  private var offered: UIViewController?
  private weak var shown: PreviewController?

  init(controller: UIViewController, delegate: UIViewControllerPreviewingDelegate) {
    self.controller = controller
    previewingDelegate = delegate
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector(PreviewingContext.pressed, "pressed:"))
    recognizer.didReset = { [weak self] in self?.offered = nil }
  }

  // MARK: Registration

  /// Whether the registered controller has been deallocated.
  var isAbandoned: Bool { controller == nil }

  func belongs(to other: UIViewController, _ delegate: UIViewControllerPreviewingDelegate) -> Bool {
    controller === other && previewingDelegate === delegate
  }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { recognizer }

  var delegate: any UIViewControllerPreviewingDelegate {
    previewingDelegate ?? EmptyPreviewingDelegate()
  }

  var sourceView: UIView { view ?? UIView() }

  var sourceRect: CGRect {
    get { currentRect ?? standardRect ?? view?.bounds ?? .zero }
    set {
      // R-PEEK-4
      if isAsking { currentRect = newValue } else { standardRect = newValue }
    }
  }

  // MARK: Interaction

  func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(recognizer)
    self.view = nil
    shown?.end()
  }

  func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  func viewDidMoveToWindow() {
    // R-PEEK-35
    if view?.window == nil { shown?.end() }
  }

  // MARK: Long press

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // The recognizer may have waited for another one to fail since the delegate was asked.
    if offered != nil { return true }
    guard shown == nil, let view, canPresent, let previewingDelegate else { return false }
    currentRect = nil
    isAsking = true
    offered = previewingDelegate.previewingContext(
      self,
      viewControllerForLocation: recognizer.location(in: view)
    )
    isAsking = false
    guard let found = offered else { return false }
    // R-PEEK-8
    if found.parent != nil || found.presentation.presenting != nil {
      Log.warning("\(describe(found)) can't be previewed because it is already shown.")
      offered = nil
    }
    return offered != nil
  }

  /// Whether the registered controller can present a preview now.
  private var canPresent: Bool {
    // R-PEEK-8
    guard let presenter = controller?.presenter(for: .custom) else { return false }
    return presenter.viewIfLoaded?.window != nil && presenter.presentation.presented == nil
      && presenter.presentation.phase != .dismissing
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let controller, let preview = offered else { return }
    offered = nil
    view?.window?.screen.playFeedback?(.impact(.medium, intensity: 1))
    let shown = PreviewController(preview, registration: self)
    self.shown = shown
    controller.present(shown, animated: true) { [weak shown] in shown?.didOpen() }
  }

  // MARK: Preview

  /// The source rectangle in window coordinates, or `nil` if the view is in no window.
  var sourceRectInWindow: CGRect? {
    guard let view, view.window != nil else { return nil }
    return view.convert(sourceRect, to: nil)
  }

  /// Creates a picture of the source rectangle.
  func makePicture() -> UIView? {
    view?.resizableSnapshotView(
      from: sourceRect,
      afterScreenUpdates: true,
      withCapInsets: .zero
    )
  }

  func commit(_ preview: UIViewController) {
    previewingDelegate?.previewingContext(self, commit: preview)
  }
}

/// The delegate of a registration whose delegate has been deallocated.
private final class EmptyPreviewingDelegate: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }

  func previewingContext(
    _ previewingContext: UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
