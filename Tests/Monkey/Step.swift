/// An action of a user, an app or the system.
///
/// Numbers are shares of the objects that exist at that moment, so a step is meaningful in any state,
/// and a walk remains valid when steps are removed from it.
indirect package enum Step: Hashable, Codable, Sendable {
  // MARK: Fingers, in shares of the window

  case tap(x: Double, y: Double)
  case tapTab(Int)
  case tapRow(Int)
  case tapButton(Int)
  case longPress(x: Double, y: Double)
  case drag(x: Double, y: Double, toX: Double, toY: Double, rests: Bool)
  case dragTab(Int, toX: Double, toY: Double)
  case down(finger: Int, x: Double, y: Double)
  case move(finger: Int, x: Double, y: Double)
  case up(finger: Int)
  case cancelTouches
  case swipeBack(to: Double, lifts: Bool)
  case wheel(x: Double, y: Double, by: Double)

  // MARK: The device

  case rotate(Int)
  case resize(Int)
  case dark(Bool)
  case rightToLeft(Bool)
  case textSize(Int)
  case contrast(Bool)
  case reduceMotion(Bool)
  case reduceTransparency(Bool)

  // MARK: Stacks

  case push(stack: Int, page: Int, hides: Bool, animated: Bool)
  case pop(stack: Int, animated: Bool)
  case popTo(stack: Int, page: Int, animated: Bool)
  case popToRoot(stack: Int, animated: Bool)
  case replaceStack(stack: Int, seed: Int, animated: Bool)
  case navigationBar(stack: Int, hidden: Bool, animated: Bool)
  case toolbar(stack: Int, hidden: Bool, animated: Bool)
  case hidesBottomBar(Bool)

  // MARK: Children

  case replaceChildren(seed: Int, count: Int, animated: Bool)
  case insertChild(at: Int, page: Int, animated: Bool)
  case removeChild(Int, animated: Bool)
  case moveChild(from: Int, to: Int, animated: Bool)
  case removeAllChildren(animated: Bool)
  case selectIndex(Int)
  case selectChild(Int)
  case selectMore

  // MARK: Arranging the tabs

  case customize
  case dragCandidate(Int, place: Int)
  case exchange(candidate: Int, place: Int)
  case moveItem(from: Int, to: Int)
  case endCustomizing(animated: Bool)
  case customizable(Int)

  // MARK: Items and bar

  case badge(tab: Int, text: String?)
  case title(tab: Int, text: String?)
  case image(tab: Int, kind: Int)
  case item(tab: Int, kind: Int)
  case enabled(tab: Int, Bool)
  case hideBar(Bool, animated: Bool)
  case hideBarView(Bool)
  case translucent(Bool)
  case appearance(Int)
  case positioning(Int)
  case tint(Int)
  case additionalInsets(Int)

  // MARK: On top

  case present(kind: Int, animated: Bool)
  case dismiss(animated: Bool)

  // MARK: Movements between tabs

  case movement(Int)
  case swipeTab(to: Int)
  case swipeTabUpdate(Double)
  case swipeTabEnd(finishes: Bool)

  // MARK: The app and its windows

  case state(Int)
  case memoryWarning
  case hideWindow(Bool)
  case secondWindow(Bool)
  case replaceRoot(Int)

  // MARK: Time

  case advance(Double)
  case settle

  // MARK: From inside a callback

  /// The step is performed once in the next callback of this kind.
  case when(Moment, Step)
}

/// A callback in which an app can perform a step.
package enum Moment: String, Hashable, Codable, Sendable, CaseIterable {
  case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
  case willMove, didMove, didLayout, safeAreaChanged, shouldSelect, didSelect, barSelect
  case willChangeSize, willChangeTraits, traitsChanged, alongside, alongsideEnd
  case willShow, didShow, animatorAsked, presented, dismissed, movementEnd
  case willCustomize, willEndCustomizing, didEndCustomizing
}

extension Step {
  /// The Swift code for a test.
  package var source: String {
    "."
      + String(describing: self).replacing("Monkey.Step.", with: ".")
      .replacing("Monkey.Moment.", with: ".")
      .replacing("Optional(", with: "(")
  }

  /// Whether the step can be performed in a callback: actions of code, but not of touches, time or the system.
  var isCode: Bool {
    switch self {
    case .tap, .tapTab, .tapRow, .tapButton, .longPress, .drag, .dragTab, .down, .move, .up,
      .cancelTouches, .swipeBack, .wheel, .rotate, .resize, .dark, .rightToLeft, .textSize,
      .contrast, .reduceMotion, .reduceTransparency, .state, .memoryWarning, .advance, .settle,
      .when, .secondWindow, .dragCandidate:
      false
    default: true
    }
  }
}
