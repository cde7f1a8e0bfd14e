import QuartzCore

/// A view with the size of the window that contains a platter and a list of actions.
///
/// It places them for one of its poses; a pose that is set in an animation block is animated.
final class PreviewView: UIView {
  enum Pose {
    /// In the place from which the preview grows.
    case source
    case open
    /// The platter fills the window, and the list is hidden.
    case expanded
  }

  let platter = PreviewPlatterView()
  private let panel = MenuPanelView()
  /// The list of actions.
  var menu: MenuListView { panel.list }
  /// Returns the part of the window from which the preview grows, in window coordinates.
  var source: (@MainActor () -> CGRect?)?

  /// The preferred size of the content, in which 0 stands for the default.
  var preferredSize = CGSize.zero { didSet { setNeedsLayout() } }
  /// Whether the platter stays at its source, as a part of a view that is lifted.
  var lifts = false
  /// Whether touches outside the list are passed on.
  var passesTouches = false
  var cornerRadius = PreviewMetrics.cornerRadius

  var pose = Pose.open {
    didSet {
      // Layout of the parts, and of the content, belongs to the same animation.
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(panel)
    addSubview(platter)
    menu.didChangeHeight = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard passesTouches, let view else { return view }
    return view.isDescendant(of: menu) ? view : nil
  }

  /// Returns whether a touch is on the list of actions.
  func isOnMenu(_ touch: UITouch) -> Bool {
    !panel.isHidden && menu.bounds.contains(touch.location(in: menu))
  }

  // MARK: Layout

  private var room: PreviewLayout.Room {
    PreviewLayout.Room(size: bounds.size, safeArea: safeAreaInsets)
  }

  private var sourceFrame: CGRect? { source?().map { convert($0, from: nil) } }

  private var layout: PreviewLayout {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? MenuMetrics.wideWidth : MenuMetrics.width, room.free.width)
    let content = PreviewLayout.Content(
      preferredSize: preferredSize,
      menuHeight: menu.height(in: width),
      menuWidth: width,
      source: sourceFrame,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    return lifts
      ? PreviewLayout(lifting: content, in: room) : PreviewLayout(content, in: room)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout
    switch pose {
    case .source: placeAtSource(layout)
    case .open: placeOpen(layout)
    case .expanded: placeExpanded()
    }
    placeMenu(layout.menu)
  }

  private func placeOpen(_ layout: PreviewLayout) {
    platter.place(
      PreviewPlatterView.Placement(
        frame: layout.platter,
        contentSize: layout.platter.size,
        cornerRadius: cornerRadius,
        pictureAlpha: 0,
        shadowAlpha: 1
      )
    )
    platter.alpha = 1
  }

  private func placeAtSource(_ layout: PreviewLayout) {
    // R-PEEK-14, R-PEEK-15
    let start = layout.start(from: sourceFrame, in: room)
    let isStill = UIAccessibility.isReduceMotionEnabled
    platter.place(
      PreviewPlatterView.Placement(
        frame: isStill ? layout.platter : start.frame,
        contentSize: layout.platter.size,
        cornerRadius: cornerRadius,
        pictureAlpha: start.isSource && !isStill ? 1 : 0,
        shadowAlpha: 0
      )
    )
    platter.alpha = (start.isSource || lifts) && !isStill ? 1 : 0
  }

  private func placeExpanded() {
    platter.place(
      PreviewPlatterView.Placement(
        frame: bounds,
        contentSize: bounds.size,
        cornerRadius: 0,
        pictureAlpha: 0,
        shadowAlpha: 0
      )
    )
    platter.alpha = 1
  }

  private func placeMenu(_ frame: CGRect?) {
    panel.isHidden = frame == nil
    guard let frame else { return }
    panel.place(frame)
    panel.alpha = pose == .open ? 1 : 0
    let isSmall = pose != .open && !UIAccessibility.isReduceMotionEnabled
    let scale = isSmall ? PreviewMetrics.menuStartScale : 1
    panel.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Lays the view out after the content or the list changed, with an animation.
  func relayout() {
    guard pose == .open, window != nil else { return }
    UIView.animate(
      withDuration: PreviewMetrics.disappearing,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction],
      animations: {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    )
  }
}
