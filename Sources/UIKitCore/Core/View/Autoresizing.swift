import Foundation

/// Computes a subview's frame when its superview's size changes, from the subview's autoresizing
/// mask.
///
/// Along each axis the change is distributed among the flexible parts (leading margin, size,
/// trailing margin) in proportion to their lengths, or equally if all of them are 0. A subview
/// without flexible parts keeps its origin and size.
enum Autoresizing {
  static func frame(
    _ frame: CGRect,
    mask: UIView.AutoresizingMask,
    from old: CGSize,
    to new: CGSize
  ) -> CGRect {
    guard !mask.isEmpty else { return frame }
    let x = span(
      start: frame.minX,
      length: frame.width,
      old: old.width,
      new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    )
    let y = span(
      start: frame.minY,
      length: frame.height,
      old: old.height,
      new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    )
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func span(
    start: CGFloat,
    length: CGFloat,
    old: CGFloat,
    new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - start - length
    let total =
      (flexible.before ? start : 0) + (flexible.length ? length : 0) + (flexible.after ? after : 0)
    let count = CGFloat(
      (flexible.before ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.after ? 1 : 0)
    )
    guard change != 0, count > 0 else { return (start, length) }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / count : change * part / total
    }
    return (
      start + share(flexible.before, start), max(length + share(flexible.length, length), 0)
    )
  }
}
