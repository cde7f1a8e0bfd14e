import QuartzCore

/// Shows items of a view large, in the middle of the window, while a finger rests on them.
///
/// It does so at the text sizes for low vision only. A long press shows the item under the finger, sliding goes to others,
/// and lifting the finger uses the one shown. A tab bar has such an interaction of its own. (R-AX-5, R-AX-7…13)
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  private let recognizer = UILongPressGestureRecognizer()
  private var press = LargeContentPress<LargeContentTarget>()
  private let viewer = LargeContentViewer()
  private let gate = LargeContentGate()
  private var watch: NSObjectProtocol?

  /// Creates an interaction; the delegate, which may be nil, is not kept alive.
  public init(delegate: UILargeContentViewerInteractionDelegate?) {
    self.delegate = delegate
    super.init()
    gate.interaction = self
    recognizer.delegate = gate
    recognizer.addTarget(
      self,
      action: Selector(UILargeContentViewerInteraction.pressed, "pressed:")
    )
  }

  /// Creates an interaction that does without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Says which items there are and hears which one was used.
  open private(set) weak var delegate: UILargeContentViewerInteractionDelegate?

  /// Recognizes the press; others can be made to wait for it.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  // MARK: Text size

  /// Whether the user's text size is one of those for low vision.
  ///
  /// Each view goes by its own traits. (R-AX-7)
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted after `isEnabled` changed.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )

  // MARK: Being added

  /// The view whose items are shown.
  open private(set) weak var view: UIView?

  /// Stops watching the view that it leaves.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(recognizer)
    self.view = nil
  }

  /// Begins to watch the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: The press

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let view else { return take(press.cancel(), at: .zero) }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began:
      take(press.press(on: target(at: point)), at: point)
      watchApplication()
    case .changed: take(press.move(to: target(at: point)), at: point)
    case .ended: take(press.lift(over: target(at: point)), at: point)
    case .cancelled, .failed, .possible: take(press.cancel(), at: point)
    }
    if !press.isUnderWay { stopWatching() }
  }

  private func take(_ steps: [LargeContentPress<LargeContentTarget>.Step], at point: CGPoint) {
    for step in steps {
      switch step {
      case .show(let target): viewer.show(target.item, for: self)
      case .hide: viewer.hide()
      case .finish(let target): finish(on: target?.item, at: point)
      }
    }
  }

  private func finish(on item: UILargeContentViewerItem?, at point: CGPoint) {
    guard let delegate else { return UILargeContentViewerInteraction.use(item) }
    delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
  }

  /// Does what a tap on a control does. (R-AX-5, R-AX-8)
  fileprivate static func use(_ item: UILargeContentViewerItem?) {
    guard let control = item as? UIControl, control.isEnabled else { return }
    control.sendActions(for: .touchUpInside)
    if control.triggersPrimaryActionByTouch { control.sendActions(for: .primaryActionTriggered) }
  }

  fileprivate func target(at point: CGPoint) -> LargeContentTarget? {
    guard let view else { return nil }
    let item =
      if let delegate {
        delegate.largeContentViewerInteraction(self, itemAt: point)
      } else {
        LargeContentTarget.item(at: point, in: view)
      }
    guard let item, LargeContent(item) != nil else { return nil }
    return LargeContentTarget(item: item)
  }

  // MARK: Leaving the application

  /// A press ends, with nothing chosen, when the application stops being active.
  private func watchApplication() {
    guard press.isUnderWay, watch == nil else { return }
    watch = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.abandonPress() }
    }
  }

  private func abandonPress() {
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  private func stopWatching() {
    if let watch { NotificationCenter.default.removeObserver(watch) }
    watch = nil
  }
}

/// Lets the press begin only on an item, and only where the text is large enough.
private final class LargeContentGate: NSObject, UIGestureRecognizerDelegate {
  weak var interaction: UILargeContentViewerInteraction?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    interaction?.view?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.target(at: gestureRecognizer.location(in: gestureRecognizer.view)) != nil
  }
}

/// Decides for a large content viewer which items there are and what using one does.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger goes up, with the item that was shown, or nil beside the items; the point is one of the
  /// interaction's view.
  ///
  /// By default a control that is enabled sends `touchUpInside`. Not called for presses that are taken away.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: UILargeContentViewerItem?,
    at point: CGPoint
  )

  /// The item at a point of the interaction's view; by default the innermost view that contains it and shows large content.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> UILargeContentViewerItem?

  /// The controller in the middle of whose view the item is shown; by default the window's.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Lets a control that is enabled send `touchUpInside`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: UILargeContentViewerItem?,
    at point: CGPoint
  ) { UILargeContentViewerInteraction.use(item) }

  /// The innermost view at the point that shows large content.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> UILargeContentViewerItem? {
    interaction.view.flatMap { LargeContentTarget.item(at: point, in: $0) }
  }

  /// The window's root; one without a view where there is none.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
