import SimulatorKit
import Testing
import UIKit

@testable import Mail

@Suite("On a pad", .serialized) @MainActor struct PadTests {
  private func pad() throws -> Phone {
    let pad = try Phone(.iPadPro11)
    pad.simulator.rotate(to: .landscapeLeft)
    pad.simulator.advance(by: 1)
    return pad
  }

  @Test("the message is beside the list")
  func columns() throws {
    let pad = try pad()
    #expect(pad.shows("No Message Selected"))
    try pad.tap("Photographs from Saturday")
    #expect(pad.shows("To: Nora Lindqvist"))
    let row = try pad.simulator.element(.label("Photographs from Saturday").with(.selected))
    #expect(row.frame.width < 400)
  }

  @Test("the mailboxes are in the first column")
  func mailboxes() throws {
    let pad = try pad()
    pad.root.show(.primary)
    pad.simulator.advance(by: 1)
    try pad.tap("Archive", in: .content)
    #expect(pad.shows("Your policy for next year"))
  }

  @Test("the next message opens when one is deleted")
  func deleting() throws {
    let pad = try pad()
    try pad.tap("Timetable for the winter")
    try pad.swipe("Timetable for the winter")
    try pad.tap("Trash", in: .content)
    #expect(pad.root.location.message == "message-2")
  }

  @Test("a narrow window has the open message on its stack, and a wide one beside the list")
  func resizing() throws {
    let pad = try pad()
    try pad.tap("Photographs from Saturday")
    pad.simulator.resize(to: CGSize(width: 400, height: 900))
    pad.simulator.advance(by: 1)
    #expect(pad.root.isCollapsed)
    #expect(pad.shows("To: Nora Lindqvist"))
    try pad.tap("Inbox", in: .navigationBar)
    try pad.tap("Re: Sails")
    pad.simulator.resize(to: CGSize(width: 1194, height: 834))
    pad.simulator.advance(by: 1)
    #expect(pad.root.location == MailLocation(tab: 0, mailbox: .inbox, message: "message-6"))
  }
}
