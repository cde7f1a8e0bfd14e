import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Navigation bars: the row")
struct NavigationBarLayoutTests {
  private func layout(
    _ width: CGFloat = 390,
    title: CGFloat = 100,
    back: [CGFloat]? = nil,
    leading: CGFloat = 0,
    trailing: CGFloat = 0
  ) -> NavigationBarLayout {
    NavigationBarLayout(
      size: CGSize(width: width, height: 44),
      margin: ScreenMetrics.sideMargin(forWidth: width),
      back: back.map { .init(indicatorSize: CGSize(width: 12, height: 20), titleWidths: $0) },
      leadingWidth: leading,
      trailingWidth: trailing,
      titleSize: CGSize(width: title, height: 20)
    )
  }

  @Test("a title is centered", .rule("R-NBAR-15"))
  func middle() {
    #expect(layout().frames.title == CGRect(x: 145, y: 12, width: 100, height: 20))
  }

  @Test("the title moves aside for wide items and keeps its distance", .rule("R-NBAR-15"))
  func aside() {
    let frames = layout(title: 200, trailing: 100).frames

    #expect(frames.trailing == CGRect(x: 274, y: 0, width: 100, height: 44))
    #expect(frames.title.maxX == 268)
    #expect(frames.title.width == 200)
  }

  @Test("the title is truncated if space is insufficient", .rule("R-NBAR-15"))
  func cut() {
    let frames = layout(title: 500, leading: 60, trailing: 60).frames

    #expect(frames.title.minX == 82)
    #expect(frames.title.maxX == 308)
  }

  @Test("margins are 16 points, in wide bars 20 points, inside the safe area", .rule("R-NBAR-12"))
  func margins() {
    #expect(layout(leading: 50).frames.leading.minX == 16)
    #expect(layout(414, leading: 50).frames.leading.minX == 20)
    #expect(layout(413, trailing: 50).frames.trailing.maxX == 397)
    var notched = layout(844, leading: 50, trailing: 50)
    (notched.leadingInset, notched.trailingInset) = (47, 30)
    #expect(notched.frames.leading.minX == 67)
    #expect(notched.frames.trailing.maxX == 794)
  }

  @Test(
    "the back indicator is 8 points from the edge, the back title 6 points after it",
    .rule("R-NBAR-14")
  )
  func arrow() {
    let frames = layout(back: [60]).frames

    #expect(frames.indicator == CGRect(x: 8, y: 12, width: 12, height: 20))
    #expect(frames.backTitle == CGRect(x: 26, y: 0, width: 60, height: 44))
    #expect(frames.back == CGRect(x: 0, y: 0, width: 86, height: 44))
  }

  @Test(
    "the longest back title that fits is used",
    .rule("R-NBAR-13"),
    arguments: [
      (CGFloat(100), 0), (220, 0), (260, 1), (303, 1), (340, nil), (600, nil),
    ] as [(CGFloat, Int?)]
  )
  func names(title: CGFloat, index: Int?) {
    #expect(layout(title: title, back: [110, 36]).frames.backTitleIndex == index)
  }

  @Test("if no back title fits, only the indicator is shown", .rule("R-NBAR-13"))
  func arrowAlone() {
    let frames = layout(title: 600, back: [110, 36]).frames

    #expect(frames.backTitle == .zero)
    #expect(frames.back.width == 20)
    #expect(frames.title.minX == 26)
  }

  @Test("leading items that supplement the back button begin after it", .rule("R-NBAR-21"))
  func supplements() {
    #expect(layout(back: [60], leading: 40).frames.leading.minX == 92)
  }

  @Test("in right-to-left layouts everything is mirrored", .rule("R-NBAR-22"))
  func mirrored() {
    var mirrored = layout(back: [60], trailing: 50)
    mirrored.isRightToLeft = true
    let frames = mirrored.frames

    #expect(frames.indicator.maxX == 382)
    #expect(frames.backTitle.maxX == 364)
    #expect(frames.trailing.minX == 16)
  }

  @Test("for random input nothing overlaps and everything is inside the bar")
  func random() {
    var numbers = SeededGenerator(seed: 44)
    for _ in 0..<2_000 {
      let input = NavigationBarLayout(
        size: CGSize(width: .random(in: 200...1_000, using: &numbers), height: 44),
        back: Bool.random(using: &numbers)
          ? .init(titleWidths: [.random(in: 40...400, using: &numbers), 36]) : nil,
        leadingWidth: Bool.random(using: &numbers) ? .random(in: 1...300, using: &numbers) : 0,
        trailingWidth: Bool.random(using: &numbers) ? .random(in: 1...300, using: &numbers) : 0,
        titleSize: CGSize(width: .random(in: 0...700, using: &numbers), height: 20),
        isRightToLeft: Bool.random(using: &numbers)
      )
      let frames = input.frames
      let seen = [frames.back, frames.leading, frames.title, frames.trailing]
        .filter { $0.width > 0 }.sorted { $0.minX < $1.minX }
      for (left, right) in zip(seen, seen.dropFirst()) {
        #expect(left.maxX <= right.minX + 0.001, "\(input)")
      }
      #expect(seen.allSatisfy { $0.minX >= 0 && $0.maxX <= input.size.width + 0.001 }, "\(input)")
    }
  }

  @Test("a bar without space has empty frames", arguments: [CGFloat(0), -10, .nan, .infinity])
  func noRoom(width: CGFloat) {
    #expect(layout(width).frames == NavigationBarLayout.Frames())
  }
}

@Suite("Navigation bars: back button titles", .rule("R-NBAR-13"))
struct BackButtonNamesTests {
  private func names(
    title: String?,
    ownTitle: String?,
    mode: UINavigationItem.BackButtonDisplayMode
  ) -> BackButtonNames {
    BackButtonNames(title: title, ownTitle: ownTitle, mode: mode, generic: "Back")
  }

  @Test("the previous title, then the generic one")
  func title() {
    let names = self.names(title: "Inbox", ownTitle: nil, mode: .default)
    #expect(names.names == ["Inbox", "Back"])
    #expect(names.spoken == "Inbox")
  }

  @Test("a back button title precedes the previous title")
  func ownTitle() {
    #expect(
      names(title: "Inbox", ownTitle: "All", mode: .default).names == ["All", "Back"]
    )
  }

  @Test("without a title it is \"Back\"", .rule("R-NBAR-50"))
  func untitled() {
    let names = self.names(title: nil, ownTitle: nil, mode: .default)
    #expect(names.names == ["Back"])
    #expect(names.spoken == "Back")
  }

  @Test("display modes shorten the visible title, not the accessibility label", .rule("R-NBAR-50"))
  func modes() {
    let generic = names(title: "Inbox", ownTitle: nil, mode: .generic)
    let minimal = names(title: "Inbox", ownTitle: nil, mode: .minimal)
    #expect(generic.names == ["Back"])
    #expect(minimal.names.isEmpty)
    #expect(minimal.spoken == "Inbox")
  }
}
