import TestSupport
import Testing

@testable import UIKitCore

@Suite("Keyboard focus in the customization sheet", .rule("R-CUS-26"))
struct CustomizationFocusTests {
  typealias Focus = CustomizationFocus

  /// Done in the top right corner, six candidates in rows of four, and five places of which the
  /// third is fixed.
  private let focus: CustomizationFocus = {
    var stops = [Focus.Stop(element: .done, frame: CGRect(x: 340, y: 0, width: 40, height: 44))]
    for index in 0..<6 {
      let frame = CGRect(x: 8 + index % 4 * 95, y: 100 + index / 4 * 84, width: 95, height: 84)
      stops.append(Focus.Stop(element: .candidate(index), frame: frame))
    }
    for place in [0, 1, 3, 4] {
      let frame = CGRect(x: 2 + place * 78, y: 770, width: 76, height: 48)
      stops.append(Focus.Stop(element: .place(place), frame: frame))
    }
    return Focus(stops: stops)
  }()

  @Test(
    "arrow keys move to the next element in their direction, and stop at the edges",
    arguments: [
      (.done, .down, .candidate(3)),
      (.done, .up, .done), (.done, .left, .done), (.done, .right, .done),
      (.candidate(0), .up, .done), (.candidate(3), .up, .done),
      (.candidate(0), .right, .candidate(1)), (.candidate(0), .left, .candidate(0)),
      (.candidate(3), .right, .candidate(3)),
      (.candidate(1), .down, .candidate(5)), (.candidate(3), .down, .candidate(5)),
      (.candidate(4), .up, .candidate(0)), (.candidate(5), .right, .candidate(5)),
      (.candidate(4), .down, .place(0)), (.candidate(5), .down, .place(1)),
      (.place(0), .up, .candidate(4)), (.place(4), .up, .candidate(5)),
      (.place(1), .right, .place(3)), (.place(3), .left, .place(1)),
      (.place(4), .right, .place(4)), (.place(4), .down, .place(4)),
    ] as [(Focus.Element, Focus.Step, Focus.Element)]
  )
  func arrows(start: Focus.Element, step: Focus.Step, end: Focus.Element) {
    #expect(focus.element(after: start, going: step) == end)
  }

  @Test("Tab cycles through all elements")
  func tab() {
    var element = Focus.Element.done
    var visited: [Focus.Element] = []
    for _ in focus.stops {
      visited.append(element)
      element = focus.element(after: element, going: .next)
    }
    #expect(visited == focus.stops.map(\.element))
    #expect(element == .done)

    for expected in visited.reversed() {
      element = focus.element(after: element, going: .previous)
      #expect(element == expected)
    }
  }

  @Test("an element that was removed is replaced by a nearby one")
  func gone() {
    #expect(focus.settled(.candidate(5)) == .candidate(5))
    #expect(focus.settled(.place(2)) == .place(1))
    #expect(focus.settled(.place(9)) == .place(4))
    #expect(focus.settled(.candidate(9)) == .candidate(0))
    #expect(focus.places.settled(.candidate(0)) == .place(0))
    #expect(Focus(stops: []).settled(.done) == nil)
    #expect(Focus(stops: []).element(after: .done, going: .next) == .done)
    #expect(focus.element(after: .place(2), going: .left) == .place(1))
  }

  @Test("a lifted element starts over the nearest place that can change", .rule("R-CUS-27"))
  func nearestPlace() {
    #expect(focus.place(nearestTo: .candidate(0)) == 0)
    #expect(focus.place(nearestTo: .candidate(2)) == 3)
    #expect(focus.place(nearestTo: .candidate(3)) == 4)
    #expect(focus.place(nearestTo: .place(3)) == 3)
    #expect(focus.place(nearestTo: .place(2)) == nil)
    #expect(Focus(stops: [focus.stops[1]]).place(nearestTo: .candidate(0)) == nil)
  }

  @Test("random steps stay on existing stops, and sideways steps can be reversed")
  func walks() {
    var random = SeededGenerator(seed: 26)
    let steps: [Focus.Step] = [.up, .down, .left, .right, .next, .previous]
    var element = Focus.Element.candidate(0)
    for _ in 0..<2000 {
      let step = steps.randomElement(using: &random) ?? .next
      let next = focus.element(after: element, going: step)
      #expect(focus.stops.contains { $0.element == next })
      let back: [Focus.Step: Focus.Step] = [
        .left: .right, .right: .left, .next: .previous, .previous: .next,
      ]
      if next != element, let back = back[step] {
        #expect(focus.element(after: next, going: back) == element)
      }
      element = next
    }
  }
}

@Suite("Keyboard commands in the customization sheet")
struct CustomizationKeyboardTests {
  typealias Focus = CustomizationFocus

  private let focus = Focus(
    stops: [
      .init(element: .done, frame: CGRect(x: 300, y: 0, width: 40, height: 40)),
      .init(element: .candidate(0), frame: CGRect(x: 0, y: 50, width: 100, height: 50)),
      .init(element: .candidate(1), frame: CGRect(x: 100, y: 50, width: 100, height: 50)),
      .init(element: .place(0), frame: CGRect(x: 0, y: 200, width: 100, height: 50)),
      .init(element: .place(2), frame: CGRect(x: 200, y: 200, width: 100, height: 50)),
    ]
  )

  @Test("the first key only shows the focus ring", .rule("R-CUS-26"))
  func firstKey() {
    for key in [CustomizationKeyboard.Key.act, .step(.right), .step(.previous)] {
      var keyboard = CustomizationKeyboard()

      #expect(!keyboard.isShown)
      #expect(keyboard.press(key, among: focus) == .show)

      #expect(keyboard.isShown)
      #expect(keyboard.marked == .candidate(0))
      #expect(keyboard.source == nil)
    }
  }

  @Test("keys lift an element, choose a place and drop it", .rule("R-CUS-27"))
  func lifting() {
    var keyboard = CustomizationKeyboard()
    let keys: [CustomizationKeyboard.Key] = [
      .step(.right), .step(.right), .act, .step(.right), .step(.right), .step(.up), .act, .act,
      .step(.next), .step(.next), .act,
    ]

    let commands = keys.map { keyboard.press($0, among: focus) }

    #expect(
      commands == [
        .show, .show, .lift(.candidate(1), over: 0), .hold(over: 2), .hold(over: 2),
        .hold(over: 2), .put(on: 2), .lift(.place(2), over: 2), .hold(over: 0), .hold(over: 2),
        .put(on: 2),
      ]
    )
    #expect(keyboard.marked == .place(2))
  }

  @Test("Escape drops a lifted element, or ends the customization", .rule("R-CUS-28"))
  func escape() {
    var keyboard = CustomizationKeyboard()
    #expect(keyboard.press(.escape, among: focus) == .end)
    _ = keyboard.press(.act, among: focus)
    _ = keyboard.press(.act, among: focus)

    #expect(keyboard.press(.escape, among: focus) == .letGo)

    #expect(keyboard.marked == .candidate(0))
    #expect(keyboard.press(.escape, among: focus) == .end)
  }

  @Test("Return on Done ends the customization", .rule("R-CUS-28"))
  func done() {
    var keyboard = CustomizationKeyboard()
    _ = keyboard.press(.step(.up), among: focus)
    #expect(keyboard.press(.step(.up), among: focus) == .show)
    #expect(keyboard.marked == .done)

    #expect(keyboard.press(.act, among: focus) == .end)
  }

  @Test("nothing is lifted if no place can change", .rule("R-CUS-27"))
  func noPlaces() {
    var keyboard = CustomizationKeyboard()
    let focus = Focus(stops: Array(focus.stops.prefix(3)))
    _ = keyboard.press(.act, among: focus)

    #expect(keyboard.press(.act, among: focus) == .show)
    #expect(keyboard.source == nil)
  }

  @Test(
    "key codes are mapped to commands",
    .rule("R-CUS-26"),
    arguments: [
      ("UIKeyInputUpArrow", [], .step(.up)), ("UIKeyInputLeftArrow", .shift, .step(.left)),
      ("\t", [], .step(.next)), ("\t", .shift, .step(.previous)),
      (" ", [], .act), ("\r", [], .act), ("UIKeyInputEscape", [], .escape),
      ("a", [], nil), (" ", .control, nil), ("UIKeyInputUpArrow", .command, nil),
    ] as [(String, KeyInput.Modifiers, CustomizationKeyboard.Key?)]
  )
  func keys(name: String, modifiers: KeyInput.Modifiers, key: CustomizationKeyboard.Key?) {
    let input = KeyInput(isDown: true, characters: name, modifiers: modifiers, timestamp: 0)

    #expect(CustomizationKeyboard.Key(input) == key)
  }
}
