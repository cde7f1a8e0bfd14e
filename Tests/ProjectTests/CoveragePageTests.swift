import Foundation
import Testing

@Suite("Coverage page")
struct CoveragePageTests {
  @Test("the page agrees with the sources")
  func isCurrent() throws {
    let url = SourceTree.root.appendingPathComponent(CoveragePage.path)
    if ProcessInfo.processInfo.environment["WRITE_COVERAGE"] != nil {
      try Data(CoveragePage.text.utf8).write(to: url)
    }
    let page = try #require(SourceFile(path: CoveragePage.path))

    let isCurrent = page.text == CoveragePage.text
    #expect(isCurrent, "make coverage writes it again")
  }
}
