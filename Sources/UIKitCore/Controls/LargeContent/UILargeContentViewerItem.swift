import Foundation

/// Something that stays small at every text size, and what the large content viewer shows in its place.
///
/// Views are such items; others are handed out by the interaction's delegate.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether there is anything to show for the item.
  var showsLargeContentViewer: Bool { get }
  /// What is said below the image; either of the two may be nil.
  var largeContentTitle: String? { get }
  /// What is drawn above the title; a template takes the colour of text.
  var largeContentImage: UIImage? { get }
  /// Whether a small image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// How far each side of the image is moved inwards.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  func describeLargeContent(_ change: (LargeContentProperties) -> Void) {
    say { properties in
      let content = properties.largeContent ?? LargeContentProperties()
      properties.largeContent = content
      change(content)
    }
  }
}

/// What an application said about one view for the large content viewer.
final class LargeContentProperties {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// What the viewer shows of an item: every choice made.
struct LargeContent {
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero

  /// Nil where there is nothing to show.
  @MainActor init?(_ item: UILargeContentViewerItem) {
    guard item.showsLargeContentViewer else { return nil }
    title = item.largeContentTitle.map { String($0.prefix(LargeContentMetrics.longestTitle)) }
    if title?.isEmpty == true { title = nil }
    image = item.largeContentImage.flatMap { image in
      image.size.width > 0 && image.size.height > 0 ? image : nil
    }
    guard title != nil || image != nil else { return nil }
    scalesImage = item.scalesLargeContentImage
    imageInsets = item.largeContentImageInsets.isFinite ? item.largeContentImageInsets : .zero
  }
}
