extension UITabBarItem {
  /// Returns the image for the large content viewer: the one made for it, or else that of the bar.
  func largeContentImage(isSelected: Bool) -> UIImage? {
    // R-AX-14
    let own = isSelected ? selectedImage ?? image : image
    guard let picture = largeContentSizeImage ?? own else { return nil }
    guard picture.renderingMode == .automatic else { return picture }
    return picture.withRenderingMode(.alwaysTemplate)
  }

  // R-AX-14
  /// Whether the image is enlarged, which is the case for symbols and for the images of the bar.
  var scalesLargeContentImage: Bool { largeContentSizeImage?.isSymbolImage ?? true }
}
