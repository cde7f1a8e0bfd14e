import SimulatorKit
import TestSupport
import Testing
import UIKit

@testable import TabBars

@MainActor
@Suite("Badges attached to any view", .releasesEverything)
struct BadgeAttachmentTests {
  private let phone = Simulator(.iPhoneSE)
  private let page = UIViewController()

  private func host(_ frame: CGRect) -> UIView {
    phone.window.rootViewController = page
    let host = UIView(frame: frame)
    page.view.addSubview(host)
    ReleaseWitnesses.announce(phone, page, host)
    return host
  }

  private func shown(on host: UIView) -> TabBadgeView? {
    phone.advance(by: 0.02)
    return host.subviews.compactMap { $0 as? TabBadgeView }.first
  }

  @Test(
    "an attached badge is at the view's corner and is removed with its attachment",
    .rule("CYL-109")
  )
  func handle() throws {
    let host = host(CGRect(x: 50, y: 50, width: 40, height: 40))
    var attachment: TabBadgeAttachment? = host.attachBadge(.dot)
    ReleaseWitnesses.announce(attachment)

    #expect(try #require(shown(on: host)).center == CGPoint(x: 42, y: 0))
    #expect(attachment?.badge == .dot)

    attachment = nil
    #expect(shown(on: host) == nil)
  }

  @Test("an attachment can be removed explicitly", .rule("CYL-109"))
  func removing() {
    let host = host(CGRect(x: 50, y: 50, width: 40, height: 40))
    let attachment = host.attachBadge(.dot)

    attachment.remove()

    #expect(shown(on: host) == nil)
  }

  @Test("the badge follows a view that is resized later", .rule("CYL-106"))
  func later() throws {
    let host = host(.zero)
    let attachment = host.attachBadge(.dot)
    let badge = try #require(shown(on: host))

    host.frame.size = CGSize(width: 100, height: 20)
    phone.advance(by: 0.02)

    #expect(badge.center == CGPoint(x: 102, y: 0))
    #expect(attachment.badge == .dot)
  }

  @Test("the badge follows changes of its value and style", .rule("CYL-109"))
  func contents() throws {
    let host = host(CGRect(x: 50, y: 50, width: 40, height: 40))
    let attachment = host.attachBadge(.count(3))
    let badge = try #require(shown(on: host))
    let narrow = badge.bounds.width

    attachment.badge = .text("hello")
    attachment.style.offset = UIOffset(horizontal: -10, vertical: 5)
    phone.advance(by: 0.02)

    #expect(badge.bounds.width > narrow)
    #expect(badge.center.x == 32)
    #expect(badge.center.y == 5)

    attachment.badge = nil
    #expect(badge.isHidden)
  }

  @Test("in right-to-left layouts the badge is at the left corner", .rule("CYL-109"))
  func mirrored() throws {
    let host = host(CGRect(x: 50, y: 50, width: 40, height: 40))
    let attachment = host.attachBadge(.dot)
    attachment.style.offset.horizontal = 3

    phone.layoutDirection = .rightToLeft

    #expect(try #require(shown(on: host)).center == CGPoint(x: -5, y: 0))
  }

  @Test(
    "a badge on a control lets touches through and has an accessibility label",
    .rule("CYL-109")
  )
  func control() throws {
    phone.window.rootViewController = page
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 50, y: 100, width: 80, height: 40)
    button.setTitle("Basket", for: .normal)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    let attachment = button.attachBadge(.count(200))
    ReleaseWitnesses.announce(phone, page, button, attachment)

    phone.tap(at: CGPoint(x: 127, y: 103))

    #expect(taps == 1)
    #expect(try #require(shown(on: button)).accessibilityLabel == "99+")
  }
}
