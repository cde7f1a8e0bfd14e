/// How a navigation bar looks: its background, its titles and the mark of the way back.
open class UINavigationBarAppearance: UIBarAppearance {
  var titles = NavigationTitleStyle()
  var buttons = NavigationButtonStyle()

  // MARK: Creating an appearance

  /// Creates the default look.
  public override init() { super.init() }

  /// Creates the default look for a kind of device; kinds without bars count as the main screen's. (R-APP-21)
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates a look with the background of any bar's appearance, and default titles.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  // MARK: Titles

  /// The look of the title in the bar's row; by default 17 points semibold in the label colour.
  ///
  /// Attributes left out keep their defaults. (R-NBAR-30)
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.attributes }
    set { titles.attributes = newValue }
  }

  /// The look of large titles; by default 34 points bold, larger with the user's text size. (R-NBAR-30)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { titles.largeAttributes }
    set { titles.largeAttributes = newValue }
  }

  /// How far the title in the row is moved; zero by default.
  ///
  /// Offsets that are no numbers are ignored.
  open var titlePositionAdjustment: UIOffset {
    get { titles.offset }
    set {
      titles.offset = NonFiniteGeometry.checked(
        newValue,
        else: titles.offset,
        "UINavigationBarAppearance.titlePositionAdjustment"
      )
    }
  }

  // MARK: Items

  /// Items of the plain style.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.copy(for: .plain) }
  }

  /// Items of the style `done`.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.copy(for: .done) }
  }

  /// What the way back is called.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.back }
    set { buttons.back = newValue.copy(for: .plain) }
  }

  // MARK: The way back

  /// The picture beside the name of the way back, in the tint colour unless it asks for its own; an arrow by default.
  open var backIndicatorImage: UIImage? { titles.indicator }

  /// The shape that names are cut by while they move under the picture.
  open var backIndicatorTransitionMaskImage: UIImage? { titles.indicatorMask }

  /// Sets both pictures of the way back; unless both are given, both are the system's. (R-NBAR-31)
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    titles.indicator = isComplete ? backIndicatorImage : nil
    titles.indicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
  }

  // MARK: Copying, equality

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let bar = copy as? UINavigationBarAppearance else { return copy }
    bar.titles = titles
    bar.buttons = buttons.copy
    return bar
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UINavigationBarAppearance, super.isEqual(other) else {
      return false
    }
    return titles == other.titles && buttons == other.buttons
  }

  open override var hash: Int { super.hash ^ titles.attributes.count }

  // MARK: Coding

  public required init?(coder: NSCoder) {
    guard
      let archive = ArchiveBlock.read(
        Archive.self,
        forKey: "UINavigationBarAppearance",
        from: coder
      )
    else { return nil }
    titles = archive.titles
    buttons = NavigationButtonStyle(
      plain: UIBarButtonItemAppearance(states: archive.plain),
      done: UIBarButtonItemAppearance(states: archive.done),
      back: UIBarButtonItemAppearance(states: archive.back)
    )
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archive = Archive(
      titles: titles,
      plain: buttons.plain.states,
      done: buttons.done.states,
      back: buttons.back.states
    )
    ArchiveBlock.write(archive, forKey: "UINavigationBarAppearance", to: coder)
  }

  private struct Archive: Codable {
    var titles: NavigationTitleStyle
    var plain: BarButtonAppearanceStates
    var done: BarButtonAppearanceStates
    var back: BarButtonAppearanceStates
  }
}
