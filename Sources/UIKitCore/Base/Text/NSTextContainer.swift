import Foundation

/// The area in which the text of a text view is laid out.
open class NSTextContainer: NSObject {
  /// The distance of the text from the left and right edges, in points.
  ///
  /// The default value is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }
  /// The treatment of lines that are wider than the area: `byWordWrapping` or `byCharWrapping`.
  ///
  /// The default value is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange() } }

  // R-TXT-35
  /// The greatest number of lines that are visible, or 0, the default, for all.
  ///
  /// Negative values count as 0.
  open var maximumNumberOfLines = 0 { didSet { onChange() } }
  /// A Boolean value that indicates whether the width of the area is that of the text view.
  ///
  /// With `false`, the lines have the width of ``size``, and the text view can be scrolled
  /// horizontally if they are wider than it. The default value is `true`.
  open var widthTracksTextView = true { didSet { onChange() } }
  /// The size of the area in points.
  ///
  /// The width is used if ``widthTracksTextView`` is `false`; a width of 0 or less is that of the text
  /// view. With ``widthTracksTextView``, the area of a text view has the width of the view without its
  /// insets. The height has no effect. The default value is zero.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let width = trackedWidth() else { return givenSize }
      return CGSize(width: width, height: givenSize.height)
    }
    set {
      guard newValue != givenSize else { return }
      givenSize = newValue
      onChange()
    }
  }

  private var givenSize = CGSize.zero
  /// Returns the width of the area in a text view, or `nil` without a text view.
  var trackedWidth: () -> CGFloat? = { nil }

  /// The layout manager that lays out text in the area.
  ///
  /// The default value is `nil`.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Called when a property has changed.
  var onChange: () -> Void = {}

  /// Creates an area with the default values.
  public override init() { super.init() }

  /// Creates an area with a size.
  ///
  /// - Parameter size: The size.
  public init(size: CGSize) {
    givenSize = size
    super.init()
  }
}
