import Foundation

/// A rectangle in a view that has no content and that constraints can refer to.
///
/// Use a guide for spacing or for grouping views, instead of an invisible view. Add it with
/// ``UIView/addLayoutGuide(_:)`` and constrain its anchors.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide was added to, or `nil`.
  open internal(set) weak var owningView: UIView?
  /// A name for descriptions of constraints.
  ///
  /// The default value is an empty string.
  open var identifier = ""
  /// The kind of a system guide, or `nil` for a guide of the app.
  let system: SystemLayoutGuide?

  /// Creates a guide that is not in a view.
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

  /// The frame of the guide in the view's coordinates, which results from the current constraints.
  ///
  /// The value is zero if no constraint refers to the guide.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let system { return system.frame(in: owningView) }
    return owningView.insideIsland?.frame(of: self) ?? .zero
  }

  /// The left edge of the guide.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge of the guide.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The leading edge of the guide: left, or right in right-to-left layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge of the guide: right, or left in right-to-left layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The top edge of the guide.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge of the guide.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width of the guide.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height of the guide.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center of the guide.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center of the guide.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// The layout guides that every view has, whose frames result from insets.
@MainActor
enum SystemLayoutGuide: Hashable {
  case safeArea, margins, readableContent
  /// The content of a scroll view, and its visible area.
  case scrollContent, scrollFrame
  /// The part of the view that the input area covers.
  case keyboard

  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .margins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
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
    case .keyboard:
      return UIEdgeInsets(
        top: view.bounds.height - view.heightCoveredByInputArea,
        left: 0,
        bottom: 0,
        right: 0
      )
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
