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
      margin: NavigationBarMetrics.margin(forWidth: width),
      back: back.map { .init(indicatorSize: CGSize(width: 12, height: 20), titleWidths: $0) },
      leadingWidth: leading,
      trailingWidth: trailing,
      titleSize: CGSize(width: title, height: 20)
    )
  }

  @Test("a title stands in the middle", .rule("R-NBAR-15"))
  func middle() {
    #expect(layout().frames.title == CGRect(x: 145, y: 12, width: 100, height: 20))
  }

  @Test("it moves aside for wide items, and keeps its distance", .rule("R-NBAR-15"))
  func aside() {
    let frames = layout(title: 200, trailing: 100).frames

    #expect(frames.trailing == CGRect(x: 274, y: 0, width: 100, height: 44))
    #expect(frames.title.maxX == 268)
    #expect(frames.title.width == 200)
  }

  @Test("it is cut where there is no room", .rule("R-NBAR-15"))
  func cut() {
    let frames = layout(title: 500, leading: 60, trailing: 60).frames

    #expect(frames.title.minX == 82)
    #expect(frames.title.maxX == 308)
  }

  @Test("items keep 16 points free, in wide bars 20, beside the safe area", .rule("R-NBAR-12"))
  func margins() {
    #expect(layout(leading: 50).frames.leading.minX == 16)
    #expect(layout(414, leading: 50).frames.leading.minX == 20)
    #expect(layout(413, trailing: 50).frames.trailing.maxX == 397)
    var notched = layout(844, leading: 50, trailing: 50)
    (notched.leadingInset, notched.trailingInset) = (47, 30)
    #expect(notched.frames.leading.minX == 67)
    #expect(notched.frames.trailing.maxX == 794)
  }

  @Test("the arrow stands 8 points from the side, the name 6 behind it", .rule("R-NBAR-14"))
  func arrow() {
    let frames = layout(back: [60]).frames

    #expect(frames.indicator == CGRect(x: 8, y: 12, width: 12, height: 20))
    #expect(frames.backTitle == CGRect(x: 26, y: 0, width: 60, height: 44))
    #expect(frames.back == CGRect(x: 0, y: 0, width: 86, height: 44))
  }

  @Test(
    "the longest name for which there is room is taken",
    .rule("R-NBAR-13"),
    arguments: [
      (CGFloat(100), 0), (220, 0), (260, 1), (303, 1), (340, nil), (600, nil),
    ] as [(CGFloat, Int?)]
  )
  func names(title: CGFloat, index: Int?) {
    #expect(layout(title: title, back: [110, 36]).frames.backTitleIndex == index)
  }

  @Test("a name for which there is no room leaves the arrow alone", .rule("R-NBAR-13"))
  func arrowAlone() {
    let frames = layout(title: 600, back: [110, 36]).frames

    #expect(frames.backTitle == .zero)
    #expect(frames.back.width == 20)
    #expect(frames.title.minX == 26)
  }

  @Test("leading items beside the way back begin behind it", .rule("R-NBAR-21"))
  func supplements() {
    #expect(layout(back: [60], leading: 40).frames.leading.minX == 92)
  }

  @Test("right to left everything is mirrored", .rule("R-NBAR-22"))
  func mirrored() {
    var mirrored = layout(back: [60], trailing: 50)
    mirrored.isRightToLeft = true
    let frames = mirrored.frames

    #expect(frames.indicator.maxX == 382)
    #expect(frames.backTitle.maxX == 364)
    #expect(frames.trailing.minX == 16)
  }

  @Test("whatever is given, nothing overlaps and everything is inside")
  func random() {
    var numbers = SeededGenerator(seed: 44)
    for _ in 0..<2_000 {
      let wishes = NavigationBarLayout(
        size: CGSize(width: .random(in: 200...1_000, using: &numbers), height: 44),
        back: Bool.random(using: &numbers)
          ? .init(titleWidths: [.random(in: 40...400, using: &numbers), 36]) : nil,
        leadingWidth: Bool.random(using: &numbers) ? .random(in: 1...300, using: &numbers) : 0,
        trailingWidth: Bool.random(using: &numbers) ? .random(in: 1...300, using: &numbers) : 0,
        titleSize: CGSize(width: .random(in: 0...700, using: &numbers), height: 20),
        isRightToLeft: Bool.random(using: &numbers)
      )
      let frames = wishes.frames
      let seen = [frames.back, frames.leading, frames.title, frames.trailing]
        .filter { $0.width > 0 }.sorted { $0.minX < $1.minX }
      for (left, right) in zip(seen, seen.dropFirst()) {
        #expect(left.maxX <= right.minX + 0.001, "\(wishes)")
      }
      #expect(seen.allSatisfy { $0.minX >= 0 && $0.maxX <= wishes.size.width + 0.001 }, "\(wishes)")
    }
  }

  @Test("a bar without room has nothing on it", arguments: [CGFloat(0), -10, .nan, .infinity])
  func noRoom(width: CGFloat) {
    #expect(layout(width).frames == NavigationBarLayout.Frames())
  }
}

@Suite("Navigation bars: what the way back is called", .rule("R-NBAR-13"))
struct BackButtonNamesTests {
  private func names(
    title: String?,
    ownTitle: String?,
    mode: UINavigationItem.BackButtonDisplayMode
  ) -> BackButtonNames {
    BackButtonNames(title: title, ownTitle: ownTitle, mode: mode, generic: "Back")
  }

  @Test("the title, then a word for it")
  func title() {
    let names = self.names(title: "Inbox", ownTitle: nil, mode: .default)
    #expect(names.names == ["Inbox", "Back"])
    #expect(names.spoken == "Inbox")
  }

  @Test("a ownTitle counts before the title")
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

  @Test("modes say less, to the eye", .rule("R-NBAR-50"))
  func modes() {
    let generic = names(title: "Inbox", ownTitle: nil, mode: .generic)
    let minimal = names(title: "Inbox", ownTitle: nil, mode: .minimal)
    #expect(generic.names == ["Back"])
    #expect(minimal.names.isEmpty)
    #expect(minimal.spoken == "Inbox")
  }
}
