import TestSupport

/// All walks in which a callback of one kind, during a transition of one kind, performs one step.
///
/// The steps are changes of the structure, and each walk exists on each device. Walks with higher
/// numbers consist of a few transitions and callbacks that the number chooses. The number of a walk
/// is valid until one of the lists is changed.
package enum ShortWalks {
  /// The steps before a transition, after which everything is at rest, and those of the transition.
  private struct Transition {
    var before: [Step] = []
    let steps: [Step]

    init(_ steps: Step..., after before: [Step] = []) {
      self.before = before
      self.steps = steps
    }
  }

  private static let devices = 4

  package static let count = Moment.allCases.count * reactions.count * transitions.count * devices

  private struct Parts {
    let moment: Moment
    let reaction: Step
    let transition: Transition
    let device: Int

    init(_ number: Int) {
      var rest = number
      func next(_ count: Int) -> Int {
        defer { rest /= count }
        return rest % count
      }
      reaction = reactions[next(reactions.count)]
      moment = Moment.allCases[next(Moment.allCases.count)]
      transition = transitions[next(transitions.count)]
      device = next(devices)
    }

    var before: [Step] { transition.before + (transition.before.isEmpty ? [] : [.settle]) }

    func walk(reacting: [Step]) -> Walk {
      Walk(device: device, steps: before + reacting + transition.steps + [.settle])
    }
  }

  package static func walk(_ number: Int) -> Walk {
    guard number < count else { return chosenWalk(seed: UInt64(number)) }
    let parts = Parts(number)
    return parts.walk(reacting: [.when(parts.moment, parts.reaction)])
  }

  /// A walk of one to three transitions, with up to three callbacks in each.
  private static func chosenWalk(seed: UInt64) -> Walk {
    var random = SeededGenerator(seed: seed)
    var walk = Walk(device: Int.random(in: 0..<devices, using: &random), steps: [])
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let transition = transitions.randomElement(using: &random) else { break }
      walk.steps += transition.before
      if Bool.random(using: &random) { walk.steps.append(.settle) }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if let moment = Moment.allCases.randomElement(using: &random),
          let reaction = reactions.randomElement(using: &random)
        {
          walk.steps.append(.when(moment, reaction))
        }
      }
      walk.steps += transition.steps
      if Bool.random(using: &random) {
        walk.steps.append(.advance(Double.random(in: 0...0.6, using: &random)))
      }
    }
    walk.steps.append(.settle)
    return walk
  }

  /// The callbacks of the transition that was last looked at.
  @MainActor private static var known: (walk: Walk, moments: Set<Moment>)?

  /// Whether the transition of a walk calls its callback.
  @MainActor package static func isMeaningful(_ number: Int) -> Bool {
    guard number < count else { return true }
    let parts = Parts(number)
    let walk = parts.walk(reacting: [])
    if known?.walk != walk {
      known = (walk, Runner.moments(in: walk, from: parts.before.count))
    }
    return known?.moments.contains(parts.moment) ?? false
  }

  /// The steps of callbacks.
  private static let reactions: [Step] =
    (0..<4).map { .replaceRoot($0) } + [
      .hideWindow(true), .hideWindow(false), .secondWindow(true), .memoryWarning, .state(2),
      .rotate(1), .resize(4), .dark(true), .selectIndex(0), .selectIndex(1), .selectIndex(8),
      .selectMore, .swipeTab(to: 2), .swipeTabEnd(finishes: false), .swipeTabEnd(finishes: true),
      .customize, .translucent(false), .advance(0.1),
    ]
    + [false, true].flatMap { animated -> [Step] in
      [
        .removeAllChildren(animated: animated),
        .removeChild(0, animated: animated),
        .removeChild(1, animated: animated),
        .replaceChildren(seed: 3, count: 5, animated: animated),
        .replaceChildren(seed: 8, count: 9, animated: animated),
        .insertChild(at: 0, page: 1, animated: animated),
        .moveChild(from: 0, to: 9, animated: animated),
        .push(stack: 0, page: 1, hides: true, animated: animated),
        .push(stack: 2, page: 0, hides: false, animated: animated),
        .pop(stack: 0, animated: animated),
        .popToRoot(stack: 0, animated: animated),
        .replaceStack(stack: 0, seed: 3, animated: animated),
        .hideBar(true, animated: animated),
        .navigationBar(stack: 0, hidden: true, animated: animated),
        .endCustomizing(animated: animated),
        .dismiss(animated: animated),
      ] + [0, 2, 3, 4, 5, 8].map { .present(kind: $0, animated: animated) }
    }

  private static let transitions = plainTransitions + animatedTransitions

  private static let many = Step.replaceChildren(seed: 5, count: 9, animated: false)

  /// The transitions without a choice of an animation.
  private static let plainTransitions =
    (0..<4).map { Transition(.selectIndex(1), after: [.movement($0)]) }
    + (0..<4).map { Transition(.replaceRoot($0)) }
    + [
      Transition(.swipeTab(to: 1), .swipeTabUpdate(0.5), .swipeTabEnd(finishes: true)),
      Transition(.swipeTab(to: 1), .swipeTabUpdate(0.5), .swipeTabEnd(finishes: false)),
      Transition(.selectIndex(8), after: [many]),
      Transition(.selectIndex(0), after: [many, .selectIndex(8)]),
      Transition(.selectMore, after: [many, .selectIndex(8)]),
      Transition(.swipeTab(to: 8), .swipeTabEnd(finishes: false), after: [many]),
      Transition(.swipeBack(to: 0.7, lifts: true), after: pushed(hides: true)),
      Transition(.swipeBack(to: 0.2, lifts: true), after: pushed(hides: true)),
      Transition(.hideWindow(true), .hideWindow(false)),
      Transition(
        .hideWindow(true),
        .hideWindow(false),
        after: [.present(kind: 5, animated: false)]
      ),
      Transition(.rotate(1), .rotate(0)),
      Transition(.resize(4), .resize(3)),
      Transition(.resize(4), .resize(3), after: [.present(kind: 8, animated: false)]),
      Transition(.dark(true)),
      Transition(.customize, .advance(0.6), .endCustomizing(animated: true), after: [many]),
    ]

  /// The transitions with and without an animation.
  private static let animatedTransitions = [false, true].flatMap { animated in
    (0..<9).flatMap { kind in
      [
        Transition(.present(kind: kind, animated: animated)),
        Transition(.dismiss(animated: animated), after: [.present(kind: kind, animated: false)]),
      ]
    } + [
      Transition(.push(stack: 0, page: 0, hides: true, animated: animated), after: [onStack]),
      Transition(.push(stack: 0, page: 3, hides: false, animated: animated), after: [onStack]),
      Transition(.push(stack: 0, page: 0, hides: false, animated: animated)),
      Transition(.pop(stack: 0, animated: animated), after: pushed(hides: true)),
      Transition(.pop(stack: 0, animated: animated), after: pushed(hides: false)),
      Transition(.replaceStack(stack: 0, seed: 3, animated: animated), after: pushed(hides: true)),
      Transition(
        .pop(stack: 9, animated: animated),
        after: [many, .selectIndex(8), .push(stack: 9, page: 0, hides: false, animated: false)]
      ),
      Transition(.replaceChildren(seed: 3, count: 5, animated: animated)),
      Transition(.replaceChildren(seed: 8, count: 9, animated: animated), after: [.movement(1)]),
      Transition(.replaceChildren(seed: 8, count: 3, animated: animated), after: [many]),
      Transition(.removeAllChildren(animated: animated)),
      Transition(.removeChild(0, animated: animated)),
      Transition(.insertChild(at: 0, page: 4, animated: animated)),
      Transition(.moveChild(from: 8, to: 0, animated: animated), after: [many, .selectIndex(8)]),
      Transition(.hideBar(true, animated: animated), .hideBar(false, animated: animated)),
    ]
  }

  private static let onStack = Step.selectIndex(1)

  private static func pushed(hides: Bool) -> [Step] {
    [onStack, .push(stack: 0, page: 0, hides: hides, animated: false)]
  }
}
