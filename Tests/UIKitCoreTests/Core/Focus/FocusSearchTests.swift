import TestSupport
import Testing

@testable import UIKitCore

@Suite("Focus: search")
struct FocusSearchTests {
  private let grid = FocusDrawing(
    """
    AA.BB.CC
    DD.EE.FF
    """
  )

  @Test("an arrow key moves to the item in its direction", .rule("R-FOC-14"))
  func ways() {
    #expect(grid.step(from: "E", .up) == "B")
    #expect(grid.step(from: "B", .down) == "E")
    #expect(grid.step(from: "E", .left) == "D")
    #expect(grid.step(from: "E", .right) == "F")
  }

  @Test("at the edge there is no next item", .rule("R-FOC-14"))
  func edges() {
    #expect(grid.step(from: "A", .up) == "-")
    #expect(grid.step(from: "F", .right) == "-")
  }

  @Test("an item straight ahead is preferred to a nearer one at the side", .rule("R-FOC-14"))
  func straightAhead() {
    let drawing = FocusDrawing(
      """
      ..AA..
      BB....
      ......
      ...CC.
      """
    )

    #expect(drawing.step(from: "A", .down) == "C")
  }

  @Test("if no item is straight ahead, the nearest one is used", .rule("R-FOC-14"))
  func aside() {
    let drawing = FocusDrawing(
      """
      ...AA...
      BB......
      ......CC
      """
    )

    #expect(drawing.step(from: "A", .down) == "B")
  }

  @Test(
    "of several items straight ahead at the same distance, the middle one is used",
    .rule("R-FOC-14")
  )
  func middle() {
    let drawing = FocusDrawing(
      """
      AAAAAAAA
      B..C...D
      """
    )

    #expect(drawing.step(from: "A", .down) == "C")
  }

  @Test("an item beside another one is not below it", .rule("R-FOC-14"))
  func beside() {
    let drawing = FocusDrawing(
      """
      AA....
      AA....
      AA.BB.
      AA....
      """
    )

    #expect(drawing.step(from: "A", .down) == "-")
    #expect(drawing.step(from: "A", .right) == "B")
  }

  @Test(
    "an item inside another one is found in the direction of the half it is in",
    .rule("R-FOC-14")
  )
  func inside() {
    var search = FocusSearch(areas: [.init(frame: .zero, parent: nil)])
    search.stops = [
      .init(frame: CGRect(x: 0, y: 0, width: 300, height: 50)),
      .init(frame: CGRect(x: 200, y: 10, width: 50, height: 30)),
    ]

    #expect(search.step(from: search.stops[0], .right, without: [0]) == .stop(1))
    #expect(search.step(from: search.stops[0], .left, without: [0]) == .nothing)
    #expect(search.step(from: search.stops[0], .down, without: [0]) == .nothing)
  }

  @Test("items that overlap slightly are still in a row", .rule("R-FOC-14"))
  func overlapping() {
    var search = FocusSearch(areas: [.init(frame: .zero, parent: nil)])
    search.stops = [
      .init(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
      .init(frame: CGRect(x: 80, y: 0, width: 100, height: 40)),
    ]

    #expect(search.step(from: search.stops[0], .right, without: [0]) == .stop(1))
    #expect(search.step(from: search.stops[1], .left, without: [1]) == .stop(0))
  }

  // MARK: Scroll views

  private func list(_ scrolls: Set<FocusSearch.Heading>) -> FocusDrawing {
    var drawing = FocusDrawing(
      """
      .TT..
      .
      .
      .
      .
      .
      XX.YY
      """
    )
    drawing.scroll(
      over: CGRect(x: 0, y: 1, width: 5, height: 5),
      ways: scrolls,
      text: """
        AAAAA
        .
        BBBBB
        .
        CCCCC
        """
    )
    return drawing
  }

  @Test("the focus stays in a scroll view while there is a next item", .rule("R-FOC-15"))
  func staysInside() {
    let drawing = list([.down])

    #expect(drawing.step(from: "A", .down) == "B")
    #expect(drawing.step(from: "B", .down) == "C")
  }

  @Test("a scroll view scrolls first, and the focus leaves it at its end", .rule("R-FOC-15"))
  func leavesAtTheEnd() {
    #expect(list([.down]).step(from: "C", .down) == "scroll")
    #expect(list([]).step(from: "C", .down) == "X")
    #expect(list([]).step(from: "A", .up) == "T")
  }

  @Test("from outside only the visible part of a scroll view is searched", .rule("R-FOC-16"))
  func fromOutside() {
    var drawing = FocusDrawing(
      """
      .
      .
      .
      .
      XXXXX
      """
    )
    drawing.scroll(
      over: CGRect(x: 0, y: 0, width: 5, height: 3),
      text: """
        AAAAA
        .
        BBBBB
        .
        CCCCC
        """
    )

    #expect(drawing.step(from: "X", .up) == "B")
  }

  // MARK: Tab order

  @Test("Tab moves line by line", .rule("R-FOC-17"))
  func reading() {
    #expect(grid.reading() == "ABCDEF")
    #expect(grid.reading(rightToLeft: true) == "CBAFED")
  }

  @Test("an item that is slightly lower belongs to the same line", .rule("R-FOC-17"))
  func unevenLines() {
    let drawing = FocusDrawing(
      """
      ...BB.CC
      AA.BB...
      AA.BB...
      DD......
      """
    )

    #expect(drawing.reading() == "ABCD")
  }

  @Test(
    "the tab order contains all of a scroll view, including items out of view",
    .rule("R-FOC-17")
  )
  func readingScrollViews() {
    var drawing = FocusDrawing(
      """
      TT...
      .
      .
      XX.YY
      """
    )
    drawing.scroll(
      over: CGRect(x: 0, y: 1, width: 5, height: 2),
      ways: [.down],
      text: """
        AAAAA
        BBBBB
        CCCCC
        DDDDD
        """
    )

    #expect(drawing.reading() == "TABCDXY")
  }

  @Test("the tab order wraps around", .rule("R-FOC-17"))
  func around() {
    let reading = FocusReadingOrder(grid.search, isRightToLeft: false)

    #expect(reading.stop(after: 5, isForward: true) == 0)
    #expect(reading.stop(after: 0, isForward: false) == 5)
    #expect(reading.stop(after: nil, isForward: true) == 0)
    #expect(reading.stop(after: nil, isForward: false) == 5)
  }

  @Test("without items nothing is found", .rule("R-FOC-14"), .rule("R-FOC-17"))
  func nothing() {
    let empty = FocusDrawing(".")

    #expect(empty.reading().isEmpty)
    #expect(
      FocusReadingOrder(empty.search, isRightToLeft: false).stop(after: nil, isForward: true) == nil
    )
  }
}
