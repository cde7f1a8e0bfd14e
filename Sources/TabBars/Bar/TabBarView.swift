import UIKit

/// A custom bar: any number of items, any height, and an action button that may rise above it.
///
/// It shows values and stores the one selection; a delegate decides and hears. Where things stand is `TabBarLayout`'s to say, what
/// follows from a tap is `TabSelectionMachine`'s.
@preconcurrency @MainActor
open class TabBarView: UIView {
  /// Behind the items, from the upper edge of the lowest of them on; the place for decoration. (RDV-34)
  public let backgroundView = UIView()
  let fillView = TabBarFillView(frame: .zero)
  let separator = UIImageView()
  let indicator = TabSelectionIndicatorView(frame: .zero)
  /// The views of the items, in their order; that of the tab which the action button stands for is hidden.
  public internal(set) var itemViews: [TabItemView] = []
  /// The action button; nil without an action.
  public internal(set) var actionControl: UIControl?
  /// How large the action button was when it was made; empty for one that is as large as its contents.
  var actionSize = CGSize.zero
  var machine = TabSelectionMachine<TabItem.ID>()
  /// What is still to be done, and whether something is being done.
  var effects: [TabSelectionMachine<TabItem.ID>.Effect] = []
  var isPerforming = false
  private var toldItemWidth: CGFloat = 0
  /// The heights that the items ask for; nil where they have to be asked anew.
  var itemHeights: [CGFloat?]?
  /// Where everything stands since the last layout, and is touched.
  var placed = TabBarFrames(itemCount: 0)

  /// Decides and hears.
  open weak var delegate: TabBarViewDelegate?

  /// Makes the view of an item, a plain `TabItemView` by default.
  ///
  /// Items that are there already keep theirs.
  open var makesItemView: (TabItem) -> TabItemView = { TabItemView(item: $0) }

  /// Whether items are tapped as soon as a finger is on them; false by default: when it is lifted. (RDV-50)
  open var selectsOnTouchDown = false

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar without items; archives hold none.
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

  // MARK: What it shows

  /// How it looks and how items stand.
  open var style = TabBarStyle() {
    didSet {
      guard style != oldValue else { return }
      showStyle()
      for view in itemViews { show(view.item, in: view) }
      superview?.setNeedsLayout()
    }
  }

  /// The items, in order; items whose name comes again are left out, with one diagnostic.
  ///
  /// The selected item stays selected where it is among them; see `TabSelectionMachine.replace(with:)`.
  open var items: [TabItem] {
    get { itemViews.map(\.item) }
    set { replaceItems(with: newValue) }
  }

  /// Changes one item; a name that is not there changes nothing, and the item keeps its name.
  open func update(_ id: TabItem.ID, _ change: (inout TabItem) -> Void) {
    updateItem(id, change)
  }

  /// The view of an item; nil for a name that is not there.
  open func itemView(for id: TabItem.ID) -> TabItemView? { itemViews.first { $0.id == id } }

  /// The button among the items; nil, the default, for none.
  open var action: TabBarAction? {
    didSet { replaceAction() }
  }

  // MARK: Selection

  /// The name of the selected item; nil without items.
  open var selectedID: TabItem.ID? { machine.selected }

  /// Selects without asking; the delegate hears of it as a change by code.
  ///
  /// A name that is not there changes nothing.
  open func select(_ id: TabItem.ID) { perform(machine.select(id)) }

  // MARK: Layout

  /// What the device covers of the bar, for a bar that slides off the screen; nil, the default, for its own safe area.
  var coveredInsets: UIEdgeInsets? { didSet { if coveredInsets != oldValue { setNeedsLayout() } } }

  /// As high as the style says, and the home indicator's inset.
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

  // MARK: Touches

  /// The bar, and what rises above it.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tip(at: point) != nil || placed.target(at: point, in: bounds) != nil
  }

  /// The button, item or bar whose area holds the point, so that touches agree with what is drawn. (CYL-40…45)
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return nil }
    if let tip = tip(at: point) { return tip.hitTest(convert(point, to: tip), with: event) }
    return touched(at: point)
  }

  // MARK: Accessibility

  /// The items in their order, with the action button at its place, and what tips say about them. (RDV-90)
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
