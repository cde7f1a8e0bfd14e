import Foundation
import TestSupport
import Testing

@testable import UIKitCore

@Suite("A presentation traps")
struct PresentationTrapTests {
  @Test("when a popover has no source view", .rule("X-43"))
  func popoverWithoutSource() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = CGSize(width: 1024, height: 768)
        let screen = UIScreen(
          configuration: ScreenConfiguration(size: size, scale: 2, idiom: .pad)
        ) { _ in nil }
        let window = UIWindow(screen: screen)
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        root.present(popover, animated: false)
      }
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains("NSGenericException"))
    #expect(
      printed.contains(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      )
    )
  }

  @Test("an image picker traps when it is given the camera", .rule("X-95", "R-FILE-20"))
  func camera() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIImagePickerController().sourceType = .camera
      }
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains("NSInvalidArgumentException"))
    #expect(printed.contains("Source type 1 not available"))
  }
}
