import Foundation
import Testing

@testable import Gallery

@Suite("Page of the gallery") @MainActor
struct GalleryPageTests {
  @Test("the page shows all scenes")
  func isCurrent() throws {
    let page = try String(
      contentsOf: root.appendingPathComponent(GalleryPage.path),
      encoding: .utf8
    )
    let isCurrent = page == GalleryPage.text

    #expect(isCurrent, "make pictures writes it again")
  }

  @Test("the page's pictures exist, and there are no others")
  func pictures() throws {
    let shown = GalleryPage.text.matches(of: #/(?:src|srcset)="Pictures/([^"]+)"/#)
      .map { String($0.output.1) }
    let there = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Documentation/Pictures").path
    )

    let missing = Set(shown).subtracting(there)
    #expect(missing.isEmpty, "make pictures draws them")
    let surplus = Set(there).subtracting(shown)
    #expect(surplus.isEmpty, "pictures of scenes that are gone")
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
