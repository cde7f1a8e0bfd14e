import SimulatorKit
import TestStage
import TestSupport
import Testing

@testable import UIKitCore

@MainActor @Suite("Unavailable content: parts and distances", .serialized, .releasesEverything)
struct ContentUnavailableLayoutTests {
  private let stage = SimulatorStage()

  /// Makes the view of a configuration, 320 by 500 points, and returns its visible parts from the top.
  private func parts(
    _ change: (inout UIContentUnavailableConfiguration) -> Void
  ) throws -> [UIView] {
    var configuration = UIContentUnavailableConfiguration.empty()
    change(&configuration)
    let view = configuration.makeContentView()
    #expect(view is UIContentUnavailableView)
    view.frame = CGRect(x: 0, y: 200, width: 320, height: 500)
    stage.phone.window.addSubview(view)
    ReleaseWitnesses.announce(view)
    stage.advance(by: 0.1)
    let content = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
    return content.subviews
      .filter { !$0.isHidden && ($0 is UILabel || $0 is UIImageView || $0 is UIButton) }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func fill(_ configuration: inout UIContentUnavailableConfiguration) {
    configuration.image = .filled(.systemRed, width: 60, height: 30)
    configuration.text = "Text"
    configuration.secondaryText = "More"
    configuration.button.title = "First"
    configuration.secondaryButton.title = "Second"
  }

  private func distances(_ parts: [UIView]) -> [CGFloat] {
    zip(parts, parts.dropFirst()).map { ($1.frame.minY - $0.frame.maxY).rounded() }
  }

  @Test("the distances between the parts can be set", .rule("R-UNA-5"))
  func paddings() throws {
    let standard = try parts { fill(&$0) }
    #expect(standard.count == 5)
    #expect(distances(standard) == [12, 4, 16, 8])

    let other = try parts {
      fill(&$0)
      $0.imageToTextPadding = 20
      $0.textToSecondaryTextPadding = 15
      $0.textToButtonPadding = 40
      $0.buttonToSecondaryButtonPadding = 25
    }

    #expect(distances(other) == [20, 15, 40, 25])
    let middle = try #require(other.first).frame.minY + (other.last?.frame.maxY ?? 0)
    #expect(abs(middle / 2 - 250) < 1)
  }

  @Test("margins limit the area in which the parts are", .rule("R-UNA-5"))
  func margins() throws {
    let margins = NSDirectionalEdgeInsets(top: 200, leading: 60, bottom: 0, trailing: 20)
    let parts = try parts {
      fill(&$0)
      #expect($0.directionalLayoutMargins.leading == 16)
      $0.alignment = .natural
      $0.directionalLayoutMargins = margins
    }

    #expect(parts.allSatisfy { $0.frame.minX == 60 && $0.frame.maxX <= 300 })
    #expect(parts.contains { $0.frame.maxX == 300 })
    let middle = try #require(parts.first).frame.minY + (parts.last?.frame.maxY ?? 0)
    #expect(abs(middle / 2 - 350) < 1)
  }

  @Test("the image has the size, the color and the corners of its properties", .rule("R-UNA-1"))
  func image() throws {
    let image = UIImage.filled(.black, width: 200, height: 100).withRenderingMode(.alwaysTemplate)
    let parts = try parts {
      $0.image = image
      $0.imageProperties.maximumSize = CGSize(width: 100, height: 0)
      $0.imageProperties.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.imageProperties.cornerRadius = 10
    }
    let picture = try #require(parts.first as? UIImageView)

    #expect(picture.frame.size == CGSize(width: 100, height: 50))
    let center = picture.convert(CGPoint(x: 50, y: 25), to: nil)
    let corner = picture.convert(CGPoint(x: 0.5, y: 0.5), to: nil)
    #expect(stage.phone.color(at: center) == [255, 0, 0])
    #expect(stage.phone.color(at: corner) != [255, 0, 0])
  }

  @Test("attributed texts replace plain ones and are copied", .rule("R-UNA-1"))
  func attributedTexts() throws {
    let red = NSMutableAttributedString(
      string: "Red",
      attributes: [.foregroundColor: UIColor.systemRed]
    )
    let parts = try parts {
      fill(&$0)
      $0.attributedText = red
      $0.secondaryAttributedText = red
      red.mutableString.setString("Changed")
      #expect($0.attributedText?.string == "Red")
      #expect($0.secondaryAttributedText?.string == "Red")
    }
    let labels = parts.compactMap { $0 as? UILabel }

    #expect(labels.map(\.text) == ["Red", "Red"])
    for label in labels {
      let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .systemRed)
    }
  }
}
