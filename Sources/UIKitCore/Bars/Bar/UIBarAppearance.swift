/// How the background of a bar looks: blur, colour, picture and the line at its edge.
///
/// A fresh object, and `configureWithDefaultBackground()`, give the chrome blur with a hairline. A bar copies what is
/// assigned to it, so later changes show only when the object is assigned again. (R-APP-7)
///
/// Appearances are equal when they are of one class and say the same. (R-APP-20)
open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
  var background = BarBackground.standard

  /// The kind of device that the look is meant for; the main screen's unless another was asked for. (R-APP-21)
  public let idiom: UIUserInterfaceIdiom

  /// Creates the default background. (M-BG-1)
  public override init() {
    idiom = UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// Creates the default background for a kind of device; kinds without bars count as the main screen's. (R-APP-21)
  ///
  /// Read `idiom` to learn which kind was taken.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom.hasBars ? idiom : UIDevice.current.userInterfaceIdiom
    super.init()
  }

  /// Creates a copy of the background of any bar's appearance; what only that kind of bar has is not copied.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    idiom = barAppearance.idiom
    super.init()
  }

  // MARK: Starting over

  /// Sets blur and hairline, and neither colour nor picture.
  open func configureWithDefaultBackground() { background = .standard }

  /// Sets the system's background colour and the hairline, without blur.
  open func configureWithOpaqueBackground() { background = .opaque }

  /// Sets nothing at all: what is behind the bar shows, without a line.
  open func configureWithTransparentBackground() { background = .transparent }

  // MARK: Layers, lowest first

  /// The blur at the very back; nil for none.
  ///
  /// By default the chrome material.
  open var backgroundEffect: UIBlurEffect? {
    get { background.effect }
    set { background.effect = newValue }
  }

  /// The colour over the blur and under the picture; nil, the default, for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The picture over blur and colour; nil, the default, for none.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// How the picture fills the bar.
  ///
  /// `.redraw` counts as `.scaleToFill`, the default.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue == .redraw ? .scaleToFill : newValue }
  }

  // MARK: The line at the edge

  /// The colour of the hairline, or of a template `shadowImage`; nil and clear draw neither. (R-APP-8)
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// What stands in place of the hairline, outside of the bar's edge; nil, the default, for the hairline. (R-APP-8)
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  // MARK: Copying

  /// Returns an appearance that changes apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

  @_disfavoredOverload
  public override func copy() -> Any { copy(with: nil) }

  /// Returns an appearance of the same class that changes apart from this one.
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

  /// Restores an archived appearance; nil, with the coder's error set, when the archive is damaged. (R-BAD-30)
  public required init?(coder: NSCoder) {
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

  /// Writes the whole look; subclasses call super and write what they add.
  open func encode(with coder: NSCoder) {
    let archive = ArchivedBarAppearance(idiom: idiom.rawValue, background: background)
    ArchiveBlock.write(archive, forKey: "UIBarAppearance", to: coder)
  }
}

/// What the appearances of all bars archive.
private struct ArchivedBarAppearance: Codable {
  var idiom: Int
  var background: BarBackground
}

extension UIUserInterfaceIdiom {
  /// Whether devices of this kind show bars that we draw.
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
