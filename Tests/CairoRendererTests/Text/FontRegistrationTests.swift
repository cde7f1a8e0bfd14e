import CairoRenderer
import Foundation
import TestSupport
import Testing

@testable import QuartzCore

/// The tests run in processes of their own, because fonts are registered until the process ends.
@Suite("Text: registered fonts") struct FontRegistrationTests {
  private static var file: URL {
    URL(fileURLWithPath: "/usr/share/fonts/opentype/urw-base35/C059-Bold.otf")
  }

  @Test(
    "the fonts of a file are found by family, PostScript name and full name",
    .enabled(if: FileManager.default.fileExists(atPath: file.path), "uses fonts-urw-base35"),
    .rule("R-FONT-1")
  )
  func registration() async {
    await #expect(processExitsWith: .success) {
      let engine = PangoTextEngine(fonts: .simulator)
      Engines.text = engine
      func width(_ font: FontDescription) -> CGFloat {
        engine.shape(TextRequest(spans: [TextSpan(string: "Registered", font: font)])).size.width
      }
      let font = FontDescription(family: "C059", size: 20, weight: 700)
      let before = width(font)
      #expect(!engine.hasFamily("C059"))
      #expect(FontName.face("C059-Bold", size: 20) == nil)

      #expect(FontFiles.register(FontRegistrationTests.file) == nil)

      #expect(engine.hasFamily("C059"))
      #expect(FontName.face("C059-Bold", size: 20) == font)
      #expect(engine.face(named: "C059 Bold")?.weight == 700)
      #expect(engine.faceNames(ofFamily: "C059") == ["C059-Bold"])
      #expect(width(font) != before)
      #expect(FontFiles.register(FontRegistrationTests.file) == .registered)
    }
  }

  @Test("a file that is missing or not a font is refused", .rule("R-FONT-1"))
  func refusal() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let engine = PangoTextEngine(fonts: .simulator)

    #expect(FontFiles.register(file) == .missing)
    try Data("no font".utf8).write(to: file)
    #expect(!engine.registerFonts(atPath: file.path))
  }
}
