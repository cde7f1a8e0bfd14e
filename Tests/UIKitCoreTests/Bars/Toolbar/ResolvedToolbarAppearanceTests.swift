import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@Suite("UIToolbar: appearances") @MainActor
struct ResolvedToolbarAppearanceTests {
  // Creates the engines that images need.
  private let phone = Simulator(.iPhone15)

  private func appearance(_ color: UIColor) -> UIToolbarAppearance {
    let appearance = UIToolbarAppearance()
    appearance.backgroundColor = color
    return appearance
  }

  private func color(
    of state: ToolbarAppearanceState,
    isCompact: Bool = false,
    isAtScrollEdge: Bool = false
  ) -> UIColor? {
    state.resolved(in: .init(isCompact: isCompact, isAtScrollEdge: isAtScrollEdge)).background.color
  }

  @Test("a compact bar uses the compact appearance, else the standard one", .rule("R-TOOL-10"))
  func compact() {
    var state = ToolbarAppearanceState()
    state.appearances.assign(appearance(.red), to: .standard)
    #expect(color(of: state, isCompact: true) == .red)

    state.appearances.assign(appearance(.green), to: .compact)

    #expect(color(of: state, isCompact: true) == .green)
    #expect(color(of: state) == .red)
  }

  @Test(
    "at the scroll edge its appearances are used, else there is no background",
    .rule("R-TOOL-11")
  )
  func scrollEdge() {
    var state = ToolbarAppearanceState()
    state.appearances.assign(appearance(.red), to: .standard)
    #expect(state.resolved(in: .init(isAtScrollEdge: true)).background == .transparent)

    state.appearances.assign(appearance(.green), to: .scrollEdge)
    #expect(color(of: state, isAtScrollEdge: true) == .green)
    #expect(color(of: state, isCompact: true, isAtScrollEdge: true) == .green)

    state.appearances.assign(appearance(.blue), to: .compactScrollEdge)
    #expect(color(of: state, isCompact: true, isAtScrollEdge: true) == .blue)
    #expect(color(of: state, isAtScrollEdge: true) == .green)
  }

  @Test("legacy properties are used until an appearance is assigned", .rule("R-TOOL-12"))
  func legacy() {
    var state = ToolbarAppearanceState()
    state.legacy.barTintColor = .brown
    state.legacy.explicitTranslucency = false
    #expect(color(of: state) == .brown)
    #expect(color(of: state, isAtScrollEdge: true) == .brown)

    state.appearances.assign(appearance(.red), to: .standard)

    #expect(color(of: state) == .red)
  }

  @Test("images are looked up by position and metrics", .rule("R-TOOL-13"))
  func images() {
    let images = (0..<3).map { UIImage.bitmap(.red, width: CGFloat($0 + 1), height: 1) }
    var state = ToolbarAppearanceState()
    state.backgroundImages[.any] = images[0]
    state.backgroundImages[.bottom] = images[1]
    state.backgroundImages[.any, .compact] = images[2]
    state.shadowImages[.any] = images[0]

    func image(_ position: UIBarPosition, _ isCompact: Bool) -> UIImage? {
      state.resolved(in: .init(isCompact: isCompact, position: position)).background.image
    }
    #expect(image(.top, false) == images[0])
    #expect(image(.bottom, false) == images[1])
    #expect(image(.bottom, true) == images[2])
    #expect(state.resolved(in: .init()).background.shadowImage == images[0])
  }

  @Test("a bar copies assigned appearances", .rule("R-TOOL-10"))
  func copies() {
    let bar = UIToolbar()
    let look = appearance(.red)

    bar.standardAppearance = look
    bar.compactAppearance = look
    bar.scrollEdgeAppearance = look
    bar.compactScrollEdgeAppearance = look
    look.backgroundColor = .green

    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.compactAppearance?.backgroundColor == .red)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(bar.compactScrollEdgeAppearance?.backgroundColor == .red)
    #expect(bar.backgroundView.imageView?.backgroundColor == .red)
  }

  @Test("buttons use the appearance of their style", .rule("R-BBI-30"))
  func buttons() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .done)]
    phone.window.addSubview(bar)
    let look = UIToolbarAppearance()
    look.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    look.doneButtonAppearance.normal.titleTextAttributes = [.kern: 2]

    bar.standardAppearance = look
    phone.advance(by: 0.1)

    #expect(bar.row.buttons[0]?.label.textColor == .systemGreen)
    #expect(bar.row.buttons[1]?.label.attributedText?.string == "Done")
    bar.removeFromSuperview()
  }

  @Test("the buttons of a black bar have dark traits", .rule("R-TOOL-12"))
  func black() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .edit)]
    phone.window.addSubview(bar)

    bar.barStyle = .black
    phone.advance(by: 0.1)

    #expect(bar.row.buttons[0]?.traitCollection.userInterfaceStyle == .dark)
    bar.removeFromSuperview()
  }

  @Test("the background is removed at the scroll edge", .rule("R-TOOL-11"))
  func edge() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    phone.window.addSubview(bar)
    phone.advance(by: 0.1)

    bar.isAtScrollEdge = true
    phone.advance(by: 1)

    #expect(bar.backgroundView.effectView == nil)
    #expect(bar.backgroundView.shadowView == nil)
    bar.removeFromSuperview()
  }

  @Test("a bar is archived with items and appearances", .rule("R-BBI-10"))
  func archives() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .edit), .flexibleSpace()]
    bar.barStyle = .black
    bar.barTintColor = .systemTeal
    bar.isTranslucent = false
    let image = UIImage.bitmap(.red, width: 3, height: 3)
    bar.setBackgroundImage(image, forToolbarPosition: .top, barMetrics: .compact)
    bar.setShadowImage(image, forToolbarPosition: .any)
    bar.compactAppearance = appearance(.red)
    bar.scrollEdgeAppearance = appearance(.green)
    let plain = UIToolbar()

    let copy = try #require(try Archives.copy(of: bar))
    let plainCopy = try #require(try Archives.copy(of: plain))

    #expect(copy.items?.map(\.title) == ["Edit", nil])
    #expect(copy.barStyle == .black)
    #expect(copy.barTintColor == .systemTeal)
    #expect(!copy.isTranslucent)
    #expect(
      copy.backgroundImage(forToolbarPosition: .top, barMetrics: .compact)?.size == image.size
    )
    #expect(copy.shadowImage(forToolbarPosition: .any)?.size == image.size)
    #expect(copy.compactAppearance?.backgroundColor == .red)
    #expect(copy.scrollEdgeAppearance?.backgroundColor == .green)
    #expect(copy.subviews.count == 2)
    #expect(plainCopy.items == nil)
  }
}
