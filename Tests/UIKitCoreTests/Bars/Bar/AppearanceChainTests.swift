import TestSupport
import Testing

@testable import UIKitCore

@Suite("Appearance chain: which assigned appearance is used")
struct AppearanceChainTests {
  private typealias Chain = AppearanceChain<String>

  /// A line of the table: the assigned appearances, and the ones used over content and at the
  /// scroll edge.
  struct Line: Sendable {
    let itemScrollEdge: Bool
    let barScrollEdge: Bool
    let itemStandard: Bool
    let barStandard: Bool
    let standard: String?
    let atEdge: String

    init(_ assigned: String, _ standard: String?, _ atEdge: String) {
      let marks = assigned.split(separator: " ").map { $0 != "-" }
      (itemScrollEdge, barScrollEdge, itemStandard, barStandard) = (
        marks[0], marks[1], marks[2], marks[3]
      )
      self.standard = standard
      self.atEdge = atEdge
    }
  }

  /// `is` and `bs` are the standard appearances of item and bar, `ie` and `be` those at the scroll
  /// edge; an asterisk marks a background that is replaced by a transparent one.
  static let table = [
    Line("-  -  -  - ", nil, "none*"),
    Line("-  -  -  bs", "bs", "bs*"),
    Line("-  -  is - ", "is", "is*"),
    Line("-  -  is bs", "is", "is*"),
    Line("-  be -  - ", nil, "be"),
    Line("-  be -  bs", "bs", "be"),
    Line("-  be is - ", "is", "be"),
    Line("-  be is bs", "is", "be"),
    Line("ie -  -  - ", nil, "ie"),
    Line("ie -  -  bs", "bs", "ie"),
    Line("ie -  is - ", "is", "ie"),
    Line("ie -  is bs", "is", "ie"),
    Line("ie be -  - ", nil, "ie"),
    Line("ie be -  bs", "bs", "ie"),
    Line("ie be is - ", "is", "ie"),
    Line("ie be is bs", "is", "ie"),
  ]

  @Test(
    "item appearances precede the bar's, and scroll edge appearances precede standard ones",
    .rule("R-APP-1", "R-APP-2"),
    arguments: table
  )
  func choices(line: Line) {
    let chain = Chain(
      item: .init(
        standard: line.itemStandard ? "is" : nil,
        scrollEdge: line.itemScrollEdge ? "ie" : nil
      ),
      bar: .init(
        standard: line.barStandard ? "bs" : nil,
        scrollEdge: line.barScrollEdge ? "be" : nil
      )
    )

    let standard = chain.choice(isAtScrollEdge: false)
    #expect(standard == .init(appearance: line.standard, isTransparent: false))
    let atEdge = chain.choice(isAtScrollEdge: true)
    #expect((atEdge.appearance ?? "none") + (atEdge.isTransparent ? "*" : "") == line.atEdge)
  }
}
