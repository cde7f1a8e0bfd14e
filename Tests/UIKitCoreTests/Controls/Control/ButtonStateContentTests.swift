import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIButton: content by state and insets", .serialized) @MainActor
struct ButtonStateContentTests {
  private let phone = Simulator(.iPhoneSE)
  private let red = UIImage.filled(.red, width: 20, height: 20)
  private let blue = UIImage.filled(.blue, width: 20, height: 20)

  private func show(_ button: UIButton) {
    button.frame = CGRect(x: 50, y: 100, width: 200, height: 60)
    phone.window.addSubview(button)
    phone.advance(by: 0.1)
  }

  private var center: [Int] { phone.color(at: CGPoint(x: 150, y: 130)) }

  // MARK: Content

  @Test("the current image is that of the state, or else the normal one")
  func currentImage() {
    let button = UIButton(type: .custom)
    button.setImage(red, for: .normal)
    button.setImage(blue, for: .selected)
    show(button)
    #expect(button.currentImage === red && center == [255, 0, 0])

    button.isSelected = true
    phone.advance(by: 0.1)
    #expect(button.currentImage === blue && center == [0, 0, 255])
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentImage === red)
  }

  @Test("the background image of the state is drawn behind the title")
  func currentBackgroundImage() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(red, for: .normal)
    button.setBackgroundImage(blue, for: .highlighted)
    show(button)
    #expect(button.currentBackgroundImage === red)
    #expect(phone.color(at: CGPoint(x: 55, y: 105)) == [255, 0, 0])

    button.isHighlighted = true
    phone.advance(by: 0.1)

    #expect(button.currentBackgroundImage === blue)
    #expect(phone.color(at: CGPoint(x: 55, y: 105)) == [0, 0, 255])
  }

  @Test("the current attributed title is that of the state", .rule("R-BTN-2"))
  func currentAttributedTitle() {
    let button = UIButton(type: .custom)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Normal"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Selected"), for: .selected)
    #expect(button.currentAttributedTitle?.string == "Normal")
    #expect(button.titleLabel?.attributedText?.string == "Normal")

    button.isSelected = true
    button.layoutIfNeeded()

    #expect(button.currentAttributedTitle?.string == "Selected")
    #expect(button.titleLabel?.attributedText?.string == "Selected")
    #expect(button.accessibilityLabel == "Selected")
  }

  @Test("so it is with a configuration", .rule("R-BTN-2"))
  func attributedTitleOfConfiguration() {
    let button = UIButton(configuration: .plain())
    button.setAttributedTitle(NSAttributedString(string: "Normal"), for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Selected"), for: .selected)
    button.layoutIfNeeded()
    #expect(button.currentAttributedTitle?.string == "Normal")

    button.isSelected = true
    button.layoutIfNeeded()

    #expect(button.currentAttributedTitle?.string == "Selected")
    #expect(button.titleLabel?.attributedText?.string == "Selected")
    button.isSelected = false
    button.configuration?.attributedTitle = AttributedString("Configured")
    button.layoutIfNeeded()
    #expect(button.currentAttributedTitle?.string == "Configured")
  }

  @Test("the image of a pressed custom button changes unless that is turned off")
  func adjustsImageWhenHighlighted() {
    let button = UIButton(type: .custom)
    button.setImage(red, for: .normal)
    show(button)
    #expect(button.adjustsImageWhenHighlighted)
    button.isHighlighted = true
    phone.advance(by: 0.1)
    #expect(center != [255, 0, 0])

    button.adjustsImageWhenHighlighted = false
    phone.advance(by: 0.1)
    #expect(center == [255, 0, 0])
    button.adjustsImageWhenHighlighted = true
    button.setImage(blue, for: .highlighted)
    phone.advance(by: 0.1)
    #expect(center == [0, 0, 255])
  }

  // MARK: Rectangles

  @Test("the rectangle of the background can be overridden")
  func backgroundRect() {
    final class Inset: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        super.backgroundRect(forBounds: bounds).insetBy(dx: 30, dy: 10)
      }
    }
    let button = Inset(type: .custom)
    button.setBackgroundImage(red, for: .normal)
    show(button)

    #expect(phone.color(at: CGPoint(x: 85, y: 130)) == [255, 0, 0])
    #expect(phone.color(at: CGPoint(x: 75, y: 130)) != [255, 0, 0])
    #expect(UIButton().backgroundRect(forBounds: button.bounds) == button.bounds)
  }

  @Test("insets move the image and the title without changing the button's size")
  func insets() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(red, for: .normal)
    show(button)
    let size = button.intrinsicContentSize
    let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
    let (imageX, titleX) = (image.frame.minX, title.frame.minX)

    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -10, bottom: 0, right: 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: -8, right: -12)
    let titleY = title.frame.minY
    button.layoutIfNeeded()

    #expect(image.frame.minX == imageX - 10)
    #expect(title.frame.minX == titleX + 12)
    #expect(title.frame.minY == titleY + 8)
    #expect(button.intrinsicContentSize == size)
  }
}
