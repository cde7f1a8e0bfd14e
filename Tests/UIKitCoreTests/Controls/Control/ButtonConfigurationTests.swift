import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIButton.Configuration", .serialized) @MainActor
struct ButtonConfigurationTests {
  private let phone = Simulator(.iPhoneSE)

  @Test("a button shows its configuration", .rule("R-BTN-1"))
  func showing() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    configuration.subtitle = "To the list"
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()

    #expect(button.titleLabel?.attributedText?.string == "Add")
    #expect(button.subtitleLabel?.attributedText?.string == "To the list")
    #expect(button.accessibilityLabel == "Add")
    button.configuration = nil
    #expect(button.subtitleLabel == nil)
  }

  @Test("an action supplies what the configuration doesn't have", .rule("R-BTN-1"))
  func action() {
    var count = 0
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Own"
    let action = UIAction(title: "Play", image: .filled(.red, width: 4, height: 4)) { _ in
      count += 1
    }

    let button = UIButton(configuration: configuration, primaryAction: action)
    let plain = UIButton(configuration: .plain(), primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)

    #expect(button.currentTitle == "Own")
    #expect(button.configuration?.image != nil)
    #expect(plain.currentTitle == "Play")
    #expect(count == 1)
  }

  @Test("setTitle changes the configuration, also by state", .rule("R-BTN-2"))
  func writingThrough() {
    let button = UIButton(configuration: .plain())

    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.layoutIfNeeded()
    #expect(button.configuration?.title == "Play")
    #expect(button.titleLabel?.attributedText?.string == "Play")

    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.attributedText?.string == "Pause")
    #expect(button.currentTitle == "Pause")
  }

  @Test(
    "the handler is called once for several changes, and can change the button",
    .rule("R-BTN-3")
  )
  func handler() {
    var calls = 0
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isHighlighted ? "Down" : "Up"
    }
    button.layoutIfNeeded()
    #expect(calls == 1)

    button.isHighlighted = true
    button.isSelected = true
    button.layoutIfNeeded()

    #expect(calls == 2)
    #expect(button.titleLabel?.attributedText?.string == "Down")
  }

  @Test("a laid out button has nothing left to do", .rule("R-BTN-3"))
  func settled() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Play"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    phone.window.addSubview(button)
    phone.advance(by: 0.1)

    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()

    #expect(!button.layer.needsLayout())
  }

  @Test("sizes change the insets unless they were set", .rule("R-BTN-11"))
  func sizes() {
    var standard = UIButton.Configuration.filled()
    standard.buttonSize = .large
    var own = UIButton.Configuration.filled()
    own.contentInsets = .zero
    own.buttonSize = .large

    #expect(standard.contentInsets.leading == 20)
    #expect(own.contentInsets == .zero)
    own.setDefaultContentInsets()
    #expect(own.contentInsets.top == 14)
  }

  @Test("titles have the body style, small ones the subheadline style", .rule("R-BTN-12"))
  func fonts() {
    func size(_ size: UIButton.Configuration.Size) -> CGFloat? {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Play"
      configuration.buttonSize = size
      let button = UIButton(configuration: configuration)
      let font =
        button.titleLabel?.attributedText?
        .attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      return font?.pointSize
    }

    #expect(size(.medium) == 17)
    #expect(size(.large) == 17)
    #expect(size(.small) == 15)
    #expect(size(.mini) == 15)
  }

  @Test("a long title continues in further lines, or is truncated", .rule("R-BTN-14"))
  func wrapping() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much too long for the button"
    let button = UIButton(configuration: configuration)
    let line = button.intrinsicContentSize.height

    #expect(button.sizeThatFits(CGSize(width: 150, height: 0)).height > line)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: 150, height: 0)).height == line)
  }

  @Test("constraints make a button as high as its lines", .rule("R-BTN-14"))
  func constrainedWrapping() {
    let phone = Simulator(.iPhone15)
    let button = UIButton(configuration: .filled())
    button.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(button)
    NSLayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 150),
      button.topAnchor.constraint(equalTo: phone.window.topAnchor),
    ])
    button.configuration?.title = "Buy"
    phone.window.layoutIfNeeded()
    let line = button.bounds.height

    button.configuration?.title = "A title that is much too long for the button"
    phone.window.layoutIfNeeded()

    #expect(abs(button.bounds.height - button.sizeThatFits(button.bounds.size).height) < 0.01)
    #expect(button.bounds.height > line * 2)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    phone.window.layoutIfNeeded()
    #expect(abs(button.bounds.height - line) < 0.01)
  }

  @Test("an activity indicator takes the place of the image", .rule("R-BTN-16"))
  func activity() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = .filled(.red, width: 10, height: 10)
    let button = UIButton(configuration: configuration)
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })

    button.configuration?.showsActivityIndicator = true
    button.layoutIfNeeded()

    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
    #expect(button.imageView?.isHidden == true)
  }

  @Test("transformers change attributes and colors last", .rule("R-BTN-9"))
  func transformers() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Play"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.uiKit.foregroundColor = UIColor.systemRed
      return new
    }
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in
      .systemYellow
    }
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()

    let color =
      button.titleLabel?.attributedText?
      .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .systemRed)
    #expect(configuration == configuration)
    #expect(configuration != .filled())
  }

  @Test("the primary action toggles the selection first", .rule("R-BTN-17"))
  func toggling() {
    var states: [Bool] = []
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Bold") { action in
        states.append((action.sender as? UIButton)?.isSelected ?? false)
      }
    )
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 100, y: 300, width: 80, height: 40)
    let page = UIViewController()
    page.view.addSubview(button)
    phone.window.rootViewController = page

    phone.tap(at: CGPoint(x: 140, y: 320))
    _ = button.accessibilityActivate()

    #expect(states == [true, false])
  }
}
