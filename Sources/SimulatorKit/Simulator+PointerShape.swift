import UIKitCore

extension Simulator {
  /// A pointer of a mouse.
  public enum Pointer: Hashable, Sendable {
    /// The arrow of the desktop.
    case arrow
    /// A vertical beam, as over text.
    case verticalBeam
    /// A horizontal beam, as over vertical text.
    case horizontalBeam
    /// A hand, as over links.
    case link
    /// No pointer.
    case hidden

    init(_ shape: PointerShape) {
      switch shape {
      case .arrow: self = .arrow
      case .verticalBeam: self = .verticalBeam
      case .horizontalBeam: self = .horizontalBeam
      case .link: self = .link
      case .hidden: self = .hidden
      }
    }
  }

  /// The pointer at the place of the last call of ``hover(at:)``.
  public var pointer: Pointer { Pointer(screen.pointerShape) }

  /// Returns the text that is shown while the pointer of a mouse rests at a point.
  ///
  /// - Parameter point: The location, in points of the window.
  /// - Returns: The text, or `nil` for none.
  public func toolTip(at point: CGPoint) -> String? {
    enter()
    let onScreen = window.convert(point, to: nil as UIWindow?)
    return UIApplication.shared.toolTip(at: onScreen, on: screen)?.text
  }
}
