/// The appearance of a navigation bar: its background, titles, buttons and back indicator.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
/// navigationBar.standardAppearance = appearance
/// ```
///
/// Attributes that are left out have the defaults of the system.
open class UINavigationBarAppearance: UIBarAppearance {
  var titles = NavigationTitleStyle()
  var buttons = NavigationButtonStyle()

  // MARK: Creating an appearance

  /// Creates the default appearance.
  public override init() { super.init() }

  // R-APP-21
  /// Creates the default appearance for a kind of device; kinds without bars are replaced by that
  /// of the main screen.
  ///
  /// - Parameter idiom: The kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates an appearance with the background of another one, and default titles and buttons.
  ///
  /// - Parameter barAppearance: The appearance of any bar.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  // MARK: Titles

  /// The attributes of the title in the row.
  ///
  /// The default value is empty, for a semibold font of 17 points in the label color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    // R-NBAR-30
    get { titles.attributes }
    set { titles.attributes = newValue }
  }

  /// The attributes of large titles.
  ///
  /// The default value is empty, for a bold font of 34 points, scaled with the user's text size.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    // R-NBAR-30
    get { titles.largeAttributes }
    set { titles.largeAttributes = newValue }
  }

  /// The offset of the title in the row, in points.
  ///
  /// The default value is zero. Offsets that are not finite are ignored.
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

  // MARK: Buttons

  /// The appearance of plain items.
  ///
  /// The object may be changed in place; assigning an object stores a copy.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.copy(for: .plain) }
  }

  /// The appearance of items of the style ``UIBarButtonItem/Style/done``.
  ///
  /// The object may be changed in place; assigning an object stores a copy.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.copy(for: .done) }
  }

  /// The appearance of the back button.
  ///
  /// The object may be changed in place; assigning an object stores a copy.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.back }
    set { buttons.back = newValue.copy(for: .plain) }
  }

  // MARK: Back indicator

  /// The image of the back indicator, or `nil` for an arrow.
  ///
  /// The default value is `nil`.
  open var backIndicatorImage: UIImage? { titles.indicator }

  /// The mask of titles that move under the back indicator.
  ///
  /// The default value is `nil`.
  open var backIndicatorTransitionMaskImage: UIImage? { titles.indicatorMask }

  /// Sets the image and the mask of the back indicator.
  ///
  /// If one of them is `nil`, both are those of the system.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image.
  ///   - backIndicatorTransitionMaskImage: The mask.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    // R-NBAR-31
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
