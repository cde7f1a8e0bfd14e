import QuartzCore

/// The text field of a search bar: round, gray, and with a magnifier.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private(set) var magnifierImages: [UIControl.State: UIImage] = [:]
  /// The button at the trailing side while there is no text, or `nil` for none.
  var emptyButton: UIButton? {
    didSet {
      guard emptyButton !== oldValue else { return }
      rightView = emptyButton
      if emptyButton == nil { rightViewMode = .never }
      contentChanged()
    }
  }

  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field from an archive of a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchBarMetrics.fieldCornerRadius
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    magnifier.tintColor = .secondaryLabel
    magnifier.contentMode = .center
    leftView = magnifier
    leftViewMode = .always
    magnifier.bounds.size = CGSize(
      width: SearchBarMetrics.magnifierWidth,
      height: SearchBarMetrics.fieldHeight
    )
  }

  /// Returns the rectangle of the text, beside the magnifier.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    return rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: clearButtonMargin(rect)))
  }

  /// Returns the rectangle of the text while the field is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Called when Escape is pressed; returns whether it ends a search.
  var escapePressed: (@MainActor () -> Bool)?

  override func handle(_ key: KeyInput) -> Bool {
    if key.isDown, key.characters == UIKeyCommand.inputEscape, escapePressed?() == true {
      return true
    }
    return super.handle(key)
  }

  /// Replaces the image of the magnifying glass in a state of the field; `nil` restores it.
  func setMagnifier(_ image: UIImage?, for state: UIControl.State) {
    magnifierImages[state] = image
    showMagnifier()
  }

  private func showMagnifier() {
    let own = isEnabled ? nil : magnifierImages[.disabled]
    magnifier.image =
      own ?? magnifierImages[.normal] ?? UIImage(systemName: "magnifyingglass")
  }

  override func stateDidChange() {
    super.stateDidChange()
    showMagnifier()
  }

  // R-SRCH-6
  override func contentChanged() {
    if emptyButton != nil {
      let mode: ViewMode = hasText ? .never : .always
      if rightViewMode != mode { rightViewMode = mode }
    }
    super.contentChanged()
  }

  /// Sets the opacity of the magnifier and the text.
  func setContentOpacity(_ opacity: CGFloat) {
    for view in subviews where view.alpha != opacity { view.alpha = opacity }
  }

  private func clearButtonMargin(_ rect: CGRect) -> CGFloat {
    rect.maxX == bounds.maxX ? SearchBarMetrics.textMargin : 0
  }
}

/// Sizes of search bars, in points.
enum SearchBarMetrics {
  // M-TXT-8
  static let height: CGFloat = 56
  static let fieldHeight: CGFloat = 36
  static let fieldCornerRadius: CGFloat = 10
  static let margin: CGFloat = 8
  /// The margins at both sides in a navigation bar.
  static let navigationMargin: CGFloat = 16
  /// The height in a navigation bar, and the distance of the field from the upper edge.
  static let navigationHeight: CGFloat = 52
  static let navigationTop: CGFloat = 1
  /// The height of the line above the field, and the size of its text.
  static let promptHeight: CGFloat = 30
  static let promptFontSize: CGFloat = 13
  static let scopeHeight: CGFloat = 44
  static let scopeControlHeight: CGFloat = 32
  static let magnifierWidth: CGFloat = 32
  /// The width of a button in the field.
  static let buttonWidth: CGFloat = 36
  static let textMargin: CGFloat = 8
  /// The distance between the field and the Cancel button.
  static let cancelGap: CGFloat = 8
  /// The time in seconds in which the Cancel button slides in.
  static let cancelDuration = 0.25
}
