import Foundation

/// Font files of about a kilobyte, with the glyphs A, B and C.
///
/// They have substitutions, kerning and a ligature, so that mutated files reach the tables which
/// HarfBuzz reads. Checksums of tables are 0, because FreeType does not verify them.
enum SmallFont {
  /// The name of the family, of the face, and in PostScript.
  static let name = "Mutated"

  /// Glyphs with lines, with quadratic curves, and composed of others.
  static let trueType: Data = {
    var tables = common
    tables["head"] = head
    tables["maxp"] = words(1, 0, glyphCount, 8, 2, 8, 2, 1, 0, 0, 0, 0, 0, 0, 2, 1)
    tables["glyf"] = Bytes(outlines.joined())
    var place = 0
    for outline in [[]] + outlines {
      place += outline.count
      tables["loca", default: []] += words(place / 2)
    }
    return Data(file(version: [0, 1, 0, 0], tables))
  }()

  /// Glyphs with lines, with cubic curves, and with a subroutine.
  static let compact: Data = {
    var tables = common
    tables["head"] = head
    tables["maxp"] = Bytes([0, 0, 0x50, 0]) + words(glyphCount)
    tables["CFF "] = compactTable
    return Data(file(version: Array("OTTO".utf8), tables))
  }()

  private typealias Bytes = [UInt8]

  private static let glyphCount = 4

  // MARK: Tables

  private static func file(version: [UInt8], _ tables: [String: Bytes]) -> Bytes {
    var directory = Bytes(version) + words(tables.count, 128, 3, tables.count * 16 - 128)
    var contents = Bytes()
    let start = 12 + 16 * tables.count
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Bytes(tag.utf8) + Bytes(zeros: 4)
      directory += longs(start + contents.count, table.count)
      contents += table + Bytes(zeros: (4 - table.count % 4) % 4)
    }
    return directory + contents
  }

  private static var common: [String: Bytes] {
    [
      "OS/2": os2, "cmap": characterMap, "hhea": horizontalHeader, "name": names,
      "hmtx": words(500, 50, 600, 50, 600, 50, 700, 50), "post": post, "GSUB": substitutions,
      "GPOS": kerning,
    ]
  }

  private static let head =
    longs(0x10000, 0x10000, 0, 0x5F0F_3CF5) + words(3, 1000) + Bytes(zeros: 16)
    + words(0, 0, 700, 700, 0, 8, 2, 0, 0)

  private static let horizontalHeader =
    longs(0x10000) + words(800, -200, 0, 700, 0, 0, 700, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount)

  private static let post = longs(0x30000, 0) + words(-100, 50) + Bytes(zeros: 20)

  private static let os2 =
    words(4, 550, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0) + Bytes(zeros: 10)
    + longs(1, 0, 0, 0) + Bytes("TEST".utf8) + words(0x40, 65, 67, 800, -200, 0, 900, 200)
    + longs(1, 0) + words(500, 700, 0, 32, 2)

  /// The characters from A to C.
  private static let characterMap =
    words(0, 1, 3, 1) + longs(12)
    + words(4, 32, 0, 4, 4, 1, 0, 67, 0xFFFF, 0, 65, 0xFFFF, -64, 1, 0, 0)

  private static let names: Bytes = {
    let texts = [1: name, 2: "Regular", 4: name, 6: name]
    var records = Bytes()
    var strings = Bytes()
    for (identifier, text) in texts.sorted(by: { $0.key < $1.key }) {
      let string = words(text.utf16.map(Int.init))
      records += words(3, 1, 0x409, identifier, string.count, strings.count)
      strings += string
    }
    return words(0, texts.count, 6 + records.count) + records + strings
  }()

  /// The list of scripts and that of features, with one of each, before a lookup.
  private static func layout(feature: String, kind: Int, _ subtable: Bytes) -> Bytes {
    let scripts = words(1) + Bytes("DFLT".utf8) + words(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = words(1) + Bytes(feature.utf8) + words(8, 0, 1, 0)
    let lookups = words(1, 4, kind, 0, 1, 8)
    let places = [10, 10 + scripts.count, 10 + scripts.count + features.count]
    return words(1, 0) + words(places) + scripts + features + lookups + subtable
  }

  /// A ligature of A and B, which is C.
  private static let substitutions = layout(
    feature: "liga",
    kind: 4,
    words(1, 8, 1, 14, 1, 1, 1, 1, 4, 3, 2, 2)
  )

  /// A smaller distance between A and C.
  private static let kerning = layout(
    feature: "kern",
    kind: 2,
    words(1, 12, 4, 0, 1, 18, 1, 1, 1, 1, 3, -80)
  )

  // MARK: Outlines

  private static let outlines: [Bytes] = [
    outline(ends: [3], flags: [1, 1, 1, 1], x: [50, 400, 0, -400], y: [0, 0, 700, 0]),
    outline(ends: [2], flags: [1, 1, 1], x: [50, 500, -250], y: [0, 0, 700]),
    outline(
      ends: [3, 7],
      flags: [1, 0, 1, 0, 1, 0, 1, 0],
      x: [50, 500, 0, -500, 100, 0, 200, 0],
      y: [0, 0, 600, 0, -500, 300, 0, -300]
    ),
    // The glyph of A, and that of B at half the size.
    words(-1, 50, 0, 650, 700, 0x23, 1, 0, 0, 0xB, 2, 100, 50, 0x2000),
  ]

  private static func outline(ends: [Int], flags: [UInt8], x: [Int], y: [Int]) -> Bytes {
    let head = words(ends.count, 50, 0, 650, 700) + words(ends) + words(0)
    let data = head + Bytes(flags) + words(x) + words(y)
    return data + Bytes(zeros: data.count % 2)
  }

  // MARK: The compact font format

  private static let compactTable: Bytes = {
    let header: Bytes = [1, 0, 4, 1] + index([Bytes(name.utf8)])
    let outlines = index(compactOutlines)
    // The widths, and the distance of the subroutines from the start of the settings.
    let widths: Bytes = command(20, 500) + command(21, 600)
    let settings: Bytes = widths + command(19, widths.count + 2)
    // The dictionary always has the same length, because its numbers have four bytes each.
    let start = header.count + index([dictionary(0, 0, 0)]).count + 4
    let places = dictionary(start, settings.count, start + outlines.count)
    let end: Bytes = outlines + settings + index([curve])
    return header + index([places]) + words(0, 0) + end
  }()

  /// A subroutine that adds a curve.
  private static let curve: Bytes = command(8, 100, 200, 100, 50, 100, -200) + command(11)

  private static let compactOutlines: [Bytes] = {
    let square: Bytes = command(21, 50, 0) + command(6, 400, 700, -400)
    let width: Bytes = numbers([300]) + command(1, 20, 30)
    let end = command(14)
    let wave: Bytes = width + command(21, 50, 0) + command(8, 0, 300, 200, 100, 300, 0)
    // The number of the first subroutine is -107.
    return [end, square + end, square + command(10, -107) + end, wave + end]
  }()

  /// Returns the places of the outlines and of the settings, with the size of the latter.
  private static func dictionary(_ outlines: Int, _ size: Int, _ settings: Int) -> Bytes {
    let first: Bytes = [29] + longs(outlines) + [17]
    return first + [29] + longs(size) + [29] + longs(settings) + [18]
  }

  private static func index(_ items: [Bytes]) -> Bytes {
    var place = 1
    var places: Bytes = [1]
    for item in items {
      place += item.count
      places.append(UInt8(place))
    }
    return words(items.count) + [1] + places + items.joined()
  }

  /// Returns an operator after its numbers.
  private static func command(_ code: UInt8, _ values: Int...) -> Bytes { numbers(values) + [code] }

  /// Returns numbers from -1131 to 1131 in the form of the format.
  private static func numbers(_ values: [Int]) -> Bytes {
    values.flatMap { value -> Bytes in
      let rest = abs(value) - 108
      guard rest >= 0 else { return [UInt8(value + 139)] }
      return [UInt8((value > 0 ? 247 : 251) + rest >> 8), UInt8(rest & 255)]
    }
  }

  // MARK: Numbers

  private static func words(_ values: Int...) -> Bytes { words(values) }

  private static func words(_ values: [Int]) -> Bytes {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func longs(_ values: Int...) -> Bytes {
    values.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
  }
}

extension [UInt8] {
  fileprivate init(zeros count: Int) { self.init(repeating: 0, count: count) }
}
