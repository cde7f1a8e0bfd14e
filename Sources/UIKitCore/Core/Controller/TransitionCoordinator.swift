/// Stores the alongside animations and completions of a transition, and runs them at its start and
/// end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

  enum Phase: Equatable { case waiting, running, ended }

  /// The controllers and views of the transition, which are released at its end.
  struct Cast {
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
  }

  private(set) var phase = Phase.waiting
  private var cast: Cast
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  /// Makes changes during an interactive transition so that their animations are scrubbed with it.
  var join: (@MainActor (() -> Void) -> Void)?

  let containerView: UIView
  var isAnimated: Bool
  var transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var targetTransform: CGAffineTransform { .identity }

  init(
    containerView: UIView,
    cast: Cast = Cast(),
    duration: TimeInterval,
    presentationStyle: UIModalPresentationStyle = .none,
    isInteractive: Bool = false
  ) {
    self.containerView = containerView
    self.cast = cast
    self.presentationStyle = presentationStyle
    self.isInteractive = isInteractive
    transitionDuration = duration
    isAnimated = duration > 0 || isInteractive
    initiallyInteractive = isInteractive
  }

  // MARK: Controllers and views

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: return cast.from
    case .to: return cast.to
    default: return nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: return cast.fromView
    case .to: return cast.toView
    default: return nil
    }
  }

  // MARK: Adding animations

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard phase != .ended else { return false }
    if let animation {
      if phase == .waiting { animations.append(animation) } else { run([animation]) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    guard phase != .ended else { return }
    interactionHandlers.append(handler)
  }

  // MARK: Progress

  /// Called when the transition starts; runs the animations alongside.
  func start() {
    guard phase == .waiting else { return }
    phase = .running
    let due = animations
    animations = []
    run(due)
  }

  /// Called when a gesture begins or stops driving the transition.
  func setInteractive(_ isInteractive: Bool, cancelled: Bool) {
    isCancelled = cancelled
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for handler in interactionHandlers { handler(self) }
  }

  /// Called when the transition has ended; runs the completions and releases all references.
  func end(cancelled: Bool) {
    guard phase != .ended else { return }
    start()
    isCancelled = cancelled
    isInteractive = false
    phase = .ended
    let due = completions
    completions = []
    interactionHandlers = []
    join = nil
    for completion in due { completion(self) }
    cast = Cast()
  }

  private func run(_ blocks: [Block]) {
    guard !blocks.isEmpty else { return }
    guard transitionDuration > 0 else {
      UIView.performWithoutAnimation { for block in blocks { block(self) } }
      return
    }
    let curve: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
    let changes = { [self] in
      UIView.animate(withDuration: transitionDuration, delay: 0, options: [curve]) {
        for block in blocks { block(self) }
      }
    }
    if let join { join(changes) } else { changes() }
  }
}
