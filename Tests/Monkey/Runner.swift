import SimulatorKit
import TestSupport

@testable import UIKitCore

/// Performs a walk and checks the rules after each step.
@MainActor package enum Runner {
  /// The number of steps between comparisons of the frame with a completely drawn one.
  nonisolated package static let pixelPace = 500

  /// The first violation of a rule, if any.
  package static func firstFinding(in walk: Walk, pixelPace: Int = pixelPace) -> Finding? {
    Log.sink = { _ in }
    defer { Log.sink = nil }
    var witnesses: [World.WeakWitness] = []
    if let finding = self.walk(walk, pixelPace: pixelPace, &witnesses) { return finding }
    let survivors = witnesses.filter { $0.object != nil }.map(\.name)
    guard !survivors.isEmpty else { return nil }
    return Finding(
      rule: "release",
      detail: "still alive: \(survivors)",
      step: walk.steps.count
    )
  }

  private static func walk(
    _ walk: Walk,
    pixelPace: Int,
    _ witnesses: inout [World.WeakWitness]
  ) -> Finding? {
    let world = World(device: walk.device)
    defer { world.end() }
    for (number, step) in walk.steps.enumerated() {
      world.stepNumber = number
      world.perform(step)
      TreeRules(world: world).check()
      if step == .settle { RestRules(world: world).check() }
      if number % pixelPace == pixelPace - 1 { PixelRule(world: world).check() }
      if let fault = world.faults.first { return fault }
    }
    witnesses = world.witnesses
    return nil
  }

  /// The callbacks that are called in a walk, from the step with a number on.
  package static func moments(in walk: Walk, from first: Int) -> Set<Moment> {
    Log.sink = { _ in }
    defer { Log.sink = nil }
    let world = World(device: walk.device)
    defer { world.end() }
    for (number, step) in walk.steps.enumerated() {
      if number == first { world.moments = [] }
      world.perform(step)
    }
    return world.moments
  }

  /// The shortest walk found that violates the same rule.
  package static func shortened(
    _ walk: Walk,
    _ finding: Finding,
    pixelPace: Int = pixelPace
  ) -> (Walk, Finding) {
    var walk = walk
    walk.steps = Array(walk.steps.prefix(finding.step + 1))
    // A comparison draws the frame again, which takes most of the time and ends a difference, so
    // frames are compared after the last step only.
    func pace(of walk: Walk) -> Int {
      finding.rule == "pixels" ? max(walk.steps.count, 1) : pixelPace
    }
    // Names are ignored for objects that are found only at the end.
    let shrinker = Shrinker { shorter in
      let found = firstFinding(in: shorter, pixelPace: pace(of: shorter))
      return finding.rule == "release" ? found?.rule == "release" : found?.kind == finding.kind
    }
    let shortest = shrinker.shortened(walk)
    return (shortest, firstFinding(in: shortest, pixelPace: pace(of: shortest)) ?? finding)
  }
}
