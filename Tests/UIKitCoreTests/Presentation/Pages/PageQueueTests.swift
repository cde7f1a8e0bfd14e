import CoreGraphics
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Pages: the queue") struct PageQueueTests {
  private final class Page: CustomStringConvertible {
    let number: Int
    init(_ number: Int) { self.number = number }
    var description: String { "\(number)" }
  }

  private let pages = (0..<8).map(Page.init)

  private func text(_ pages: [Page]?) -> String { pages.map { "\($0)" } ?? "none" }

  @Test("a turned page has the previous one on its other side", .rule("R-PAGE-11"))
  func turning() {
    var queue = PageQueue<Page>()
    queue.replaceCurrent(with: [pages[3]])
    #expect(queue.isUnknown(.before) && queue.isUnknown(.after))
    queue.learn([pages[2]], at: .before)
    queue.learn([pages[4]], at: .after)
    #expect(text(queue.pages) == "[2, 3, 4]")

    let begins = queue.begin(to: .after)
    let beginsTwice = queue.begin(to: .before)
    #expect(begins && !beginsTwice)
    queue.complete()
    #expect(text(queue.current) == "[4]")
    #expect(text(queue.neighbor(.before)) == "[3]")
    #expect(queue.isUnknown(.after))
    #expect(!queue.contains(pages[2]))
  }

  @Test("a cancelled transition changes nothing", .rule("R-PAGE-11"))
  func cancelling() {
    var queue = PageQueue<Page>()
    queue.replaceCurrent(with: [pages[3]])
    queue.learn([pages[4]], at: .after)
    let begins = queue.begin(to: .after)
    #expect(begins)
    queue.cancel()
    #expect(text(queue.current) == "[3]")
    #expect(text(queue.neighbor(.after)) == "[4]")
    #expect(queue.transition == nil)
  }

  @Test("pages that the app sets have no known neighbors", .rule("R-PAGE-12"))
  func setting() {
    var queue = PageQueue<Page>()
    queue.replaceCurrent(with: [pages[3]])
    queue.learn([pages[4]], at: .after)
    queue.begin(to: .after, pages: [pages[7]])
    #expect(queue.canMove(to: .after))
    queue.complete()
    #expect(text(queue.current) == "[7]")
    #expect(queue.isUnknown(.before) && queue.isUnknown(.after))
  }

  @Test("the end of the pages is forgotten, and known pages are not", .rule("R-PAGE-10"))
  func edges() {
    var queue = PageQueue<Page>()
    queue.replaceCurrent(with: [pages[0]])
    queue.learn(nil, at: .before)
    queue.learn([pages[1]], at: .after)
    #expect(!queue.canMove(to: .before) && !queue.isUnknown(.before))
    queue.forgetEdges()
    #expect(queue.isUnknown(.before))
    #expect(text(queue.neighbor(.after)) == "[1]")
  }

  @Test("spreads are made of single pages", .rule("R-PAGE-60", "R-PAGE-62"))
  func spreads() {
    func spread(_ current: [Int], _ side: PageSide, _ count: Int, backs: Bool = false) -> String {
      let lookup = SpreadLookup(count: count, skipsBacks: backs)
      return text(
        lookup.spread(beside: current.map { pages[$0] }, on: side) { page in
          let next = page.number + (side == .after ? 1 : -1)
          return pages.indices.contains(next) ? pages[next] : nil
        }
      )
    }
    #expect(spread([3], .after, 1) == "[4]")
    #expect(spread([0], .before, 1) == "none")
    #expect(spread([2, 3], .after, 2) == "[4, 5]")
    #expect(spread([2, 3], .before, 2) == "[0, 1]")
    #expect(spread([5, 6], .after, 2) == "none")
    #expect(spread([2], .after, 1, backs: true) == "[4]")
    #expect(spread([2], .before, 1, backs: true) == "[0]")
  }

  @Test("a page is not next to itself", .rule("R-PAGE-13"))
  func itself() {
    let lookup = SpreadLookup(count: 1, skipsBacks: false)
    #expect(lookup.spread(beside: [pages[0]], on: .after) { $0 } == nil)
  }
}

@Suite("Pages: the geometry") struct PageGeometryTests {
  private let across = PageGeometry(size: CGSize(width: 300, height: 600))

  @Test("the current page is in the middle of three", .rule("R-PAGE-40"))
  func slots() {
    #expect(across.contentSize == CGSize(width: 900, height: 600))
    #expect(across.offset(of: .before).x == 0)
    #expect(across.offset(of: nil).x == 300)
    #expect(across.offset(of: .after).x == 600)
    #expect(across.frame(ofPage: 0, at: nil) == CGRect(x: 300, y: 0, width: 300, height: 600))
    #expect(across.progress(at: CGPoint(x: 450, y: 0)) == 0.5)
    #expect(across.side(at: CGPoint(x: 299, y: 0)) == .before)
    #expect(across.side(at: CGPoint(x: 300, y: 0)) == nil)
  }

  @Test("right to left mirrors the order but not the direction", .rule("R-PAGE-23", "R-PAGE-45"))
  func mirrored() {
    var geometry = across
    geometry.isReversed = true
    #expect(geometry.offset(of: .after).x == 0)
    #expect(geometry.side(at: CGPoint(x: 200, y: 0)) == .after)
    #expect(geometry.side(isForward: true) == .before)
    #expect(across.side(isForward: true) == .after)
    #expect(geometry.inset(before: true, after: false).left == -300)

    geometry.isVertical = true
    #expect(geometry.offset(of: .after) == CGPoint(x: 0, y: 1200))
    #expect(geometry.side(isForward: true) == .after)
  }

  @Test("the space is between the pages and not beside them", .rule("R-PAGE-41"))
  func spacing() {
    var geometry = across
    geometry.spacing = 20
    #expect(geometry.scrollFrame == CGRect(x: -10, y: 0, width: 320, height: 600))
    #expect(geometry.offset(of: nil).x == 320)
    #expect(geometry.frame(ofPage: 0, at: nil).minX == 330)
    #expect(geometry.frame(ofPage: 0, at: .after).minX == 650)
  }

  @Test("two pages share the width", .rule("R-PAGE-60"))
  func pairs() {
    var geometry = across
    geometry.count = 2
    #expect(geometry.frame(ofPage: 0, at: nil) == CGRect(x: 300, y: 0, width: 150, height: 600))
    #expect(geometry.frame(ofPage: 1, at: nil) == CGRect(x: 450, y: 0, width: 150, height: 600))
  }
}
