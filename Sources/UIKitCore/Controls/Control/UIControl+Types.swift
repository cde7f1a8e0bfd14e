import Foundation

extension UIControl {
  /// The state of a control, as a set of flags.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a state from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The empty state: enabled, not selected, and not highlighted.
    public static let normal = State([])
    /// The control is highlighted, normally because it is being touched.
    public static let highlighted = State(rawValue: 1)
    /// The control is not enabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 8)
    /// The bits that are available for states of apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The events of a control, as a set of flags.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set of events from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1)
    /// A touch began in the control with a tap count above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved within the tracking distance of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the tracking distance of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved back within the tracking distance of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the tracking distance of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended within the tracking distance of the control.
    ///
    /// This is the usual event of a button.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the tracking distance of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was canceled by a gesture recognizer or the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value of the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered, by a touch or otherwise.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control is about to be shown as its primary action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Text editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Text editing ended with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that are available for events of apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Content is centered.
    case center
    /// Content is aligned with the top edge.
    case top
    /// Content is aligned with the bottom edge.
    case bottom
    /// Content fills the height of the control.
    case fill
  }

  /// The horizontal alignment of a control's content.
  ///
  /// The leading and trailing edges depend on the layout direction.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Content is centered.
    case center
    /// Content is aligned with the left edge.
    case left
    /// Content is aligned with the right edge.
    case right
    /// Content fills the width of the control.
    case fill
    /// Content is aligned with the leading edge.
    case leading
    /// Content is aligned with the trailing edge.
    case trailing
  }
}
