import Foundation

/// A closure of the app that produces the data of one type of an item.
@MainActor struct ItemLoader {
  private let handler: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  init(load handler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?) {
    self.handler = handler
  }

  /// Produces the data; `finish` is called once on the main thread, also if the closure calls its
  /// parameter several times.
  func load(_ finish: @escaping @MainActor (Data?, (any Error)?) -> Void) {
    let result = Result(finish)
    _ = handler { data, error in
      if Thread.isMainThread {
        MainActor.assumeIsolated { result.take(data, error) }
      } else {
        DispatchQueue.main.async { result.take(data, error) }
      }
    }
  }

  /// The data, if the closure provides it before it returns.
  var immediateValue: Data? {
    var value: Data?
    load { data, _ in value = data }
    return value
  }

  /// Passes the first result on.
  @MainActor private final class Result {
    private var finish: (@MainActor (Data?, (any Error)?) -> Void)?

    init(_ finish: @escaping @MainActor (Data?, (any Error)?) -> Void) { self.finish = finish }

    func take(_ data: Data?, _ error: (any Error)?) {
      let finish = finish
      self.finish = nil
      finish?(data, error)
    }
  }
}
