import TestSupport
import Testing
import UserNotifications

@Suite("A trigger of a notification traps")
struct NotificationTrapTests {
  @Test("when its time is not greater than 0", .rule("X-96"))
  func noTime() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }
    try expect(result, "time interval must be greater than 0")
  }

  @Test("when it repeats more often than once a minute", .rule("X-97"))
  func tooOften() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    }
    try expect(result, "time interval must be at least 60 if repeating")
  }

  private func expect(_ result: ExitTest.Result?, _ reason: String) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInternalInconsistencyException'"))
    #expect(text.contains(reason))
  }
}
