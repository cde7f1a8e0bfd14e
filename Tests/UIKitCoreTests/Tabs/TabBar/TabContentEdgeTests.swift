import TestSupport
import Testing

@testable import UIKitCore

@Suite("Bottom edge of a tab's content")
struct TabContentEdgeTests {
  @Test(
    "content under the bar has the larger of the inherited inset and the bar's height",
    .rule("R-SAFE-1")
  )
  func underBar() {
    let bar = TabContentEdge(inherited: 34, coverage: 83)
    let largerInset = TabContentEdge(inherited: 120, coverage: 83)

    #expect(bar.cut == 0)
    #expect(bar.inset == 83)
    #expect(bar.missingInset == 49)
    #expect(largerInset.inset == 120)
    #expect(largerInset.missingInset == 0)
  }

  @Test("content that ends at the bar has no bottom inset", .rule("R-SAFE-4"))
  func atBar() {
    let bar = TabContentEdge(inherited: 34, coverage: 83, runsUnderBar: false)
    let away = TabContentEdge(inherited: 34, coverage: 0, runsUnderBar: false)

    #expect(bar.cut == 83)
    #expect(bar.inset == 0)
    #expect(bar.missingInset == 0)
    #expect(away.cut == 0)
    #expect(away.inset == 34)
    #expect(away.missingInset == 0)
  }

  @Test("additional insets are added to the bar's", .rule("R-SAFE-8"))
  func additional() {
    let under = TabContentEdge(inherited: 34, additional: 20, coverage: 83)
    let at = TabContentEdge(inherited: 34, additional: 20, coverage: 83, runsUnderBar: false)
    let less = TabContentEdge(inherited: 34, additional: -10, coverage: 83)

    #expect(under.inset == 103)
    #expect(under.missingInset == 49)
    #expect(at.inset == 20)
    #expect(at.missingInset == 20)
    #expect(less.inset == 73)
    #expect(less.missingInset == 49)
  }
}
