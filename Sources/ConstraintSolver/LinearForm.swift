/// A constant and a sum of symbols with coefficients, sorted by symbol, without terms that cancel.
struct LinearForm {
  struct Term {
    var symbol: Symbol
    var coefficient: Double
  }

  var constant: Double = 0
  private(set) var terms: [Term] = []

  init(constant: Double = 0) { self.constant = constant }

  /// The magnitude below which coefficients are rounding errors and treated as zero.
  static let noise = 1e-9

  func coefficient(of symbol: Symbol) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Returns the index of the symbol, or the index at which it would be inserted.
  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol.index < symbol.index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a multiple of one symbol, and returns whether the symbol was not in the form before.
  @discardableResult
  mutating func add(_ symbol: Symbol, times factor: Double) -> Bool {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      guard abs(factor) > LinearForm.noise else { return false }
      terms.insert(Term(symbol: symbol, coefficient: factor), at: index)
      return true
    }
    terms[index].coefficient += factor
    if abs(terms[index].coefficient) <= LinearForm.noise { terms.remove(at: index) }
    return false
  }

  /// Removes a symbol and returns its coefficient.
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a multiple of another form, and calls `onNew` for every symbol that was not in this form
  /// before.
  mutating func add(_ other: LinearForm, times factor: Double, onNew: (Symbol) -> Void) {
    constant += other.constant * factor
    guard other.terms.count > 4 else {
      for term in other.terms where add(term.symbol, times: term.coefficient * factor) {
        onNew(term.symbol)
      }
      return
    }
    merge(other, times: factor, onNew: onNew)
  }

  private mutating func merge(
    _ other: LinearForm,
    times factor: Double,
    onNew: (Symbol) -> Void
  ) {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var mine = 0
    var theirs = 0
    while mine < terms.count || theirs < other.terms.count {
      let left = mine < terms.count ? terms[mine].symbol.index : Int32.max
      let right = theirs < other.terms.count ? other.terms[theirs].symbol.index : Int32.max
      if left < right {
        merged.append(terms[mine])
        mine += 1
      } else if left > right {
        let coefficient = other.terms[theirs].coefficient * factor
        if abs(coefficient) > LinearForm.noise {
          merged.append(Term(symbol: other.terms[theirs].symbol, coefficient: coefficient))
          onNew(other.terms[theirs].symbol)
        }
        theirs += 1
      } else {
        let sum = terms[mine].coefficient + other.terms[theirs].coefficient * factor
        if abs(sum) > LinearForm.noise {
          merged.append(Term(symbol: terms[mine].symbol, coefficient: sum))
        }
        mine += 1
        theirs += 1
      }
    }
    terms = merged
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Solves the equation `0 = constant + … + a·symbol + …` for `symbol`.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }
}
