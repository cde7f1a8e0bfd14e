import Foundation

@testable import UIKitCore

/// Focusable items that are drawn as text.
///
/// Each letter is an item. Its frame is the bounding box of all its characters, which are 10 points
/// wide and high.
///
///     let drawing = FocusDrawing("AA.BB")
///     drawing.step(from: "A", .right)  // "B"
struct FocusDrawing {
  private var names: [Character] = []
  private(set) var search = FocusSearch(
    areas: [.init(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000), parent: nil)]
  )

  init(_ text: String) { draw(text, in: 0, from: .zero) }

  private mutating func draw(_ text: String, in area: Int, from origin: CGPoint) {
    var frames: [Character: CGRect] = [:]
    for (y, line) in text.split(separator: "\n").enumerated() {
      for (x, sign) in line.enumerated() where sign.isLetter {
        let cell = CGRect(
          x: origin.x + CGFloat(x) * 10,
          y: origin.y + CGFloat(y) * 10,
          width: 10,
          height: 10
        )
        frames[sign] = frames[sign]?.union(cell) ?? cell
      }
    }
    for name in frames.keys.sorted() {
      names.append(name)
      search.stops.append(.init(frame: frames[name] ?? .zero, area: area))
    }
  }

  /// Adds a scroll view over a rectangle of characters, with its content drawn from its origin.
  mutating func scroll(
    over signs: CGRect,
    ways scrolls: Set<FocusSearch.Heading> = [],
    text: String
  ) {
    let frame = CGRect(
      x: signs.minX * 10,
      y: signs.minY * 10,
      width: signs.width * 10,
      height: signs.height * 10
    )
    search.areas.append(.init(frame: frame, parent: 0, scrolls: scrolls))
    draw(text, in: search.areas.count - 1, from: frame.origin)
  }

  /// Returns the name of the item that gets the focus, "scroll", or "-" if there is none.
  func step(from name: Character, _ heading: FocusSearch.Heading) -> String {
    guard let index = names.firstIndex(of: name) else { return "?" }
    switch search.step(from: search.stops[index], heading, without: [index]) {
    case .stop(let stop): return String(names[stop])
    case .scroll: return "scroll"
    case .nothing: return "-"
    }
  }

  /// Returns all names in tab order.
  func reading(rightToLeft: Bool = false) -> String {
    String(FocusReadingOrder(search, isRightToLeft: rightToLeft).order.map { names[$0] })
  }
}
