import Foundation
import SimulatorKit
import UIKit

/// Draws all symbols to pictures, and writes the page that shows them.
///
/// The list `Symbols.csv` contains the names, in the order of their use.
@MainActor
struct SymbolPage {
  private let folder: URL
  private let listed: [Substring]

  init(folder: String) throws {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    let file = self.folder.appendingPathComponent("Symbols.csv")
    listed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0 }
  }

  /// The names of the symbols that are drawn.
  var names: [String] {
    listed.filter { $0.hasSuffix(",yes") }.compactMap { $0.split(separator: ",").first }
      .map(String.init)
  }

  /// The names on each picture.
  var sheets: [[String]] {
    let names = names.sorted()
    return stride(from: 0, to: names.count, by: SymbolSheet.capacity).map { start in
      Array(names[start..<min(start + SymbolSheet.capacity, names.count)])
    }
  }

  func write() throws {
    // The simulator provides the fonts.
    let simulator = Simulator(.iPhone15)
    defer { withExtendedLifetime(simulator) {} }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Symbols"),
      withIntermediateDirectories: true
    )
    for (index, names) in sheets.enumerated() {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let look = style == .dark ? "dark" : "light"
        let picture = SymbolSheet(names: names).picture(style)
        let file = folder.appendingPathComponent("Symbols/\(index + 1)-\(look).png")
        try picture.pngData()?.write(to: file)
        print(file.path)
      }
    }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Symbols.md"))
  }

  /// The page.
  var text: String {
    """
    # Symbols

    `UIImage(systemName:)` has \(names.count) listed symbols, which are drawings of the library. Further names are variants by
    rule, which exist for every symbol: `fill`, `circle`, `square`, `slash`, badges, letters and numbers in shapes, and other
    directions. The [rules](Rules/Symbols.md) describe them. `make pictures` generates this page.

    [Symbols.csv](Symbols.csv) is the list. The names were counted in the Swift files of 65 public repositories, as string literals
    after `systemName:` and `systemImage:`; the columns are the name, the number of repositories that use it, the number of its uses,
    and whether it is drawn. Names with the count 0 were added. Logos of companies are not drawn. Letters and numbers in shapes are not all
    listed.

    \(sheets.indices.map { section($0) }.joined(separator: "\n\n"))

    """
  }

  private func section(_ index: Int) -> String {
    let names = sheets[index]
    let title = "\(names.first ?? "") to \(names.last ?? "")"
    return """
      ## \(title)

      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="Symbols/\(index + 1)-dark.png">
        <img src="Symbols/\(index + 1)-light.png" alt="Symbols from \(title)">
      </picture>
      """
  }
}

/// A picture of symbols with their names.
@MainActor
struct SymbolSheet {
  static let columns = 14
  static let rows = 18
  static var capacity: Int { columns * rows }
  private static let cell = CGSize(width: 76, height: 56)

  let names: [String]

  func picture(_ style: UIUserInterfaceStyle) -> UIImage {
    let rows = (names.count + Self.columns - 1) / Self.columns
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1.5
    format.opaque = true
    let size = CGSize(
      width: Self.cell.width * CGFloat(Self.columns),
      height: Self.cell.height * CGFloat(rows)
    )
    let traits = UITraitCollection(userInterfaceStyle: style)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      traits.performAsCurrent {
        UIColor.systemBackground.resolvedColor(with: traits).setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for (index, name) in names.enumerated() { draw(name, at: index, traits) }
      }
    }
  }

  private func draw(_ name: String, at index: Int, _ traits: UITraitCollection) {
    let origin = CGPoint(
      x: CGFloat(index % Self.columns) * Self.cell.width,
      y: CGFloat(index / Self.columns) * Self.cell.height
    )
    let configuration = UIImage.SymbolConfiguration(pointSize: 20)
    if let image = UIImage(systemName: name, withConfiguration: configuration) {
      let tinted = image.withTintColor(UIColor.label.resolvedColor(with: traits))
      tinted.draw(
        at: CGPoint(
          x: origin.x + (Self.cell.width - image.size.width) / 2,
          y: origin.y + 20 - image.size.height / 2
        )
      )
    }
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byCharWrapping
    (name as NSString).draw(
      in: CGRect(x: origin.x + 2, y: origin.y + 36, width: Self.cell.width - 4, height: 18),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 6.5),
        .foregroundColor: UIColor.secondaryLabel.resolvedColor(with: traits),
        .paragraphStyle: style,
      ]
    )
  }
}
