import UIKit

/// A walk with the contents of its card.
struct Walk {
  let name: String
  let place: String
  let length: String
  let time: String
  let climb: String
  let heights: [CGFloat]
  let stops: [(name: String, hint: String)]

  static let all = [
    Walk(
      name: "Lighthouse Loop",
      place: "Port Ellery",
      length: "4 mi",
      time: "1 hr 50 min",
      climb: "460 ft",
      heights: [4, 12, 30, 26, 44, 70, 64, 96, 120, 92, 60, 66, 40, 18, 6],
      stops: [
        ("Harbor Office", "Start, parking and tide tables"),
        ("Rope Walk", "A lane a thousand feet long, and as straight"),
        ("Old Lighthouse", "Open on Sundays until five"),
        ("Seal Bank", "Bring binoculars at low water"),
        ("Chapel Steps", "212 of them, with a bench halfway"),
        ("Café Lemon", "Closes when the last ferry is in"),
      ]
    ),
    Walk(
      name: "Salt Meadows",
      place: "West shore",
      length: "5.7 mi",
      time: "2 hr 30 min",
      climb: "115 ft",
      heights: [3, 4, 8, 6, 9, 14, 20, 12, 9, 7, 8, 4],
      stops: [
        ("Sluice House", "Start, at the end of the bus line"),
        ("Bird Hide", "Spoonbills from April on"),
        ("Ferry Stage", "Back by boat in summer"),
      ]
    ),
    Walk(
      name: "Radio Mast",
      place: "Ellery hill",
      length: "2.6 mi",
      time: "1 hr 25 min",
      climb: "1,020 ft",
      heights: [20, 60, 110, 150, 220, 270, 310, 280, 190, 120, 60, 24],
      stops: [
        ("Market Square", "Start, under the clock"),
        ("Mast", "On clear days you can hear it hum"),
      ]
    ),
  ]
}
