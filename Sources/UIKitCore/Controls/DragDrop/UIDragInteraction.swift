import QuartzCore

/// An interaction that lets items be dragged from its view.
///
/// A finger that rests for half a second lifts the items, and moving it begins the drag. A pointer
/// begins the drag when it moves while the button is pressed.
///
/// ```swift
/// photoView.addInteraction(UIDragInteraction(delegate: self))
///
/// func dragInteraction(
///   _ interaction: UIDragInteraction,
///   itemsForBeginning session: any UIDragSession
/// ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: photo))] }
/// ```
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  // R-DRAG-10
  /// The object that supplies the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  private let recognizer = DragGestureRecognizer()
  private let addition = DragAdditionRecognizer()
  /// The drag that begins when the recognizer does.
  private var offered: DragSession?
  private var added: [UIDragItem] = []
  /// The coordinator that shows lifted items of the interaction.
  private weak var lifting: DragCoordinator?

  /// A Boolean value that indicates whether new interactions are enabled, which is `true`.
  open class var isEnabledByDefault: Bool { true }

  /// A Boolean value that indicates whether items can be dragged.
  ///
  /// The default value is ``isEnabledByDefault``. Setting it to `false` doesn't end a drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// A Boolean value that indicates whether other recognizers may recognize the press that lifts
  /// items.
  ///
  /// The default value is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that supplies the items. It is referenced weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    for recognizer in [recognizer, addition] { recognizer.delegate = self }
    recognizer.addTarget(self, action: Selector(UIDragInteraction.pressed, "pressed:"))
    addition.addTarget(self, action: Selector(UIDragInteraction.tapped, "tapped"))
    recognizer.didReset = { [weak self] in self?.offered = nil }
  }

  /// Puts lifted items down if the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    for recognizer in [recognizer, addition] { self.view?.removeGestureRecognizer(recognizer) }
    if view == nil { lifting?.putDown(self) }
  }

  /// Stores the view to which the interaction was added.
  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [recognizer, addition] { view?.addGestureRecognizer(recognizer) }
  }

  private var coordinator: DragCoordinator? {
    view?.window.map { DragCoordinator.of($0.screen) }
  }

  // MARK: Gestures

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began, let offered, let view, let touch = recognizer.touches.first
    else { return }
    self.offered = nil
    lifting = coordinator
    lifting?.lift(
      DragSource(interaction: self, session: offered, touch: touch),
      from: view
    )
  }

  private func tapped() {
    guard addition.state == .ended else { return }
    coordinator?.add(added, from: self)
    added = []
  }

  private func offersItems() -> Bool {
    guard isEnabled, let view, let window = view.window, let coordinator, !coordinator.isBusy,
      !((view as? UIControl)?.isEnabled == false)
    else { return false }
    // The recognizer may have waited for another one to fail since the delegate was asked.
    if offered != nil { return true }
    let session = DragSession(
      at: window.convert(recognizer.location(in: nil), to: nil as UIWindow?)
    )
    session.items = delegate?.dragInteraction(self, itemsForBeginning: session) ?? []
    guard !session.items.isEmpty, view.window != nil else { return false }
    offered = session
    return true
  }

  private func addsItems() -> Bool {
    guard isEnabled, let view, let session = coordinator?.dragging else { return false }
    added =
      delegate?.dragInteraction(
        self,
        itemsForAddingTo: session,
        withTouchAt: addition.location(in: view)
      ) ?? []
    return !added.isEmpty
  }
}

extension UIDragInteraction: UIGestureRecognizerDelegate {
  /// Asks the delegate for items, and returns whether there are any.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === addition ? addsItems() : offersItems()
  }

  /// Returns whether a touch may lift items, or add items to a drag.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    guard isEnabled else { return false }
    let isDragging = coordinator?.dragging != nil
    return gestureRecognizer === addition ? isDragging : !isDragging
  }

  /// Lets the press of a context menu be recognized too.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === recognizer
      && (otherGestureRecognizer is MenuGestureRecognizer
        || allowsSimultaneousRecognitionDuringLift)
  }
}

extension UIDragInteraction: WindowObservingInteraction {
  func viewDidMoveToWindow() {
    // R-DRAG-13
    if view?.window == nil { lifting?.putDown(self) }
  }
}

/// The recognizer that lifts items: a finger that rests, or a pointer that moves.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
  /// Called when the recognizer is reset.
  var didReset: (@MainActor () -> Void)?

  override var defaultPressTypes: [NSNumber] { [] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    minimumPressDuration =
      touches.first?.type == .direct ? DragMetrics.liftDelay : .greatestFiniteMagnitude
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first, touch.type != .direct else {
      return super.touchesMoved(touches, with: event)
    }
    guard touch.position.distance(to: touch.startPosition) >= DragMetrics.pointerDistance else {
      return
    }
    state = .began
  }

  override func reset() {
    super.reset()
    didReset?()
  }
}

/// The recognizer of a tap that adds items to a drag.
final class DragAdditionRecognizer: UITapGestureRecognizer {
  override var defaultPressTypes: [NSNumber] { [] }
}
