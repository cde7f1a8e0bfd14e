/// The picture behind the content of the selected item, at its own size in the middle of the button. (M-IND-1)
@preconcurrency @MainActor
final class UITabBarSelectionIndicatorView: UIImageView {
  /// Stands in the middle; a resizable picture fills the button.
  func place(in button: CGRect) {
    guard let image else { return }
    guard image.capInsets == .zero else {
      frame = button
      return
    }
    frame = CGRect(
      x: button.midX - image.size.width / 2,
      y: button.midY - image.size.height / 2,
      width: image.size.width,
      height: image.size.height
    )
  }
}
