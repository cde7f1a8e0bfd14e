import Foundation
import QuartzCore

/// An interaction that shows enlarged items of a view in the center of the window while they are
/// pressed.
///
/// The interaction is active only at accessibility text sizes. A long press shows the item under
/// the finger, moving the finger shows other items, and lifting it activates the shown item. Tab
/// bars have this interaction built in; add it to custom bars with `addInteraction(_:)`.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  // R-AX-5, R-AX-7…13
  private let recognizer = UILongPressGestureRecognizer()
  private var press = LargeContentPress<LargeContentTarget>()
  private let viewer = LargeContentViewer()
  private let gate = LargeContentGate()
  private var watch: NSObjectProtocol?

  /// Creates an interaction with a delegate, which is referenced weakly.
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

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// The object that provides the items and is notified of the end of a press, or `nil`.
  open private(set) weak var delegate: UILargeContentViewerInteractionDelegate?

  /// The recognizer of the long press, to which other recognizers can add failure requirements.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { recognizer }

  // MARK: Text size

  /// A Boolean value that indicates whether the main screen uses an accessibility text size.
  ///
  /// Interactions use the traits of their view instead.
  open class var isEnabled: Bool {
    // R-AX-7
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Posted after ``UILargeContentViewerInteraction/isEnabled`` has changed.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )

  // MARK: Attaching to a view

  /// The view to which the interaction was added, or `nil` if there is none.
  open private(set) weak var view: UIView?

  /// Removes the gesture recognizer from the current view.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(recognizer)
    self.view = nil
  }

  /// Adds the gesture recognizer to the new view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  // MARK: Long press

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

  /// Sends the control events of a tap if the item is an enabled control.
  fileprivate static func use(_ item: UILargeContentViewerItem?) {
    // R-AX-5, R-AX-8
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

  // MARK: Deactivation of the application

  /// Observes the application in order to cancel the press when the application resigns active.
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

/// A delegate that lets the press begin only at an accessibility text size and on an item.
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

/// The methods of a large content viewer interaction's delegate.
///
/// Implement them to provide items that are not views, or to change how an item is activated. All
/// methods have default implementations.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the finger is lifted, but not when the press is canceled.
  ///
  /// The default implementation sends `touchUpInside` if the item is an enabled control.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item that was shown, or `nil` if the finger was not over an item.
  ///   - point: The location of the finger in the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: UILargeContentViewerItem?,
    at point: CGPoint
  )

  /// Returns the item at a point.
  ///
  /// The default implementation returns the innermost view at the point that shows large content.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The location in the interaction's view.
  /// - Returns: The item, or `nil` if there is none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> UILargeContentViewerItem?

  /// Returns the controller in whose view the enlarged item is centered.
  ///
  /// The default implementation returns the root view controller of the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Sends `touchUpInside` if the item is an enabled control.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item that was shown, or `nil` if the finger was not over an item.
  ///   - point: The location of the finger in the interaction's view.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: UILargeContentViewerItem?,
    at point: CGPoint
  ) { UILargeContentViewerInteraction.use(item) }

  /// Returns the innermost view at the point that shows large content.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The location in the interaction's view.
  /// - Returns: The view, or `nil` if there is none.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> UILargeContentViewerItem? {
    interaction.view.flatMap { LargeContentTarget.item(at: point, in: $0) }
  }

  /// Returns the root view controller of the window, or an empty controller if there is none.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

/// The item under the finger.
///
/// Two targets are equal if their items are the same object.
@MainActor struct LargeContentTarget: @preconcurrency Equatable {
  let item: UILargeContentViewerItem

  static func == (left: LargeContentTarget, right: LargeContentTarget) -> Bool {
    left.item === right.item
  }

  /// Returns the innermost view at a point that shows large content, in the frontmost branch of the
  /// view hierarchy.
  ///
  /// Views with user interaction disabled are included.
  static func item(at point: CGPoint, in view: UIView) -> UIView? {
    guard !view.isHidden, view.alpha >= ViewMetrics.faintestTouchableAlpha,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let found = item(at: subview.convert(point, from: view), in: subview) { return found }
    }
    return view.showsLargeContentViewer ? view : nil
  }
}
