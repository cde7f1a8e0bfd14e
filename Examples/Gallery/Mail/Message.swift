import UIKit

/// A message.
struct Message: Hashable {
  let id: Int
  let sender: String
  let subject: String
  let text: String
  let time: String
  var isUnread = false
  var isFlagged = false

  static let all = [
    Message(
      id: 1,
      sender: "Ada Lindqvist",
      subject: "The Northern Light",
      text:
        "The lamp turns again. We changed the bearing last night, in fog so thick that the gulls walked. "
        + "Photographs follow when the weather does.",
      time: "9:26 AM",
      isUnread: true
    ),
    Message(
      id: 2,
      sender: "Port Office",
      subject: "Berths for the Regatta",
      text:
        "Please confirm the berths for the weekend. Pier 4 stays closed until the crane is gone, and the "
        + "visitors’ pontoon is one finger short.",
      time: "8:58 AM",
      isUnread: true,
      isFlagged: true
    ),
    Message(
      id: 3,
      sender: "Tomasz Wren",
      subject: "Charts",
      text:
        "The new sheets of the outer bank are in. Depths off the spit are two feet less than on the old ones.",
      time: "Yesterday"
    ),
    Message(
      id: 4,
      sender: "Library of Port Ellery",
      subject: "Two Books Are Due",
      text:
        "“Knots and What They Hold” and “A Winter on the Ice” are due on Friday. You can renew both online.",
      time: "Yesterday"
    ),
    Message(
      id: 5,
      sender: "Mina Okafor",
      subject: "Sunday",
      text:
        "We are eleven for lunch if Jon brings his mother. Could you get the bread? The good one.",
      time: "Friday"
    ),
    Message(
      id: 6,
      sender: "Weather Service",
      subject: "Gale Warning Withdrawn",
      text:
        "The warning for the western approaches ends at noon. Swell of six feet remains until night.",
      time: "Friday"
    ),
    Message(
      id: 7,
      sender: "Ferry Line",
      subject: "Timetable from May",
      text: "The first boat leaves at 6:10 AM on workdays, and the last one waits for the train.",
      time: "Thursday"
    ),
    Message(
      id: 8,
      sender: "Elif Aydin",
      subject: "Re: Paint",
      text:
        "Gray for the hull, then, and white above. I ordered enough for two coats and a mistake.",
      time: "Thursday"
    ),
    Message(
      id: 9,
      sender: "Harbor Band",
      subject: "Rehearsal Moved",
      text: "The hall is flooded. We meet at the boat shed at seven; bring a lamp.",
      time: "Wednesday"
    ),
  ]
}
