import CoreGraphics
import Foundation

/// A string, which replaces the type of Core Foundation.
public typealias CFString = String

/// A typeface without a size, for ``CATextLayer/font``.
public final class CGFont: @unchecked Sendable {
  let face: FontDescription

  /// Creates a font from the name of an installed family, such as `DejaVu Sans`, or of a face, such
  /// as `Cantarell-Bold`.
  ///
  /// The initializer returns `nil` if the family is not installed.
  public init?(_ name: CFString) {
    guard let face = FontName.face(name, size: 1) else { return nil }
    self.face = face
  }

  /// The name of the face, such as `Cantarell-Bold`.
  public var postScriptName: CFString? { FontName.name(of: face) }
}
