import Foundation

/// A vertical range: its start and its length.
struct Span: Equatable {
  var start: CGFloat
  var length: CGFloat
  var end: CGFloat { start + length }
}
