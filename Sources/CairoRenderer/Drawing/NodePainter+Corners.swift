import QuartzCore

extension NodePainter {
  /// Returns the rounded corners of a clip, or `nil` if they are not circular or very large.
  func roundedCorners(
    of pixels: PixelRect,
    _ radii: CornerRadii,
    _ state: PaintState
  ) -> [RoundedCorner]? {
    let scale = state.transform.a
    guard state.transform.d == scale else { return nil }
    let radii = radii.scaled(by: scale)
    var corners: [RoundedCorner] = []
    for place in RoundedCorner.Place.allCases where place.radius(of: radii) > 0 {
      let radius = place.radius(of: radii)
      let side = Int(radius.rounded(.up))
      guard
        let mask = resources.roundRects.mask(
          CGRect(x: 0, y: 0, width: side, height: side),
          radii: CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 0)
        )?.mask
      else { return nil }
      var corner = RoundedCorner(place: place, square: place.square(side, in: pixels), mask: mask)
      // The squares of half circles with a fractional radius have a row of pixels in common.
      for other in corners { corner.area = corner.area.trimmed(by: other.area) }
      corners.append(corner)
    }
    return corners
  }
}

/// A rounded corner of a clip, in pixels.
struct RoundedCorner {
  enum Place: CaseIterable {
    case topLeft, topRight, bottomRight, bottomLeft

    func radius(of radii: CornerRadii) -> CGFloat {
      switch self {
      case .topLeft: radii.topLeft
      case .topRight: radii.topRight
      case .bottomRight: radii.bottomRight
      case .bottomLeft: radii.bottomLeft
      }
    }

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }

    func square(_ side: Int, in rect: PixelRect) -> PixelRect {
      PixelRect(
        x: isLeft ? rect.x : rect.maxX - side,
        y: isTop ? rect.y : rect.maxY - side,
        width: side,
        height: side
      )
    }
  }

  let place: Place
  /// The square that contains the arc.
  let square: PixelRect
  /// The part of the square that no other corner contains.
  var area: PixelRect
  /// The part of each pixel that is inside the clip, for the upper left corner.
  let mask: AlphaMask

  init(place: Place, square: PixelRect, mask: AlphaMask) {
    self.place = place
    self.square = square
    area = square
    self.mask = mask
  }

  /// Returns the part of a pixel that is inside the clip, from 0 to 255.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> UInt32 {
    let column = place.isLeft ? x - square.x : square.maxX - 1 - x
    let row = place.isTop ? y - square.y : square.maxY - 1 - y
    return UInt32(mask.bytes[row * mask.bytesPerRow + column])
  }
}

// R-LYR-11
/// The pixels at a corner of a clip before the clipped content is drawn.
///
/// The content is drawn without the rounded corner. Then the part of each pixel that is outside of
/// the clip is given back to the pixels that were there before. Everything in the clip is thus
/// blended with the background once, also where several nodes cover the edge.
struct CoveredCorner {
  private let corner: RoundedCorner
  private let area: PixelRect
  private let pixels: [UInt32]

  /// Creates a copy of the pixels in a part of the canvas, or returns `nil` if the corner isn't in
  /// it.
  init?(_ corner: RoundedCorner, on canvas: Canvas, in clip: PixelRect) {
    let area = corner.area.intersection(clip).intersection(canvas.area)
    guard !area.isEmpty else { return nil }
    canvas.flush()
    var pixels: [UInt32] = []
    pixels.reserveCapacity(area.area)
    for y in area.y..<area.maxY {
      pixels.append(
        contentsOf: UnsafeBufferPointer(start: canvas.pixel(area.x, y), count: area.width)
      )
    }
    self.corner = corner
    self.area = area
    self.pixels = pixels
  }

  /// Blends the copied pixels over the content outside of the clip.
  func uncover(on canvas: Canvas) {
    canvas.flush()
    var index = 0
    for y in area.y..<area.maxY {
      let row = canvas.pixel(area.x, y)
      for column in 0..<area.width {
        let coverage = corner.coverage(area.x + column, y)
        if coverage == 0 {
          row[column] = pixels[index]
        } else if coverage < 255 {
          row[column] = Self.mix(row[column], pixels[index], coverage)
        }
        index += 1
      }
    }
  }

  /// Returns the mean of two premultiplied pixels; the coverage is the part of the first one.
  @inline(__always)
  private static func mix(_ inner: UInt32, _ outer: UInt32, _ coverage: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum =
        ((inner >> shift) & 255) * coverage + ((outer >> shift) & 255) * (255 - coverage) + 127
      result |= (sum / 255) << shift
    }
    return result
  }
}
