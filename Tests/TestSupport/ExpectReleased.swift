import Testing

/// Runs `body` and expects that nothing keeps the objects it returns alive once it has ended.
///
/// Everything that would hold them rightly (the window, the simulator) has to be created inside `body` too,
/// or to have let go of them by then.
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
