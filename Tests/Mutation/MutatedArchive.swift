import Foundation
import SimulatorKit
import UIKitCore

/// Keyed archives of views, items and appearances, in which some values are changed.
///
/// The archives have a valid structure, so that the values reach the initializers of the library.
/// Classes are not exchanged, because Foundation on Linux ends the process for objects of another
/// class.
@MainActor enum MutatedArchive {
  /// The objects that are archived.
  private static let roots: [NSObject & NSCoding] = {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.tag = 3
    view.alpha = 0.5
    view.backgroundColor = .systemBlue
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 50, height: 500)
    view.addSubview(scroll)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let icon = UIImage(systemName: "star")
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: icon, tag: 1) }
    bar.items?.first?.badgeValue = "3"
    bar.selectedItem = bar.items?.last
    let navigation = UINavigationBar(frame: bar.frame)
    navigation.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    navigation.items?.last?.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let toolbar = UIToolbar(frame: bar.frame)
    toolbar.items = [UIBarButtonItem(title: "C", style: .done, target: nil, action: nil)]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    return [
      view, bar, navigation, toolbar, look, UINavigationBarAppearance(), tabs,
      UISplitViewController(style: .doubleColumn), UIFont.boldSystemFont(ofSize: 12),
      UIColor.label, UIBlurEffect(style: .regular), UICubicTimingParameters(),
      UIBezierPath(roundedRect: view.frame, cornerRadius: 4),
      UISpringTimingParameters(dampingRatio: 0.5), UICollectionViewFlowLayout(),
    ]
  }()

  /// Returns what is decoded from an archive.
  ///
  /// - Parameter input: Determines the archived object, by its first byte, and the changes. Inputs
  ///   of zeros result in archives without changes.
  /// - Returns: The object, or `nil` if the archive is refused.
  static func decoded(_ input: Data) -> Any? {
    let choices = ArchiveChoices(input)
    let root = roots[Int(choices.byte()) % roots.count]
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(choices.replacement(of: root), forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    guard let decoder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else {
      return nil
    }
    decoder.requiresSecureCoding = false
    decoder.decodingFailurePolicy = .setErrorAndReturn
    return decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}

/// The changes of an archive, which are determined by the bytes of an input.
private final class ArchiveChoices {
  private var rest: ArraySlice<UInt8>
  private var replacements: [ObjectIdentifier: ArchiveReplacement] = [:]

  init(_ input: Data) { rest = Array(input)[...] }

  /// Returns the next byte, or 0 at the end.
  func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// Whether the next value is changed: one of sixteen.
  private var changes: Bool { byte() >= 240 }

  func integer(_ value: Int) -> Int {
    guard changes else { return value }
    let number = Int(byte())
    let others = [-1, 0, .max, .min, value &+ 1, ~value, Int(Int32.max) + 1]
    return number < 128 ? 1 << (number % 64) : others[number % others.count]
  }

  func number(_ value: Double) -> Double {
    guard changes else { return value }
    let others = [.nan, .infinity, -.infinity, 0, -value, 1e300, 1e-300, 1e9, -1e9]
    return others[Int(byte()) % others.count]
  }

  func text(_ value: String) -> String {
    guard changes else { return value }
    let others = [
      "", "\0", "{nan, inf}", "{1e999, {0, 0}}", String(value.reversed()), value + value,
      String(repeating: "x", count: 10_000), "é👩‍👩‍👧‍👦", "-1",
    ]
    return others[Int(byte()) % others.count]
  }

  func data(_ value: Data) -> Data {
    guard changes else { return value }
    var mutator = Mutator(seed: UInt64(byte()) << 8 | UInt64(byte()))
    return Data(mutator.changed(Array(value), with: Array(value)))
  }

  /// Returns an object to encode instead of another one, or `nil` if it is left out.
  func object(_ object: Any) -> Any? {
    switch object {
    case let value as NSNumber:
      let isWhole = value.doubleValue == value.doubleValue.rounded()
      return isWhole && abs(value.doubleValue) < 1e15
        ? NSNumber(value: integer(value.intValue)) : NSNumber(value: number(value.doubleValue))
    case let value as NSString: return text(value as String) as NSString
    case let value as NSData: return data(value as Data) as NSData
    case let values as NSArray:
      var list = values.compactMap(self.object)
      if changes, let first = list.first { list.append(first) }
      if changes { list.reverse() }
      if changes { list = [] }
      return list as NSArray
    case let value as NSObject & NSCoding:
      // Foundation's own objects are left unchanged.
      let isOwn = !String(reflecting: type(of: value)).hasPrefix("Foundation.")
      return isOwn ? (changes ? nil : replacement(of: value)) : value
    default: return object
    }
  }

  func replacement(of object: NSObject & NSCoding) -> ArchiveReplacement {
    if let known = replacements[ObjectIdentifier(object)] { return known }
    let made = ArchiveReplacement(object, self)
    replacements[ObjectIdentifier(object)] = made
    return made
  }
}

/// An object that is archived with the class of another one and with changed values.
private final class ArchiveReplacement: NSObject, NSCoding {
  private let original: NSObject & NSCoding
  private let choices: ArchiveChoices

  init(_ original: NSObject & NSCoding, _ choices: ArchiveChoices) {
    (self.original, self.choices) = (original, choices)
  }

  required init?(coder: NSCoder) { nil }

  override var classForCoder: AnyClass { type(of: original) }

  func encode(with coder: NSCoder) {
    original.encode(with: ChangingCoder(coder, choices))
  }
}

/// A coder that passes changed values to another one.
private final class ChangingCoder: NSCoder {
  private let target: NSCoder
  private let choices: ArchiveChoices

  init(_ target: NSCoder, _ choices: ArchiveChoices) {
    (self.target, self.choices) = (target, choices)
  }

  override var allowsKeyedCoding: Bool { true }

  override func encode(_ object: Any?, forKey key: String) {
    guard let changed = object.flatMap(choices.object) else { return }
    target.encode(changed, forKey: key)
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    guard let changed = object.flatMap(choices.object) else { return }
    target.encodeConditionalObject(changed, forKey: key)
  }

  override func encode(_ value: Bool, forKey key: String) {
    target.encode(choices.integer(value ? 1 : 0) & 1 == 1, forKey: key)
  }

  override func encode(_ value: Int32, forKey key: String) {
    target.encode(Int32(truncatingIfNeeded: choices.integer(Int(value))), forKey: key)
  }

  override func encode(_ value: Int64, forKey key: String) {
    target.encode(Int64(choices.integer(Int(value))), forKey: key)
  }

  override func encode(_ value: Int, forKey key: String) {
    target.encode(choices.integer(value), forKey: key)
  }

  override func encode(_ value: Float, forKey key: String) {
    target.encode(Float(choices.number(Double(value))), forKey: key)
  }

  override func encode(_ value: Double, forKey key: String) {
    target.encode(choices.number(value), forKey: key)
  }

  override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
    let changed = choices.data(bytes.map { Data(bytes: $0, count: length) } ?? Data())
    changed.withUnsafeBytes { buffer in
      let start = buffer.bindMemory(to: UInt8.self).baseAddress
      target.encodeBytes(start, length: buffer.count, forKey: key)
    }
  }
}
