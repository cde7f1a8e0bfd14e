import Foundation

extension UIControl {
  /// What a control is like at the moment: a sum of flags.
  public struct State: OptionSet, Hashable, Sendable {
    /// The sum of the bits.
    public let rawValue: UInt

    /// Creates a state from the sum of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected, not pressed: the empty state.
    public static let normal = State([])
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1)
    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 2)
    /// `isSelected` is true.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard's attention.
    public static let focused = State(rawValue: 8)
    /// Bits that applications may use for states of their own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that the library keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What can happen to a control: a sum of flags.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The sum of the bits.
    public let rawValue: UInt

    /// Creates a set of events from the sum of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1)
    /// A touch that went down at least twice in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A move within the control's reach.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A move beyond the control's reach.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back within the control's reach.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control's reach.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger went up within reach: what most buttons listen to.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up beyond reach.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away by a recognizer or the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed what the control stands for.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for, however it was made to.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text being edited changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of a finger.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that applications may use for events of their own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that the library keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event there is.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    case top
    case bottom
    /// Stretched to the control's height.
    case fill
  }

  /// Where content stands across; leading and trailing follow the direction of reading.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    case left
    case right
    /// Stretched to the control's width.
    case fill
    case leading
    case trailing
  }
}
