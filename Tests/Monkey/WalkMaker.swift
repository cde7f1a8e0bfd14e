import TestSupport

/// Chooses steps by weight; the same seed gives the same walk.
package struct WalkMaker {
  private var random: SeededGenerator

  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  package static func walk(seed: UInt64, steps: Int) -> Walk {
    var maker = WalkMaker(seed: seed)
    let device = maker.int(4)
    return Walk(device: device, steps: (0..<steps).map { _ in maker.step() })
  }

  private mutating func int(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func share() -> Double {
    (Double.random(in: -0.02...1.02, using: &random) * 1000).rounded() / 1000
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func flag() -> Bool { chance(0.5) }

  /// The next step.
  mutating func step() -> Step {
    switch int(107) {
    case 0..<22: finger()
    case 22..<38: stack()
    case 38..<50: children()
    case 50..<56: item()
    case 56..<62: bar()
    case 62..<68: flag() ? .present(kind: int(9), animated: flag()) : .dismiss(animated: flag())
    case 68..<74: movement()
    case 74..<80: device()
    case 80..<83: app()
    case 83..<88: .when(moment(), code())
    case 88..<96: time()
    case 96..<103: customizing()
    default: .settle
    }
  }

  private mutating func moment() -> Moment { Moment.allCases[int(Moment.allCases.count)] }

  private mutating func code() -> Step {
    while true {
      let step = step()
      if step.isCode { return step }
    }
  }

  private mutating func finger() -> Step {
    switch int(20) {
    case 0..<3: .tap(x: share(), y: share())
    case 3..<8: .tapTab(int(6))
    case 8..<10: .tapRow(int(6))
    case 10..<13: .tapButton(int(8))
    case 13: .longPress(x: share(), y: flag() ? 0.97 : share())
    case 14: .drag(x: share(), y: share(), toX: share(), toY: share(), rests: flag())
    case 15: .dragTab(int(6), toX: share(), toY: flag() ? 0.97 : share())
    case 16: .swipeBack(to: share(), lifts: chance(0.7))
    case 17: .down(finger: int(3), x: share(), y: flag() ? 0.97 : share())
    case 18: .move(finger: int(3), x: share(), y: share())
    default:
      switch int(4) {
      case 0: .wheel(x: share(), y: share(), by: Double(int(400) - 200))
      case 1: .cancelTouches
      default: .up(finger: int(3))
      }
    }
  }

  private mutating func stack() -> Step {
    switch int(16) {
    case 0..<6: .push(stack: int(4), page: int(4), hides: chance(0.3), animated: chance(0.6))
    case 6..<10: .pop(stack: int(4), animated: chance(0.6))
    case 10: .popTo(stack: int(4), page: int(4), animated: chance(0.6))
    case 11: .popToRoot(stack: int(4), animated: chance(0.6))
    case 12: .replaceStack(stack: int(4), seed: int(1000), animated: chance(0.6))
    case 13: .navigationBar(stack: int(4), hidden: flag(), animated: flag())
    case 14: .toolbar(stack: int(4), hidden: flag(), animated: flag())
    default: .hidesBottomBar(flag())
    }
  }

  private mutating func children() -> Step {
    switch int(20) {
    case 0..<3: .replaceChildren(seed: int(1000), count: 1 + int(12), animated: flag())
    case 3..<5: .insertChild(at: int(12), page: int(5), animated: flag())
    case 5..<7: .removeChild(int(12), animated: flag())
    case 7..<9: .moveChild(from: int(12), to: int(12), animated: flag())
    case 9: chance(0.3) ? .removeAllChildren(animated: flag()) : .selectMore
    case 10..<16: .selectIndex(int(15) - 1)
    default: .selectChild(int(12))
    }
  }

  private mutating func customizing() -> Step {
    switch int(12) {
    case 0..<4: .customize
    case 4..<6: .dragCandidate(int(12), place: int(6))
    case 6..<8: .exchange(candidate: int(12), place: int(6))
    case 8, 9: .moveItem(from: int(6), to: int(6))
    case 10: .endCustomizing(animated: flag())
    default: .customizable(int(3))
    }
  }

  private mutating func item() -> Step {
    let tab = int(12)
    let texts = ["", "1", "99+", "Text", "a very long text indeed that no bar has room for"]
    let text = chance(0.2) ? nil : texts[int(texts.count)]
    switch int(5) {
    case 0: return .badge(tab: tab, text: text)
    case 1: return .title(tab: tab, text: text)
    case 2: return .image(tab: tab, kind: int(4))
    case 3: return .item(tab: tab, kind: int(4))
    default: return .enabled(tab: tab, chance(0.7))
    }
  }

  private mutating func bar() -> Step {
    switch int(11) {
    case 0..<4: .hideBar(chance(0.4), animated: flag())
    case 4: .hideBarView(chance(0.3))
    case 5, 6: .translucent(flag())
    case 7: .appearance(int(6))
    case 8: .positioning(int(3))
    case 9: .tint(int(3))
    default: .additionalInsets(int(3))
    }
  }

  private mutating func movement() -> Step {
    switch int(8) {
    case 0, 1: .movement(int(4))
    case 2, 3: .swipeTab(to: int(6))
    case 4, 5: .swipeTabUpdate(share())
    default: .swipeTabEnd(finishes: flag())
    }
  }

  private mutating func device() -> Step {
    switch int(16) {
    case 0..<6: .rotate(int(4))
    case 6..<10: .resize(int(9))
    case 10: .dark(flag())
    case 11: .rightToLeft(flag())
    case 12: .textSize(int(5))
    case 13: .contrast(flag())
    case 14: .reduceMotion(chance(0.3))
    default: .reduceTransparency(flag())
    }
  }

  private mutating func app() -> Step {
    switch int(8) {
    case 0..<3: .state(int(3))
    case 3: .memoryWarning
    case 4, 5: .hideWindow(chance(0.4))
    case 6: .secondWindow(flag())
    default: .replaceRoot(int(4))
    }
  }

  private mutating func time() -> Step {
    switch int(8) {
    case 0..<3: .advance(1.0 / 60)
    case 3..<6: .advance(Double(1 + int(5)) * 0.05)
    case 6: .advance(0.4)
    default: .advance(1)
    }
  }
}
