import Foundation
import Testing

@Suite("Guides")
struct GuideTests {
  @Test(
    "the code is compiled by the suite",
    arguments: [
      ("Tabs-with-navigation-stacks", "MailTabs", 4), ("More-than-five-tabs", "MoreTabs", 4),
      ("Swiping-between-tabs", "SwipingTabs", 4), ("Custom-tab-bars", "CustomBars", 12),
      ("Coming-from-RDVTabBarController", "ComingFrom", 1),
      ("Coming-from-CYLTabBarController", "ComingFrom", 1),
      ("Remembering-where-the-user-was", "ReaderTabs", 5),
      ("Tab-bars-on-a-television", "TelevisionTabs", 5),
      ("Text-fields-and-the-keyboard", "FormTabs", 7), ("Search-in-a-tab", "SearchTabs", 5),
      ("Buttons-and-menus", "MenuTabs", 5), ("Zooming", "PhotoTabs", 5),
      ("Split-views", "SplitTabs", 5), ("Compositional-layouts-and-lists", "CatalogTabs", 5),
      ("Storyboards", "StoryboardTabs", 5),
      ("Drag-and-drop", "DragTabs", 4), ("Picking-files-and-photos", "FileTabs", 5),
      ("Notifications", "TideNotifications", 6),
    ]
  )
  func code(guide: String, source: String, leastBlocks: Int) throws {
    let guide = try #require(SourceFile(path: "Documentation/Guide.docc/\(guide).md"))
    let source = try #require(SourceFile(path: "Tests/SourceCompatibility/Guide/\(source).swift"))
    let blocks = guide.text.matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.output.1) }
    let compiled = Self.withoutIndentation(source.text)

    #expect(blocks.count >= leastBlocks)
    for block in blocks {
      #expect(compiled.contains(Self.withoutIndentation(block)), "\(block)")
    }
  }

  @Test("the first page links to every guide")
  func landing() throws {
    let landing = try #require(SourceFile(path: "Documentation/Guide.docc/Guide.md"))
    let linked = landing.text.matches(of: #/<doc:([^>]+)>/#).map { String($0.output.1) }
    let guides = SourceTree.files(in: "Documentation/Guide.docc", withExtension: "md")

    #expect(linked.sorted() == guides.map { String($0.name.dropLast(3)) }.filter { $0 != "Guide" })
  }

  private static func withoutIndentation(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
