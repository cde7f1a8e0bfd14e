import Testing

/// The migration guides contain all names of the original libraries.
@Suite("Coming from other bars")
struct ComingFromTests {
  private static let pages = ["RDVTabBarController", "CYLTabBarController"]

  private static let names = PublicNames(
    of: SourceTree.swiftFiles(in: "Sources/TabBars", "Sources/UIKitCore")
  )

  private static func page(_ name: String) throws -> SourceFile {
    try #require(SourceFile(path: "Documentation/Guide.docc/Coming-from-\(name).md"))
  }

  private static func rows(of name: String) throws -> [PageTables.Row] {
    try PageTables.rows(of: page(name))
  }

  @Test("every original name has a row with its replacement", arguments: OldNames.all)
  func oldNames(list: OldNames) throws {
    let rows = try Self.rows(of: list.page).filter { $0.heading == list.heading }
    for name in list.names {
      let row = rows.first { PageTables.code(in: $0.cells[0]).contains(name) }
      #expect(row?.cells[1].isEmpty == false, "\(list.heading): \(name)")
    }
  }

  @Test("the replacements exist", arguments: pages)
  func newNames(page: String) throws {
    for row in try Self.rows(of: page) {
      #expect(row.cells.count == 3, "\(row.cells)")
      let types = PageTables.code(in: row.cells[2]).filter { $0.first?.isUppercase == true }
      for name in PageTables.code(in: row.cells[1]) + types {
        #expect(Self.names.contains(name), "\(row.cells[0]): \(name)")
      }
    }
  }

  @Test("the cited rules exist", arguments: pages)
  func rules(page: String) throws {
    let defined = Set(SourceTree.rulePages.flatMap(Rules.defined))
    let left: Set = ["CYL-140", "CYL-141", "CYL-142"]
    let cited = Set(PageTables.rules(in: try Self.page(page).text))

    #expect(cited.count > 10)
    #expect(cited.subtracting(defined).subtracting(left).sorted() == [])
  }

  @Test("names are found in types, in extensions and with labels")
  func findings() {
    let names = PublicNames(of: [
      SourceFile(
        path: "Lamp.swift",
        text: """
          public protocol LampDelegate {
            func lamp(_ lamp: Lamp, didTurn isOn: Bool)
          }
          open class Lamp {
            open var color: UIColor
            open func turn(_ on: Bool) {}
            var hidden = 0
            public enum Mode {
              case dim(Double, slowly: Bool)
            }
          }
          """
      )
    ])

    for name in [
      "Lamp", "Lamp.color", "Lamp.turn(_:)", "Lamp.Mode.dim", "LampDelegate.lamp(_:didTurn:)",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    for name in ["Lam", "Lamp.colour", "Lamp.hidden", "LampDelegate.lamp(_:didTurns:)"] {
      #expect(!names.contains(name), "\(name)")
    }
  }
}
