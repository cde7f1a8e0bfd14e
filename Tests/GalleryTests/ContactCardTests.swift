import SimulatorKit
import Testing
import UIKit

@testable import Gallery

@Suite("Contact card") @MainActor
struct ContactCardTests {
  private let person = Person(
    given: "Ada",
    family: "Marsh",
    mobile: "(206) 555-0100",
    home: "(206) 555-0150"
  )

  private func open(on phone: Simulator) {
    phone.window.rootViewController = UINavigationController(
      rootViewController: PersonViewController(person)
    )
    phone.advance(by: 1)
  }

  @Test("the card shows the name, four buttons in a row, and the details")
  func contents() throws {
    let phone = Simulator(Device.iPhone15.atOnePixel)
    open(on: phone)

    let labels = phone.elements.compactMap(\.label)
    #expect(labels.contains("Ada Marsh"))
    #expect(!labels.contains("AM"))
    let frames = try ["message", "call", "video", "mail"].map {
      try phone.element(.label($0)).frame
    }
    #expect(Set(frames.map(\.minY)).count == 1)
    #expect(Set(frames.map(\.size.width)).count == 1)
    #expect(frames.map(\.minX) == frames.map(\.minX).sorted())
    #expect(frames.first?.minX == 16)
    #expect(frames.last?.maxX == 377)
  }

  @Test("in right-to-left layouts the first button is at the right")
  func rightToLeft() throws {
    let phone = Simulator(Device.iPhone15.atOnePixel)
    phone.layoutDirection = .rightToLeft
    open(on: phone)

    #expect(try phone.element(.label("message")).frame.maxX == 377)
    #expect(try phone.element(.label("mail")).frame.minX == 16)
  }

  @Test("the rows stay below the buttons when the text size changes")
  func textSize() throws {
    let phone = Simulator(Device.iPhone15.atOnePixel)
    open(on: phone)
    let table = try #require(
      ((phone.window.rootViewController as? UINavigationController)?.topViewController
        as? UITableViewController)?.tableView
    )
    let header = try #require(table.tableHeaderView)
    let height = header.frame.height

    phone.textScale = 1.6
    phone.advance(by: 1)

    #expect(header.frame.height > height)
    let button = try phone.element(.label("mail")).frame
    let row = table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    #expect(row.minY > button.maxY)
  }
}
