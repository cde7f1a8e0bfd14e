import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Badges of items", .releasesEverything)
struct BadgeViewTests {
  private func badge(_ stage: CustomStage, _ index: Int = 0) -> TabBadgeView {
    stage.phone.advance(by: 0.02)
    return stage.bar.itemViews[index].badgeView
  }

  private func image(_ color: UIColor, side: CGFloat = 24) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test(
    "changing an item's badge updates the bar immediately without loading the page",
    .rule("RDV-67")
  )
  func changing() {
    let stage = CustomStage(tabs: 2)

    stage.controller.updateItem("Two") { $0.badge = .count(7) }
    #expect(!badge(stage, 1).isHidden)
    #expect(stage.controller.tabs[1].controller.viewIfLoaded == nil)

    stage.controller.updateItem("Two") { $0.badge = .count(0) }
    #expect(badge(stage, 1).isHidden)

    stage.controller.updateItem("Two") {
      $0.title = "Zwei"
      $0.image = image(.black)
    }
    let view = stage.bar.itemViews[1]
    #expect(view.titleLabel.text == "Zwei")
    #expect(view.imageView.image != nil)
  }

  @Test("the default badge style has the values of the original libraries", .rule("CYL-103"))
  func defaults() {
    let style = TabBadgeStyle()

    #expect(style.font == .boldSystemFont(ofSize: 9))
    #expect(style.backgroundColor == .systemRed)
    #expect(style.textColor == .white)
    #expect(style.margin == 8)
    #expect(style.dotDiameter == 8)
    #expect(style.cornerRadius == nil)
    #expect(style.animation == nil)
  }

  @Test("a background color takes precedence over a background image", .rule("RDV-65"))
  func background() throws {
    let view = TabBadgeView(frame: .zero)
    view.badge = .count(3)
    var style = TabBadgeStyle()
    style.backgroundImage = image(.blue)
    let picture = try #require(view.subviews.first { $0 is UIImageView } as? UIImageView)

    view.style = style
    #expect(view.backgroundColor == .systemRed)
    #expect(picture.image == nil)

    style.backgroundColor = nil
    view.style = style
    #expect(view.backgroundColor == nil)
    #expect(picture.image === style.backgroundImage)
  }

  @Test(
    "clearing a badge keeps its style, and the order of settings does not matter",
    .rule("CYL-107")
  )
  func clearing() {
    let view = TabBadgeView(frame: .zero)
    view.style.textColor = .black
    view.badge = .dot
    view.badge = nil
    #expect(view.isHidden)

    view.style.font = .systemFont(ofSize: 13)
    view.badge = .count(4)

    #expect(!view.isHidden)
    #expect(view.style.textColor == .black)
    #expect(view.layout.size.height > 20)
  }

  @Test("a custom badge view has its own size and no background", .rule("CYL-100"))
  func custom() {
    let stage = CustomStage(tabs: 2)
    let star = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 10))

    stage.controller.updateItem("One") { $0.badge = .view(star) }

    let badge = badge(stage)
    #expect(badge.bounds.size == CGSize(width: 14, height: 10))
    #expect(badge.backgroundColor == nil)
    #expect(star.superview === badge)

    stage.controller.updateItem("One") { $0.badge = .dot }
    #expect(star.superview == nil)
    #expect(badge.backgroundColor == .systemRed)
  }

  @Test("highlighting or transforming the image does not move the badge", .rule("CYL-110"))
  func anchored() {
    let stage = CustomStage(tabs: 2)
    stage.controller.updateItem("One") {
      $0.image = image(.black)
      $0.badge = .count(3)
    }
    let frame = badge(stage).frame
    let view = stage.bar.itemViews[0]

    view.imageView.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.isHighlighted = true
    view.setNeedsLayout()

    #expect(badge(stage).frame == frame)
  }

  @Test("in right-to-left layouts the badge is in the upper trailing corner", .rule("CYL-105"))
  func mirrored() {
    let stage = CustomStage(tabs: 2)
    stage.controller.updateItem("One") {
      $0.image = image(.black)
      $0.badge = .dot
    }
    stage.phone.layoutDirection = .rightToLeft

    let view = stage.bar.itemViews[0]
    let badge = badge(stage)
    #expect(badge.center.x == view.imageView.frame.minX - 2)
    #expect(badge.frame.minY == TabBadgeLayout.distance)
  }
}
