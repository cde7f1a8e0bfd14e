/// How a toolbar looks: its background and its buttons.
open class UIToolbarAppearance: UIBarAppearance {
  private(set) var buttons = BarButtonAppearances()

  // MARK: Creating an appearance

  /// Creates the default look.
  public override init() { super.init() }

  /// Creates the default look for a kind of device; kinds without bars count as the main screen's. (R-APP-21)
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates a look with the background of any bar's appearance, and default buttons.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  // MARK: Buttons

  /// Items of the plain style.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept. (R-BBI-34)
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { buttons.plain }
    set { buttons.plain = newValue.copy(for: .plain) }
  }

  /// Items of the style `done`.
  ///
  /// The object may be changed in place. A copy of what is assigned is kept. (R-BBI-34)
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { buttons.done }
    set { buttons.done = newValue.copy(for: .done) }
  }

  // MARK: Copying, equality

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIToolbarAppearance)?.buttons = buttons.copy
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIToolbarAppearance, super.isEqual(other) else { return false }
    return buttons == other.buttons
  }

  open override var hash: Int { super.hash }

  // MARK: Coding

  public required init?(coder: NSCoder) {
    let key = "UIToolbarAppearance"
    guard
      let archive = ArchiveBlock.read(BarButtonAppearances.Archive.self, forKey: key, from: coder)
    else { return nil }
    buttons = archive.appearances
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let archive = BarButtonAppearances.Archive(buttons)
    ArchiveBlock.write(archive, forKey: "UIToolbarAppearance", to: coder)
  }
}
