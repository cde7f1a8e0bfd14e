import Foundation
import TestSupport
import Testing
import UIKitCore

@Suite("An index path")
struct IndexPathTests {
  @Test("has a section and an item", .rule("R-LST-1"))
  func numbers() {
    let path = IndexPath(row: 3, section: 1)

    #expect(path.section == 1)
    #expect(path.row == 3)
    #expect(path.item == 3)
    #expect(path == IndexPath(item: 3, section: 1))
    #expect(path == [1, 3])
  }

  @Test("can change its section and row separately", .rule("R-LST-1"))
  func changing() {
    var path = IndexPath(item: 0, section: 0)

    path.row = 5
    path.section = 2

    #expect(path == [2, 5])
    #expect(path < IndexPath(row: 0, section: 3))
  }
}
