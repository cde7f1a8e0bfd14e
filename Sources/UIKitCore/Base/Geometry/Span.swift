import Foundation

/// A stretch from top to bottom.
struct Span: Equatable {
  var start: CGFloat
  var length: CGFloat
  var end: CGFloat { start + length }
}
