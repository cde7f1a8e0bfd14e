/// How the background of a bar looks: blur, colour, picture and the line at its edge.
///
/// A fresh object, and `configureWithDefaultBackground()`, give the chrome blur with a hairline. A bar copies what is
/// assigned to it, so later changes show only when the object is assigned again. (R-APP-7)
open class UIBarAppearance: NSObject, NSCopying {
  var background = BarBackground.standard

  /// Creates the default background. (M-BG-1)
  public override init() { super.init() }

  /// Creates a copy of the background of any bar's appearance; what only that kind of bar has is not copied.
  public required init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
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

  /// The colour over the blur and under the picture; nil for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The picture over blur and colour; nil for none.
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

  /// What stands in place of the hairline, outside of the bar's edge; nil for the hairline. (R-APP-8)
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }

  // MARK: Copying

  /// Returns an appearance that changes apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }
}
