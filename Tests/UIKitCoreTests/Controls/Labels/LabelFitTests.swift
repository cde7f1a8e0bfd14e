import SimulatorKit
import Testing

@testable import UIKitCore

@Suite("Measured widths of labels") @MainActor
struct LabelFitTests {
  @Test(
    "a line fits into the width that was measured for it",
    arguments: [10, 11, 13, 17, 34],
    ["Mail", "Timer", "Today, +3HRS", "频道二", "a"]
  )
  func fit(size: Int, string: String) {
    _ = Simulator(.iPhone15)
    var text = LabelText()
    text.content = .plain(string)
    text.font = .systemFont(ofSize: CGFloat(size), weight: .medium)

    let width = text.set(width: .infinity, limit: 1).size.width

    #expect(!text.set(width: width, limit: 1).isTruncated)
    #expect(text.set(width: width * 0.7, limit: 1).isTruncated || string.count == 1)
  }
}
