import TestSupport
import Testing

@testable import TabBars

@Suite("The selection state machine of a custom bar")
struct TabSelectionMachineTests {
  typealias Machine = TabSelectionMachine<String>

  private func stateMachine(_ ids: String...) -> Machine {
    var stateMachine = Machine()
    _ = stateMachine.replace(with: ids)
    return stateMachine
  }

  private func change(_ old: String?, _ new: String, _ origin: Machine.Origin) -> [Machine.Effect] {
    [
      .willSelect(new, origin: origin), .change(from: old, to: new, origin: origin),
      .didSelect(new, origin: origin),
    ]
  }

  @Test(
    "a tap requests a decision; if allowed, it notifies, changes and notifies, once each",
    .rule("RDV-51"),
    .rule("CYL-63")
  )
  func allowed() {
    var stateMachine = stateMachine("a", "b")

    #expect(stateMachine.tap("b") == [.ask("b")])
    #expect(stateMachine.selected == "a")
    #expect(stateMachine.answer(.allow, to: "b") == change("a", "b", .user))
    #expect(stateMachine.selected == "b")
  }

  @Test(
    "a denied or intercepted tap changes nothing, and the next tap asks again",
    .rule("ES-4"),
    .rule("CYL-63")
  )
  func denied() {
    for decision in [TabSelectionDecision.deny, .intercept] {
      var stateMachine = stateMachine("a", "b")
      _ = stateMachine.tap("b")

      #expect(stateMachine.answer(decision, to: "b") == [.denied("b")])
      #expect(stateMachine.selected == "a")

      _ = stateMachine.tap("b")
      #expect(stateMachine.answer(.allow, to: "b") == change("a", "b", .user))
    }
  }

  @Test("a tap on the selected tab also requests a decision and changes nothing", .rule("RDV-51"))
  func reselected() {
    var stateMachine = stateMachine("a", "b")

    #expect(stateMachine.tap("a") == [.ask("a")])
    #expect(stateMachine.answer(.allow, to: "a") == [.didReselect("a")])
  }

  @Test(
    "selecting in code requests no decision; the selected and unknown tabs change nothing",
    .rule("RDV-21"),
    .rule("RDV-22"),
    .rule("RDV-16")
  )
  func program() {
    var stateMachine = stateMachine("a", "b")

    #expect(stateMachine.select("b") == change("a", "b", .program))
    #expect(stateMachine.select("b") == [])
    #expect(stateMachine.select("nobody") == [])
  }

  @Test("a postponed tap selects once when it is resumed", .rule("TBS-1"))
  func postponed() throws {
    var stateMachine = stateMachine("a", "b")
    _ = stateMachine.tap("b")
    #expect(stateMachine.answer(.postpone, to: "b") == [.denied("b")])
    let ticket = try #require(stateMachine.ticket)
    #expect(stateMachine.selected == "a")

    #expect(stateMachine.resume(ticket, allowing: true) == change("a", "b", .user))
    #expect(stateMachine.resume(ticket, allowing: true) == [])
  }

  @Test(
    "a postponed tap is dropped by a refusal, another tap or selection, or the tab's removal",
    .rule("TBS-1")
  )
  func forgotten() throws {
    let interruptions: [(inout Machine) -> Void] = [
      { stateMachine in _ = stateMachine.resume(stateMachine.ticket ?? 0, allowing: false) },
      { stateMachine in _ = stateMachine.tap("c") },
      { stateMachine in _ = stateMachine.select("c") },
      { stateMachine in _ = stateMachine.replace(with: ["a", "c"]) },
    ]
    for interrupt in interruptions {
      var stateMachine = stateMachine("a", "b", "c")
      _ = stateMachine.tap("b")
      _ = stateMachine.answer(.postpone, to: "b")
      let ticket = try #require(stateMachine.ticket)

      interrupt(&stateMachine)

      #expect(stateMachine.resume(ticket, allowing: true) == [])
      #expect(stateMachine.selected != "b")
    }
  }

  @Test(
    "replacing tabs keeps the selected one, else its index, else the nearest",
    .rule("RDV-15")
  )
  func replaced() {
    var stateMachine = stateMachine("a", "b", "c")
    _ = stateMachine.select("c")

    #expect(stateMachine.replace(with: ["c", "a"]) == [])
    #expect(stateMachine.selectedIndex == 0)
    #expect(stateMachine.replace(with: ["x", "y"]) == change("c", "x", .replacement))
    _ = stateMachine.select("y")
    #expect(stateMachine.replace(with: ["z"]) == change("y", "z", .replacement))
    #expect(stateMachine.replace(with: []) == [.change(from: "z", to: nil, origin: .replacement)])
    #expect(stateMachine.replace(with: []) == [])
    #expect(stateMachine.replace(with: ["q"]) == change(nil, "q", .replacement))
  }

  @Test("of two tabs with the same ID the first is used")
  func duplicates() {
    let stateMachine = stateMachine("a", "b", "a")

    #expect(stateMachine.ids == ["a", "b"])
  }

  @Test("a disabled tab ignores taps, but code can select it", .rule("RAM-6"))
  func disabled() {
    var stateMachine = stateMachine("a", "b")
    stateMachine.disabled = ["b"]

    #expect(stateMachine.tap("b") == [])
    #expect(stateMachine.select("b") == change("a", "b", .program))
  }

  @Test("while a decision is pending, other taps and answers for other tabs are ignored")
  func openQuestion() {
    var stateMachine = stateMachine("a", "b", "c")
    _ = stateMachine.tap("b")

    #expect(stateMachine.tap("c") == [])
    #expect(stateMachine.answer(.allow, to: "c") == [])
    #expect(stateMachine.answer(.allow, to: "b") == change("a", "b", .user))
  }

  @Test("a tab removed while its decision is pending is not selected")
  func goneWhileAsked() {
    var stateMachine = stateMachine("a", "b")
    _ = stateMachine.tap("b")
    _ = stateMachine.replace(with: ["a"])

    #expect(stateMachine.answer(.allow, to: "b") == [])
    #expect(stateMachine.selected == "a")
  }

  @Test("after random operations exactly one existing tab is selected", arguments: 1...20)
  func invariants(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stateMachine = Machine()
    let names = ["a", "b", "c", "d", "e"]
    var current: String?
    for _ in 0..<500 {
      let name = names.randomElement(using: &random)!
      let effects: [Machine.Effect] =
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          stateMachine.replace(
            with: names.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) + []
          )
        case 1: stateMachine.select(name)
        case 2: stateMachine.tap(name)
        case 3:
          stateMachine.answer(
            [.allow, .deny, .intercept, .postpone].randomElement(using: &random)!,
            to: name
          )
        case 4: stateMachine.resume(stateMachine.ticket ?? 0, allowing: Bool.random(using: &random))
        default: stateMachine.answer(.allow, to: name)
        }
      for case .change(let old, let new, _) in effects {
        #expect(old == current)
        current = new
      }
      #expect(stateMachine.selected == current)
      #expect(stateMachine.ids.isEmpty ? current == nil : stateMachine.ids.contains(current ?? ""))
    }
  }
}
