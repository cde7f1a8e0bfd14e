/// The appearance of a toolbar: its background and its buttons.
///
/// Assign it to properties such as ``UIToolbar/standardAppearance``; the bar stores a copy.
open class UIToolbarAppearance: UIBarAppearance {
  private(set) var buttons = BarButtonAppearances()

  // MARK: Creating an appearance

  /// Creates the default appearance.
  public override init() { super.init() }

  // R-APP-21
  /// Creates the default appearance for a kind of device; kinds without bars are replaced by that
  /// of the main screen.
  ///
  /// - Parameter idiom: The kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates an appearance with the background of another one, and default buttons.
  ///
  /// - Parameter barAppearance: The appearance of any bar.
  public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  // MARK: Buttons

  /// The appearance of plain items.
  ///
  /// The object may be changed in place; assigning an object stores a copy.
  open var buttonAppearance: UIBarButtonItemAppearance {
    // R-BBI-34
    get { buttons.plain }
    set { buttons.plain = newValue.copy(for: .plain) }
  }

  /// The appearance of items of the style ``UIBarButtonItem/Style/done``.
  ///
  /// The object may be changed in place; assigning an object stores a copy.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    // R-BBI-34
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
