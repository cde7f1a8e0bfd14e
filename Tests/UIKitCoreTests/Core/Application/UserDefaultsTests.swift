import Foundation
import SimulatorKit
import TestSupport
import Testing

@testable import UIKitCore

@Suite("User defaults", .serialized) @MainActor
struct UserDefaultsTests {
  /// Returns how often the defaults are written during a call.
  private func count(during work: (Simulator) -> Void) -> Int {
    let phone = Simulator(.iPhone15)
    phone.window.rootViewController = UIViewController()
    phone.advance(by: 2)
    let synchronizer = UIApplication.shared.userDefaultsSynchronizer
    let write = synchronizer.write
    var count = 0
    synchronizer.write = { count += 1 }
    defer { synchronizer.write = write }
    work(phone)
    return count
  }

  @Test("defaults are written when the application terminates", .rule("R-FND-20"))
  func termination() { #expect(count { $0.terminate() } >= 1) }

  @Test("defaults are written when the application leaves the foreground", .rule("R-FND-20"))
  func background() {
    let count = count { _ in
      UIApplication.shared.move(to: .background)
      UIApplication.shared.move(to: .active)
    }
    #expect(count >= 1)
  }

  @Test("defaults are written once, a moment after input; never without", .rule("R-FND-20"))
  func input() {
    #expect(count { $0.advance(by: 10) } == 0)
    let count = count { phone in
      for _ in 0..<3 { phone.tap(at: CGPoint(x: 100, y: 300)) }
      phone.advance(by: 2)
    }
    #expect((1...2).contains(count))
  }

  @Test("an application that ends keeps its defaults", .rule("R-FND-20"))
  func kept() async throws {
    let key = "TabBarKitKeptDefaults"
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UserDefaults.standard.set("kept", forKey: "TabBarKitKeptDefaults")
        let phone = Simulator(.iPhone15)
        phone.terminate()
      }
      exit(0)
    }
    let defaults = UserDefaults.standard
    defaults.synchronize()
    #expect(defaults.string(forKey: key) == "kept")
    defaults.removeObject(forKey: key)
    defaults.synchronize()
  }
}
