import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Compositional layout: groups") struct GroupSolverTests {
  private let container = CGSize(width: 390, height: 844)

  private func item(_ width: LayoutLength, _ height: LayoutLength) -> LayoutTemplate {
    LayoutTemplate(width: width, height: height)
  }

  private func row(
    _ subitems: [LayoutTemplate],
    _ repetition: GroupTemplate.Repetition = .untilFull,
    width: LayoutLength = .width(1),
    height: LayoutLength = .absolute(100),
    spacing: LayoutSpacing? = nil,
    isHorizontal: Bool = true
  ) -> LayoutTemplate {
    var group = item(width, height)
    group.group = GroupTemplate(
      arrangement: .line(isHorizontal: isHorizontal, repetition),
      subitems: subitems,
      spacing: spacing
    )
    return group
  }

  private func frames(
    _ group: LayoutTemplate,
    limit: Int = 100,
    measured: @escaping (Int) -> CGSize? = { _ in nil }
  ) -> [CGRect] {
    GroupSolver(measured: measured).solve(group, in: container, limit: limit).items.map(\.frame)
  }

  // MARK: Dimensions

  @Test("fractions are fractions of the container's width or height", .rule("R-CMP-1"))
  func fractions() {
    #expect(LayoutLength.width(0.5).points(in: container) == 195)
    #expect(LayoutLength.height(0.25).points(in: container) == 211)
    #expect(LayoutLength.absolute(44).points(in: container) == 44)
    #expect(LayoutLength.estimated(60).points(in: container) == 60)
  }

  @Test("a dimension can be a fraction of the other axis", .rule("R-CMP-1"))
  func squares() {
    let square = frames(row([item(.width(0.5), .width(0.5))], height: .width(0.5)))

    #expect(
      square == [
        CGRect(x: 0, y: 0, width: 195, height: 195), CGRect(x: 195, y: 0, width: 195, height: 195),
      ]
    )
  }

  @Test("uniform items have the height of the largest one of their line", .rule("R-CMP-16"))
  func uniform() {
    let group = row(
      [item(.width(0.5), .uniform(40))],
      height: .uniform(40)
    )
    let guess = frames(group)
    let found = frames(group, limit: 2) { CGSize(width: 195, height: $0 == 0 ? 70 : 90) }

    #expect(guess.map(\.height) == [40, 40])
    #expect(found.map(\.height) == [90, 90])
    #expect(found.map(\.minX) == [0, 195])
    let solved = GroupSolver(measured: { _ in CGSize(width: 195, height: 60) })
      .solve(group, in: container, limit: 2)
    #expect(solved.size.height == 60)
    #expect(solved.items.map(\.estimated) == [.height, .height])
  }

  @Test("uniform and other items in a line keep their own heights", .rule("R-CMP-16"))
  func uniformBesideOthers() {
    let group = row(
      [item(.absolute(100), .uniform(40)), item(.absolute(100), .absolute(120))],
      .times(3),
      height: .estimated(40)
    )
    let found = frames(group, limit: 3) { CGSize(width: 100, height: $0 == 0 ? 50 : 80) }

    #expect(found.map(\.height) == [80, 120, 80])
  }

  // MARK: Lines

  @Test("three thirds of 390 points fill a row", .rule("R-CMP-6"))
  func thirds() {
    let thirds = frames(row([item(.width(1 / 3), .height(1))]))

    #expect(thirds.map(\.minX) == [0, 130, 260])
    #expect(thirds.map(\.width) == [130, 130, 130])
    #expect(thirds.map(\.height) == [100, 100, 100])
  }

  @Test("spacing counts against the space for repeated subitems", .rule("R-CMP-6"))
  func spacing() {
    let group = row([item(.width(1 / 3), .height(1))], spacing: LayoutSpacing(value: 10))

    #expect(frames(group).map(\.minX) == [0, 140])
  }

  @Test("the list of subitems is repeated as a whole", .rule("R-CMP-6"))
  func pattern() {
    let group = row([item(.absolute(50), .height(1)), item(.absolute(100), .height(1))])

    #expect(frames(group).map(\.width) == [50, 100, 50, 100, 50])
    #expect(frames(group, limit: 3).count == 3)
  }

  @Test("a subitem that is too long is shown alone", .rule("R-CMP-6"))
  func tooLong() {
    #expect(frames(row([item(.absolute(500), .height(1))])).map(\.width) == [500])
  }

  @Test("a count divides the space that the spacing leaves", .rule("R-CMP-7"))
  func equalCount() {
    let group = row(
      [item(.width(1), .height(1))],
      .equally(3),
      spacing: LayoutSpacing(value: 15)
    )

    #expect(frames(group).map(\.minX) == [0, 135, 270])
    #expect(frames(group).map(\.width) == [120, 120, 120])
  }

  @Test("a repeated subitem keeps its size, even beyond the group", .rule("R-CMP-7"))
  func repeating() {
    let group = row([item(.width(0.5), .height(1))], .times(3))

    #expect(frames(group).map(\.minX) == [0, 195, 390])
  }

  @Test("flexible spacing takes the remaining space", .rule("R-CMP-8"))
  func flexible() {
    let group = row(
      [item(.absolute(100), .height(1))],
      spacing: LayoutSpacing(value: 10, isFlexible: true)
    )

    #expect(frames(group).map(\.minX) == [0, 145, 290])
  }

  @Test("flexible edges center an item", .rule("R-CMP-8"))
  func centered() {
    var middle = item(.absolute(100), .absolute(40))
    let flexible = LayoutSpacing(value: 0, isFlexible: true)
    middle.edges = LayoutEdgeSpacing(
      leading: flexible,
      top: flexible,
      trailing: flexible,
      bottom: flexible
    )

    let found = frames(row([middle], .times(1)))

    #expect(found == [CGRect(x: 145, y: 30, width: 100, height: 40)])
  }

  @Test("fixed edges are distances to the neighbors", .rule("R-CMP-8"))
  func edges() {
    var padded = item(.absolute(100), .height(1))
    padded.edges.leading = LayoutSpacing(value: 20)

    #expect(frames(row([padded])).map(\.minX) == [20, 140, 260])
  }

  // MARK: Insets and nesting

  @Test("insets make an item smaller and leave its neighbors in place", .rule("R-CMP-5"))
  func insets() {
    var inset = item(.width(0.5), .height(1))
    inset.insets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

    let found = frames(row([inset]))

    #expect(
      found == [
        CGRect(x: 5, y: 5, width: 185, height: 90), CGRect(x: 200, y: 5, width: 185, height: 90),
      ]
    )
  }

  @Test("insets along an estimated axis are ignored", .rule("R-CMP-5"))
  func estimatedInsets() {
    var inset = item(.width(1), .estimated(50))
    inset.insets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)

    let found = frames(row([inset], height: .estimated(50)))

    #expect(found == [CGRect(x: 5, y: 0, width: 380, height: 50)])
  }

  @Test("a nested group is laid out in its own size", .rule("R-CMP-4"))
  func nested() {
    let column = row(
      [item(.width(1), .height(0.5))],
      width: .width(0.3),
      height: .height(1),
      isHorizontal: false
    )
    let group = row([item(.width(0.7), .height(1)), column], height: .absolute(200))

    #expect(
      frames(group) == [
        CGRect(x: 0, y: 0, width: 273, height: 200), CGRect(x: 273, y: 0, width: 117, height: 100),
        CGRect(x: 273, y: 100, width: 117, height: 100),
      ]
    )
  }

  @Test("a custom group has the frames of its closure", .rule("R-CMP-9"))
  func custom() {
    var group = item(.width(1), .absolute(200))
    group.group = GroupTemplate(
      arrangement: .custom { size in
        [
          .init(frame: CGRect(x: 0, y: 0, width: size.width / 2, height: 50)),
          .init(frame: CGRect(x: 50, y: 20, width: 100, height: 100), zIndex: 3),
        ]
      }
    )

    let solved = GroupSolver().solve(group, in: container)

    #expect(solved.items.map(\.frame.width) == [195, 100])
    #expect(solved.items.map(\.zIndex) == [0, 3])
    #expect(solved.size == CGSize(width: 390, height: 200))
  }

  // MARK: Estimates

  @Test("a measured item takes its own height, and the group follows", .rule("R-CMP-2"))
  func measuredHeight() {
    let group = row(
      [item(.width(0.5), .estimated(50))],
      width: .width(1),
      height: .estimated(50)
    )

    let solved = GroupSolver(measured: { CGSize(width: 1, height: $0 == 1 ? 80 : 30) })
      .solve(group, in: container, limit: 2)

    #expect(
      solved.items.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 195, height: 30), CGRect(x: 195, y: 0, width: 195, height: 80),
      ]
    )
    #expect(solved.size == CGSize(width: 390, height: 80))
  }

  @Test("items of measured width wrap like words", .rule("R-CMP-12"))
  func wrapping() {
    let group = row([item(.estimated(100), .absolute(30))], height: .estimated(30))
    let widths: [CGFloat] = [200, 150, 60]

    let found = frames(group, limit: 3) { CGSize(width: widths[$0], height: 30) }

    #expect(group.wrapsMeasuredItems)
    #expect(found.map(\.minX) == [0, 200])
  }

  @Test("a group whose width is estimated keeps its number of items", .rule("R-CMP-12"))
  func openGroup() {
    let group = row(
      [item(.estimated(100), .absolute(30))],
      width: .estimated(100),
      height: .absolute(30)
    )

    let solved = GroupSolver(measured: { _ in CGSize(width: 40, height: 30) })
      .solve(group, in: container)

    #expect(!group.wrapsMeasuredItems)
    #expect(solved.items.map(\.frame.width) == [40])
    #expect(solved.size == CGSize(width: 40, height: 30))
  }

  // MARK: Supplementary items

  @Test("a badge is inside the edges of its anchor, moved by its offset", .rule("R-CMP-22"))
  func badges() {
    func badge(_ anchor: LayoutAnchor, item: LayoutAnchor? = nil) -> CGRect {
      AnchoredTemplate(
        kind: "badge",
        width: .absolute(20),
        height: .absolute(20),
        containerAnchor: anchor,
        itemAnchor: item
      ).frame(in: CGSize(width: 100, height: 60))
    }
    let corner: NSDirectionalRectEdge = [.top, .trailing]

    #expect(badge(LayoutAnchor(edges: corner)) == CGRect(x: 80, y: 0, width: 20, height: 20))
    #expect(
      badge(LayoutAnchor(edges: corner, offset: CGPoint(x: 0.5, y: -0.5), isFractional: true))
        == CGRect(x: 90, y: -10, width: 20, height: 20)
    )
    #expect(
      badge(LayoutAnchor(edges: .bottom), item: LayoutAnchor(edges: .top))
        == CGRect(x: 40, y: 60, width: 20, height: 20)
    )
    #expect(badge(LayoutAnchor(edges: [])) == CGRect(x: 40, y: 20, width: 20, height: 20))
  }
}
