/// The appearance of a bar's background: blur effect, color, image and shadow.
///
/// A new object, and one configured with ``configureWithDefaultBackground()``, has the chrome
/// material and a hairline. Bars store a copy of the appearance that is assigned to them, so change
/// the object first and assign it afterwards. Use the subclasses ``UITabBarAppearance``,
/// ``UINavigationBarAppearance`` and ``UIToolbarAppearance`` to describe the content of a bar as
/// well.
///
/// ```swift
/// let appearance = UITabBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemIndigo
/// tabBar.standardAppearance = appearance
/// ```
///
/// Appearances are equal if they are of the same class and all their values are equal.
open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
  // R-APP-7, R-APP-20
  var background = BarBackground.standard

  /// The kind of device for which the appearance is intended.
  ///
  /// The default value is that of the main screen.
  public let idiom: UIUserInterfaceIdiom  // R-APP-21

  /// Creates an appearance with the default background for the current kind of device.
  public override init() {
    // M-BG-1
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// Creates an appearance with the default background for a kind of device.
  ///
  /// Kinds of devices without bars are replaced by the kind of the main screen; read ``idiom`` for
  /// the result.
  ///
  /// - Parameter idiom: The kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    // R-APP-21
    self.idiom = idiom.hasBars ? idiom : UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// Creates an appearance with the background of another one.
  ///
  /// Values that only one kind of bar has are not copied.
  ///
  /// - Parameter barAppearance: The appearance of any bar.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    idiom = barAppearance.idiom
    super.init()
  }

  // MARK: Configuring the background

  /// Sets the chrome material and the hairline, and removes color and image.
  open func configureWithDefaultBackground() { background = .standard }

  /// Sets the system's background color and the hairline, and removes the effect and the image.
  open func configureWithOpaqueBackground() { background = .opaque }

  /// Removes effect, color, image and shadow, so that the content behind the bar is visible.
  open func configureWithTransparentBackground() { background = .transparent }

  // MARK: Background

  /// The effect at the back of the bar, or `nil` for none.
  ///
  /// The default value is the chrome material.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The color in front of the effect and behind the image, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The image in front of effect and color, or `nil` for none.
  ///
  /// The default value is `nil`.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The way in which the image fills the bar.
  ///
  /// The default value is `.scaleToFill`, which also replaces `.redraw`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue == .redraw ? .scaleToFill : newValue }
  }

  // MARK: Shadow

  /// The color of the hairline, or of a ``shadowImage`` that is a template.
  ///
  /// The default value is the system's color for hairlines. If the color is `nil` or fully
  /// transparent, neither of them is drawn.
  open var shadowColor: UIColor? {
    // R-APP-8
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// The image that is drawn at the outer edge of the bar instead of the hairline, or `nil` for the
  /// hairline.
  ///
  /// The default value is `nil`. An empty image draws nothing.
  open var shadowImage: UIImage? {
    // R-APP-8
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  // MARK: Copying

  /// Returns an independent copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  @_disfavoredOverload
  public override func copy() -> Any { copy(with: nil) }

  /// Returns an independent copy of the same class.
  public func copy() -> Self { duplicate }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else {
      return false
    }
    return idiom == other.idiom && background == other.background
  }

  open override var hash: Int { idiom.hashValue ^ (background.color?.hash ?? 0) }

  // MARK: Coding

  public class var supportsSecureCoding: Bool { true }

  /// Restores an archived appearance; `nil`, with the error of the coder set, if the archive is
  /// damaged.
  public required init?(coder: NSCoder) {
    // R-BAD-30
    guard
      let archive = ArchiveBlock.read(
        ArchivedBarAppearance.self,
        forKey: "UIBarAppearance",
        from: coder
      )
    else { return nil }
    background = archive.background
    idiom = UIUserInterfaceIdiom(rawValue: archive.idiom) ?? .phone
    super.init()
  }

  /// Archives all values.
  ///
  /// Subclasses call `super` and archive the values that they add.
  open func encode(with coder: NSCoder) {
    let archive = ArchivedBarAppearance(idiom: idiom.rawValue, background: background)
    ArchiveBlock.write(archive, forKey: "UIBarAppearance", to: coder)
  }
}

/// The values that the appearances of all bars archive.
private struct ArchivedBarAppearance: Codable {
  var idiom: Int
  var background: BarBackground
}

extension UIUserInterfaceIdiom {
  /// Whether devices of this kind have bars.
  fileprivate var hasBars: Bool {
    switch self {
    case .phone, .pad, .tv: true
    case .unspecified, .carPlay, .mac: false
    }
  }
}

extension NSCopying where Self: NSObject {
  /// A copy of the same type.
  var duplicate: Self { copy(with: nil) as? Self ?? self }
}
