import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("PreviewLayout") struct PreviewLayoutTests {
  private let phone = PreviewLayout.Room(
    size: CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  )
  private let lying = PreviewLayout.Room(
    size: CGSize(width: 852, height: 393),
    safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
  )

  private func layout(
    _ size: CGSize = .zero,
    menu: CGFloat = 0,
    source: CGRect? = nil,
    mirrored: Bool = false,
    in room: PreviewLayout.Room? = nil
  ) -> PreviewLayout {
    let content = PreviewLayout.Content(
      preferredSize: size,
      menuHeight: menu,
      source: source,
      isRightToLeft: mirrored
    )
    return PreviewLayout(content, in: room ?? phone)
  }

  @Test("a preview has its preferred size, or a default one", .rule("R-PEEK-10"))
  func sizes() {
    #expect(layout(CGSize(width: 200, height: 100)).platter.size == CGSize(width: 200, height: 100))
    #expect(layout().platter.size == CGSize(width: 361, height: 578))
    #expect(layout(CGSize(width: 0, height: 300)).platter.size == CGSize(width: 361, height: 300))
    #expect(layout(CGSize(width: 100, height: 0)).platter.size == CGSize(width: 100, height: 160))
    #expect(layout(CGSize(width: 722, height: 400)).platter.size == CGSize(width: 361, height: 200))
    #expect(layout(CGSize(width: 300, height: 5000)).platter.height == phone.free.height)
    let nonsense = layout(CGSize(width: CGFloat.nan, height: -.infinity))
    #expect(nonsense.platter == layout().platter)
    let pad = PreviewLayout.Room(size: CGSize(width: 1024, height: 1366))
    #expect(layout(in: pad).platter.size == CGSize(width: 540, height: 864))
    let none = layout(menu: 100, in: PreviewLayout.Room(size: .zero))
    #expect(none.platter.width == 0)
  }

  @Test("preview and list are centered together, the list at the source", .rule("R-PEEK-11"))
  func positions() throws {
    let alone = layout(CGSize(width: 200, height: 100)).platter
    #expect(abs(alone.midX - 393 / 2) <= 0.5)
    #expect(abs(alone.midY - phone.free.midY) <= 0.5)

    let both = layout(CGSize(width: 0, height: 300), menu: 132)
    let menu = try #require(both.menu)
    #expect(menu.size == CGSize(width: 250, height: 132))
    #expect(menu.minY == both.platter.maxY + 16)
    #expect(abs((both.platter.minY + menu.maxY) / 2 - phone.free.midY) <= 0.5)
    #expect(abs(menu.midX - both.platter.midX) <= 0.5)

    let left = layout(menu: 88, source: CGRect(x: 20, y: 300, width: 100, height: 40))
    #expect(left.menu?.minX == left.platter.minX)
    let right = layout(menu: 88, source: CGRect(x: 250, y: 300, width: 100, height: 40))
    #expect(right.menu?.maxX == right.platter.maxX)
  }

  @Test("a long list leaves half of the height to the preview", .rule("R-PEEK-12"))
  func longList() throws {
    let both = layout(menu: 2000)
    let menu = try #require(both.menu)

    #expect(abs(both.platter.height - menu.height) <= 1)
    #expect(menu.maxY <= phone.free.maxY + 1)
    let small = layout(CGSize(width: 100, height: 100), menu: 2000)
    #expect(small.platter.height == 100)
    #expect(small.menu?.height == phone.free.height - 116)
  }

  @Test("in a low window the list is beside the preview", .rule("R-PEEK-13"))
  func beside() throws {
    let both = layout(menu: 132, in: lying)
    let menu = try #require(both.menu)
    #expect(both.isBeside)
    #expect(both.platter.height == lying.free.height)
    #expect(menu.minX == both.platter.maxX + 16)
    #expect(menu.maxX <= lying.free.maxX)

    let mirrored = layout(menu: 132, mirrored: true, in: lying)
    #expect(mirrored.menu?.maxX == mirrored.platter.minX - 16)
    #expect(!layout(CGSize(width: 200, height: 100), menu: 132, in: lying).isBeside)
  }

  @Test("the preview grows from the source if that is smaller", .rule("R-PEEK-14"))
  func start() {
    let layout = layout(CGSize(width: 300, height: 300))
    let source = CGRect(x: 0, y: 200, width: 393, height: 60)

    #expect(layout.start(from: source, in: phone).frame == source)
    #expect(layout.start(from: source, in: phone).isSource)
    let smaller = layout.platter.insetBy(dx: 15, dy: 15)
    for other in [
      nil, CGRect.zero, CGRect(x: 0, y: 900, width: 100, height: 40),
      CGRect(x: 0, y: 0, width: 393, height: 852),
    ] {
      let start = layout.start(from: other, in: phone)
      #expect(!start.isSource)
      #expect(abs(start.frame.minX - smaller.minX) < 0.01)
      #expect(abs(start.frame.width - smaller.width) < 0.01)
    }
  }

  @Test("rows are 44 points high, or higher for large titles", .rule("R-PEEK-20"))
  func rows() {
    let layout = MenuListLayout(titleHeights: [20, 50, 20], width: 250, hairline: 0.5)

    #expect(layout.rows.map(\.height) == [44, 72, 44])
    #expect(layout.rows[1].minY == 44.5)
    #expect(layout.lines.count == 2)
    #expect(layout.height == 161)
    #expect(MenuListLayout(titleHeights: [], width: 250, hairline: 1).height == 0)
  }

  @Test("a row has a check mark, a title and a symbol, in reading direction", .rule("R-PEEK-20"))
  func row() {
    func row(mirrored: Bool) -> MenuRowLayout {
      MenuRowLayout(
        in: CGSize(width: 250, height: 44),
        checkSize: CGSize(width: 14, height: 14),
        symbolSize: CGSize(width: 10, height: 14),
        hasChecks: true,
        isRightToLeft: mirrored
      )
    }
    let (normal, mirrored) = (row(mirrored: false), row(mirrored: true))

    #expect(normal.check.maxX <= normal.title.minX)
    #expect(normal.title.maxX <= normal.symbol.minX)
    #expect(normal.symbol.midX == 222)
    #expect(mirrored.symbol.midX == 28)
    #expect(mirrored.title.maxX == 250 - normal.title.minX)
  }
}

@MainActor @Suite("PreviewView", .releasesEverything) struct PreviewViewTests {
  @Test("the preview grows from its source and shrinks back to it", .rule("R-PEEK-14"))
  func growing() throws {
    let stage = PreviewStage()
    let preview = stage.offer(size: CGSize(width: 300, height: 300))
    stage.phone.press(at: stage.buttonCenter)
    stage.advance(by: 0.52)
    let view = try #require(preview.parent?.view as? PreviewView)

    let early = try #require(view.platter.layer.presentation()).bounds.size
    #expect(early.height > 60 && early.height < 300)
    stage.rest()
    #expect(view.platter.frame.size == CGSize(width: 300, height: 300))
    #expect(preview.view.bounds.size == CGSize(width: 300, height: 300))
    stage.phone.lift()
    stage.page.offer = nil
    stage.phone.tap(at: CGPoint(x: 4, y: 100))
    stage.advance(by: 0.05)

    #expect(view.platter.frame == stage.page.button.convert(stage.page.button.bounds, to: nil))
    stage.rest()
  }

  @Test("with reduced motion the preview fades in its place", .rule("R-PEEK-14"))
  func reducedMotion() throws {
    let stage = PreviewStage()
    stage.phone.reducesMotion = true
    let preview = stage.offer(size: CGSize(width: 300, height: 300))
    stage.phone.press(at: stage.buttonCenter)
    stage.advance(by: 0.55)
    let view = try #require(preview.parent?.view as? PreviewView)

    let shown = try #require(view.platter.layer.presentation())
    #expect(shown.bounds.size == CGSize(width: 300, height: 300))
    #expect(shown.opacity < 1)
    stage.rest()
    stage.phone.lift()
    stage.page.offer = nil
    stage.tapOutside()
  }

  @Test("the preview is an elevated card of compact width with round corners", .rule("R-PEEK-15"))
  func card() throws {
    let stage = PreviewStage(.iPadPro11)
    let preview = stage.offer(size: CGSize(width: 300, height: 300))
    stage.peek()
    let view = try #require(preview.parent?.view as? PreviewView)

    #expect(preview.traitCollection.userInterfaceLevel == .elevated)
    #expect(preview.traitCollection.horizontalSizeClass == .compact)
    let radii = view.platter.subviews.map(\.layer.cornerRadius)
    #expect(radii.contains(13))
    #expect(abs(view.platter.frame.midX - stage.phone.window.bounds.midX) <= 0.5)
    stage.tapOutside()
  }

  @Test("an open preview follows its preferred size, rotation and text size", .rule("R-PEEK-16"))
  func changes() throws {
    let stage = PreviewStage()
    let preview = stage.offer(size: CGSize(width: 300, height: 300), actions: [("Share", .default)])
    stage.peek()

    preview.preferredContentSize = CGSize(width: 200, height: 250)
    stage.rest()
    #expect(stage.frame(of: preview).size == CGSize(width: 200, height: 250))

    stage.phone.rotate(to: .landscapeRight)
    stage.rest()
    let window = stage.phone.window.bounds
    #expect(window.width > window.height)
    #expect(window.contains(stage.frame(of: preview)))
    #expect(window.contains(stage.frame(of: "Share")))

    let row = stage.frame(of: "Share").height
    stage.phone.textScale = 3
    stage.rest()
    #expect(stage.frame(of: "Share").height > row)
    #expect(stage.frame(of: "Share").width == 320)
    stage.tapOutside()
  }

  @Test("a list that is too long scrolls", .rule("R-PEEK-12"))
  func scrolling() throws {
    let stage = PreviewStage()
    stage.offer(actions: (1...20).map { ("Choice \($0)", .default) })
    stage.peek()
    let first = stage.frame(of: "Choice 2")

    stage.phone.drag(
      from: CGPoint(x: first.midX, y: first.midY + 200),
      to: CGPoint(x: first.midX, y: first.midY - 200),
      duration: 0.1
    )
    stage.advance(by: 3)
    #expect(stage.isOpen)
    try stage.phone.tap("Choice 20")
    stage.rest()

    #expect(stage.journal.lines.last == "handler Choice 20 b")
  }
}
