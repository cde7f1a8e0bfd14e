import Foundation
import SimulatorKit
import TestStage
import TestSupport
import Testing
import UIKitCore

@Suite("Images and colors outside of the main actor")
struct BackgroundDrawingTests {
  @Test("a task that is not on the main actor draws an image", .rule("R-IMG-10"))
  func drawing() async throws {
    let image = await Task.detached { Self.badge(text: "1") }.value

    #expect(image.size == CGSize(width: 20, height: 20))
    #expect(try #require(image.pngData()).count > 100)
  }

  @Test("tasks draw images at the same time, and while the screen is drawn", .rule("R-IMG-10"))
  @MainActor func simultaneousDrawing() async {
    let phone = Simulator(.iPhone15)
    let view = UIImageView(image: Self.badge(text: "7"))
    view.layer.shadowOpacity = 0.5
    phone.window.addSubview(view)
    let expected = (0..<8).map { Self.badge(text: "\($0)").pngData() }

    let drawn = await withTaskGroup(of: [Data?].self) { group in
      for _ in 0..<4 {
        group.addTask { (0..<8).map { Self.badge(text: "\($0)").pngData() } }
      }
      for step in 0..<20 {
        view.frame.origin.x = CGFloat(step) * 3.3
        phone.advance(by: 1.0 / 60)
        _ = phone.screenshot()
        await Task.yield()
      }
      return await group.reduce(into: [[Data?]]()) { $0.append($1) }
    }

    #expect(drawn.count == 4)
    #expect(drawn.allSatisfy { $0 == expected })
  }

  @Test("each thread has its own current traits and graphics context", .rule("R-IMG-10"))
  @MainActor func currentValues() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    nonisolated(unsafe) var others: (style: UIUserInterfaceStyle, hasContext: Bool)?

    _ = renderer.image { _ in
      dark.performAsCurrent {
        let finished = DispatchSemaphore(value: 0)
        Thread {
          let style = UITraitCollection.current.userInterfaceStyle
          others = (style, UIGraphicsGetCurrentContext() != nil)
          finished.signal()
        }.start()
        finished.wait()
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UIGraphicsGetCurrentContext() != nil)
      }
    }

    #expect(others?.style != .dark)
    #expect(others?.hasContext == false)
  }

  @Test("each thread has its own image contexts", .rule("R-IMG-10"))
  @MainActor func imageContexts() {
    nonisolated(unsafe) var others: (before: UIImage?, size: CGSize?)?
    let finished = DispatchSemaphore(value: 0)

    UIGraphicsBeginImageContext(CGSize(width: 4, height: 3))
    Thread {
      let before = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsBeginImageContext(CGSize(width: 7, height: 5))
      others = (before, UIGraphicsGetImageFromCurrentImageContext()?.size)
      finished.signal()
    }.start()
    finished.wait()
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()

    #expect(others?.before == nil)
    #expect(others?.size == CGSize(width: 7, height: 5))
    #expect(image?.size == CGSize(width: 4, height: 3))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("tasks share images, fonts and attachments", .rule("R-IMG-10"))
  func sharedObjects() async throws {
    for round in 0..<30 {
      let style = UIImage.SymbolConfiguration(pointSize: 10 + CGFloat(round))
      let image = try #require(UIImage(systemName: "star", withConfiguration: style))
      let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
      let font = UIFont(descriptor: descriptor, size: 10 + CGFloat(round))
      let attachment = NSTextAttachment(data: ImageFiles.gif, ofType: nil)

      let used = await withTaskGroup(of: (CGImage?, CGFloat, CGSize).self) { group in
        for _ in 0..<4 {
          group.addTask {
            (image.cgImage, font.lineHeight, NSAttributedString(attachment: attachment).size())
          }
        }
        return await group.reduce(into: [(CGImage?, CGFloat, CGSize)]()) { $0.append($1) }
      }

      let size = NSAttributedString(attachment: attachment).size()
      #expect(image.cgImage != nil)
      #expect(used.allSatisfy { $0.0 === image.cgImage && $0.1 == font.lineHeight })
      #expect(used.allSatisfy { $0.2 == size })
    }
  }

  /// Is not isolated to an actor, so that a warning of the compiler shows a class that is.
  private static func badge(text: String) -> UIImage {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let font = UIFont.systemFont(ofSize: 12, weight: .bold)
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      color.resolvedColor(with: traits).setFill()
      UIBezierPath(ovalIn: bounds).fill()
      let title = NSAttributedString(
        string: text,
        attributes: [.font: font, .foregroundColor: UIColor.white, .paragraphStyle: style]
      )
      title.draw(in: bounds)
      UIImage(systemName: "star")?.draw(in: bounds)
    }
  }
}
