import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIButton.Configuration: colors, images and subtitles", .serialized) @MainActor
struct ButtonConfigurationPartTests {
  private let phone = Simulator(.iPhoneSE)
  private let pureRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let pureBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func button(
    _ configuration: UIButton.Configuration = .plain(),
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 50, y: 100, width: 200, height: 100)
    phone.window.addSubview(button)
    phone.advance(by: 0.1)
    return button
  }

  private func color(_ view: UIView?) -> [Int] {
    guard let view else { return [] }
    return phone.color(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  private func always(_ color: UIColor) -> UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in color }
  }

  private func attribute(_ label: UILabel?, _ key: NSAttributedString.Key) -> UIColor? {
    label?.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? UIColor
  }

  // MARK: Colors

  @Test("base colors are displayed in place of those of the style", .rule("R-BTN-9"))
  func baseColors() {
    let button = button(.filled()) {
      #expect($0.baseForegroundColor == nil && $0.baseBackgroundColor == nil)
      $0.image = .filled(.black, width: 20, height: 20)
      $0.baseForegroundColor = pureRed
      $0.baseBackgroundColor = pureBlue
    }

    #expect(color(button.imageView) == [255, 0, 0])
    #expect(phone.color(at: CGPoint(x: 100, y: 150)) == [0, 0, 255])
    button.configuration?.background.backgroundColor = pureRed
    phone.advance(by: 0.1)
    #expect(phone.color(at: CGPoint(x: 100, y: 150)) == [255, 0, 0])
  }

  @Test("a plain button has no background, whatever its tint color is", .rule("R-BTN-4"))
  func plainBackground() {
    let button = button { $0.title = "Plain" }
    let ground = phone.color(at: CGPoint(x: 20, y: 150))

    button.tintColor = pureRed
    phone.advance(by: 0.1)

    #expect(phone.color(at: CGPoint(x: 60, y: 110)) == ground)
  }

  @Test("a transformer changes the color of the image only", .rule("R-BTN-9"))
  func imageColor() {
    let button = button {
      $0.title = "Title"
      $0.baseForegroundColor = pureBlue
      $0.image = .filled(.black, width: 20, height: 20)
      $0.imageColorTransformer = always(pureRed)
    }

    #expect(color(button.imageView) == [255, 0, 0])
    #expect(attribute(button.titleLabel, .foregroundColor) == pureBlue)
  }

  @Test("a transformer changes the color of the activity indicator", .rule("R-BTN-9", "R-BTN-16"))
  func activityColor() {
    let button = button {
      $0.baseForegroundColor = pureBlue
      $0.showsActivityIndicator = true
      $0.activityIndicatorColorTransformer = always(pureRed)
    }
    let wheel = button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first

    #expect(wheel?.color == pureRed)
    button.configuration?.activityIndicatorColorTransformer = nil
    button.layoutIfNeeded()
    #expect(wheel?.color == pureBlue)
  }

  @Test("a transformer changes the color of the pop-up indicator", .rule("R-BTN-9", "R-BTN-16"))
  func indicatorColor() {
    var inputs: [UIColor] = []
    let button = button {
      $0.title = "Title"
      $0.baseForegroundColor = pureBlue
      $0.indicator = .popup
      $0.indicatorColorTransformer = UIConfigurationColorTransformer { color in
        inputs.append(color)
        return pureRed
      }
    }
    let indicator = button.subviews.lazy.compactMap { $0 as? UIImageView }
      .first { $0 !== button.imageView && $0.image != nil }

    #expect(indicator?.tintColor == pureRed)
    #expect(inputs.contains(pureBlue))
  }

  @Test("a configuration can be kept from showing the selection", .rule("R-BTN-7"))
  func selection() {
    let button = button(.gray()) {
      #expect($0.automaticallyUpdateForSelection)
      $0.automaticallyUpdateForSelection = false
    }
    let normal = phone.color(at: CGPoint(x: 100, y: 150))
    button.isSelected = true
    phone.advance(by: 0.1)
    #expect(phone.color(at: CGPoint(x: 100, y: 150)) == normal)

    button.configuration?.automaticallyUpdateForSelection = true
    phone.advance(by: 0.1)

    #expect(phone.color(at: CGPoint(x: 100, y: 150)) != normal)
  }

  // MARK: Images

  @Test("the image is at the edge of the title that is set", .rule("R-BTN-10"))
  func imagePlacement() throws {
    let button = button {
      #expect($0.imagePlacement == .leading)
      $0.title = "Title"
      $0.image = .filled(.black, width: 20, height: 20)
      $0.imagePadding = 5
    }
    func frames(_ placement: NSDirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
      button.configuration?.imagePlacement = placement
      button.layoutIfNeeded()
      return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    }

    var (image, title) = try frames(.leading)
    #expect(abs(title.minX - image.maxX - 5) < 0.5 && abs(title.midY - image.midY) < 0.5)
    (image, title) = try frames(.trailing)
    #expect(abs(image.minX - title.maxX - 5) < 0.5)
    (image, title) = try frames(.top)
    #expect(abs(title.minY - image.maxY - 5) < 0.5 && abs(title.midX - image.midX) < 0.5)
    (image, title) = try frames(.bottom)
    #expect(abs(image.minY - title.maxY - 5) < 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    (image, title) = try frames(.leading)
    #expect(abs(image.minX - title.maxX - 5) < 0.5)
  }

  @Test("a symbol has the size of its configuration, or else of the title", .rule("R-BTN-10"))
  func symbolConfiguration() throws {
    let button = button { $0.image = UIImage(systemName: "cart") }
    let standard = try #require(button.imageView).frame.height

    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 51
    )
    button.layoutIfNeeded()
    let large = try #require(button.imageView).frame.height

    #expect(abs(large / standard - 3) < 0.2)
  }

  // MARK: Subtitle

  @Test("an attributed subtitle keeps its attributes and gets the others", .rule("R-BTN-1"))
  func attributedSubtitle() {
    let button = button {
      $0.subtitle = "Plain"
      var text = AttributedString("Styled")
      text.uiKit.foregroundColor = UIColor.systemPink
      $0.attributedSubtitle = text
      #expect($0.subtitle == "Styled")
    }
    let font = button.subtitleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)

    #expect(button.subtitleLabel?.attributedText?.string == "Styled")
    #expect(attribute(button.subtitleLabel, .foregroundColor) == .systemPink)
    #expect((font as? UIFont)?.pointSize == 12)
    button.configuration?.subtitle = "Other"
    button.layoutIfNeeded()
    #expect(button.configuration?.attributedSubtitle == nil)
    #expect(button.subtitleLabel?.attributedText?.string == "Other")
  }

  @Test("a transformer changes the attributes of the subtitle only", .rule("R-BTN-9"))
  func subtitleAttributes() {
    let button = button {
      $0.title = "Title"
      $0.subtitle = "Subtitle"
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.uiKit.font = UIFont.systemFont(ofSize: 30)
        new.uiKit.foregroundColor = UIColor.systemPink
        return new
      }
    }

    #expect(attribute(button.subtitleLabel, .foregroundColor) == .systemPink)
    #expect(attribute(button.titleLabel, .foregroundColor) != .systemPink)
    #expect((button.subtitleLabel?.frame.height ?? 0) > 30)
  }

  @Test("a long subtitle continues in further lines, or is truncated", .rule("R-BTN-14"))
  func subtitleLineBreakMode() {
    let button = button {
      #expect($0.subtitleLineBreakMode == .byWordWrapping)
      $0.subtitle = "A subtitle that is much too long for the width of the button"
    }
    let line = button.intrinsicContentSize.height
    let narrow = CGSize(width: 150, height: 0)

    #expect(button.sizeThatFits(narrow).height > line)
    button.configuration?.subtitleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(narrow).height == line)
  }

  // MARK: Updates

  private final class StateButton: UIButton {
    var updates = 0

    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
      configuration?.title = isHighlighted ? "Down" : "Up"
    }
  }

  @Test("a subclass changes its configuration for each state", .rule("R-BTN-3"))
  func updateConfiguration() {
    var calls = 0
    let button = StateButton(configuration: .filled())
    button.configurationUpdateHandler = { _ in calls += 1 }
    button.layoutIfNeeded()
    (button.updates, calls) = (0, 0)

    button.isHighlighted = true
    button.layoutIfNeeded()

    #expect(button.titleLabel?.attributedText?.string == "Down")
    #expect(button.updates == 1 && calls == 1)
  }

  @Test("a button that isn't updated shows its state only if the app does so", .rule("R-BTN-3"))
  func withoutUpdates() {
    let button = button(.filled()) { $0.baseBackgroundColor = pureRed }
    #expect(button.automaticallyUpdatesConfiguration)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    phone.advance(by: 0.1)
    #expect(phone.color(at: CGPoint(x: 100, y: 150)) == [255, 0, 0])

    button.configurationUpdateHandler = { button in
      button.configuration = button.configuration?.updated(for: button)
    }
    phone.advance(by: 0.1)

    #expect(phone.color(at: CGPoint(x: 100, y: 150)) != [255, 0, 0])
  }
}
