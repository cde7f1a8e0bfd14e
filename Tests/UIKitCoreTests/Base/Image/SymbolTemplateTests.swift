import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("Symbol templates")
struct SymbolTemplateTests {
  private func template(_ symbols: String, guides: String = "") throws -> SymbolTemplate {
    let text = "<svg><g id=\"Guides\">\(guides)</g><g id=\"Symbols\">\(symbols)</g></svg>"
    return try #require(SymbolTemplate(Data(text.utf8)))
  }

  private func bounds(
    _ template: SymbolTemplate,
    _ weight: UIImage.SymbolWeight = .regular,
    _ scale: UIImage.SymbolScale = .medium
  ) -> CGRect {
    let found = template.parts(weight: weight, scale: scale)
    let box = found.parts.bounds
    return box.applying(CGAffineTransform(scaleX: found.factor, y: found.factor))
  }

  @Test("an em is derived from the cap height, or is 100 units", .rule("R-SET-2"))
  func unit() throws {
    let square = #"<g id="Regular-M"><path d="M0 0H70.459V70.459H0Z"/></g>"#
    let lines = #"<line id="Baseline-M" x1="0" y1="200"/><line id="Capline-M" x1="0" y1="59.082"/>"#

    #expect(abs(bounds(try template(square)).width - 0.70459) < 0.0001)
    #expect(abs(bounds(try template(square, guides: lines)).width - 0.352295) < 0.0001)
  }

  @Test("margins widen a symbol, and the baseline is at 0", .rule("R-SET-2"))
  func margins() throws {
    let guides = """
      <line id="left-margin-Regular-M" x1="10" y1="0"/><line id="right-margin-Regular-M" x1="70" y1="0"/>
      <line id="Baseline-M" x1="0" y1="200"/><path id="Capline-M" d="M0,129.541 l500,0"/>
      """
    let square =
      #"<g id="Regular-M" transform="translate(20, 150)"><rect width="40" height="30"/></g>"#

    let box = bounds(try template(square, guides: guides))

    #expect(abs(box.minX) < 0.001 && abs(box.width - 0.6) < 0.001)
    #expect(abs(box.minY + 0.5) < 0.001 && abs(box.height - 0.3) < 0.001)
  }

  @Test("the scale of a configuration is used, or another one is resized", .rule("R-SET-3"))
  func scales() throws {
    let both = try template(
      #"<g id="Regular-S"><rect width="50" height="50"/></g>"#
        + #"<g id="Regular-L"><rect width="90" height="90"/></g>"#
    )

    #expect(abs(bounds(both, .regular, .small).width - 0.5) < 0.001)
    #expect(abs(bounds(both, .regular, .large).width - 0.9) < 0.001)
    #expect(abs(bounds(both, .regular, .medium).width - 0.5 / 0.785) < 0.001)
  }

  @Test(
    "a weight between two drawings with the same commands is interpolated",
    .rule("R-SET-4")
  )
  func interpolation() throws {
    let guides = ["Ultralight", "Black"].map {
      #"<line id="left-margin-\#($0)-M" x1="0" y1="0"/><line id="right-margin-\#($0)-M" x1="100" y1="0"/>"#
    }.joined()
    let file = try template(
      #"<g id="Ultralight-M"><rect width="10" height="10"/></g>"#
        + #"<g id="Black-M"><rect width="60" height="60"/></g>"#,
      guides: guides
    )

    let heights = [.ultraLight, .regular, .black].map { bounds(file, $0).height }

    #expect(abs(heights[0] - 0.1) < 0.001)
    #expect(abs(heights[1] - 0.3) < 0.001)
    #expect(abs(heights[2] - 0.6) < 0.001)
  }

  @Test("otherwise the nearest weight is used", .rule("R-SET-4"))
  func nearestWeight() throws {
    let file = try template(
      #"<g id="Light-M"><circle r="10"/></g><g id="Bold-M"><path d="M0 0H60V60Z"/></g>"#
    )

    #expect(abs(bounds(file, .regular).width - 0.2) < 0.001)
    #expect(abs(bounds(file, .semibold).width - 0.6) < 0.001)
    #expect(abs(bounds(file, .black).width - 0.6) < 0.001)
  }

  @Test("classes of shapes are layers", .rule("R-SET-5"))
  func layers() throws {
    let file = try template(
      """
      <g id="Regular-M"><path class="monochrome-0 hierarchical-0:secondary" d="M0 0H9V9Z"/>
      <path class="hierarchical-1:tertiary" d="M0 0H9V9Z"/><path d="M0 0H9V9Z"/></g>
      """
    )

    let parts = file.parts(weight: .regular, scale: .medium).parts

    #expect(parts.layers.map(\.level) == [2, 3, 1])
  }

  @Test(
    "files that are not templates are refused",
    .rule("R-SET-7"),
    arguments: [
      "", "<svg", "<svg></svg>", "<svg><g id=\"Regular-M\"></g></svg>", "<svg><g></svg>",
      "<html><g id=\"Regular-M\"><path d=\"M0 0H9V9Z\"/></g></html>",
      "<svg><g id=\"Regular-M\"><path d=\"M0 0L9\"/></g></svg>",
      "<svg><g id=\"Regular-M\"><path d=\"L9 9Z\"/></g></svg>",
      "<svg><g id=\"Regular-M\"><path d=\"M0 0H9V9Z8\"/></g></svg>",
      "<svg><g id=\"Regular-M\"><path d=\"M0 0 1e999 2\"/></g></svg>",
      "<svg><g id=\"Regular-M\"><path d=\"M0 0H1e9V9Z\"/></g></svg>",
      "<svg><g id=\"Regular-M\" transform=\"skew(3\"><path d=\"M0 0H9V9Z\"/></g></svg>",
    ]
  )
  func invalid(text: String) {
    #expect(SymbolTemplate(Data(text.utf8)) == nil)
  }

  @Test("entities in attributes are spaces, and other ampersands are kept", .rule("R-SET-7"))
  func entities() throws {
    let text = "<g id='a&amp;b&#10;&' d='" + String(repeating: "&", count: 1_000_000) + "'/>"
    let element = try #require(SVGElement(document: Data(text.utf8)))

    #expect(element.attributes["id"] == "a b &")
    #expect(element.attributes["d"]?.utf8.count == 1_000_000)
  }

  @Test("comments, declarations and namespaces of documents are skipped", .rule("R-SET-7"))
  func document() throws {
    let text = """
      <?xml version="1.0"?><!--Generator: a > b--><!DOCTYPE svg [<!ENTITY a "b">]>
      <svg:svg xmlns:svg='x'><style><![CDATA[ a > b ]]></style><svg:g id='Symbols'>
      <svg:g id='Thin-L'><svg:path d='M0,0&#10;H9V9z'/></svg:g></svg:g></svg:svg>
      """

    let file = try #require(SymbolTemplate(Data(text.utf8)))

    #expect(file.drawings.keys.map(\.weight) == [.thin])
  }

  @Test(
    "paths have all commands of SVG",
    .rule("R-SET-7"),
    arguments: [
      ("M1 2 3 4 5 2z", CGRect(x: 1, y: 2, width: 4, height: 2)),
      ("m1 1 h8 v4 l-8 0zm2-.5.5.5", CGRect(x: 1, y: 0.5, width: 8, height: 4.5)),
      ("M0 0C0 4 8 4 8 0S16-4 16 0", CGRect(x: 0, y: -3, width: 16, height: 6)),
      ("M0 0Q4 4 8 0T16 0", CGRect(x: 0, y: -2, width: 16, height: 4)),
      ("M0 5a5 5 0 0 1 10 0 5 5 0 01-10 0", CGRect(x: 0, y: 0, width: 10, height: 10)),
      ("M0 0A1 1 0 1 1 8 0", CGRect(x: 0, y: -4, width: 8, height: 4)),
      ("M2 0A2 2 0 1 0 4 2", CGRect(x: 0, y: 0, width: 4, height: 4)),
    ]
  )
  func paths(data: String, box: CGRect) throws {
    let found = try #require(SVGPath.path(data: data)).boundingBoxOfPath

    let distance =
      [
        found.minX - box.minX, found.minY - box.minY, found.maxX - box.maxX, found.maxY - box.maxY,
      ].map(abs).max() ?? 0
    #expect(distance < 0.01, "\(found)")
  }
}
