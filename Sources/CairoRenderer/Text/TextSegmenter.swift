internal import CBreakIterator
import QuartzCore

/// Finds words and sentences by the rules of Unicode and of languages, with ICU.
///
/// Words of Chinese, Japanese, Thai and other languages that are written without spaces are found
/// with dictionaries.
enum TextSegmenter {
  static func segments(
    of text: String,
    by unit: TextSegment.Unit,
    language: String
  ) -> [TextSegment] {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return [] }
    return units.withUnsafeBufferPointer { buffer in
      guard
        let iterator = tabbarkit_break_iterator_open(
          unit == .sentence ? 1 : 0,
          language,
          buffer.baseAddress,
          Int32(clamping: buffer.count)
        )
      else { return [TextSegment(range: 0..<units.count, isContent: true)] }
      defer { tabbarkit_break_iterator_close(iterator) }
      var segments: [TextSegment] = []
      var start = 0
      while true {
        let end = Int(tabbarkit_break_iterator_next(iterator))
        guard end > start else { break }
        let isContent = unit == .sentence || tabbarkit_break_iterator_is_word(iterator) != 0
        segments.append(TextSegment(range: start..<end, isContent: isContent))
        start = end
      }
      return segments
    }
  }
}
