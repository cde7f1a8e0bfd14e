import QuartzCore
import TestSupport
import Testing

@testable import CairoRenderer

@Suite("Text: font sources") @MainActor
struct FontSourceTests {
  @Test("the simulator has the fonts that it lists, and no others")
  func families() {
    let known = [
      "Inter", "DejaVu", "Noto Sans Arabic UI", "Noto Sans CJK", "Noto Serif CJK",
      "Noto Sans Mono CJK",
    ]
    let generic = ["Sans", "Serif", "Monospace", "System-ui"]

    let foreign = Picture.text.familyNames.filter { name in
      !generic.contains(name) && !known.contains { name.hasPrefix($0) }
    }

    #expect(foreign.isEmpty)
  }

  @Test("Arabic text is drawn with Noto Sans Arabic UI if it is installed")
  func arabic() throws {
    try #require(Picture.text.hasFamily("Noto Sans Arabic UI"))
    func width(_ family: String?) -> CGFloat {
      let font = FontDescription(family: family, size: 10)
      let span = TextSpan(string: "الحديثة", font: font)
      return Picture.text.shape(TextRequest(spans: [span], width: .infinity)).size.width
    }

    #expect(abs(width("Inter") - width("Noto Sans Arabic UI")) < 0.01)
    #expect(width("Inter") != width("DejaVu Sans"))
  }

  @Test("the monospaced design is a specific family, not the fontconfig alias")
  func monospaced() throws {
    try #require(Picture.text.hasFamily("DejaVu Sans Mono"))
    let design = FontDescription(size: 11, isMonospaced: true)
    let family = FontDescription(family: "DejaVu Sans Mono", size: 11)

    #expect(Picture.text.metrics(of: design) == Picture.text.metrics(of: family))
  }

  @Test("fontconfig rules replace the fonts of a desktop, but not those of the simulator")
  func rules() async throws {
    let widths = Self.widths(with: Picture.text)

    let desktop = try await printed(
      #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try ForeignMachine.enter()
        await MainActor.run { print(Self.widths(with: PangoTextEngine())) }
      }
    )
    let simulator = try await printed(
      #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        try ForeignMachine.enter()
        await MainActor.run { print(Self.widths(with: PangoTextEngine(fonts: .simulator))) }
      }
    )

    #expect(!desktop.contains(widths))
    #expect(simulator.contains(widths))
  }

  private func printed(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
  }

  /// Returns the widths of the same words in the system design and in the monospaced design.
  private static func widths(with engine: PangoTextEngine) -> String {
    let fonts = [FontDescription(size: 17), FontDescription(size: 17, isMonospaced: true)]
    let widths = fonts.map { font in
      let span = TextSpan(string: "Widths, 中文, عرب", font: font)
      return engine.shape(TextRequest(spans: [span], width: .infinity)).size.width
    }
    return widths.map { "\($0)" }.joined(separator: " and ")
  }
}
