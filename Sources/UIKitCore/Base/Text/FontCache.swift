/// Caches fonts.
enum FontCache {
  // Fonts can be created on any thread.
  private nonisolated(unsafe) static var shared: [FontDescription: UIFont] = [:]
  private static let lock = NSLock()

  /// Returns the font of a face, which is the same object for equal faces while it is cached.
  static func font(_ face: FontDescription) -> UIFont {
    let face = clean(face)
    return lock.withLock {
      if let font = shared[face] { return font }
      if shared.count >= 256 { shared.removeAll() }
      let font = UIFont(face: face)
      shared[face] = font
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
