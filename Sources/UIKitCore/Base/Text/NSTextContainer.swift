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
  /// view. The height has no effect. The default value is zero.
  open var size = CGSize.zero { didSet { if size != oldValue { onChange() } } }

  /// Called when a property has changed.
  var onChange: () -> Void = {}

  /// Creates an area with the default values.
  public override init() { super.init() }

  /// Creates an area with a size.
  ///
  /// - Parameter size: The size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
