import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar environment: what size classes decide")
struct TabBarTraitsTests {
  @Test("an upright phone stacks titles under icons in 49 points", .rule("R-LAY-1", "M-H-1"))
  func uprightPhone() {
    let environment = TabBarTraits()

    #expect(environment.itemStyle == .stacked)
    #expect(environment.contentHeight == 49)
    #expect(!environment.centersItems)
  }

  @Test("a phone on its side puts titles beside icons in 32 points", .rule("R-LAY-2", "M-H-2"))
  func phoneOnItsSide() {
    let environment = TabBarTraits(verticalSizeClass: .compact)

    #expect(environment.itemStyle == .compactInline)
    #expect(environment.contentHeight == 32)
  }

  @Test(
    "the largest phones on their side keep 49 points, with a centred block",
    .rule("R-LAY-3", "R-LAY-11", "M-H-3")
  )
  func largePhoneOnItsSide() {
    let environment = TabBarTraits(horizontalSizeClass: .regular, verticalSizeClass: .compact)

    #expect(environment.itemStyle == .inline)
    #expect(environment.contentHeight == 49)
    #expect(environment.centersItems)
  }

  @Test(
    "a pad has a centred block of inline items in 50 points",
    .rule("R-LAY-5", "R-LAY-11", "M-H-4")
  )
  func pad() {
    let environment = TabBarTraits(idiom: .pad, horizontalSizeClass: .regular)

    #expect(environment.itemStyle == .inline)
    #expect(environment.contentHeight == 50)
    #expect(environment.centersItems)
  }

  @Test("a narrow pad window looks like a phone", .rule("R-LAY-6"))
  func narrowPad() {
    let environment = TabBarTraits(idiom: .pad, horizontalSizeClass: .compact)

    #expect(environment.itemStyle == .stacked)
    #expect(!environment.centersItems)
  }

  @Test(
    "the short bar goes with its layout, on a desk's low and narrow window too",
    .rule("R-LAY-2")
  )
  func lowNarrowWindow() {
    let environment = TabBarTraits(idiom: .pad, verticalSizeClass: .compact)

    #expect(environment.itemStyle == .compactInline)
    #expect(environment.contentHeight == 32)
  }

  @Test("size classes left open count as an upright phone's", .rule("R-LAY-10"))
  func unspecified() {
    let environment = TabBarTraits(
      idiom: .unspecified,
      horizontalSizeClass: .unspecified,
      verticalSizeClass: .unspecified
    )

    #expect(environment.itemStyle == .stacked)
    #expect(environment.contentHeight == 49)
  }
}
