import CoreGraphics

/// A text engine without fonts, in which every character is half an em wide.
///
/// It is used in layout tests, and until a host installs another engine.
package final class FixedTextEngine: TextEngine {
  package init() {}

  package let familyNames: [String] = []

  package func hasFamily(_ name: String) -> Bool { false }

  package func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascender: font.size,
      descender: -font.size / 4,
      leading: 0,
      capHeight: font.size * 0.75,
      xHeight: font.size / 2
    )
  }

  package func shape(_ request: TextRequest) -> ShapedText {
    let width = request.spans.reduce(CGFloat(0)) { sum, span in
      sum + CGFloat(span.string.count) * (span.font.size / 2 + span.kern)
    }
    let em = request.spans.map(\.font.size).max() ?? 0
    let lineHeight = em * 1.25
    let fits = width <= request.width || request.width <= 0
    let wanted = fits ? 1 : Int((width / request.width).rounded(.up))
    let lines = request.lineLimit > 0 ? min(wanted, request.lineLimit) : wanted
    let size = CGSize(
      width: min(width, max(request.width, 0)),
      height: lineHeight * CGFloat(max(lines, 1))
    )
    return ShapedText(
      request: request,
      size: size,
      firstBaseline: em,
      lastBaseline: size.height - em / 4,
      inkBounds: CGRect(origin: .zero, size: size),
      lineCount: max(lines, 1),
      isTruncated: lines < wanted
    )
  }
}
