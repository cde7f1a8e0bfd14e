import Foundation
import Testing

@testable import PortKit

@Suite struct LibraryTableTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let table = package.appendingPathComponent(
    "Sources/PortKit/Tables/LibraryDeclarations.swift"
  )

  /// `PORT_RECORD=1 swift test --filter LibraryTableTests` writes the table.
  @Test func theTableIsThatOfTheLibrarysSources() throws {
    let sources = Self.package.appendingPathComponent("../../Sources").standardizedFileURL
    let text = try LibraryScanner.text(of: sources)
    let indented = text.split(separator: "\n").map { "    " + $0 + "\n" }.joined()

    let file = """
      // Written by `PORT_RECORD=1 swift test --filter LibraryTableTests`.

      /// The public types of the library and the members of its protocols, for `LibraryTable`.
      enum LibraryDeclarations {
        static let text = \"""
      \(indented.dropLast().replacing("\n", with: "\n"))
          \"""
      }

      """
    if ProcessInfo.processInfo.environment["PORT_RECORD"] != nil {
      try file.write(to: Self.table, atomically: true, encoding: .utf8)
    }

    #expect(try String(contentsOf: Self.table, encoding: .utf8) == file)
  }

  @Test func theTableKnowsTheOptionalMembersOfTheTabBarsDelegate() {
    let table = LibraryTable.current

    #expect(table.protocols(withOptional: "tabBar(_:didSelect:)") == ["UITabBarDelegate"])
    #expect(table.optionalLabels(of: "scrollViewDidScroll") == [["_"]])
    #expect(table.types.contains("UITabBarController"))
    #expect(table.isAllOptional("UITableViewDelegate"))
    #expect(!table.isAllOptional("UITableViewDataSource"))
  }
}
