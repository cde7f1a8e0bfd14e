/// The drawings, in tables by subject.
enum SymbolTables {
  static let all: [[String: SymbolDrawing]] = [
    marks, arrows, shapes, people, time, places, messages, objects, documents, books, media, nature,
    sport, weather, text, frames, windows, devices, signals, tools, boxes, hands, things, bubbles,
    systemItems, figures, games, haze, layouts, equipment, household, directions, turning,
    mirroring,
  ]
}
