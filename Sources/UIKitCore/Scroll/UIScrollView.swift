import QuartzCore

/// A view that shows a part of a larger content and lets the user move it.
///
/// The content is what the subviews show; scrolling changes nothing but the origin of the bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
  var content = ScrollContent()
  weak var movementObserver: ScrollMovementObserver?

  override class var drawsContent: Bool { self != UIScrollView.self }

  // MARK: Creating a scroll view

  /// Creates a scroll view without content; it cuts subviews at its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The point of the content that lies at the view's upper left; the origin of the bounds.
  ///
  /// Setting it moves the content at once, also beyond its limits. An offset that is not finite is ignored, with a warning.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue) }
  }

  /// The size of the content, in points; zero by default.
  ///
  /// Negative sides become 0; a size that is not finite is ignored, with a warning.
  open var contentSize: CGSize {
    get { content.size }
    set { setContentSize(newValue) }
  }

  /// How far the content keeps from the edges when it is scrolled to its ends; zero by default.
  ///
  /// Insets that are not finite are ignored, with a warning.
  open var contentInset: UIEdgeInsets {
    get { content.inset }
    set { setContentInset(newValue) }
  }

  /// `contentInset` together with what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { content.adjustedInset }

  /// When the safe area is added to the insets; `automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { content.adjustment }
    set {
      guard newValue != content.adjustment else { return }
      content.adjustment = newValue
      contentChanged()
    }
  }

  /// Called after `adjustedContentInset` changed.
  ///
  /// Overrides call super.
  open func adjustedContentInsetDidChange() {}

  // MARK: Place and size

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsChanged(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsChanged(from: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    contentChanged()
    tellTabBarControllers()
  }
}
