/// A replacement of a range of bytes.
struct Edit {
  /// How an insertion is ordered among others at the same place.
  enum Side {
    /// Text in front of a construct: that of an outer construct comes first.
    case before
    /// Text behind a construct: that of an inner construct comes first.
    case after
  }

  var range: Range<Int>
  var text: String
  var side = Side.before

  static func replace(_ range: Range<Int>, _ text: String) -> Edit {
    Edit(range: range, text: text)
  }

  static func before(_ offset: Int, _ text: String) -> Edit {
    Edit(range: offset..<offset, text: text)
  }

  static func after(_ offset: Int, _ text: String) -> Edit {
    Edit(range: offset..<offset, text: text, side: .after)
  }
}
