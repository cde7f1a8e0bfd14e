import QuartzCore

/// The card of a sheet, with rounded corners, a shadow, and a grabber.
final class SheetCardView: UIView {
  private let clip = UIView()
  /// A strip below the card in the color of its content.
  ///
  /// While an attached card changes its height, its edges are rounded to pixels separately, so that
  /// its lower edge can be one pixel above that of the window.
  private let foot = UIView()
  private let grabber: SheetGrabber

  init(_ sheet: UISheetPresentationController) {
    grabber = SheetGrabber(sheet)
    super.init(frame: .zero)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.layer.masksToBounds = true
    grabber.isHidden = true
    layer.shadowColor = CGColor.black
    layer.shadowRadius = SheetMetrics.shadowRadius
    layer.shadowOffset = .zero
    foot.isUserInteractionEnabled = false
    for view in [foot, clip, grabber] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Adds the controller's view to the card.
  func hold(_ view: UIView) {
    guard view.superview !== clip else { return }
    view.frame = clip.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
  }

  /// Removes the content, so that it can be shown elsewhere.
  func empty() {
    for view in clip.subviews { view.removeFromSuperview() }
  }

  func shape(radius: CGFloat, corners: CACornerMask, showsGrabber: Bool, castsShadow: Bool) {
    clip.layer.cornerRadius = radius
    clip.layer.maskedCorners = corners
    foot.isHidden = corners.contains(.layerMinXMaxYCorner)
    grabber.isHidden = !showsGrabber
    layer.shadowOpacity = castsShadow ? SheetMetrics.shadowOpacity : 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetMetrics.grabberTarget
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: 0,
      width: size.width,
      height: size.height
    )
    foot.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 2)
    foot.backgroundColor = clip.subviews.last?.backgroundColor
    // The path is also needed while the opacity of the shadow changes to 0. Without it, the shadow would
    // be made from the pixels of the card in each frame.
    layer.shadowPath =
      UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath
  }
}

/// The grabber at the top edge of a card.
///
/// A tap moves the card to its next detent.
final class SheetGrabber: UIControl {
  private unowned let sheet: UISheetPresentationController
  private let bar = UIView()

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    bar.backgroundColor = .tertiaryLabel
    bar.isUserInteractionEnabled = false
    bar.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    addSubview(bar)
    isAccessibilityElement = true
    accessibilityLabel = SystemText.sheetGrabber()
    accessibilityTraits = .button
    addAction(UIAction { [unowned sheet] _ in sheet.goToNextDetent() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetMetrics.grabberSize
    bar.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: SheetMetrics.grabberInset,
      width: size.width,
      height: size.height
    )
  }
}
