import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("UIBackgroundConfiguration", .serialized, .releasesEverything)
struct BackgroundConfigurationTests {
  private let stage = SimulatorStage()
  private let page = UIViewController()
  /// A cell whose upper left corner is at (100, 200).
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  private let red = [255, 0, 0]
  private let green = [0, 255, 0]
  private let blue = [0, 0, 255]
  private let white = [255, 255, 255]

  init() {
    page.view.backgroundColor = .white
    cell.frame = CGRect(x: 100, y: 200, width: 200, height: 100)
    page.view.addSubview(cell)
    stage.show(page)
  }

  /// Shows a background of the color green with changes.
  private func show(_ change: (inout UIBackgroundConfiguration) -> Void) {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    change(&background)
    cell.backgroundConfiguration = background
    stage.advance(by: 0.1)
  }

  /// The color of a point of the cell.
  private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    stage.phone.color(at: CGPoint(x: 100 + x, y: 200 + y))
  }

  private static func pure(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  // MARK: Parts

  @Test("a line is drawn along the edge with its color and width", .rule("R-CTL-70"))
  func stroke() {
    show {
      #expect($0.strokeWidth == 0 && $0.strokeOutset == 0 && $0.strokeColor == nil)
      $0.strokeColor = Self.pure(1, 0, 0)
      $0.strokeWidth = 4
    }

    for point in [(2, 50), (198, 50), (100, 2), (100, 98)] as [(CGFloat, CGFloat)] {
      #expect(color(point.0, point.1) == red)
    }
    #expect(color(6, 50) == green && color(100, 94) == green)
    show { $0.strokeColor = Self.pure(1, 0, 0) }
    #expect(color(2, 50) == green)
  }

  @Test("the line is moved outward, or inward by a negative distance", .rule("R-CTL-70"))
  func strokeOutset() {
    show {
      ($0.strokeColor, $0.strokeWidth, $0.strokeOutset) = (Self.pure(1, 0, 0), 4, -10)
    }
    #expect(color(2, 50) == green && color(12, 50) == red && color(16, 50) == green)

    show {
      ($0.strokeColor, $0.strokeWidth, $0.strokeOutset) = (Self.pure(1, 0, 0), 4, 10)
    }
    #expect(color(-8, 50) == red && color(-4, 50) == white && color(2, 50) == green)
  }

  @Test("insets make the background and its line smaller, mirrored", .rule("R-CTL-71"))
  func insets() {
    let insets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    show {
      #expect($0.backgroundInsets == .zero)
      ($0.strokeColor, $0.strokeWidth, $0.backgroundInsets) = (Self.pure(1, 0, 0), 4, insets)
    }
    #expect(color(18, 40) == white && color(22, 40) == red && color(26, 40) == green)
    #expect(color(162, 40) == white && color(158, 40) == red)
    #expect(color(100, 8) == white && color(100, 12) == red)
    #expect(color(100, 72) == white && color(100, 68) == red)

    cell.semanticContentAttribute = .forceRightToLeft
    show { $0.backgroundInsets = insets }
    #expect(color(38, 40) == white && color(42, 40) == green)
    #expect(color(182, 40) == white && color(178, 40) == green)
  }

  @Test("an image covers the color in its content mode", .rule("R-CTL-70"))
  func image() {
    show {
      #expect($0.image == nil && $0.imageContentMode == .scaleToFill)
      $0.image = .filled(Self.pure(0, 0, 1), width: 20, height: 20)
    }
    #expect(color(5, 5) == blue && color(195, 95) == blue)

    show {
      $0.image = .filled(Self.pure(0, 0, 1), width: 20, height: 20)
      $0.imageContentMode = .center
    }
    #expect(color(100, 50) == blue)
    #expect(color(85, 50) == green && color(100, 35) == green)
  }

  @Test("an effect is behind the color", .rule("R-CTL-70"))
  func visualEffect() {
    page.view.backgroundColor = Self.pure(1, 0, 0)
    show {
      #expect($0.visualEffect == nil)
      $0.backgroundColor = .clear
    }
    #expect(color(100, 50) == red)

    show {
      $0.backgroundColor = .clear
      $0.visualEffect = UIBlurEffect(style: .systemThickMaterialLight)
    }
    let blurred = color(100, 50)
    #expect(blurred[1] > 50 && blurred != red)
    show { $0.visualEffect = UIBlurEffect(style: .systemThickMaterialLight) }
    #expect(color(100, 50) == green)
  }

  // MARK: Colors

  @Test("colors that aren't set are the tint color", .rule("R-CTL-72"))
  func tintColor() {
    cell.tintColor = Self.pure(0, 0, 1)
    show { $0.backgroundColor = nil }
    #expect(color(100, 50) == blue)
    show { $0.strokeWidth = 4 }
    #expect(color(2, 50) == blue && color(100, 50) == green)

    cell.tintColor = Self.pure(1, 0, 0)
    stage.advance(by: 0.1)

    #expect(color(2, 50) == red)
  }

  @Test("transformers change the colors that are displayed", .rule("R-CTL-72"))
  func transformers() {
    var inputs: [UIColor] = []
    let toBlue = UIConfigurationColorTransformer { color in
      inputs.append(color)
      return Self.pure(0, 0, 1)
    }
    show { $0.backgroundColorTransformer = toBlue }
    #expect(color(100, 50) == blue)
    show {
      ($0.strokeColor, $0.strokeWidth) = (Self.pure(1, 0, 0), 4)
      $0.strokeColorTransformer = toBlue
    }
    #expect(color(2, 50) == blue && color(100, 50) == green)
    #expect(inputs.contains(Self.pure(0, 1, 0)) && inputs.contains(Self.pure(1, 0, 0)))
  }

  @Test("resolved colors are the set ones or the tint color, transformed", .rule("R-CTL-72"))
  func resolvedColors() {
    var background = UIBackgroundConfiguration.listPlainCell()
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemBackground)
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemRed)
    background.backgroundColor = nil
    background.strokeColor = .systemGreen
    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemRed)
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemGreen)

    let swap = UIConfigurationColorTransformer { $0 == .systemRed ? .systemBlue : .systemPink }
    background.backgroundColorTransformer = swap
    background.strokeColorTransformer = swap

    #expect(background.resolvedBackgroundColor(for: .systemRed) == .systemBlue)
    #expect(background.resolvedStrokeColor(for: .systemRed) == .systemPink)
  }

  // MARK: States

  private func selected() -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    return state
  }

  @Test("a predefined background is gray while its cell is selected", .rule("R-CTL-73"))
  func updated() {
    let cell = UIBackgroundConfiguration.listGroupedCell()
    let state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.updated(for: state) == cell)
    #expect(cell.updated(for: selected()).backgroundColor == .systemGray4)
    let view = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(cell.updated(for: view) == cell)
    #expect(UIBackgroundConfiguration.clear().updated(for: selected()) == .clear())

    var transformed = cell
    transformed.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0 == .systemGray4 ? .systemRed : $0
    }
    let shown = transformed.updated(for: selected())
    #expect(shown.resolvedBackgroundColor(for: .systemBlue) == .systemRed)
  }

  @Test("a color of the app stays while the cell is selected", .rule("R-CTL-73"))
  func ownColor() {
    show { $0.cornerRadius = 3 }
    cell.isSelected = true
    stage.advance(by: 0.5)
    #expect(color(100, 50) == green)

    cell.backgroundConfiguration = .listGroupedCell()
    stage.advance(by: 0.5)

    #expect(color(100, 50) != white && color(100, 50) != green)
  }
}
