/// Caches fonts.
enum FontCache {
  // Fonts can be created on any thread.
  private nonisolated(unsafe) static var shared: [Key: UIFont] = [:]
  private static let lock = NSLock()

  private struct Key: Hashable {
    let face: FontDescription
    let textStyle: UIFont.TextStyle?
    let scaling: FontScaling?
  }

  /// Returns the font of a face, which is the same object for equal arguments while it is cached.
  static func font(
    _ face: FontDescription,
    textStyle: UIFont.TextStyle? = nil,
    scaling: FontScaling? = nil
  ) -> UIFont {
    let key = Key(face: clean(face), textStyle: textStyle, scaling: scaling)
    return lock.withLock {
      if let font = shared[key] { return font }
      if shared.count >= 256 { shared.removeAll() }
      let font = UIFont(face: key.face, textStyle: textStyle, scaling: scaling)
      shared[key] = font
      return font
    }
  }

  /// Returns the face with a valid size and weight.
  ///
  /// A size of 0 or less is replaced with 12 points; the maximum is 2,000 points.
  static func clean(_ face: FontDescription) -> FontDescription {
    var face = face
    face.size = face.size > 0 ? min(face.size, 2000) : 12
    face.weight = min(max(face.weight, 100), 900)
    return face
  }
}
