import Foundation
import Testing

@Suite("Guides")
struct GuideTests {
  @Test(
    "their code is code that the suite compiles",
    arguments: [
      ("Tabs-with-navigation-stacks", "MailTabs"), ("More-than-five-tabs", "MoreTabs"),
      ("Swiping-between-tabs", "SwipingTabs"),
      ("Remembering-where-the-user-was", "ReaderTabs"),
    ]
  )
  func code(guide: String, source: String) throws {
    let guide = try #require(SourceFile(path: "Documentation/Guide.docc/\(guide).md"))
    let source = try #require(SourceFile(path: "Tests/SourceCompatibility/Guide/\(source).swift"))
    let blocks = guide.text.matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.output.1) }
    let compiled = Self.withoutIndentation(source.text)

    #expect(blocks.count >= 4)
    for block in blocks {
      #expect(compiled.contains(Self.withoutIndentation(block)), "\(block)")
    }
  }

  private static func withoutIndentation(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
