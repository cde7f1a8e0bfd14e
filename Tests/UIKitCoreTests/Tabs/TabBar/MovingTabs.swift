import SimulatorKit
import TestStage
import TestSupport
import UIKitCore

/// Moves both pages sideways by their frames, linearly in 0.4 seconds, or waits for the test to end
/// the transition.
final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) weak var context: UIViewControllerContextTransitioning?
  var completesAutomatically = true
  var usesTransforms = false
  /// The arguments of the calls of `animationEnded(_:)`.
  private(set) var ends: [Bool] = []

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
      let arriving = context.viewController(forKey: .to)
    else { return }
    let end = context.finalFrame(for: arriving)
    let width = end.width
    context.containerView.addSubview(to)
    to.frame = end
    guard completesAutomatically else { return }
    let moves = usesTransforms
    if moves {
      to.transform = CGAffineTransform(translationX: width, y: 0)
    } else {
      to.frame = end.offsetBy(dx: width, dy: 0)
    }
    UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
      if moves {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -width, y: 0)
      } else {
        to.frame = end
        from.frame = from.frame.offsetBy(dx: -width, dy: 0)
      }
    } completion: { _ in
      from.transform = .identity
      to.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A tab bar controller with an animator and a journal of all calls.
@MainActor
final class MovingTabs {
  let journal = Journal()
  let tabs: RecordingTabBarController
  let delegate: RecordingTabBarControllerDelegate
  let slide = TabSlide()
  let hand = UIPercentDrivenInteractiveTransition()
  let stage: Stage

  /// Creates the controller, driven by `hand` if `byHand` is `true`, and clears the journal.
  init(_ names: [String], byHand: Bool = false, on device: Device = .iPhone15) {
    tabs = RecordingTabBarController(names, journal)
    delegate = RecordingTabBarControllerDelegate(journal)
    delegate.animator = slide
    if byHand { delegate.interaction = hand }
    tabs.delegate = delegate
    stage = Stage(tabs, on: device)
    ReleaseWitnesses.announce(delegate, slide, hand)
    journal.clear()
  }

  var phone: Simulator { stage.phone }

  /// Returns the entries since the last call.
  func read() -> [String] {
    journal.take()
  }

  /// Returns the left edge of a page's presentation layer.
  func x(of index: Int) -> CGFloat {
    stage.advance(by: 0.001)
    let layer = tabs.pages[index].view.layer
    return (layer.presentation() ?? layer).frame.minX
  }
}
