import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Text layers as public libraries use them.
@Suite("Text layers that libraries use", .serialized) @MainActor
struct LibraryTextTests {
  /// The PNG data of a text layer with a font.
  private func picture(_ font: Any?) -> Data? {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 24)
    layer.string = "4.5"
    layer.fontSize = 17
    layer.foregroundColor = UIColor.black.cgColor
    layer.font = font
    return UIGraphicsImageRenderer(bounds: layer.bounds).image { context in
      layer.render(in: context.cgContext)
    }.pngData()
  }

  @Test("the font of a text layer is a CGFont, a UIFont or a name")
  func fontOfTextLayer() throws {
    let phone = Simulator(.iPhone15)
    let bold = UIFont.boldSystemFont(ofSize: 12)
    let font = try #require(CGFont(bold.fontName as CFString))

    #expect(font.postScriptName == bold.fontName)
    #expect(picture(font) == picture(bold))
    #expect(picture(bold.fontName) == picture(bold))
    #expect(picture(bold) != picture(nil))
    #expect(CGFont("No Such Font") == nil)
    keepAlive(phone)
  }

  @Test("overrides of the methods for interface files can call super")
  func interfaceFiles() {
    final class Star: UIView {
      var count = 0

      override func awakeFromNib() {
        super.awakeFromNib()
        count += 1
      }

      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        count += 1
      }
    }
    let star = Star()
    star.awakeFromNib()
    star.prepareForInterfaceBuilder()

    #expect(star.count == 2)
  }
}
