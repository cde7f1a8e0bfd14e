import QuartzCore

/// Shows a short text when the pointer of a mouse rests on a view.
///
/// ```swift
/// map.addInteraction(UIToolTipInteraction(defaultToolTip: "Your route"))
/// ```
///
/// Controls have the property ``UIControl/toolTip``.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  open private(set) weak var view: UIView?
  /// The object that returns the text for a point.
  ///
  /// The default value is `nil`.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// A Boolean value that determines whether texts are shown.
  ///
  /// The default value is `true`.
  open var isEnabled = true
  /// The text for points for which the delegate returns none.
  ///
  /// The default value is `nil`.
  open var defaultToolTip: String?

  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction with a text for the whole view.
  ///
  /// - Parameter defaultToolTip: The text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Sets ``view``.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIToolTipInteraction: ToolTipProviding {
  // R-PTR-8
  func toolTip(at point: CGPoint) -> (text: String, rect: CGRect)? {
    guard isEnabled, let view else { return nil }
    if let delegate, let given = delegate.toolTipInteraction(self, configurationAt: point) {
      return (given.toolTip, given.sourceRect ?? view.bounds)
    }
    return defaultToolTip.map { ($0, view.bounds) }
  }
}

/// A text, and the part of a view that it belongs to.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view over which the text stays, or `nil` for the whole view.
  let sourceRect: CGRect?

  /// Creates a text for the whole view.
  ///
  /// - Parameter toolTip: The text.
  public init(toolTip: String) {
    self.toolTip = toolTip
    sourceRect = nil
    super.init()
  }

  /// Creates a text for a part of the view.
  ///
  /// - Parameters:
  ///   - toolTip: The text.
  ///   - sourceRect: The part, in the coordinates of the view.
  public init(toolTip: String, in sourceRect: CGRect) {
    self.toolTip = toolTip
    self.sourceRect = sourceRect
    super.init()
  }
}

/// The method of the delegate of a tool tip interaction.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns the text for a point of the view.
  ///
  /// It is called when the pointer rests.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - point: The point, in the coordinates of the view.
  /// - Returns: The text, or `nil`, as the default implementation, for
  ///   ``UIToolTipInteraction/defaultToolTip``.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Returns `nil`.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}
