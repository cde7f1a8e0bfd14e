import Testing
import TestStage
import TestSupport
import UIKit

@testable import Gallery

@Suite("Photographs") @MainActor
struct PhotographTests {
  @Test("a photograph is drawn once for each size")
  func cache() {
    let photograph = Photograph(.coast, 1)

    #expect(photograph.image(side: 40) === photograph.image(side: 40))
    #expect(photograph.image(side: 40).size.width == 40)
    #expect(photograph.image(side: 50).size.width == 50)
  }

  @Test("photographs with different numbers are different")
  func numbers() throws {
    let one = try #require(Photograph(.hills, 1).image(side: 40).pixels)
    let other = try #require(Photograph(.hills, 2).image(side: 40).pixels)

    let difference = one.difference(from: other, tolerance: 8)
    #expect((difference?.count ?? 0) > 100)
  }

  @Test("every kind of the library has photographs")
  func kinds() {
    let kinds = Set((0..<PhotoLibrary.count).map(PhotoLibrary.kind))

    #expect(kinds == Set(PhotoLibrary.Kind.allCases))
  }
}
