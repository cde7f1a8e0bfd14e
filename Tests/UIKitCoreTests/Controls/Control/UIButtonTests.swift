import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIButton", .serialized) @MainActor
struct UIButtonTests {
  private let phone = Simulator(.iPhoneSE)

  @Test("a state without a title uses that of the normal state")
  func fallback() {
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)

    #expect(button.currentTitle == "Play")
    button.isHighlighted = true
    #expect(button.currentTitle == "Play")
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.title(for: .disabled) == nil)
  }

  @Test("a custom button's title is white, a system button's has the tint color")
  func titleColors() {
    let system = UIButton(type: .system)
    system.tintColor = .red

    #expect(UIButton(type: .custom).currentTitleColor == .white)
    #expect(system.currentTitleColor == .red)
    system.setTitleColor(.green, for: .normal)
    #expect(system.currentTitleColor == .green)
  }

  @Test("the image of a disabled system button is gray like its title", .rule("R-BTN-8"))
  func disabledImage() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
    #expect(button.imageView?.tintColor == button.tintColor)
    button.isEnabled = false
    #expect(button.imageView?.tintColor == .tertiaryLabel)
    button.isEnabled = true
    #expect(button.imageView?.tintColor == button.tintColor)
    button.imageView?.tintColor = .systemRed
    button.setTitle("Back", for: .normal)
    #expect(button.imageView?.tintColor == .systemRed)
  }

  @Test("laying out a button with an attributed title leaves nothing to be laid out")
  func layoutOfAttributedTitle() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setAttributedTitle(NSAttributedString(string: "Play"), for: .normal)
    phone.window.addSubview(button)
    phone.advance(by: 0.1)

    button.setNeedsLayout()
    button.layoutIfNeeded()

    #expect(!button.layer.needsLayout())
    #expect(button.titleLabel?.layer.needsDisplay() == false)
  }

  @Test("a symbol has the configuration of the state", .rule("R-CTL-65"))
  func symbolConfigurations() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let plain = button.intrinsicContentSize
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    let small = UIImage.SymbolConfiguration(pointSize: 30)
    button.setPreferredSymbolConfiguration(small, forImageIn: .selected)

    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
    #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == nil)
    #expect(button.currentPreferredSymbolConfiguration == large)
    let image = try #require(button.imageView)
    #expect(image.image?.size == button.currentImage?.applyingSymbolConfiguration(large)?.size)
    #expect(button.intrinsicContentSize.width > plain.width * 2)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == small)
    #expect(image.image?.size == button.currentImage?.applyingSymbolConfiguration(small)?.size)

    button.isSelected = false
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize == plain)
    button.setImage(.filled(.red, width: 20, height: 20), for: .normal)
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(image.image?.size == CGSize(width: 20, height: 20))
  }

  @Test("a symbol with a size of its own keeps it in a button", .rule("R-SYM-13"))
  func ownSymbolSize() throws {
    let own = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(UIImage(systemName: "star", withConfiguration: own))
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 10), forImageIn: .normal)
    #expect(button.imageView?.image?.size == image.size)

    let configured = UIButton(configuration: .plain())
    configured.configuration?.image = image
    configured.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    configured.layoutIfNeeded()
    #expect(configured.imageView?.image?.size == image.size)
  }

  @Test("image and title are centered side by side")
  func layout() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Play", for: .normal)
    button.setImage(.filled(.red, width: 20, height: 20), for: .normal)
    button.layoutIfNeeded()

    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame

    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(image.midY == 20)
    #expect(abs(title.minX - image.maxX) < 1)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 1)
  }

  @Test("titleRect and imageRect can be overridden")
  func overriding() {
    final class Stacked: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 0, y: 30, width: contentRect.width, height: 14)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 10, y: 2, width: 24, height: 24)
      }
    }
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 60, height: 48))
    button.setTitle("Play", for: .normal)
    button.setImage(.filled(.red, width: 20, height: 20), for: .normal)

    button.layoutIfNeeded()

    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 30, width: 60, height: 14))
    #expect(button.imageView?.frame == CGRect(x: 10, y: 2, width: 24, height: 24))
  }

  @Test("content insets are added to the size of the button")
  func insets() {
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    let plain = button.intrinsicContentSize

    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)

    #expect(button.intrinsicContentSize.width == plain.width + 30)
    #expect(button.intrinsicContentSize.height == plain.height + 3)
  }

  @Test("a tap performs the primary action once, and so does accessibilityActivate")
  func primaryAction() throws {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Play") { _ in count += 1 })
    button.frame = CGRect(x: 100, y: 300, width: 80, height: 40)
    let page = UIViewController()
    page.view.addSubview(button)
    phone.window.rootViewController = page

    try phone.tap("Play")
    #expect(count == 1)
    #expect(button.accessibilityActivate())

    #expect(count == 2)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(!button.accessibilityActivate())
  }
}
