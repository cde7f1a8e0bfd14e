import Foundation

/// A rectangle inside a view that constraints can refer to and that shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view the guide belongs to, in whose coordinates `layoutFrame` is.
  open internal(set) weak var owningView: UIView?
  /// A name for reports; empty by default.
  open var identifier = ""
  /// What the view itself says about the guide's place, for the guides that every view has.
  let system: SystemLayoutGuide?

  /// Creates a guide, which belongs to a view once it is added there.
  public override init() {
    system = nil
    super.init()
  }

  init(_ system: SystemLayoutGuide, of view: UIView) {
    self.system = system
    super.init()
    owningView = view
    identifier = system.identifier
  }

  /// The rectangle that the constraints gave the guide at the last layout; zero before.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let system { return system.frame(in: owningView) }
    return owningView.insideIsland?.frame(of: self) ?? .zero
  }

  /// The left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The side where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The side where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The upper side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The guides that every view has: their place follows from insets, not from constraints of the app.
@MainActor
enum SystemLayoutGuide: Hashable {
  case safeArea, margins, readableContent
  /// What scrolls in a scroll view, and the part of it that shows.
  case scrollContent, scrollFrame

  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }

  func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readableContent:
      var insets = view.layoutMargins
      let surplus = view.bounds.width - insets.left - insets.right - ConstraintMetrics.readableWidth
      if surplus > 0 {
        insets.left += surplus / 2
        insets.right += surplus / 2
      }
      return insets
    case .scrollContent: return .zero
    case .scrollFrame:
      return UIEdgeInsets(
        top: view.bounds.minY,
        left: view.bounds.minX,
        bottom: -view.bounds.minY,
        right: -view.bounds.minX
      )
    }
  }

  func frame(in view: UIView) -> CGRect {
    if self == .scrollContent {
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
    if self == .scrollFrame { return view.bounds }
    let insets = insets(in: view)
    return CGRect(
      x: view.bounds.minX + insets.left,
      y: view.bounds.minY + insets.top,
      width: max(view.bounds.width - insets.left - insets.right, 0),
      height: max(view.bounds.height - insets.top - insets.bottom, 0)
    )
  }
}
