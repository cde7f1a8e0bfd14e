import Foundation

extension NSRange {
  /// The offsets of the range.
  ///
  /// A location that is not found or negative is 0, a negative length is 0, and the end is at most
  /// the largest integer.
  var offsets: Range<Int> {
    let start = location == NSNotFound ? 0 : max(location, 0)
    let (end, overflows) = start.addingReportingOverflow(max(length, 0))
    return start..<(overflows ? .max : end)
  }
}
