/// The indicator behind the content of the selected item: an image, or a shape in one color.
@preconcurrency @MainActor
final class UITabBarSelectionIndicatorView: UIImageView {
  // M-IND-1, R-APP-23
  private(set) var shape = SelectionIndicator.Shape.none

  func show(_ shape: SelectionIndicator.Shape) {
    guard shape != self.shape else { return }
    self.shape = shape
    switch shape {
    case .none:
      image = nil
      backgroundColor = nil
    case .mark(let color):
      image = nil
      backgroundColor = color
    case .image(let image, let tint):
      self.image = image
      backgroundColor = nil
      tintColor = tint
    }
  }

  /// Places the indicator: a resizable image fills the slot, another image is centered, the shape
  /// has its own frame.
  func place(in slot: CGRect, mark: TabItemMarkGeometry) {
    layer.cornerRadius = 0
    layer.shadowOpacity = 0
    switch shape {
    case .none: frame = .zero
    case .mark:
      frame = mark.frame
      layer.cornerRadius = mark.cornerRadius
      if let shadow = mark.shadow { cast(shadow) }
    case .image(let image, _) where image.isResizable: frame = slot
    case .image(let image, _):
      frame = CGRect(
        x: slot.midX - image.size.width / 2,
        y: slot.midY - image.size.height / 2,
        width: image.size.width,
        height: image.size.height
      )
    }
  }

  private func cast(_ shadow: TabItemMarkGeometry.Shadow) {
    layer.shadowOpacity = shadow.opacity
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
  }
}
