import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("An item of a custom bar", .releasesEverything)
struct ItemViewTests {
  private func stage(
    tabs count: Int = 2,
    on device: Device = .iPhoneSE,
    _ change: (inout TabBarStyle) -> Void = { _ in }
  ) -> CustomStage {
    var style = TabBarStyle()
    change(&style)
    let stage = CustomStage(tabs: count, on: device, style: style)
    for tab in stage.controller.tabs {
      stage.controller.updateItem(tab.id) { $0.image = CustomStage.image() }
    }
    stage.phone.advance(by: 0.02)
    return stage
  }

  @Test("background, image, title and badge are in this order", .rule("RDV-60"))
  func order() {
    let item = stage().item(0)

    #expect(
      item.subviews == [item.backgroundImageView, item.imageView, item.titleLabel, item.badgeView]
    )
  }

  @Test("image and title are dimmed together")
  func dimming() {
    let stage = stage { $0.items.selected.color = .systemOrange }
    let item = stage.item(0)
    #expect(item.titleLabel.textColor == .systemOrange)
    stage.controller.view.tintAdjustmentMode = .dimmed
    #expect(item.titleLabel.textColor != .systemOrange)
    stage.controller.view.tintAdjustmentMode = .normal
    #expect(item.titleLabel.textColor == .systemOrange)
  }

  @Test("fonts, colors and images follow the selection", .rule("RDV-60", "RAM-4"))
  func states() {
    let (plain, chosen) = (CustomStage.image(.gray), CustomStage.image(.blue))
    let stage = stage {
      $0.items.normal.color = .brown
      $0.items.normal.font = .systemFont(ofSize: 11)
      $0.items.selected.font = .boldSystemFont(ofSize: 12)
      $0.items.selected.color = .purple
      $0.items.selected.backgroundColor = .yellow
      $0.items.selected.backgroundImage = chosen
      $0.items.normal.backgroundImage = plain
    }
    stage.controller.updateItem("Two") { $0.selectedImage = chosen }
    let item = stage.item(1)
    #expect(item.titleLabel.font == .systemFont(ofSize: 11))
    #expect(item.titleLabel.textColor == .brown)
    #expect(item.backgroundColor == nil)
    #expect(item.backgroundImageView.image === plain)

    stage.tap("Two")

    #expect(item.imageView.image === chosen)
    #expect(item.titleLabel.font == .boldSystemFont(ofSize: 12))
    #expect(item.titleLabel.textColor == .purple)
    #expect(item.backgroundColor == .yellow)
    #expect(item.backgroundImageView.image === chosen)
    #expect(item.backgroundImageView.frame == item.bounds)
  }

  @Test("the selected item uses the tint color unless its style has a color", .rule("RAM-4"))
  func tint() {
    let stage = stage()

    stage.bar.tintColor = .systemPink

    #expect(stage.item(0).titleLabel.textColor == .systemPink)
    #expect(stage.item(0).imageView.tintColor == .systemPink)
    #expect(stage.item(1).titleLabel.textColor == .secondaryLabel)
  }

  @Test("the title of the selected item fades to gray with its image", .rule("R-TINT-2"))
  func fading() throws {
    let stage = stage()
    let label = stage.item(0).titleLabel
    let area = label.convert(label.bounds, to: nil)
    /// Returns how much more blue than red the most blue pixel of the title is.
    func tint() throws -> Int {
      let image = stage.phone.screenshot()
      let pixels = try #require(image.pixels)
      let columns = Int(area.minX * image.scale)..<Int(area.maxX * image.scale)
      let rows = Int(area.minY * image.scale)..<Int(area.maxY * image.scale)
      let colors = columns.flatMap { x in rows.map { pixels.color(x, $0) } }
      return colors.map { $0[2] - $0[0] }.max() ?? 0
    }
    let full = try tint()

    UIView.animate(withDuration: 1) { stage.bar.tintAdjustmentMode = .dimmed }

    stage.phone.advance(by: 0.1)
    #expect(try tint() > full * 3 / 4)
    stage.phone.advance(by: 0.4)
    #expect(try (full / 8..<full * 3 / 4).contains(tint()))
    stage.phone.advance(by: 1)
    #expect(try tint() < full / 8)
  }

  @Test(
    "the image of an item without a title is centered and moved by its offset",
    .rule("RDV-61", "CYL-32")
  )
  func pictureAlone() {
    let stage = stage()
    stage.controller.updateItem("One") { $0.title = nil }
    stage.controller.updateItem("Two") {
      $0.title = ""
      $0.style.imageOffset = UIOffset(horizontal: 3, vertical: -4)
    }
    stage.phone.advance(by: 0.02)

    for (index, moved) in [CGPoint.zero, CGPoint(x: 3, y: -4)].enumerated() {
      let item = stage.item(index)
      #expect(abs(item.imageView.center.x - item.bounds.midX - moved.x) <= 0.5)
      #expect(abs(item.imageView.center.y - item.bounds.midY - moved.y) <= 0.5)
    }
  }

  @Test(
    "titles share a baseline regardless of the image sizes",
    .rule("RDV-62"),
    arguments: [20, 24, 28]
  )
  func oneLine(_ side: CGFloat) {
    var layout = TabItemLayout(size: CGSize(width: 80, height: 49))
    layout.imageSize = CGSize(width: side, height: side)
    layout.titleSize = CGSize(width: 30, height: 12)

    let frames = layout.frames
    #expect(frames.title == CGRect(x: 25, y: 35, width: 30, height: 12))
    #expect(frames.image.midX == 40)
    #expect(abs(frames.image.midY - 17.5) <= 0.5)
  }

  @Test("a title beside an image begins after the badge", .rule("TBS-45"))
  func badgeBesideTitle() {
    var layout = TabItemLayout(size: CGSize(width: 160, height: 49))
    layout.isInline = true
    layout.imageSize = CGSize(width: 24, height: 24)
    layout.titleSize = CGSize(width: 50, height: 12)
    #expect(layout.frames.title.minX - layout.frames.image.maxX == 6)

    layout.badge = TabBadgeLayout(.text(CGSize(width: 20, height: 11)), style: TabBadgeStyle())
    let frames = layout.frames
    let badge = layout.badge?.frame(
      beside: frames.image,
      in: CGRect(x: 0, y: 0, width: 160, height: 49),
      isRightToLeft: false
    )
    #expect(abs(frames.title.minX - (badge?.maxX ?? 0) - 2) <= 1)
    #expect(abs(frames.image.minX + frames.title.maxX - 160) <= 1)

    layout.badge = TabBadgeLayout(.dot, style: TabBadgeStyle())
    #expect(layout.frames.title.minX - layout.frames.image.maxX == 6)
  }

  @Test("offsets and insets are mirrored in right-to-left layouts", .rule("TBS-40"))
  func mirrored() {
    let stage = stage {
      $0.items.imageOffset = UIOffset(horizontal: 5, vertical: 1)
      $0.items.titleOffset = UIOffset(horizontal: -7, vertical: 2)
      $0.items.imageInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    }
    let item = stage.item(0)
    let (picture, title) = (item.imageView.frame, item.titleLabel.frame)
    #expect(picture.width == 20)

    stage.phone.layoutDirection = .rightToLeft
    stage.phone.advance(by: 0.02)

    let width = item.bounds.width
    #expect(abs(item.imageView.frame.minX - (width - picture.maxX)) <= 0.5)
    #expect(abs(item.titleLabel.frame.minX - (width - title.maxX)) <= 0.5)
    #expect(item.imageView.frame.minY == picture.minY)
  }

  @Test("balanced image insets move the image, others shrink it", .rule("CYL-5"))
  func insets() {
    let stage = stage()
    let rest = stage.item(1).imageView.frame
    stage.controller.updateItem("Two") {
      $0.style.imageInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
    }
    stage.phone.advance(by: 0.02)
    #expect(stage.item(1).imageView.frame == rest.offsetBy(dx: 0, dy: 3))

    stage.controller.updateItem("Two") {
      $0.style.imageInsets = UIEdgeInsets(top: .nan, left: 2, bottom: 2, right: 2)
    }
    stage.phone.advance(by: 0.02)
    #expect(stage.item(1).imageView.bounds.size == CGSize(width: 20, height: 22))
  }

  @Test("an item's style overrides the bar's, including zero values", .rule("CYL-5"))
  func inheritance() {
    var bar = TabItemStyle()
    bar.titleOffset = UIOffset(horizontal: 0, vertical: 5)
    bar.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    bar.height = 60
    bar.badge = TabBadgeStyle()
    bar.normal.color = .red
    var item = TabItemStyle()
    item.titleOffset = .zero
    item.imageInsets = .zero
    item.selected.color = .blue

    let style = item.over(bar)

    #expect(style.titleOffset == .zero)
    #expect(style.imageInsets == .zero)
    #expect(style.height == 60)
    #expect(style.badge == TabBadgeStyle())
    #expect(style.normal.color == .red)
    #expect(style.selected.color == .blue)
  }

  @Test("images keep their rendering mode, and items can have no image", .rule("CYL-3", "CYL-4"))
  func rendering() {
    let original = CustomStage.image(.red).withRenderingMode(.alwaysOriginal)
    let template = CustomStage.image(.red).withRenderingMode(.alwaysTemplate)
    let stage = stage(tabs: 3)
    stage.controller.updateItem("One") { $0.image = original }
    stage.controller.updateItem("Two") { $0.image = template }
    stage.controller.updateItem("Three") { $0.image = nil }
    stage.phone.advance(by: 0.02)

    #expect(stage.item(0).imageView.image?.renderingMode == .alwaysOriginal)
    #expect(stage.item(1).imageView.image?.renderingMode == .alwaysTemplate)
    let bare = stage.item(2)
    #expect(bare.imageView.image == nil)
    #expect(abs(bare.titleLabel.center.y - bare.bounds.midY) <= 0.5)
  }

  @Test("titles are beside images on wide, low bars", .rule("ES-12"))
  func arrangement() {
    let stage = stage(on: .iPhone15)
    let item = stage.item(0)
    #expect(item.titleLabel.frame.minY >= item.imageView.frame.maxY)

    stage.phone.rotate(to: .landscapeLeft)
    stage.phone.advance(by: 1)
    #expect(item.titleLabel.frame.minX >= item.imageView.frame.maxX)

    stage.bar.style.items.arrangement = .stacked
    stage.phone.advance(by: 0.02)
    #expect(item.titleLabel.frame.minY >= item.imageView.frame.maxY)
  }

  @Test("a disabled item has an alpha of 0.5", .rule("RAM-4"))
  func disabled() {
    let stage = stage()

    stage.controller.updateItem("Two") { $0.isEnabled = false }

    #expect(stage.item(1).imageView.alpha == 0.5)
    #expect(stage.item(1).titleLabel.alpha == 0.5)
  }

  @Test("a cover replaces the covered views, and the badge is hidden meanwhile", .rule("CYL-123"))
  func cover() {
    let stage = stage()
    let arrow = UIView()
    stage.controller.updateItem("One") {
      $0.badge = .dot
      $0.cover = TabItemCover(arrow, offset: UIOffset(horizontal: 2, vertical: 1))
    }
    stage.phone.advance(by: 0.02)
    let item = stage.item(0)
    let picture = item.imageView.center
    #expect(arrow.bounds.size == item.imageView.bounds.size)
    #expect(arrow.center == CGPoint(x: picture.x + 2, y: picture.y + 1))
    #expect(item.imageView.isHidden)
    #expect(!item.titleLabel.isHidden)
    #expect(item.badgeView.isHidden)

    stage.controller.updateItem("One") { $0.cover = TabItemCover(arrow, over: .item) }
    stage.phone.advance(by: 0.02)
    #expect(arrow.frame == item.bounds)
    #expect(item.titleLabel.isHidden)
    stage.tap("Two")
    stage.tap("One")
    #expect(stage.controller.selectedIndex == 0)

    let size = CGSize(width: 30, height: 30)
    stage.controller.updateItem("One") { $0.cover = TabItemCover(arrow, over: .item, size: size) }
    stage.phone.advance(by: 0.02)
    #expect(arrow.bounds.size == size)

    stage.controller.updateItem("One") { $0.cover = nil }
    #expect(arrow.superview == nil)
    #expect(!item.imageView.isHidden)
    #expect(!item.titleLabel.isHidden)
    #expect(!item.badgeView.isHidden)
  }

  @Test("a line indicator marks the selected item and slides to the next", .rule("RAM-3"))
  func line() {
    let stage = stage { $0.indicator = .line() }
    let line = stage.bar.indicator
    #expect(line.frame == CGRect(x: 0, y: 47, width: 187.5, height: 2))
    #expect(line.backgroundColor == stage.bar.tintColor)

    stage.tap("Two")
    stage.phone.advance(by: 0.15)
    let seen = line.layer.presentation()?.frame.minX ?? 0
    #expect(seen > 0 && seen < 187.5)
    stage.phone.advance(by: 0.2)
    #expect(line.frame.minX == 187.5)

    stage.bar.tintColor = .systemPink
    #expect(line.backgroundColor == .systemPink)
  }

  @Test("an indicator can be a line at the top edge or a custom view", .rule("RAM-3"))
  func otherIndicators() {
    let stage = stage { $0.indicator = .line(height: 3, color: .red, edge: .top) }
    #expect(stage.bar.indicator.frame == CGRect(x: 0, y: 0, width: 187.5, height: 3))
    #expect(stage.bar.indicator.backgroundColor == .red)

    let pill = UIView()
    stage.bar.style.indicator = .view(pill)
    stage.phone.advance(by: 0.02)
    #expect(pill.frame == CGRect(x: 0, y: 0, width: 187.5, height: 49))
    #expect(stage.bar.indicator.backgroundColor == nil)

    stage.bar.style.indicator = .none
    #expect(pill.superview == nil)
  }

  @Test("the appearance of items fades while a view slides behind them", .rule("RAM-9"))
  func fadingBesideIndicator() throws {
    let stage = stage {
      $0.backgroundColor = .white
      $0.indicator = .view(UIView(), duration: 0.3)
      $0.items.normal.backgroundColor = .black
      $0.items.selected.backgroundColor = .white
    }
    let second = CGPoint(x: 200, y: stage.phone.window.bounds.height - 45)
    let before = try #require(stage.phone.color(at: second).first)

    stage.tap("Two")
    stage.phone.advance(by: 0.15)
    let during = try #require(stage.phone.color(at: second).first)
    stage.phone.advance(by: 0.12)
    let late = try #require(stage.phone.color(at: second).first)
    stage.phone.advance(by: 0.2)
    let after = try #require(stage.phone.color(at: second).first)

    #expect(before == 0 && after == 255)
    #expect(during < 60 && late > during && late < 255)
  }
}
