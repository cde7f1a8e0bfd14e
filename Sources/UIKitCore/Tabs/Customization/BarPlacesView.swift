/// Highlights the replaceable items of a bar during customization; the item that would be replaced
/// glows.
@preconcurrency @MainActor
final class BarPlacesView: UIView {
  private var plates: [UIView] = []
  private var lit: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a plate in each of the frames.
  func show(_ frames: [CGRect]) {
    while plates.count > frames.count { plates.removeLast().removeFromSuperview() }
    while plates.count < frames.count {
      let plate = UIView()
      plate.layer.cornerRadius = CustomizationMetrics.placeCornerRadius
      plate.layer.shadowOffset = .zero
      plate.layer.shadowRadius = CustomizationMetrics.glowRadius
      plate.backgroundColor = tintColor.withAlphaComponent(CustomizationMetrics.placeAlpha)
      addSubview(plate)
      plates.append(plate)
    }
    let inset = CustomizationMetrics.placeInset
    for (plate, frame) in zip(plates, frames) { plate.frame = frame.insetBy(dx: inset, dy: 0) }
  }

  /// Highlights the plate at a point and removes the highlight from the others.
  ///
  /// `nil` highlights none.
  func light(_ center: CGPoint?) {
    let plate = center.flatMap { point in plates.first { $0.frame.contains(point) } }
    guard plate !== lit else { return }
    let old = lit
    lit = plate
    UIView.animate(withDuration: CustomizationMetrics.liftDuration) { [self] in
      if let old { setGlow(of: old, false) }
      if let plate { setGlow(of: plate, true) }
    }
  }

  private func setGlow(of plate: UIView, _ isLit: Bool) {
    plate.backgroundColor = tintColor.withAlphaComponent(
      isLit ? CustomizationMetrics.litPlaceAlpha : CustomizationMetrics.placeAlpha
    )
    plate.layer.shadowColor = tintColor.cgColor
    plate.layer.shadowOpacity = isLit ? 1 : 0
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for plate in plates { setGlow(of: plate, plate === lit) }
  }
}
