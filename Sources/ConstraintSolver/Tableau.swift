/// Equations in solved form: each basic symbol is alone on the left side; all other symbols are
/// zero.
///
/// The tableau stores the rows in which each symbol occurs, so that the cost of a change depends
/// only on the rows that it affects.
struct Tableau {
  private(set) var rows: [LinearForm] = []
  private var basicOfRow: [Symbol?] = []
  private var rowOfSymbol: [Int32: Int] = [:]
  private var freeRows: [Int] = []
  /// The rows into which each symbol was inserted; it may have been removed from some of them
  /// since.
  private var columns: [[Int32]] = []
  /// The marks of visited rows, so that no row is visited twice.
  private var visited: [Int32] = []
  private var stamp: Int32 = 0

  mutating func noteSymbol(_ symbol: Symbol) {
    while columns.count <= Int(symbol.index) { columns.append([]) }
    columns[Int(symbol.index)].removeAll(keepingCapacity: true)
  }

  func row(of symbol: Symbol) -> Int? { rowOfSymbol[symbol.index] }
  func isBasic(_ symbol: Symbol) -> Bool { rowOfSymbol[symbol.index] != nil }
  func basic(of row: Int) -> Symbol? { basicOfRow[row] }
  func value(of symbol: Symbol) -> Double {
    row(of: symbol).map { rows[$0].constant } ?? 0
  }

  mutating func changeConstant(ofRow row: Int, by delta: Double) { rows[row].constant += delta }

  // MARK: Rows

  /// Adds `symbol = form`.
  mutating func insert(_ form: LinearForm, for symbol: Symbol) {
    let index: Int
    if let free = freeRows.popLast() {
      index = free
      rows[index] = form
      basicOfRow[index] = symbol
    } else {
      index = rows.count
      rows.append(form)
      basicOfRow.append(symbol)
      visited.append(0)
    }
    rowOfSymbol[symbol.index] = index
    for term in form.terms { columns[Int(term.symbol.index)].append(Int32(index)) }
  }

  mutating func removeRow(of symbol: Symbol) -> LinearForm? {
    guard let index = rowOfSymbol.removeValue(forKey: symbol.index) else { return nil }
    let form = rows[index]
    rows[index] = LinearForm()
    basicOfRow[index] = nil
    freeRows.append(index)
    return form
  }

  /// Returns the rows that contain the symbol, each once.
  mutating func rowsHolding(_ symbol: Symbol) -> [Int32] {
    stamp += 1
    var live: [Int32] = []
    live.reserveCapacity(columns[Int(symbol.index)].count)
    for row in columns[Int(symbol.index)]
    where visited[Int(row)] != stamp && basicOfRow[Int(row)] != nil
      && rows[Int(row)].coefficient(of: symbol) != 0
    {
      visited[Int(row)] = stamp
      live.append(row)
    }
    columns[Int(symbol.index)] = live
    return live
  }

  /// Substitutes `form` for `symbol` in all rows, and returns the rows that changed.
  @discardableResult
  mutating func substitute(_ form: LinearForm, for symbol: Symbol) -> [Int32] {
    let holders = rowsHolding(symbol)
    for row in holders {
      let factor = rows[Int(row)].remove(symbol)
      rows[Int(row)].add(form, times: factor) { columns[Int($0.index)].append(row) }
    }
    columns[Int(symbol.index)].removeAll(keepingCapacity: true)
    return holders
  }

  /// Returns the form with every basic symbol replaced by its row.
  func expanded(_ form: LinearForm) -> LinearForm {
    var result = LinearForm(constant: form.constant)
    for term in form.terms {
      if let row = row(of: term.symbol) {
        result.add(rows[row], times: term.coefficient) { _ in }
      } else {
        result.add(term.symbol, times: term.coefficient)
      }
    }
    return result
  }

  /// Removes a symbol that is permanently zero from a row.
  mutating func drop(_ symbol: Symbol, fromRow row: Int) { _ = rows[row].remove(symbol) }
}
