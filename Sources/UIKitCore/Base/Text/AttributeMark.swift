/// The first stored word of objects that are values of attributed strings.
///
/// Foundation on Linux compares attributes in C, where the first word of an object identifies its
/// type. Zero is not a valid type and traps; with any other value the objects are compared with
/// `isEqual`.
struct AttributeMark {
  private let word: UInt = 1 << 8
}
