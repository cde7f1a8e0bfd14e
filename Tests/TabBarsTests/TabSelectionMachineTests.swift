import TestSupport
import Testing

@testable import TabBars

@Suite("The selection state machine of a custom bar")
struct TabSelectionMachineTests {
  typealias Machine = TabSelectionMachine<String>

  private func machine(_ ids: String...) -> Machine {
    var machine = Machine()
    _ = machine.replace(with: ids)
    return machine
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
    var machine = machine("a", "b")

    #expect(machine.tap("b") == [.ask("b")])
    #expect(machine.selected == "a")
    #expect(machine.answer(.allow, to: "b") == change("a", "b", .user))
    #expect(machine.selected == "b")
  }

  @Test(
    "a denied or intercepted tap changes nothing, and the next tap asks again",
    .rule("ES-4"),
    .rule("CYL-63")
  )
  func denied() {
    for decision in [TabSelectionDecision.deny, .intercept] {
      var machine = machine("a", "b")
      _ = machine.tap("b")

      #expect(machine.answer(decision, to: "b") == [.denied("b")])
      #expect(machine.selected == "a")

      _ = machine.tap("b")
      #expect(machine.answer(.allow, to: "b") == change("a", "b", .user))
    }
  }

  @Test("a tap on the selected tab also requests a decision and changes nothing", .rule("RDV-51"))
  func reselected() {
    var machine = machine("a", "b")

    #expect(machine.tap("a") == [.ask("a")])
    #expect(machine.answer(.allow, to: "a") == [.didReselect("a")])
  }

  @Test(
    "selecting in code requests no decision; the selected and unknown tabs change nothing",
    .rule("RDV-21"),
    .rule("RDV-22"),
    .rule("RDV-16")
  )
  func program() {
    var machine = machine("a", "b")

    #expect(machine.select("b") == change("a", "b", .program))
    #expect(machine.select("b") == [])
    #expect(machine.select("nobody") == [])
  }

  @Test("a postponed tap selects once when it is resumed", .rule("TBS-1"))
  func postponed() throws {
    var machine = machine("a", "b")
    _ = machine.tap("b")
    #expect(machine.answer(.postpone, to: "b") == [.denied("b")])
    let ticket = try #require(machine.ticket)
    #expect(machine.selected == "a")

    #expect(machine.resume(ticket, allowing: true) == change("a", "b", .user))
    #expect(machine.resume(ticket, allowing: true) == [])
  }

  @Test(
    "a postponed tap is dropped by a refusal, another tap or selection, or the tab's removal",
    .rule("TBS-1")
  )
  func forgotten() throws {
    let interruptions: [(inout Machine) -> Void] = [
      { machine in _ = machine.resume(machine.ticket ?? 0, allowing: false) },
      { machine in _ = machine.tap("c") },
      { machine in _ = machine.select("c") },
      { machine in _ = machine.replace(with: ["a", "c"]) },
    ]
    for interrupt in interruptions {
      var machine = machine("a", "b", "c")
      _ = machine.tap("b")
      _ = machine.answer(.postpone, to: "b")
      let ticket = try #require(machine.ticket)

      interrupt(&machine)

      #expect(machine.resume(ticket, allowing: true) == [])
      #expect(machine.selected != "b")
    }
  }

  @Test(
    "replacing tabs keeps the selected one, else its index, else the nearest",
    .rule("RDV-15")
  )
  func replaced() {
    var machine = machine("a", "b", "c")
    _ = machine.select("c")

    #expect(machine.replace(with: ["c", "a"]) == [])
    #expect(machine.selectedIndex == 0)
    #expect(machine.replace(with: ["x", "y"]) == change("c", "x", .replacement))
    _ = machine.select("y")
    #expect(machine.replace(with: ["z"]) == change("y", "z", .replacement))
    #expect(machine.replace(with: []) == [.change(from: "z", to: nil, origin: .replacement)])
    #expect(machine.replace(with: []) == [])
    #expect(machine.replace(with: ["q"]) == change(nil, "q", .replacement))
  }

  @Test("of two tabs with the same ID the first is used")
  func duplicates() {
    let machine = machine("a", "b", "a")

    #expect(machine.ids == ["a", "b"])
  }

  @Test("a disabled tab ignores taps, but code can select it", .rule("RAM-6"))
  func disabled() {
    var machine = machine("a", "b")
    machine.disabled = ["b"]

    #expect(machine.tap("b") == [])
    #expect(machine.select("b") == change("a", "b", .program))
  }

  @Test("while a decision is pending, other taps and answers for other tabs are ignored")
  func openQuestion() {
    var machine = machine("a", "b", "c")
    _ = machine.tap("b")

    #expect(machine.tap("c") == [])
    #expect(machine.answer(.allow, to: "c") == [])
    #expect(machine.answer(.allow, to: "b") == change("a", "b", .user))
  }

  @Test("a tab removed while its decision is pending is not selected")
  func goneWhileAsked() {
    var machine = machine("a", "b")
    _ = machine.tap("b")
    _ = machine.replace(with: ["a"])

    #expect(machine.answer(.allow, to: "b") == [])
    #expect(machine.selected == "a")
  }

  @Test("after random operations exactly one existing tab is selected", arguments: 1...20)
  func invariants(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var machine = Machine()
    let names = ["a", "b", "c", "d", "e"]
    var current: String?
    for _ in 0..<500 {
      let name = names.randomElement(using: &random)!
      let effects: [Machine.Effect] =
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          machine.replace(
            with: names.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) + []
          )
        case 1: machine.select(name)
        case 2: machine.tap(name)
        case 3:
          machine.answer(
            [.allow, .deny, .intercept, .postpone].randomElement(using: &random)!,
            to: name
          )
        case 4: machine.resume(machine.ticket ?? 0, allowing: Bool.random(using: &random))
        default: machine.answer(.allow, to: name)
        }
      for case .change(let old, let new, _) in effects {
        #expect(old == current)
        current = new
      }
      #expect(machine.selected == current)
      #expect(machine.ids.isEmpty ? current == nil : machine.ids.contains(current ?? ""))
    }
  }
}
