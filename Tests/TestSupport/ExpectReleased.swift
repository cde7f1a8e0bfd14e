import Testing

/// Runs `body` and expects that the objects it returns are released when it has ended.
///
/// Objects that retain them, such as the window and the simulator, have to be created in `body` too, or
/// have to have released them by then.
public func expectReleased(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> [AnyObject]
) rethrows {
  let witnesses = try body().map(Witness.init)
  let survivors = witnesses.filter { $0.object != nil }.map(\.name)
  #expect(survivors.isEmpty, "still alive: \(survivors)", sourceLocation: sourceLocation)
}

private struct Witness {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = String(describing: type(of: object))
  }
}
