extension UITabBarItem {
  /// The picture made for the purpose, else that of the bar; templates as on the bar. (R-AX-14)
  func largeContentImage(isSelected: Bool) -> UIImage? {
    let own = isSelected ? selectedImage ?? image : image
    guard let picture = largeContentSizeImage ?? own else { return nil }
    guard picture.renderingMode == .automatic else { return picture }
    return picture.withRenderingMode(.alwaysTemplate)
  }

  /// A picture made for the purpose has its size; symbols, which say none, and those of the bar are drawn large. (R-AX-14)
  var scalesLargeContentImage: Bool { largeContentSizeImage?.isSymbolImage ?? true }
}
