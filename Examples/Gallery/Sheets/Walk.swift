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
      name: "Lighthouse round",
      place: "Port Ellery",
      length: "6.4 km",
      time: "1 h 50",
      climb: "140 m",
      heights: [4, 12, 30, 26, 44, 70, 64, 96, 120, 92, 60, 66, 40, 18, 6],
      stops: [
        ("Harbour office", "Start, parking and tide tables"),
        ("Rope walk", "A lane 300 metres long, and as straight"),
        ("Old lighthouse", "Open on Sundays until five"),
        ("Seal bank", "Bring binoculars at low water"),
        ("Chapel steps", "212 of them, with a bench half way"),
        ("Café Lemon", "Closes when the last ferry is in"),
      ]
    ),
    Walk(
      name: "Salt meadows",
      place: "West shore",
      length: "9.1 km",
      time: "2 h 30",
      climb: "35 m",
      heights: [3, 4, 8, 6, 9, 14, 20, 12, 9, 7, 8, 4],
      stops: [
        ("Sluice house", "Start, at the end of the bus line"),
        ("Bird hide", "Spoonbills from April on"),
        ("Ferry stage", "Back by boat in summer"),
      ]
    ),
    Walk(
      name: "Radio mast",
      place: "Ellery hill",
      length: "4.2 km",
      time: "1 h 25",
      climb: "310 m",
      heights: [20, 60, 110, 150, 220, 270, 310, 280, 190, 120, 60, 24],
      stops: [
        ("Market square", "Start, under the clock"),
        ("Mast", "On clear days you can hear it hum"),
      ]
    ),
  ]
}
