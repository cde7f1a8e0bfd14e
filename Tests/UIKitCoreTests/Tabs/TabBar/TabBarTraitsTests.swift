import TestSupport
import Testing

@testable import UIKitCore

@Suite("Tab bar environment: size classes")
struct TabBarTraitsTests {
  @Test(
    "a phone in portrait stacks titles under icons in a height of 49 points",
    .rule("R-LAY-1", "M-H-1")
  )
  func uprightPhone() {
    let environment = TabBarTraits()

    #expect(environment.itemStyle == .stacked)
    #expect(environment.contentHeight == 49)
    #expect(!environment.centersItems)
  }

  @Test(
    "a phone in landscape shows titles beside icons in a height of 32 points",
    .rule("R-LAY-2", "M-H-2")
  )
  func phoneOnItsSide() {
    let environment = TabBarTraits(verticalSizeClass: .compact)

    #expect(environment.itemStyle == .compactInline)
    #expect(environment.contentHeight == 32)
  }

  @Test(
    "the largest phones in landscape keep 49 points and center their items",
    .rule("R-LAY-3", "R-LAY-11", "M-H-3")
  )
  func largePhoneOnItsSide() {
    let environment = TabBarTraits(horizontalSizeClass: .regular, verticalSizeClass: .compact)

    #expect(environment.itemStyle == .inline)
    #expect(environment.contentHeight == 49)
    #expect(environment.centersItems)
  }

  @Test(
    "a tablet centers inline items in a height of 50 points",
    .rule("R-LAY-5", "R-LAY-11", "M-H-4")
  )
  func pad() {
    let environment = TabBarTraits(idiom: .pad, horizontalSizeClass: .regular)

    #expect(environment.itemStyle == .inline)
    #expect(environment.contentHeight == 50)
    #expect(environment.centersItems)
  }

  @Test("a narrow window on a tablet has a phone's layout", .rule("R-LAY-6"))
  func narrowPad() {
    let environment = TabBarTraits(idiom: .pad, horizontalSizeClass: .compact)

    #expect(environment.itemStyle == .stacked)
    #expect(!environment.centersItems)
  }

  @Test(
    "the compact height applies to its layout, also in a low and narrow window of a tablet",
    .rule("R-LAY-2")
  )
  func lowNarrowWindow() {
    let environment = TabBarTraits(idiom: .pad, verticalSizeClass: .compact)

    #expect(environment.itemStyle == .compactInline)
    #expect(environment.contentHeight == 32)
  }

  @Test("unspecified size classes are treated like a phone in portrait", .rule("R-LAY-10"))
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
