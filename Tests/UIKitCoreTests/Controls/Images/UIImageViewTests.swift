import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIImageView", .serialized) @MainActor
struct UIImageViewTests {
  private let phone = Simulator(.iPhoneSE)

  private func show(_ view: UIView) {
    let page = UIViewController()
    page.view.backgroundColor = .white
    page.view.addSubview(view)
    phone.window.rootViewController = page
    phone.advance(by: 0.1)
  }

  @Test("an image view created with an image has the image's size")
  func size() {
    let view = UIImageView(image: .filled(.red, width: 12, height: 8))

    #expect(view.frame == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 8))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
  }

  @Test("a template image is filled with the tint color, an original keeps its colors")
  func template() {
    let image = UIImage.filled(.red, width: 20, height: 20)
    let template = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    let original = UIImageView(image: image)
    template.tintColor = .green
    original.tintColor = .green
    template.frame.origin = CGPoint(x: 0, y: 100)
    original.frame.origin = CGPoint(x: 40, y: 100)
    let both = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    both.addSubview(template)
    both.addSubview(original)

    show(both)

    #expect(phone.screenshot().color(at: CGPoint(x: 10, y: 110)) == [0, 255, 0])
    #expect(phone.screenshot().color(at: CGPoint(x: 50, y: 110)) == [255, 0, 0])
  }

  @Test("a symbol image follows a change of the tint color")
  func symbolTint() {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
    show(view)

    view.tintColor = .red
    phone.advance(by: 0.1)

    #expect(phone.screenshot().color(at: CGPoint(x: 40, y: 120)) == [255, 0, 0])
  }

  @Test("a symbol image remains after setNeedsDisplay")
  func symbolDrawnAgain() {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.tintColor = .red
    view.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
    show(view)

    view.setNeedsDisplay()
    phone.advance(by: 0.1)

    #expect(phone.screenshot().color(at: CGPoint(x: 40, y: 120)) == [255, 0, 0])
  }

  @Test(
    "a preferred configuration gives a symbol the values that it does not specify",
    .rule("R-SYM-13")
  )
  func preferredConfiguration() throws {
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let bold = UIImage.SymbolConfiguration(weight: .bold)
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = large
    let expected = try #require(UIImage(systemName: "star", withConfiguration: large)).size
    #expect(view.intrinsicContentSize == expected)

    view.image = UIImage(systemName: "star", withConfiguration: bold)
    let both = large.applying(bold)
    #expect(
      view.intrinsicContentSize == UIImage(systemName: "star", withConfiguration: both)?.size
    )

    let small = UIImage.SymbolConfiguration(pointSize: 10)
    view.image = UIImage(systemName: "star", withConfiguration: small)
    #expect(view.intrinsicContentSize == view.image?.size)
    view.preferredSymbolConfiguration = nil
    #expect(view.intrinsicContentSize == view.image?.size)
  }

  @Test("the highlighted image is shown while highlighted")
  func highlighted() {
    let view = UIImageView(
      image: .filled(.red, width: 20, height: 20),
      highlightedImage: .filled(.blue, width: 20, height: 20)
    )
    view.frame.origin = CGPoint(x: 20, y: 100)
    show(view)

    view.isHighlighted = true
    phone.advance(by: 0.1)

    #expect(phone.screenshot().color(at: CGPoint(x: 30, y: 110)) == [0, 0, 255])
  }

  @Test("centered content keeps its size, scaled content fills the view")
  func contentMode() {
    let view = UIImageView(image: .filled(.red, width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 100, width: 50, height: 50)
    view.contentMode = .center
    show(view)
    let centred = phone.screenshot()
    view.contentMode = .scaleToFill
    phone.advance(by: 0.1)
    let filling = phone.screenshot()

    #expect(centred.color(at: CGPoint(x: 25, y: 125)) == [255, 0, 0])
    #expect(centred.color(at: CGPoint(x: 5, y: 105)) == [255, 255, 255])
    #expect(filling.color(at: CGPoint(x: 5, y: 105)) == [255, 0, 0])
  }

  @Test("an animation shows its images in turn and ends with the view's image")
  func sequence() {
    let view = UIImageView(image: .filled(.black, width: 20, height: 20))
    view.frame.origin = CGPoint(x: 20, y: 100)
    view.animationImages = [
      .filled(.red, width: 20, height: 20), .filled(.blue, width: 20, height: 20),
    ]
    view.animationDuration = 1
    view.animationRepeatCount = 1
    show(view)

    view.startAnimating()
    phone.advance(by: 0.25)
    let first = phone.screenshot().color(at: CGPoint(x: 30, y: 110))
    phone.advance(by: 0.5)
    let second = phone.screenshot().color(at: CGPoint(x: 30, y: 110))
    phone.advance(by: 0.5)

    #expect(first == [255, 0, 0])
    #expect(second == [0, 0, 255])
    #expect(!view.isAnimating)
    #expect(phone.screenshot().color(at: CGPoint(x: 30, y: 110)) == [0, 0, 0])
  }

  @Test("a tiled resizable image repeats, a stretched one does not")
  func tiling() {
    let phone = Simulator(Device(size: CGSize(width: 40, height: 40), scale: 1))
    let stripes = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    phone.window.addSubview(view)

    view.image = stripes.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    #expect(phone.screenshot().color(at: CGPoint(x: 5, y: 2)) == [255, 0, 0])

    view.image = stripes.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    #expect(phone.screenshot().color(at: CGPoint(x: 6, y: 2)) == [0, 0, 255])
    #expect(phone.screenshot().color(at: CGPoint(x: 1, y: 2)) == [255, 0, 0])
  }

  @Test("an image that flips for right-to-left layout is mirrored")
  func mirrored() {
    let image = UIImage(systemName: "chevron.left")?.imageFlippedForRightToLeftLayoutDirection()
    let plain = ImagePresentation(of: image, tint: .red, isRightToLeft: false)
    let mirrored = ImagePresentation(of: image, tint: .red, isRightToLeft: true)

    let isGroup = { (contents: Any?) -> Bool in
      guard let recorded = contents as? RecordedContents, case .group = recorded.node.content else {
        return false
      }
      return true
    }

    #expect(!isGroup(plain.contents))
    #expect(isGroup(mirrored.contents))
  }
}
