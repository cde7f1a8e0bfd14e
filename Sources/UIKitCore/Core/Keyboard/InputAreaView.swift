import QuartzCore

/// The view of an input area, which fills the window in front of its content.
///
/// Touches outside the slots go to the views behind it.
final class InputAreaView: UIView {
  let accessorySlot = InputAreaSlot()
  let inputSlot = InputAreaSlot()
  weak var area: InputArea?

  init(_ area: InputArea, in window: UIWindow) {
    self.area = area
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inputSlot.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1)
        : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
    addSubview(inputSlot)
    addSubview(accessorySlot)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self || found is InputAreaSlot && found !== inputSlot ? nil : found
  }

  /// The slots have the safe area of their final position while they slide.
  override func frameForSafeArea(of subview: UIView) -> CGRect { subview.untransformedFrame }

  override func layoutSubviews() {
    super.layoutSubviews()
    area?.contentSizeChanged()
  }

  /// Moves the slots down from their place.
  func slide(by distance: CGFloat) {
    let transform = CGAffineTransform(translationX: 0, y: distance)
    for slot in [accessorySlot, inputSlot] { slot.transform = transform }
  }
}

/// The place of the accessory view or the input view in an input area.
final class InputAreaSlot: UIView {
  /// The responder that supplied the view.
  weak var owner: UIResponder?
  private(set) var content: UIView?
  private var edges: [NSLayoutConstraint] = []
  private var height: NSLayoutConstraint?

  /// The responder that supplied the view, so that events of the view reach it.
  override var next: UIResponder? { owner ?? super.next }

  // R-KBD-5
  /// Replaces the view of the slot.
  func setContent(_ source: InputAreaContent.Source?) {
    let view = source?.view
    let isInside = (source?.owner as? UIView).map { $0 === view || inside(view, $0) } ?? false
    owner = isInside ? nil : source?.owner
    isHidden = view == nil
    guard view !== content || view?.superview !== (view.map { _ in self }) else { return }
    NSLayoutConstraint.deactivate(edges)
    (edges, height) = ([], nil)
    if let content, content !== view, content.superview === self { content.removeFromSuperview() }
    content = view
    if let view { addSubview(view) }
  }

  private func inside(_ ancestor: UIView?, _ view: UIView) -> Bool {
    ancestor.map { view.isDescendant(of: $0) } ?? false
  }

  /// Places the view at the top of the slot.
  func placeContent(height: CGFloat) {
    guard let content, content.superview === self else { return }
    guard !content.translatesAutoresizingMaskIntoConstraints else {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      if content.frame != frame { content.frame = frame }
      return
    }
    if let known = self.height {
      if known.constant != height { known.constant = height }
      return
    }
    let fixed = content.heightAnchor.constraint(equalToConstant: height)
    fixed.priority = UILayoutPriority(rawValue: 999)
    edges = [
      content.leftAnchor.constraint(equalTo: leftAnchor),
      content.rightAnchor.constraint(equalTo: rightAnchor),
      content.topAnchor.constraint(equalTo: topAnchor), fixed,
    ]
    self.height = fixed
    NSLayoutConstraint.activate(edges)
  }

  /// The values that determine the height of the view.
  var sizing: InputViewSizing? {
    guard let content else { return nil }
    var sizing = InputViewSizing()
    sizing.frameHeight = content.bounds.height
    sizing.usesConstraints = !content.translatesAutoresizingMaskIntoConstraints
    sizing.isFlexible = content.autoresizingMask.contains(.flexibleHeight)
    sizing.intrinsicHeight = content.intrinsicContentSize.height
    if sizing.usesConstraints || sizing.isFlexible || sizing.frameHeight <= 0 {
      height?.isActive = false
      sizing.fittingHeight =
        content.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        .height
      height?.isActive = true
    }
    return sizing
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? InputAreaView)?.area?.contentSizeChanged()
  }
}
