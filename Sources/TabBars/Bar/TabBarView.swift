import UIKit

/// A custom bar with any number of items, any height, and an optional action button that may extend
/// above it.
///
/// The bar shows its items and stores the selection. Its ``TabBarView/delegate`` allows or prevents
/// selections by tap and is notified of changes. Frames are computed by ``TabBarLayout``, and the
/// effects of taps by ``TabSelectionMachine``.
@preconcurrency @MainActor
open class TabBarView: UIView {
  // RDV-34
  /// The view behind the items, from the upper edge of the lowest item down.
  ///
  /// Add decorations as its subviews.
  public let backgroundView = UIView()
  let fillView = TabBarFillView(frame: .zero)
  let separator = UIImageView()
  let indicator = TabSelectionIndicatorView(frame: .zero)
  /// The views of the items, in their order.
  ///
  /// The view of a tab that the action button represents is hidden.
  public internal(set) var itemViews: [TabItemView] = []
  /// The action button, or `nil` if there is no action.
  public internal(set) var actionControl: UIControl?
  /// The size of the action button when it was created; empty for a button with the size of its
  /// contents.
  var actionSize = CGSize.zero
  var stateMachine = TabSelectionMachine<TabItem.ID>()
  /// The pending effects, and whether effects are being performed.
  var effects: [TabSelectionMachine<TabItem.ID>.Effect] = []
  var isPerforming = false
  private var toldItemWidth: CGFloat = 0
  /// The heights of the items; `nil` if they have to be computed again.
  var itemHeights: [CGFloat?]?
  /// The frames of the last layout, which hit testing uses too.
  var placed = TabBarFrames(itemCount: 0)

  /// The object that allows or prevents selections by tap and is notified of changes.
  ///
  /// The default value is `nil`. The reference is weak.
  open weak var delegate: TabBarViewDelegate?

  /// A closure that creates the view of an item.
  ///
  /// The default closure creates a `TabItemView`.
  ///
  /// Existing items keep their views.
  open var makesItemView: (TabItem) -> TabItemView = { TabItemView(item: $0) }

  // RDV-50
  /// A Boolean value that indicates whether items are selected when a touch begins instead of when
  /// it ends.
  ///
  /// The default value is `false`.
  open var selectsOnTouchDown = false

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for view in [backgroundView, separator, indicator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    backgroundView.addSubview(fillView)
    accessibilityTraits = .tabBar
    addInteraction(UILargeContentViewerInteraction())
    showStyle()
  }

  // MARK: Contents

  /// The appearance and layout of the bar.
  ///
  /// The default value is a style with default values.
  open var style = TabBarStyle() {
    didSet {
      guard style != oldValue else { return }
      showStyle()
      for view in itemViews { show(view.item, in: view) }
      superview?.setNeedsLayout()
    }
  }

  /// The items, in order.
  ///
  /// Items with repeated identifiers are skipped, and a diagnostic is reported.
  ///
  /// The selected item stays selected if it is among them; see
  /// ``TabSelectionMachine/replace(with:)``. The default value is an empty array.
  open var items: [TabItem] {
    get { itemViews.map(\.item) }
    set { replaceItems(with: newValue) }
  }

  /// Changes an item.
  ///
  /// Unknown identifiers are ignored, and the item keeps its identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - change: A closure that changes the item.
  open func update(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    updateItem(id, change)
  }

  /// Returns the view of an item, or `nil` for an unknown identifier.
  open func itemView(for id: TabItem.ID) -> TabItemView? { itemViews.first { $0.id == id } }

  /// The button between the items, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var action: TabBarAction? {
    didSet { replaceAction() }
  }

  // MARK: Selection

  /// The identifier of the selected item, or `nil` if there are no items.
  open var selectedID: TabItem.ID? { stateMachine.selected }

  /// Selects an item without calling the delegate's `answerToTapOn`; the delegate is notified of
  /// the selection.
  ///
  /// Unknown identifiers are ignored.
  open func select(_ id: TabItem.ID) { perform(stateMachine.select(id)) }

  // MARK: Layout

  /// The safe area insets while the bar slides off the screen; `nil` for those of the bar.
  var coveredInsets: UIEdgeInsets? { didSet { if coveredInsets != oldValue { setNeedsLayout() } } }

  /// Returns the given width, and the height of the style plus the inset of the home indicator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = style.contentHeight
    return CGSize(
      width: size.width,
      height: (height.isFinite ? max(height, 0) : 0) + deviceInsets.bottom
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placed = layout.frames
    place()
    placeTips()
    let width = placed.items.first?.width ?? 0
    if width != toldItemWidth {
      toldItemWidth = width
      delegate?.tabBar(self, changesItemWidthTo: width)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Hit testing

  /// Returns whether a point is inside the bar, including items and buttons that extend above it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tip(at: point) != nil || placed.target(at: point, in: bounds) != nil
  }

  // CYL-40…45
  /// Returns the button, item or bar whose touch area contains the point.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    if let tip = tip(at: point) { return tip.hitTest(convert(point, to: tip), with: event) }
    return touched(at: point)
  }

  // MARK: Accessibility

  // RDV-90
  /// The items in their order, with the action button at its position, and tips.
  open override var accessibilityElements: [Any]? {
    get {
      var elements: [Any] = shownItemViews
      if let actionControl, let action {
        elements.insert(actionControl, at: action.placement.index(among: elements.count))
      }
      return elements + tips
    }
    set {}
  }
}

// CYL-131, RDV-36
/// The background of a custom bar: an image, or a color over a blur.
final class TabBarFillView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  let colorView = UIView()
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [effectView, colorView, imageView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ style: TabBarStyle) {
    effectView.effect = style.backgroundImage == nil ? style.backgroundEffect : nil
    colorView.backgroundColor = style.shownBackgroundColor
    imageView.image = style.backgroundImage
  }
}

// RAM-3
/// The mark of the selected item: a line or a custom view.
final class TabSelectionIndicatorView: UIView {
  var style = TabSelectionIndicator.none {
    didSet {
      if style.view !== oldValue.view {
        oldValue.view?.removeFromSuperview()
        if let view = style.view { addSubview(view) }
      }
      showColor()
      setNeedsLayout()
    }
  }

  private func showColor() {
    backgroundColor = style.isLine ? style.color ?? tintColor : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    style.view?.frame = bounds
  }
}
