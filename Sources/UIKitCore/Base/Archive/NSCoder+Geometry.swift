import Foundation

extension NSCoder {
  // Foundation on Linux archives points, sizes and rectangles itself.
  // MARK: Encoding

  /// Archives a vector.
  ///
  /// - Parameters:
  ///   - vector: The vector.
  ///   - key: The name of the value in the archive.
  public func encode(_ vector: CGVector, forKey key: String) {
    write([vector.dx, vector.dy], forKey: key)
  }

  /// Archives an affine transform.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - key: The name of the value in the archive.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write(transform.numbers, forKey: key)
  }

  /// Archives insets.
  ///
  /// - Parameters:
  ///   - insets: The insets.
  ///   - key: The name of the value in the archive.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write(insets.numbers, forKey: key)
  }

  /// Archives directional insets.
  ///
  /// - Parameters:
  ///   - insets: The insets.
  ///   - key: The name of the value in the archive.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    write(insets.numbers, forKey: key)
  }

  /// Archives an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - key: The name of the value in the archive.
  public func encode(_ offset: UIOffset, forKey key: String) {
    write([offset.horizontal, offset.vertical], forKey: key)
  }

  // MARK: Decoding

  /// Returns an archived point, or zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Returns an archived vector, or zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

  /// Returns an archived size, or zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Returns an archived rectangle, or zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Returns an archived affine transform, or the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  /// Returns archived insets, or zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(key))
  }

  /// Returns archived directional insets, or zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }

  /// Returns an archived offset, or zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  // MARK: Texts

  /// Returns the text of a point, such as `{1, 2.5}`.
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

  /// Returns the text of a vector, such as `{1, 2.5}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.text([vector.dx, vector.dy])
  }

  /// Returns the text of a size, such as `{100, 44}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.text([size.width, size.height])
  }

  /// Returns the text of a rectangle, such as `{{0, 0}, {100, 44}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the text of an affine transform, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    "[" + GeometryText.text(transform.numbers).dropFirst().dropLast() + "]"
  }

  /// Returns the text of insets, in the order top, left, bottom and right.
  public class func string(for insets: UIEdgeInsets) -> String { GeometryText.text(insets.numbers) }

  /// Returns the text of directional insets, in the order top, leading, bottom and trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.text(insets.numbers)
  }

  /// Returns the text of an offset, such as `{1, 2.5}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.text([offset.horizontal, offset.vertical])
  }

  /// Returns the point of a text, or zero if the text is not that of a point.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = GeometryText.numbers(string, count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Returns the vector of a text, or zero if the text is not that of a vector.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = GeometryText.numbers(string, count: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// Returns the size of a text, or zero if the text is not that of a size.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = GeometryText.numbers(string, count: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Returns the rectangle of a text, or zero if the text is not that of a rectangle.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = GeometryText.numbers(string, count: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the affine transform of a text, or the identity if the text is not that of a transform.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = GeometryText.numbers(
      string,
      count: 6,
      fallback: CGAffineTransform.identity.numbers
    )
    return CGAffineTransform(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }

  /// Returns the insets of a text, or zero if the text is not that of insets.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = GeometryText.numbers(string, count: 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Returns the directional insets of a text, or zero if the text is not that of insets.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = GeometryText.numbers(string, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0],
      leading: numbers[1],
      bottom: numbers[2],
      trailing: numbers[3]
    )
  }

  /// Returns the offset of a text, or zero if the text is not that of an offset.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = GeometryText.numbers(string, count: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  // MARK: Storage

  private func write(_ numbers: [CGFloat], forKey key: String) {
    let text = Array(GeometryText.text(numbers).utf8)
    encodeBytes(text, length: text.count, forKey: key)
  }

  /// The text that is stored for a key, or an empty text.
  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return withDecodedUnsafeBytes(forKey: key) { bytes in
      bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

/// Numbers as text between braces, as UIKit writes points, sizes and rectangles.
private enum GeometryText {
  static func text(_ numbers: [CGFloat]) -> String {
    "{"
      + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
      .joined(separator: ", ") + "}"
  }

  /// Returns the numbers of a text, or the fallback, which is zeros unless given, if there are not as
  /// many.
  static func numbers(_ text: String, count: Int, fallback: [CGFloat]? = nil) -> [CGFloat] {
    let numbers = text.split { "{}[], \t\n".contains($0) }.compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      return fallback ?? Array(repeating: 0, count: count)
    }
    return numbers.map { CGFloat($0) }
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension UIEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, left, bottom, right] }
}

extension NSDirectionalEdgeInsets {
  fileprivate var numbers: [CGFloat] { [top, leading, bottom, trailing] }
}
