import Foundation

/// An outline of lines and curves, fixed once made.
public class CGPath: Hashable {
  /// One step of an outline.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  package internal(set) var elements: [Element]

  package init(elements: [Element]) { self.elements = elements }

  /// Whether the path has no steps at all.
  public var isEmpty: Bool { elements.isEmpty }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.elements == right.elements
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// How the inside of a path is found where outlines overlap.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the outline winds round the point.
  case winding
  /// Inside where a ray crosses the outline an odd number of times.
  case evenOdd
}

/// The form of an open line's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The form of a line's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
