import Monkey

extension FoundWalk {
  /// The walks that were found since 30 November 2026.
  static let later = [
    FoundWalk(
      "the root controller is replaced while the view of a presented page is inserted",
      on: 2,
      [
        .when(.traitsChanged, .replaceRoot(0)),
        .present(kind: 7, animated: true),
      ]
    ),
    FoundWalk(
      "a window is shown when a presented page disappears because it was hidden",
      on: 3,
      [
        .when(.didDisappear, .hideWindow(false)),
        .present(kind: 5, animated: true),
        .hideWindow(true),
        .settle,
      ]
    ),
    FoundWalk(
      "a child is selected while it is being added above an opaque bar",
      on: 3,
      [
        .translucent(false),
        .removeAllChildren(animated: true),
        .when(.willMove, .swipeTab(to: 0)),
        .insertChild(at: 3, page: 1, animated: false),
        .settle,
      ]
    ),
    FoundWalk(
      "the root controller is replaced while the view of a page is put on a card",
      on: 1,
      [
        .when(.traitsChanged, .replaceRoot(3)),
        .present(kind: 6, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "the root controller is replaced while a page is put in a popover",
      on: 2,
      [
        .when(.safeAreaChanged, .replaceRoot(0)),
        .present(kind: 8, animated: false),
        .settle,
      ]
    ),
    FoundWalk(
      "the root controller is replaced before the page of presented tabs is inserted",
      on: 1,
      [
        .when(.willAppear, .replaceRoot(0)),
        .present(kind: 3, animated: false),
        .settle,
      ]
    ),
    FoundWalk(
      "a swipe is cancelled in a callback before the pop",
      on: 1,
      [
        .selectIndex(1),
        .push(stack: 0, page: 0, hides: true, animated: false),
        .settle,
        .when(.willMove, .state(2)),
        .swipeBack(to: 0.7, lifts: true),
        .settle,
      ]
    ),
    FoundWalk(
      "another tab is selected while a pop shows the bar",
      on: 1,
      [
        .selectIndex(1),
        .push(stack: 0, page: 0, hides: true, animated: false),
        .settle,
        .when(.safeAreaChanged, .swipeTab(to: 2)),
        .pop(stack: 0, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a controller is presented in a hidden window while a child leaves More",
      on: 3,
      [
        .hideWindow(true),
        .replaceChildren(seed: 5, count: 9, animated: false),
        .selectIndex(8),
        .when(.willMove, .present(kind: 0, animated: true)),
        .selectMore,
      ]
    ),
    FoundWalk(
      "a window is hidden when a controller is presented while a child appears",
      on: 0,
      [
        .movement(1),
        .when(.willShow, .present(kind: 3, animated: true)),
        .when(.willDisappear, .hideWindow(true)),
        .replaceChildren(seed: 8, count: 9, animated: true),
      ]
    ),
    FoundWalk(
      "the screen turns when the root controller is replaced before a new size",
      on: 3,
      [
        .present(kind: 4, animated: false),
        .dismiss(animated: true),
        .when(.willDisappear, .rotate(1)),
        .when(.willChangeSize, .replaceRoot(1)),
        .resize(4),
      ]
    ),
    FoundWalk(
      "the list of More is shown while the bar is opaque for a moment",
      on: 0,
      [
        .replaceChildren(seed: 654, count: 11, animated: false),
        .translucent(false),
        .selectMore,
        .translucent(true),
        .settle,
      ]
    ),
    FoundWalk(
      "the screen is resized after a window was created and before it is shown",
      on: 1,
      [
        .when(.willMove, .resize(6)),
        .secondWindow(true),
        .settle,
      ]
    ),
    FoundWalk(
      "a sheet is presented before the height of the resized window is regular",
      on: 1,
      [
        .rotate(1),
        .when(.safeAreaChanged, .present(kind: 5, animated: false)),
        .resize(4),
        .settle,
      ]
    ),
    FoundWalk(
      "tabs are customized after the image of an item changed",
      on: 3,
      [
        .rotate(1),
        .replaceChildren(seed: 230, count: 11, animated: false),
        .advance(0.4),
        .image(tab: 5, kind: 1),
        .customize,
        .settle,
      ]
    ),
    FoundWalk(
      "a callback pushes a page to a stack while More takes its pages",
      on: 0,
      [
        .replaceChildren(seed: 472, count: 11, animated: true),
        .replaceChildren(seed: 961, count: 8, animated: true),
        .replaceChildren(seed: 385, count: 11, animated: false),
        .moveChild(from: 10, to: 3, animated: false),
        .when(.willMove, .push(stack: 1, page: 2, hides: false, animated: true)),
        .selectChild(9),
        .popToRoot(stack: 2, animated: true),
        .settle,
      ]
    ),
    FoundWalk(
      "a bar becomes opaque below a presentation that interrupted the slide of a page",
      on: 2,
      [
        .insertChild(at: 2, page: 4, animated: true),
        .when(.isAppearing, .movement(1)),
        .resize(6),
        .removeChild(9, animated: false),
        .advance(0),
        .longPress(x: 0.459, y: 0.97),
        .insertChild(at: 10, page: 4, animated: true),
        .tapTab(0),
        .present(kind: 4, animated: false),
        .moveChild(from: 5, to: 8, animated: true),
        .translucent(false),
        .swipeTab(to: 0),
        .dismiss(animated: true),
        .settle,
      ]
    ),
  ]
}
