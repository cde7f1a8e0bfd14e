/// The objective function, which consists of the errors of optional constraints by priority.
///
/// There is one form for each priority, the highest first. They are compared one after the other,
/// so that no number of errors at a low priority outweighs an error at a higher one.
struct Objective {
  private(set) var levels: [(priority: Float, cost: LinearForm)] = []

  mutating func add(_ form: LinearForm, times weight: Double, priority: Float) {
    levels[index(of: priority)].cost.add(form, times: weight) { _ in }
  }

  mutating func add(_ symbol: Symbol, times weight: Double, priority: Float) {
    levels[index(of: priority)].cost.add(symbol, times: weight)
  }

  private mutating func index(of priority: Float) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert((priority, LinearForm()), at: index)
    }
    return index
  }

  mutating func substitute(_ form: LinearForm, for symbol: Symbol) {
    for index in levels.indices {
      let factor = levels[index].cost.remove(symbol)
      if factor != 0 { levels[index].cost.add(form, times: factor) { _ in } }
    }
  }

  mutating func forget(_ symbol: Symbol) {
    for index in levels.indices { _ = levels[index].cost.remove(symbol) }
  }

  /// Returns a symbol that improves the highest possible level when it increases.
  ///
  /// If there are several, the oldest one is returned, to prevent cycles of pivots.
  func improvingSymbol() -> Symbol? {
    for (index, level) in levels.enumerated() {
      for term in level.cost.terms
      where term.coefficient < -LinearForm.noise && term.symbol.kind != .dummy
        && levels[..<index].allSatisfy({
          abs($0.cost.coefficient(of: term.symbol)) <= LinearForm.noise
        })
      {
        return term.symbol
      }
    }
    return nil
  }

  /// Returns whether a symbol has no cost at any priority.
  func isIndifferent(to symbol: Symbol) -> Bool {
    levels.allSatisfy { abs($0.cost.coefficient(of: symbol)) <= LinearForm.noise }
  }

  /// Returns whether the costs of a symbol, divided by its factor, are lower than those of another
  /// one.
  func isCheaper(_ left: Symbol, by leftFactor: Double, than right: Symbol, by rightFactor: Double)
    -> Bool
  {
    for level in levels {
      let difference =
        level.cost.coefficient(of: left) / leftFactor
        - level.cost.coefficient(of: right) / rightFactor
      if abs(difference) > LinearForm.noise { return difference < 0 }
    }
    return left.index < right.index
  }
}
