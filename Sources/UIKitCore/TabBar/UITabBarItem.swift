/// One tab of a tab bar: title, icons and badge.
///
/// A controller's `tabBarItem` makes one from the controller's title when it is first asked for. (R-ITEM-2)
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The button that shows this item now.
  weak var button: UITabBarButton?
  private var systemItem: SystemItem?
  private var extras: TabBarItemExtras?

  // MARK: Creating an item

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item that shows the same image in both states.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image for the selected state; nil shows `image` in both.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with a title and an icon of the system's.
  ///
  /// Assigning a title or an image replaces the system's; nil brings it back, "" shows no title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  open override var title: String? {
    get { super.title ?? systemItem?.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image ?? systemItem?.image }
    set { super.image = newValue }
  }

  /// The icon while selected; nil, the default, shows `image`. (R-IMG-3)
  open var selectedImage: UIImage? { didSet { lookChanged() } }

  /// The text of the badge; nil, the default, shows none, "" an empty one. (R-BDG-1)
  open var badgeValue: String? { didSet { lookChanged() } }

  /// The badge's colour; nil, the default, is red. (M-BDG-4)
  open var badgeColor: UIColor? {
    get { extras?.badgeColor }
    set {
      noteAppearance(.badgeColor, \UITabBarItem.badgeColor, newValue)
      change { $0.badgeColor = newValue }
    }
  }

  /// Sets the look of the badge's text in a state; nil takes it back.
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    noteAppearance(.badgeTextAttributes(state)) { (item: UITabBarItem) in
      item.setBadgeTextAttributes(attributes, for: state)
    }
    change { $0.badgeTextAttributes[state.rawValue] = attributes }
  }

  /// What was set for exactly this state; nil when nothing was.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    extras?.badgeTextAttributes[state.rawValue]
  }

  /// How far the title is moved, right and down; zero by default.
  open var titlePositionAdjustment: UIOffset {
    get { extras?.titlePositionAdjustment ?? .zero }
    set {
      noteAppearance(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment, newValue)
      change { $0.titlePositionAdjustment = newValue }
    }
  }

  /// How the whole bar looks while this item is selected; nil, the default, leaves it to the bar. (R-APP-1)
  ///
  /// A copy is kept, so change the object first and assign it then. (R-APP-7)
  open var standardAppearance: UITabBarAppearance? {
    get { extras?.standardAppearance.handOut() }
    set {
      noteAppearance(.standardAppearance, \UITabBarItem.standardAppearance, newValue?.duplicate)
      changeAppearance { $0.standardAppearance.assign(newValue) }
    }
  }

  /// Whether the item is selected when a drag session rests over it; false by default. (R-IN-4)
  open var isSpringLoaded: Bool {
    get { extras?.isSpringLoaded ?? false }
    set { change { $0.isSpringLoaded = newValue } }
  }

  /// How the whole bar looks while this item is selected and no content lies under the bar; nil, the default, leaves it
  /// to the bar. (R-APP-2)
  ///
  /// A copy is kept.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { extras?.scrollEdgeAppearance.handOut() }
    set {
      noteAppearance(.scrollEdgeAppearance, \UITabBarItem.scrollEdgeAppearance, newValue?.duplicate)
      changeAppearance { $0.scrollEdgeAppearance.assign(newValue) }
    }
  }

  /// What was assigned, for the bar to choose from.
  var appearances: AppearanceChain<UITabBarAppearance>.Pair {
    .init(
      standard: extras?.standardAppearance.shown,
      scrollEdge: extras?.scrollEdgeAppearance.shown
    )
  }

  /// Whether the bar's look depends on this item being selected.
  var hasAppearances: Bool {
    extras?.standardAppearance.shown != nil || extras?.scrollEdgeAppearance.shown != nil
  }

  // MARK: Telling the bar

  override func lookChanged() { button?.setNeedsRefresh() }

  private func change(_ change: (TabBarItemExtras) -> Void) {
    let extras = extras ?? TabBarItemExtras()
    change(extras)
    self.extras = extras
    lookChanged()
  }

  private func changeAppearance(_ change: (TabBarItemExtras) -> Void) {
    let extras = extras ?? TabBarItemExtras()
    change(extras)
    self.extras = extras
    guard let bar = button?.bar, bar.selectedItem === self else { return }
    bar.appearanceChanged()
  }
}

/// The seldom set values of a tab bar item.
private final class TabBarItemExtras {
  var badgeColor: UIColor?
  var badgeTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var titlePositionAdjustment = UIOffset.zero
  var isSpringLoaded = false
  var standardAppearance = AssignedAppearance()
  var scrollEdgeAppearance = AssignedAppearance()
}

extension UITabBarItem {
  /// What the item says about its own look in a state, for `AppearanceResolution`.
  func wishes(for state: UIControl.State) -> AppearanceResolution.ItemWishes {
    AppearanceResolution.ItemWishes(
      titleAttributes: titleTextAttributes(for: state),
      normalTitleAttributes: titleTextAttributes(for: .normal),
      titleOffset: titlePositionAdjustment,
      badgeColor: badgeColor,
      badgeAttributes: badgeTextAttributes(for: state) ?? badgeTextAttributes(for: .normal)
    )
  }
}
