import TestStage
import TestSupport
import Testing

@testable import UIKitCore

/// Random sequences of operations that make controllers appear and disappear.
@MainActor @Suite("Appearance: random walks", .rule("R-LIFE-7"))
struct AppearanceWalkTests {
  private enum Step: CaseIterable {
    case embed, unembed, present, presentAnimated, dismiss, dismissAnimated, dismissTop
    case setRoot, dropRoot, hide, show, advance, advanceShortly, turn
  }

  /// Checks the order of each controller's callbacks as they arrive.
  private final class Watched: RecordingViewController {
    var pending = ""
    var isUp = false

    override func record(_ event: String) {
      check(event)
      super.record(event)
    }

    private func check(_ event: String) {
      switch event.trimmingCharacters(in: ["*"]) {
      case "willAppear":
        #expect(!isUp, "\(name) appears twice: \(journal.lines.suffix(12))")
        (isUp, pending) = (true, "didAppear")
      case "willDisappear":
        #expect(isUp, "\(name) disappears twice: \(journal.lines.suffix(12))")
        (isUp, pending) = (false, "didDisappear")
      case "isAppearing":
        #expect(pending == "didAppear", "\(name): \(journal.lines.suffix(12))")
        #expect(view.window != nil)
      case let end where end == "didAppear" || end == "didDisappear":
        #expect(pending == end, "\(name): \(journal.lines.suffix(12))")
        pending = ""
      default: break
      }
    }
  }

  @Test(
    "callbacks are balanced in any sequence of operations",
    arguments: 0..<60
  )
  func walk(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let journal = Journal()
    let all = (0..<7).map { Watched("c\($0)", journal, recording: .detailed) }
    let stage = ControllerStage(all[0])

    walk(120, all, stage, &generator)
    stage.advance(by: 2)

    check(all, on: stage, seed: seed)
    #expect(journal.take().count > 20)
  }

  @Test("callbacks may change the controller hierarchy themselves", arguments: 100..<160)
  func walkFromCallbacks(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let journal = Journal()
    let all = (0..<7).map { Watched("c\($0)", journal, recording: .detailed) }
    let stage = ControllerStage(all[0])
    var inner = SeededGenerator(seed: UInt64(seed) + 1)
    var isReacting = false
    for one in all {
      one.onCallback = { [unowned stage] _ in
        guard !isReacting, Int.random(in: 0..<8, using: &inner) == 0 else { return }
        isReacting = true
        walk(1, all, stage, &inner)
        isReacting = false
      }
    }

    walk(80, all, stage, &generator)
    for one in all { one.onCallback = nil }
    stage.advance(by: 2)

    check(all, on: stage, seed: seed)
  }

  private func walk(
    _ steps: Int,
    _ all: [Watched],
    _ stage: ControllerStage,
    _ generator: inout SeededGenerator
  ) {
    for _ in 0..<steps {
      guard let step = Step.allCases.randomElement(using: &generator),
        let one = all.randomElement(using: &generator),
        let other = all.randomElement(using: &generator)
      else { continue }
      perform(step, one, other, stage, styles: &generator)
    }
  }

  private func perform(
    _ step: Step,
    _ one: Watched,
    _ other: Watched,
    _ stage: ControllerStage,
    styles generator: inout SeededGenerator
  ) {
    switch step {
    case .embed: embed(one, in: other, stage)
    case .unembed: if one.parent != nil { one.parent?.unembed(one) }
    case .present, .presentAnimated:
      guard isFree(one, stage), other.presenter(for: .fullScreen) !== one else { return }
      let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen]
      one.modalPresentationStyle = styles.randomElement(using: &generator) ?? .fullScreen
      other.present(one, animated: step == .presentAnimated)
    case .dismiss: one.dismiss(animated: false)
    case .dismissAnimated: one.dismiss(animated: true)
    case .dismissTop:
      stage.window.rootViewController?.presentationStack.top.dismiss(animated: true)
    case .setRoot: if isFree(one, stage) { stage.window.rootViewController = one }
    case .dropRoot: stage.window.rootViewController = nil
    case .hide: stage.window.isHidden = true
    case .show: stage.window.isHidden = false
    case .advance: stage.advance(by: 0.5)
    case .advanceShortly: stage.advance(by: 0.1)
    case .turn:
      stage.screen.update {
        $0.size = CGSize(width: $0.size.height, height: $0.size.width)
        $0.orientation = $0.orientation.isLandscape ? .portrait : .landscapeRight
      }
    }
  }

  private func embed(_ one: Watched, in other: Watched, _ stage: ControllerStage) {
    guard isFree(one, stage), one !== other,
      Containment.addition(of: one, to: other, parentOf: \.containment.parent) == .allowed
    else { return }
    other.embed(one)
  }

  /// Whether the controller is neither a child, nor presented, nor the root.
  private func isFree(_ one: UIViewController, _ stage: ControllerStage) -> Bool {
    one.parent == nil && one.presentation.presenting == nil
      && stage.window.rootViewController !== one
  }

  private func check(_ all: [Watched], on stage: ControllerStage, seed: Int) {
    for one in all {
      #expect(one.pending == "", "seed \(seed): \(one.name) waits for \(one.pending)")
      #expect(!one.appearance.isUnderWay)
      let isSeen = one.viewIfLoaded?.window === stage.window && !stage.window.isHidden
      #expect(one.isUp == isSeen, "seed \(seed): \(one.name) up \(one.isUp), seen \(isSeen)")
    }
  }
}
