import SimulatorKit
import TestSupport
import Testing
import UIKit

/// Actions and buttons of predefined kinds, as apps of iOS 15 and later use them.
@Suite("Actions and kinds of buttons", .serialized) @MainActor
struct ActionTests {
  private let phone = Simulator(.iPhone15)

  @Test("an action has the properties of a menu element", .rule("R-CTL-60"))
  func properties() {
    let action = UIAction(
      title: "Delete",
      subtitle: "Cannot be undone",
      image: UIImage(systemName: "trash"),
      identifier: UIAction.Identifier("delete"),
      discoverabilityTitle: "Delete the selected page",
      attributes: [.destructive, .keepsMenuPresented],
      state: .mixed
    ) { _ in }
    let element: UIMenuElement = action
    action.title = "Remove"
    action.state = .on

    #expect(element.title == "Remove")
    #expect(element.subtitle == "Cannot be undone")
    #expect(element.image != nil)
    #expect(action.discoverabilityTitle == "Delete the selected page")
    #expect(action.attributes.contains(.destructive))
    #expect(!action.attributes.contains(.disabled))
    #expect(action.state == .on)
  }

  @Test("an action runs for a sender", .rule("R-CTL-61"))
  func sender() {
    let view = UIView()
    var senders: [AnyObject?] = []
    let action = UIAction { senders.append($0.sender as AnyObject?) }

    action.performWithSender(view, target: nil)

    #expect(senders.count == 1)
    #expect(senders.first.flatMap { $0 } === view)
    #expect(action.sender == nil)
  }

  @Test("buttons and controls are created with and without an action", .rule("R-CTL-63"))
  func primaryActions() {
    var count = 0
    let action = UIAction(
      title: "Save",
      image: UIImage(systemName: "star"),
      selectedImage: UIImage(systemName: "star.fill"),
      discoverabilityTitle: "Saves the page"
    ) { _ in count += 1 }
    let none: UIAction? = nil

    let button = UIButton(type: .system, primaryAction: action)
    let framed = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40), primaryAction: action)
    let control = UIControl(frame: .zero, primaryAction: action)
    for one in [button, framed, control] { one.sendActions(for: .primaryActionTriggered) }

    #expect(count == 3)
    #expect(button.title(for: .normal) == "Save")
    #expect(framed.title(for: .normal) == "Save")
    #expect(framed.buttonType == .custom)
    #expect(button.image(for: .selected) != nil)
    #expect(button.accessibilityHint == "Saves the page")
    #expect(UIButton(type: .system, primaryAction: none).currentTitle == nil)
    #expect(UIControl(frame: .zero, primaryAction: nil).allControlEvents == [])
  }

  @Test("a bar button item is created with an action")
  func barButtonItem() {
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction(title: "Save") { _ in })

    #expect(item.title == "Edit")
    #expect(UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in }).title == "Save")
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: nil).primaryAction == nil)
  }

  @Test("a subclass of a button inherits the initializers for kinds and actions")
  func subclass() {
    final class RoundButton: UIButton {
      var isRound = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isRound = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    #expect(RoundButton(type: .system).isRound)
    #expect(RoundButton(type: .system).buttonType == .system)
    #expect(RoundButton(type: .close, primaryAction: nil).isRound)
  }

  @Test("the handlers of a control are enumerated and removed by identifier", .rule("R-CTL-62"))
  func enumeration() {
    final class Target: NSObject {}
    let target = Target()
    let control = UIControl()
    control.addAction(UIAction(identifier: .init("one")) { _ in }, for: .valueChanged)
    control.addTarget(target, action: Selector("go:"), for: .touchUpInside)
    control.addAction(UIAction(identifier: .init("two")) { _ in }, for: .touchDown)

    func names(upTo end: Int = 9) -> [String] {
      var names: [String] = []
      control.enumerateEventHandlers { action, target, events, stop in
        if let action { names.append("\(action.identifier.rawValue) \(events.rawValue)") }
        if let target { names.append("\(target.1) \(target.0 as AnyObject is Target)") }
        stop = names.count == end
      }
      return names
    }

    #expect(names().count == 3)
    #expect(names(upTo: 1) == ["one \(UIControl.Event.valueChanged.rawValue)"])
    control.removeAction(identifiedBy: .init("one"), for: .allEvents)
    #expect(names().count == 2)
    #expect(control.allControlEvents == [.touchUpInside, .touchDown])
  }

  @Test("buttons of predefined kinds show a symbol", .rule("R-CTL-64"))
  func kinds() throws {
    for kind in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      let button = UIButton(type: kind)
      #expect(button.currentImage != nil)
      #expect(button.currentTitle == nil)
      #expect(button.accessibilityLabel?.isEmpty == false)
    }
    let close = UIButton(type: .close)
    close.sizeToFit()
    phone.window.addSubview(close)
    close.frame.origin = CGPoint(x: 100, y: 200)

    #expect(close.bounds.size == CGSize(width: 30, height: 30))
    try phone.tap("Close")
  }
}
