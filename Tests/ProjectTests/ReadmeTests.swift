import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("the code is compiled by the suite", arguments: ["ReadmeApp", "ReadmeTest"])
  func code(name: String) throws {
    let readme = try #require(SourceFile(path: "README.md"))
    let source = try #require(
      SourceFile(path: "Tests/SourceCompatibility/Readme/\(name).swift")
    )

    let text = readme.text.replacingOccurrences(of: "@main ", with: "")

    #expect(text.contains("```swift\n" + source.text + "```"))
  }

  @Test("the commands it names exist")
  func commands() throws {
    let readme = try #require(SourceFile(path: "README.md"))
    let makefile = try #require(SourceFile(path: "Makefile"))
    let targets = readme.text.matches(of: #/(?m)(?:`|^)make ([a-z]+)/#).map { String($0.output.1) }

    for target in Set(targets) {
      #expect(makefile.text.contains("\n\(target):"), "make \(target)")
    }
  }
}
