import Foundation

/// A segue of an interface file that begins at an object of a scene.
@MainActor struct InterfaceSegue {
  private let element: InterfaceElement
  private let objects: InterfaceObjects

  init(_ element: InterfaceElement, objects: InterfaceObjects) {
    self.element = element
    self.objects = objects
  }

  /// Lets an object start the segue: a control, a bar button item, a recognizer or a cell; or embeds the
  /// destination in a container view.
  ///
  /// - Parameter source: The object at which the segue begins.
  /// - Returns: `false` if the object to which a popover points does not exist yet.
  func connect(_ source: AnyObject) -> Bool {
    if element["kind"] == "relationship" { return true }
    guard let controller = objects.owner as? UIViewController, let scene = controller.interface
    else {
      objects.document.skip(element, "a segue needs a controller; skipped")
      return true
    }
    let template = scene.template(of: element, source: controller)
    let anchor = objects[template.anchorID]
    if let anchor { template.anchor = anchor }
    // A controller's own segues are performed by code.
    if source is UIViewController { return template.anchorID == nil || anchor != nil }
    if element["kind"] == "embed" {
      (source as? UIView).map(template.embed)
    } else if let trigger = source as? SegueTrigger {
      trigger.connectSegue(element["trigger"]) { [weak source, weak anchor] in
        template.trigger(sender: source, anchor: anchor)
      }
    } else {
      objects.document.skip(element, "\(type(of: source)) starts no segues; skipped")
    }
    return true
  }
}

/// An object that starts segues.
@MainActor protocol SegueTrigger: AnyObject {
  /// Adds a segue.
  ///
  /// - Parameters:
  ///   - kind: The part that starts the segue, such as `accessoryAction`, or `nil`.
  ///   - perform: Performs the segue.
  func connectSegue(_ kind: String?, _ perform: @escaping @MainActor () -> Void)
}

extension UIGestureRecognizer: SegueTrigger, InterfaceActionSender, InterfaceDecodable {
  func connectSegue(_ kind: String?, _ perform: @escaping @MainActor () -> Void) {
    let target = SegueTarget(perform)
    addTarget(target, action: Selector(SegueTarget.recognized(_:), "recognized:"))
    objc_setAssociatedObject(self, &SegueTarget.key, target, .OBJC_ASSOCIATION_RETAIN)
  }

  func connectAction(_ action: Selector, to target: AnyObject?, event: String?) {
    if let target { addTarget(target, action: action) }
  }

  func decode(_ element: InterfaceElement, _ objects: InterfaceObjects) {
    element.set("enabled", \.isEnabled, of: self)
    element.set("cancelsTouchesInView", \.cancelsTouchesInView, of: self)
    element.set("delaysTouchesBegan", \.delaysTouchesBegan, of: self)
    element.set("delaysTouchesEnded", \.delaysTouchesEnded, of: self)
    switch self {
    case let tap as UITapGestureRecognizer:
      element.set("numberOfTapsRequired", \.numberOfTapsRequired, of: tap)
      element.set("numberOfTouchesRequired", \.numberOfTouchesRequired, of: tap)
    case let pan as UIPanGestureRecognizer:
      element.set("minimumNumberOfTouches", \.minimumNumberOfTouches, of: pan)
      element.set("maximumNumberOfTouches", \.maximumNumberOfTouches, of: pan)
    case let press as UILongPressGestureRecognizer:
      element.set("minimumPressDuration", \.minimumPressDuration, of: press)
      element.set("allowableMovement", \.allowableMovement, of: press)
    case let swipe as UISwipeGestureRecognizer:
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      element.set("direction", \.direction, of: swipe, from: directions)
    default: break
    }
  }
}

/// The target of a recognizer that starts a segue.
private final class SegueTarget: NSObject {
  nonisolated(unsafe) static var key: UInt8 = 0

  private let perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }

  @MainActor func recognized(_ recognizer: UIGestureRecognizer) {
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if recognizer.state == (isDiscrete ? .ended : .began) { perform() }
  }
}
