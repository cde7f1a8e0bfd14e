/// What attributed strings read of a value before they compare it; the first thing such an object stores.
///
/// Foundation on Linux compares attributes in C, where the word that an object stores first names its type. Nought is taken for no type
/// at all, which traps; with any other word the two objects are asked by `isEqual`.
struct AttributeMark {
  private let word: UInt = 1 << 8
}
