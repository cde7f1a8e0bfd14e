import UIKitCore

/// The keys of a keyboard, row by row.
struct KeyboardRows {
  var kind = KeyboardKind.text
  var page = KeyboardPage.letters
  var language = SystemLanguage.english
  /// Whether the keyboard is that of a tablet.
  var isTablet = false
  // R-KBD-25
  /// Whether the keyboard can have a key for dictation.
  var hasDictation = true
  // R-KBD-28
  /// Whether the keyboard can have a key for other keyboards.
  var hasOtherKeyboards = true
  // R-KBD-22
  /// Whether the keyboard of a phone has keys for other keyboards and for dictation.
  var hasGlobe = false
  // R-KBD-30
  /// Whether the keyboard of a tablet has keys for tabs and for Caps Lock.
  var hasCapsLock = false

  /// A key with its width, where 1 is the width of a letter.
  struct Cell: Hashable {
    var key: KeyboardKey
    var width: Double

    init(_ key: KeyboardKey, _ width: Double = 1) {
      self.key = key
      self.width = width
    }
  }

  /// The rows from top to bottom; keys are from left to right in every language.
  var rows: [[Cell]] {
    if kind.isPad { return padRows }
    let texts = textRows.map { $0.map { Cell(.text(String($0))) } }
    guard isTablet else { return phoneRows(texts) }
    return hasCapsLock ? capsLockRows(texts) : tabletRows(texts)
  }

  // MARK: Letters

  private var textRows: [[Character]] {
    switch page {
    case .letters: letterRows.map(Array.init)
    case .numbers: [digits, "-/:;()$&@\"", ".,?!'"].map(Array.init)
    case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"].map(Array.init)
    }
  }

  // R-KBD-26
  private var digits: String { language == .arabic ? "١٢٣٤٥٦٧٨٩٠" : "1234567890" }

  private var letterRows: [String] {
    switch language {
    case .german: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
    case .french: ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
    case .spanish: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
    case .arabic: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ئءؤرىةوزظد"]
    default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    }
  }

  // R-KBD-24
  /// The characters that keys of a tablet enter when they are pulled down, by those that they enter
  /// otherwise.
  var pulledTexts: [String: String] {
    guard isTablet, page == .letters, !kind.isPad else { return [:] }
    var texts = [",": "!", ".": "?"]
    for (letters, marks) in zip(letterRows, ["1234567890", "@#$&*()'\"", "%-+=/;:"]) {
      for (letter, mark) in zip(letters, marks) { texts[String(letter)] = String(mark) }
    }
    return texts
  }

  private var hasShift: Bool { page == .letters && language != .arabic }

  private func phoneRows(_ texts: [[Cell]]) -> [[Cell]] {
    let total = Double(max(texts[0].count, texts[1].count))
    var third = texts[2]
    let widens = page != .letters
    let side = (total - Double(third.count) * (widens ? 1.4 : 1)) / 2
    if widens { third = third.map { Cell($0.key, 1.4) } }
    if page == .letters {
      third = hasShift ? [Cell(.shift, side)] + third : third
    } else {
      third.insert(Cell(.page(page == .numbers ? .symbols : .numbers), side), at: 0)
    }
    third.append(Cell(.delete, hasShift || widens ? side : side * 2))
    return [texts[0], texts[1], third, bottomRow(total)]
  }

  /// The keys for other keyboards and for dictation.
  private var inputKeys: [KeyboardKey] {
    (hasOtherKeyboards ? [.globe] : []) + (hasDictation ? [.dictation] : [])
  }

  private func bottomRow(_ total: Double) -> [Cell] {
    let side = total / 4
    // Keys for the globe and the microphone take the place of a part of the space bar.
    let others = hasGlobe ? inputKeys.map { Cell($0, side / 2) } : []
    let switching = others.isEmpty ? side : side / 2
    let free = total - side - switching - others.reduce(0) { $0 + $1.width }
    let middle: [Cell] =
      switch page == .letters ? kind : .text {
      case .email: [Cell(.space, free - 2), Cell(.text("@")), Cell(.text("."))]
      case .url:
        [
          Cell(.text("."), free / 3), Cell(.text("/"), free / 3), Cell(.text(".com"), free / 3),
        ]
      case .webSearch: [Cell(.space, free - 1), Cell(.text("."))]
      default: [Cell(.space, free)]
      }
    return [Cell(.page(page == .letters ? .numbers : .letters), switching)] + others + middle
      + [Cell(.return, side)]
  }

  // MARK: Tablets

  private func tabletRows(_ texts: [[Cell]]) -> [[Cell]] {
    let total = Double(max(texts[0].count, texts[1].count)) + 1
    let returnWidth = max(total - Double(texts[1].count) - 0.5, 1)
    let margin = total - Double(texts[1].count) - returnWidth
    let middle = tabletThirdRow(texts)
    let rest = max(total - Double(middle.count), 2)
    return [
      texts[0] + [Cell(.delete, total - Double(texts[0].count))],
      [Cell(.gap, margin)] + texts[1] + [Cell(.return, returnWidth)],
      [Cell(tabletSide, rest / 2)] + middle + [Cell(tabletSide, rest / 2)],
      tabletBottomRow(total),
    ]
  }

  private func capsLockRows(_ texts: [[Cell]]) -> [[Cell]] {
    let total = Double(max(texts[0].count, texts[1].count)) + 2
    let middle = tabletThirdRow(texts)
    // The parts of the free width that the left keys have.
    let (capsLock, shift) = (0.45, 0.57)
    let rests = [texts[0], texts[1], middle].map { total - Double($0.count) }
    return [
      [Cell(.tab, rests[0] / 2)] + texts[0] + [Cell(.delete, rests[0] / 2)],
      [Cell(hasShift ? .capsLock : .gap, rests[1] * capsLock)] + texts[1]
        + [Cell(.return, rests[1] * (1 - capsLock))],
      [Cell(tabletSide, rests[2] * shift)] + middle + [Cell(tabletSide, rests[2] * (1 - shift))],
      tabletBottomRow(total),
    ]
  }

  /// The key at both ends of the third row.
  private var tabletSide: KeyboardKey {
    let other = KeyboardKey.page(page == .numbers ? .symbols : .numbers)
    return page == .letters ? (hasShift ? .shift : .gap) : other
  }

  private func tabletThirdRow(_ texts: [[Cell]]) -> [Cell] {
    texts[2] + (page == .letters ? [Cell(.text(",")), Cell(.text("."))] : [])
  }

  private func tabletBottomRow(_ total: Double) -> [Cell] {
    let switching = KeyboardKey.page(page == .letters ? .numbers : .letters)
    let others = [Cell(switching, 1.5)] + inputKeys.map { Cell($0, 1.25) }
    let space = total - others.reduce(3) { $0 + $1.width }
    return others + [Cell(.space, space), Cell(switching, 1.5), Cell(.dismiss, 1.5)]
  }

  // MARK: Digits

  private var padRows: [[Cell]] {
    let last: KeyboardKey =
      switch kind {
      case .decimalPad: .text(".")
      case .phonePad: .page(page == .letters ? .symbols : .letters)
      default: .gap
      }
    let top: [[String]] =
      kind == .phonePad && page == .symbols
      ? [["*", "+", "#"], [",", ";", "-"], ["(", ")", "/"]]
      : [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]
    return top.map { $0.map { Cell(.text($0)) } } + [[Cell(last), Cell(.text("0")), Cell(.delete)]]
  }
}
