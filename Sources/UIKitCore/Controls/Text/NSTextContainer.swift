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

  /// Called when a property has changed.
  var onChange: () -> Void = {}

  /// Creates an area with the default values.
  public override init() { super.init() }
}
