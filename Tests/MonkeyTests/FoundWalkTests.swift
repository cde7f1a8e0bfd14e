import Monkey
import TestSupport
import Testing

/// Walks that found something, shortened to the required steps.
@Suite("Monkey: walks with findings", .serialized) @MainActor
struct FoundWalkTests {
  @Test(
    "a walk leaves the application in a consistent state",
    .rule("R-BAD-21"),
    arguments: walks + FoundWalk.later
  )
  func walk(_ found: FoundWalk) {
    let finding = Runner.firstFinding(in: found.walk)
    if let finding { Issue.record("\(finding)") }
  }

  nonisolated private static let walks = [
    FoundWalk(
      "an interactive switch is cancelled before its animation",
      on: 2,
      [
        .when(.willAppear, .swipeTabEnd(finishes: false)),
        .swipeTab(to: 1),
        .settle,
      ]
    ),
    FoundWalk(
      "a child is removed while the order of the tabs changes",
      on: 2,
      [
        .hideBar(true, animated: true),
        .when(.didLayout, .removeChild(10, animated: false)),
        .hideBar(false, animated: false),
        .moveChild(from: 8, to: 9, animated: true),
      ]
    ),
    FoundWalk(
      "the bar returns before the tabs are customized",
      on: 1,
      [
        .rotate(2),
        .hideBar(true, animated: false),
        .replaceChildren(seed: 791, count: 9, animated: false),
        .removeChild(3, animated: true),
        .swipeTab(to: 4),
        .push(stack: 1, page: 0, hides: true, animated: true),
        .settle,
        .tapButton(2),
        .replaceChildren(seed: 117, count: 10, animated: false),
        .settle,
        .down(finger: 1, x: 0.331, y: 0.97),
        .replaceChildren(seed: 342, count: 10, animated: false),
        .tapTab(2),
        .tap(x: 0.718, y: 0.579),
        .hideBar(false, animated: false),
        .tapButton(4),
        .settle,
      ]
    ),
    FoundWalk(
      "an alert is presented while an interactive switch begins",
      on: 0,
      [
        .resize(3),
        .removeAllChildren(animated: true),
        .replaceChildren(seed: 524, count: 9, animated: false),
        .replaceChildren(seed: 772, count: 11, animated: true),
        .push(stack: 1, page: 1, hides: false, animated: true),
        .when(.didMove, .present(kind: 1, animated: true)),
        .swipeTab(to: 4),
        .rotate(2),
        .settle,
      ]
    ),
    FoundWalk(
      "the root controller is replaced during a push",
      on: 2,
      [
        .resize(8),
        .down(finger: 0, x: 0.801, y: 0.97),
        .swipeBack(to: 0.737, lifts: true),
        .present(kind: 4, animated: false),
        .rotate(2),
        .dismiss(animated: true),
        .when(.safeAreaChanged, .replaceRoot(3)),
        .push(stack: 1, page: 0, hides: false, animated: true),
      ]
    ),
    FoundWalk(
      "a page is pushed while a child leaves More",
      on: 1,
      [
        .replaceChildren(seed: 450, count: 1, animated: true),
        .replaceChildren(seed: 858, count: 11, animated: true),
        .selectIndex(4),
        .replaceChildren(seed: 332, count: 12, animated: false),
        .selectIndex(2),
        .moveChild(from: 9, to: 1, animated: false),
        .when(.didMove, .push(stack: 2, page: 2, hides: false, animated: false)),
        .moveChild(from: 4, to: 2, animated: false),
      ]
    ),
    FoundWalk(
      "the stack of More is popped while a child leaves it",
      on: 0,
      [
        .replaceChildren(seed: 180, count: 2, animated: true),
        .replaceChildren(seed: 137, count: 4, animated: true),
        .insertChild(at: 7, page: 1, animated: false),
        .replaceChildren(seed: 57, count: 8, animated: true),
        .moveChild(from: 7, to: 10, animated: false),
        .swipeTab(to: 4),
        .insertChild(at: 7, page: 4, animated: true),
        .settle,
        .when(.didMove, .pop(stack: 2, animated: false)),
        .selectIndex(8),
      ]
    ),
    FoundWalk(
      "a bar is hidden while its controller is not in a window",
      on: 2,
      [
        .replaceRoot(3),
        .replaceChildren(seed: 765, count: 1, animated: true),
        .replaceChildren(seed: 881, count: 7, animated: true),
        .replaceChildren(seed: 854, count: 6, animated: false),
        .push(stack: 2, page: 0, hides: false, animated: false),
        .insertChild(at: 2, page: 4, animated: false),
        .swipeTab(to: 2),
        .hideBar(true, animated: true),
        .push(stack: 3, page: 0, hides: false, animated: true),
        .replaceChildren(seed: 613, count: 2, animated: false),
        .replaceStack(stack: 1, seed: 493, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a child is selected in a layout while pages hide the bar",
      on: 0,
      [
        .insertChild(at: 10, page: 1, animated: false),
        .insertChild(at: 10, page: 3, animated: false),
        .selectChild(7),
        .swipeTab(to: 1),
        .movement(1),
        .settle,
        .removeChild(0, animated: false),
        .push(stack: 1, page: 2, hides: true, animated: true),
        .when(.didLayout, .selectChild(1)),
        .resize(0),
        .settle,
      ]
    ),
    FoundWalk(
      "a child that has left More changes its pages",
      on: 3,
      [
        .replaceChildren(seed: 576, count: 7, animated: false),
        .replaceChildren(seed: 658, count: 9, animated: true),
        .moveChild(from: 8, to: 10, animated: true),
        .tapTab(1),
        .replaceChildren(seed: 496, count: 9, animated: true),
        .tapButton(6),
        .push(stack: 1, page: 2, hides: true, animated: false),
        .replaceChildren(seed: 522, count: 12, animated: true),
        .replaceStack(stack: 0, seed: 164, animated: false),
      ]
    ),
    FoundWalk(
      "the end of a customization replaces the children",
      on: 0,
      [
        .replaceChildren(seed: 648, count: 10, animated: true),
        .when(.didLoad, .customize),
        .when(.didEndCustomizing, .replaceChildren(seed: 777, count: 2, animated: false)),
        .secondWindow(true),
        .swipeTab(to: 2),
      ]
    ),
    FoundWalk(
      "a child is selected while traits change",
      on: 0,
      [
        .replaceChildren(seed: 739, count: 2, animated: true),
        .replaceChildren(seed: 360, count: 11, animated: true),
        .replaceChildren(seed: 449, count: 10, animated: true),
        .replaceChildren(seed: 38, count: 12, animated: true),
        .replaceChildren(seed: 909, count: 7, animated: false),
        .removeChild(11, animated: true),
        .replaceStack(stack: 1, seed: 398, animated: true),
        .push(stack: 1, page: 3, hides: false, animated: false),
        .removeChild(9, animated: true),
        .removeChild(5, animated: true),
        .pop(stack: 3, animated: true),
        .removeChild(0, animated: true),
        .selectChild(8),
        .when(.traitsChanged, .selectChild(4)),
        .pop(stack: 3, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a controller is presented while a view enters the window",
      on: 2,
      [
        .removeChild(4, animated: false),
        .insertChild(at: 3, page: 2, animated: false),
        .when(.traitsChanged, .present(kind: 3, animated: false)),
        .replaceChildren(seed: 989, count: 9, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a switch begins while the traits of a pushed page change",
      on: 3,
      [
        .tapTab(1),
        .replaceChildren(seed: 814, count: 5, animated: false),
        .hideWindow(true),
        .when(.traitsChanged, .swipeTab(to: 4)),
        .push(stack: 0, page: 0, hides: false, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "the page of a child is popped before it is in More",
      on: 0,
      [
        .replaceChildren(seed: 914, count: 8, animated: false),
        .replaceChildren(seed: 800, count: 12, animated: false),
        .moveChild(from: 8, to: 10, animated: true),
        .push(stack: 0, page: 1, hides: false, animated: true),
        .replaceChildren(seed: 634, count: 9, animated: false),
        .when(.willMove, .pop(stack: 3, animated: true)),
        .selectIndex(6),
      ]
    ),
    FoundWalk(
      "the root controller is replaced while a presented view loads",
      on: 0,
      [
        .when(.didLoad, .replaceRoot(1)),
        .present(kind: 8, animated: false),
      ]
    ),
    FoundWalk(
      "a navigation controller is released in a callback of its first layout",
      on: 1,
      [
        .selectChild(2),
        .removeChild(3, animated: true),
        .hideWindow(true),
        .replaceChildren(seed: 272, count: 1, animated: false),
        .when(.safeAreaChanged, .replaceChildren(seed: 771, count: 10, animated: true)),
        .present(kind: 0, animated: false),
      ]
    ),
    FoundWalk(
      "the children are removed in the first layout of a push that hides the bar",
      on: 0,
      [
        .replaceChildren(seed: 2, count: 4, animated: false),
        .settle,
        .push(stack: 0, page: 0, hides: true, animated: false),
        .settle,
        .when(.didLayout, .removeAllChildren(animated: false)),
        .replaceStack(stack: 0, seed: 3, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a page pushed to More moves its child to the bar while it loads",
      on: 3,
      [
        .replaceChildren(seed: 16, count: 2, animated: false),
        .replaceChildren(seed: 350, count: 7, animated: true),
        .insertChild(at: 11, page: 2, animated: true),
        .removeChild(8, animated: false),
        .replaceChildren(seed: 34, count: 10, animated: true),
        .swipeTab(to: 5),
        .removeChild(11, animated: false),
        .when(.didLoad, .moveChild(from: 10, to: 4, animated: false)),
        .push(stack: 2, page: 1, hides: false, animated: false),
      ]
    ),
    FoundWalk(
      "the root controller is replaced while a page is pushed in an appearing child",
      on: 3,
      [
        .swipeTab(to: 2),
        .when(.willDisappear, .replaceRoot(0)),
        .push(stack: 1, page: 0, hides: true, animated: false),
      ]
    ),
    FoundWalk(
      "a sheet is presented while the window is resized",
      on: 2,
      [
        .when(.safeAreaChanged, .present(kind: 2, animated: true)),
        .resize(0),
        .settle,
      ]
    ),
    FoundWalk(
      "an interactive switch away from More is cancelled with an opaque bar",
      on: 1,
      [
        .replaceChildren(seed: 146, count: 12, animated: false),
        .translucent(false),
        .selectMore,
        .swipeTab(to: 3),
        .reduceTransparency(true),
        .swipeTabEnd(finishes: false),
        .settle,
      ]
    ),
    FoundWalk(
      "a controller is shown after a container that was never shown was released",
      on: 1,
      [
        .hideWindow(true),
        .replaceRoot(3),
        .replaceRoot(1),
        .replaceRoot(2),
        .hideWindow(false),
        .settle,
      ]
    ),
    FoundWalk(
      "a child is removed while it is being added",
      on: 1,
      [
        .removeAllChildren(animated: true),
        .when(.willMove, .replaceChildren(seed: 369, count: 4, animated: false)),
        .insertChild(at: 6, page: 0, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a child is selected in More while the children before it are added",
      on: 0,
      [
        .when(.didMove, .selectIndex(11)),
        .replaceChildren(seed: 402, count: 12, animated: false),
      ]
    ),
    FoundWalk(
      "a window is hidden while it takes the size of the screen at its appearance",
      on: 0,
      [
        .rotate(2),
        .hideWindow(true),
        .rotate(0),
        .when(.alongsideEnd, .hideWindow(true)),
        .hideWindow(false),
      ]
    ),
  ]

  @Test(
    "a navigation controller may be released in a callback of a pop",
    .rule("R-BAD-21"),
    arguments: [
      Moment.willAppear, .willDisappear, .willMove, .safeAreaChanged, .willShow, .didLayout,
      .alongside, .didShow, .didAppear, .didDisappear,
    ]
  )
  func releaseDuringPop(moment: Moment) {
    let pops: [Monkey.Step] = [.swipeBack(to: 0.6, lifts: true), .pop(stack: 0, animated: true)]
    for pop in pops {
      let walk = Walk(
        steps: [
          .replaceChildren(seed: 2, count: 4, animated: false),
          .settle,
          .push(stack: 0, page: 0, hides: true, animated: false),
          .settle,
          .when(moment, .removeAllChildren(animated: false)),
          pop,
          .settle,
        ]
      )
      let finding = Runner.firstFinding(in: walk)
      if let finding { Issue.record("\(finding)") }
    }
  }
}
