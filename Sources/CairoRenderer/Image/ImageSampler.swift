internal import CCairo
import QuartzCore

/// The pixels of a part of an image at another size, with bilinear interpolation.
///
/// Rows and columns are interpolated separately: a source row is stretched once for all the target
/// rows that lie between it and its neighbor. The value of a target pixel does not depend on which
/// other pixels are computed.
struct ImageSampler {
  /// The number of target pixels per source pixel below which interpolation between neighbors leaves
  /// out source pixels.
  static let smallestScale: CGFloat = 0.75

  private let image: CGImage
  private let source: PixelRect
  private let width: Int
  private let height: Int

  /// Creates a sampler, or returns `nil` if the part is drawn much smaller than it is.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - source: The part of the image, in its pixels. Pixels outside of it are not used.
  ///   - width: The width of the whole part in the target, in pixels.
  ///   - height: The height of the whole part in the target, in pixels.
  init?(_ image: CGImage, source: PixelRect, width: Int, height: Int) {
    let scale = min(
      CGFloat(width) / CGFloat(max(source.width, 1)),
      CGFloat(height) / CGFloat(max(source.height, 1))
    )
    guard !source.isEmpty, scale >= Self.smallestScale else { return nil }
    self.image = image
    self.source = source
    self.width = width
    self.height = height
  }

  /// Writes target pixels.
  ///
  /// - Parameters:
  ///   - area: The pixels to write, relative to the upper-left corner of the whole target. They must
  ///     be inside of it.
  ///   - first: The address of the upper-left pixel of `area`.
  ///   - bytesPerRow: The distance of two rows in bytes.
  func write(_ area: PixelRect, to first: UnsafeMutablePointer<UInt32>, bytesPerRow: Int) {
    if area.isEmpty { return }
    let step = Double(source.width) / Double(width)
    let columns = StretchedColumns(count: area.width, sourceWidth: image.width) {
      StretchedPlace(area.x + $0, step: step, source: source.columns)
    }
    let rowStep = Double(source.height) / Double(height)
    area.inBands { band in
      StretchedRow.write(
        PixelSize(width: band.width, height: band.height),
        columns,
        of: StretchedRow.Source(image),
        to: UnsafeMutableRawPointer(first) + (band.y - area.y) * bytesPerRow,
        bytesPerRow: bytesPerRow
      ) { StretchedPlace(band.y + $0, step: rowStep, source: source.rows) }
    }
  }
}
