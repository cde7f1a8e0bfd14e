import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Compositional layout: sections") struct SectionGeometryTests {
  private let container = CGSize(width: 390, height: 844)
  private let vertical = FlowAxis(isHorizontal: false)

  private func group(
    _ width: LayoutLength,
    _ height: LayoutLength,
    item: (LayoutLength, LayoutLength) = (.width(1), .height(1))
  ) -> LayoutTemplate {
    var group = LayoutTemplate(width: width, height: height)
    group.group = GroupTemplate(
      arrangement: .line(isHorizontal: true, .untilFull),
      subitems: [LayoutTemplate(width: item.0, height: item.1)]
    )
    return group
  }

  private func section(_ template: SectionTemplate, _ count: Int, measured: [Int: CGSize] = [:])
    -> SectionGeometry
  {
    SectionGeometry(
      template,
      count: count,
      container: container,
      axis: vertical,
      measured: measured
    )
  }

  private func header(
    _ edge: BoundaryTemplate.Edge = .top,
    height: LayoutLength = .absolute(40)
  ) -> BoundaryTemplate {
    BoundaryTemplate(kind: "header", width: .width(1), height: height, edge: edge)
  }

  private func frame(
    _ kind: String,
    in section: SectionGeometry,
    visible: ClosedRange<CGFloat>? = nil
  )
    -> CGRect?
  {
    section.edgeElements(section: 0, visible: visible).first { $0.key.kind == kind }?.frame
  }

  // MARK: Groups

  @Test("groups follow each other with the spacing, inside the insets", .rule("R-CMP-10"))
  func stacking() {
    var template = SectionTemplate(
      group: group(.width(1), .absolute(100), item: (.width(0.5), .height(1)))
    )
    template.insets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 16)
    template.spacing = 8

    let geometry = section(template, 5)

    #expect(geometry.length == 346)
    #expect(geometry.frame(of: 0)?.frame == CGRect(x: 16, y: 10, width: 179, height: 100))
    #expect(geometry.frame(of: 3)?.frame == CGRect(x: 195, y: 118, width: 179, height: 100))
    #expect(geometry.frame(of: 4)?.frame.minY == 226)
    #expect(geometry.frame(of: 5) == nil)
  }

  @Test("only items in the rectangle are computed", .rule("R-CMP-13"))
  func visibleItems() {
    let geometry = section(SectionTemplate(group: group(.width(1), .absolute(50))), 1_000_000)

    let found = geometry.groupElements(
      in: CGRect(x: 0, y: 40_000_000, width: 390, height: 100),
      section: 0
    )

    #expect(geometry.length == 50_000_000)
    #expect(found.map(\.key.path.item) == [800_000, 800_001])
  }

  @Test("groups have the size of their estimate until their items are measured", .rule("R-CMP-11"))
  func estimates() {
    let rows = SectionTemplate(
      group: group(.width(1), .estimated(44), item: (.width(1), .estimated(44)))
    )
    var geometry = section(rows, 10_000)
    #expect(geometry.length == 440_000)

    geometry.measure(2, as: CGSize(width: 390, height: 100))

    #expect(geometry.length == 440_056)
    #expect(geometry.frame(of: 2)?.frame == CGRect(x: 0, y: 88, width: 390, height: 100))
    #expect(geometry.frame(of: 3)?.frame.minY == 188)
  }

  @Test("measured words move to the line in which they fit", .rule("R-CMP-12"))
  func words() {
    let tags = SectionTemplate(
      group: group(.width(1), .absolute(30), item: (.estimated(190), .height(1)))
    )
    var geometry = section(tags, 4)
    #expect((0..<4).map { geometry.frame(of: $0)?.frame.minY } == [0, 0, 30, 30])

    geometry.measure(1, as: CGSize(width: 250, height: 30))

    #expect((0..<4).map { geometry.frame(of: $0)?.frame.minY } == [0, 30, 60, 60])
  }

  // MARK: Boundary views

  @Test("a header is above the insets of the section and has its side insets", .rule("R-CMP-24"))
  func headers() {
    var template = SectionTemplate(group: group(.width(1), .absolute(100)))
    template.insets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 20, trailing: 16)
    template.boundaryInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    template.boundaries = [header()]

    let geometry = section(template, 1)

    #expect(geometry.length == 170)
    #expect(frame("header", in: geometry) == CGRect(x: 16, y: 0, width: 358, height: 40))
    #expect(geometry.frame(of: 0)?.frame.minY == 50)
  }

  @Test("a footer is below the insets; a view at the side narrows the groups", .rule("R-CMP-24"))
  func otherEdges() {
    var template = SectionTemplate(group: group(.width(1), .absolute(100)))
    template.boundaries = [
      header(.bottom),
      BoundaryTemplate(kind: "side", width: .absolute(30), height: .height(1), edge: .leading),
    ]

    let geometry = section(template, 1)

    #expect(frame("header", in: geometry) == CGRect(x: 0, y: 100, width: 390, height: 40))
    #expect(geometry.frame(of: 0)?.frame == CGRect(x: 30, y: 0, width: 360, height: 100))
  }

  @Test("a view that doesn't extend the boundary covers the content", .rule("R-CMP-25"))
  func overlay() {
    var template = SectionTemplate(group: group(.width(1), .absolute(100)))
    var over = header()
    over.extendsBoundary = false
    over.width = .absolute(90)
    over.position = 1
    over.offset = CGPoint(x: -8, y: 8)
    template.boundaries = [over]

    let geometry = section(template, 1)

    #expect(geometry.length == 100)
    #expect(frame("header", in: geometry) == CGRect(x: 292, y: 8, width: 90, height: 40))
  }

  @Test("a pinned header stays at the top until its section has passed", .rule("R-CMP-26"))
  func pinned() {
    var template = SectionTemplate(group: group(.width(1), .absolute(100)))
    var pinned = header()
    pinned.pins = true
    template.boundaries = [pinned]
    let geometry = section(template, 3)

    #expect(frame("header", in: geometry, visible: 0...500)?.minY == 0)
    #expect(frame("header", in: geometry, visible: 120...620)?.minY == 120)
    #expect(frame("header", in: geometry, visible: 330...830)?.minY == 300)
  }

  @Test("an estimated header is as high as its view", .rule("R-CMP-11"))
  func measuredHeader() {
    var template = SectionTemplate(group: group(.width(1), .absolute(100)))
    template.boundaries = [header(height: .estimated(40))]
    var geometry = section(template, 1)

    geometry.measureBoundary("header", as: CGSize(width: 390, height: 64))

    #expect(geometry.length == 164)
    #expect(geometry.frame(of: 0)?.frame.minY == 64)
  }

  @Test("a background covers the section with its headers", .rule("R-CMP-28"))
  func background() {
    var template = SectionTemplate(group: group(.width(1), .absolute(100)))
    template.insets.leading = 16
    template.boundaries = [header()]
    template.decorations = [
      DecorationTemplate(
        kind: "back",
        insets: NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      )
    ]

    let back = frame("back", in: section(template, 2))

    #expect(back == CGRect(x: 5, y: 5, width: 380, height: 230))
  }

  // MARK: Sections

  @Test(
    "sections follow each other with the spacing, between the layout's own views",
    .rule("R-CMP-14")
  )
  func sections() {
    let one = section(SectionTemplate(group: group(.width(1), .absolute(100))), 2)
    let geometry = CompositionalGeometry(
      axis: vertical,
      container: container,
      spacing: 12,
      sections: [one, one],
      boundaries: [header()]
    )

    let paths = geometry.elements(
      in: CGRect(x: 0, y: 230, width: 390, height: 100),
      visible: nil,
      window: { _ in 0...390 }
    ).map(\.key.path)

    #expect(geometry.contentSize == CGSize(width: 390, height: 452))
    #expect(paths == [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1)])
    let top = geometry.element(
      CollectionElement(.supplementaryView, "header", IndexPath(index: 0)),
      visible: nil
    )
    #expect(top?.frame == CGRect(x: 0, y: 0, width: 390, height: 40))
  }

  @Test("a horizontal layout places sections from left to right", .rule("R-CMP-14"))
  func horizontal() {
    let across = FlowAxis(isHorizontal: true)
    let template = SectionTemplate(group: group(.absolute(200), .height(1)))
    let one = SectionGeometry(template, count: 2, container: container, axis: across)
    let geometry = CompositionalGeometry(axis: across, container: container, sections: [one, one])

    #expect(geometry.contentSize == CGSize(width: 800, height: 844))
    let last = geometry.element(.cell(IndexPath(item: 1, section: 1)), visible: nil)
    #expect(last?.frame == CGRect(x: 600, y: 0, width: 200, height: 844))
  }

  // MARK: Orthogonal sections

  private func scrolling(_ behavior: OrthogonalScrolling.Behavior) -> OrthogonalScrolling {
    var template = SectionTemplate(group: group(.absolute(300), .absolute(200)))
    template.isOrthogonal = true
    template.spacing = 10
    template.insets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let geometry = section(template, 5)
    let area = geometry.scrollArea
    return OrthogonalScrolling(
      behavior: behavior,
      isHorizontal: true,
      frame: area.frame,
      contentSize: area.contentSize,
      margins: geometry.scrollMargins,
      groups: geometry.groups
    )
  }

  @Test(
    "an orthogonal section is as high as a group, and its content is as wide as all",
    .rule("R-CMP-30")
  )
  func area() {
    let continuous = scrolling(.continuous)

    #expect(continuous.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
    #expect(continuous.contentSize == CGSize(width: 1580, height: 200))
  }

  private func target(
    _ behavior: OrthogonalScrolling.Behavior,
    _ proposed: CGFloat,
    from offset: CGFloat,
    start: CGFloat = 0,
    velocity: CGFloat = 0
  ) -> CGFloat {
    scrolling(behavior)
      .target(proposed: proposed, offset: offset, start: start, velocity: velocity)
  }

  @Test("continuous scrolling ends anywhere, or at the leading edge of a group", .rule("R-CMP-31"))
  func continuous() {
    #expect(target(.continuous, 400, from: 200) == 400)
    #expect(target(.groupLeading, 400, from: 200) == 310)
    #expect(target(.groupLeading, 480, from: 200) == 620)
    #expect(target(.groupLeading, 5000, from: 200) == 1190)
  }

  @Test("group paging moves by one group", .rule("R-CMP-33"))
  func groupPaging() {
    #expect(target(.groupPaging, 2000, from: 90, velocity: 3) == 310)
    #expect(target(.groupPaging, 100, from: 100) == 0)
    #expect(target(.groupPaging, 200, from: 200) == 310)
    #expect(target(.groupPaging, 0, from: 250, start: 310, velocity: -3) == 0)
  }

  @Test("centered paging centers each group, also the first", .rule("R-CMP-34"))
  func centered() {
    let centered = scrolling(.groupPagingCentered)

    #expect(centered.insets.start == 25)
    #expect(centered.rest(of: 0) == -25)
    #expect(centered.rest(of: 1) == 285)
    #expect(centered.rest(of: 4) == 1215)
    #expect(target(.groupPagingCentered, 2000, from: 50, start: -25, velocity: 3) == 285)
  }
}
