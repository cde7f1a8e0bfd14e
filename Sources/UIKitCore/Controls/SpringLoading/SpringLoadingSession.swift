import QuartzCore

/// A desktop drag over one screen, which finds the target under the drag, highlights it, and
/// activates it.
@MainActor final class SpringLoadingSession {
  // R-IN-4
  private var dwell = SpringLoadingDwell<Resting>()
  private var timer: ClockTimer?

  /// A weak reference to the view under the drag.
  private struct Resting: Equatable {
    weak var view: (any SpringLoadingTarget)?
    let identity: ObjectIdentifier

    init(_ view: any SpringLoadingTarget) {
      self.view = view
      identity = ObjectIdentifier(view)
    }

    static func == (left: Resting, right: Resting) -> Bool { left.identity == right.identity }
  }

  // MARK: Host events

  func receive(_ input: DragHoverInput, on screen: UIScreen) {
    if input.phase == .left {
      apply(dwell.leave(), on: screen)
      return
    }
    guard input.location.isFinite, input.timestamp.isFinite else {
      Log.warning("A drag at \(input.location) is not finite; ignored")
      return
    }
    dropVanishedTarget(on: screen)
    let target = target(at: input.location, on: screen).map(Resting.init)
    apply(
      dwell.hover(over: target, at: input.location, time: input.timestamp),
      on: screen
    )
  }

  /// Returns the innermost target at a point that is ready, in the frontmost window at that point.
  private func target(at point: CGPoint, on screen: UIScreen) -> (any SpringLoadingTarget)? {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    for window in screen.windows.reversed() where !window.isHidden {
      var view = window.hitTest(window.convert(point, from: nil), with: nil)
      guard view != nil else { continue }
      while let current = view {
        if let target = current as? any SpringLoadingTarget, target.isReadyForSpringLoading {
          return target
        }
        view = current.superview
      }
      return nil
    }
    return nil
  }

  // MARK: Stages

  private func apply(_ changes: [SpringLoadingDwell<Resting>.Change], on screen: UIScreen) {
    for change in changes {
      guard let view = change.target.view else { continue }
      SpringLoadingHighlight.show(change.stage == .activated ? .inactive : change.stage, on: view)
      if change.stage == .activated, view.window != nil, view.isReadyForSpringLoading {
        view.springLoad()
      }
    }
    wait(on: screen)
  }

  /// Schedules a timer for the next stage, unless the current timer already fires at that time.
  private func wait(on screen: UIScreen) {
    guard dwell.deadline != timer?.pendingTime else { return }
    timer?.cancel()
    timer = dwell.deadline.map { deadline in
      screen.clock.schedule(after: deadline - screen.clock.now) { [weak self, weak screen] in
        MainActor.assumeIsolated {
          guard let self, let screen else { return }
          self.timeCame(deadline, on: screen)
        }
      }
    }
  }

  private func timeCame(_ time: CFTimeInterval, on screen: UIScreen) {
    screen.session.enter()
    dropVanishedTarget(on: screen)
    apply(dwell.advance(to: time), on: screen)
  }

  private func dropVanishedTarget(on screen: UIScreen) {
    guard let resting = dwell.target else { return }
    if resting.view?.window == nil || resting.view?.isReadyForSpringLoading == false {
      apply(dwell.leave(), on: screen)
    }
  }
}

extension ClockTimer {
  fileprivate var pendingTime: CFTimeInterval? { isPending ? fireTime : nil }
}
