import Foundation

/// An item that does not grow with the text size and is shown enlarged by the large content viewer.
///
/// All views conform to this protocol. Other items are provided by the delegate of a
/// ``UILargeContentViewerInteraction``.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// A Boolean value that indicates whether the item is shown in the large content viewer.
  var showsLargeContentViewer: Bool { get }
  /// The title below the image, or `nil` for none.
  var largeContentTitle: String? { get }
  /// The image above the title, or `nil` for none.
  ///
  /// Templates are drawn in the label color.
  var largeContentImage: UIImage? { get }
  /// A Boolean value that indicates whether a small image is enlarged.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {
  func describeLargeContent(_ change: (LargeContentProperties) -> Void) {
    updateAccessibilityProperties { properties in
      let content = properties.largeContent ?? LargeContentProperties()
      properties.largeContent = content
      change(content)
    }
  }
}

/// The large content properties that an app has set on a view.
final class LargeContentProperties {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

/// The resolved content that the viewer shows for an item.
struct LargeContent {
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero

  /// Creates the content of an item, or `nil` if there is nothing to show.
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
