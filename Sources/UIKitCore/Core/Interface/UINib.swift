import Foundation

/// Objects in a nib file, of which any number of copies can be created.
///
/// The source of a nib, a file with the extension `xib`, is read when the nib is created. It is found in
/// the resources of a bundle as it was written by Interface Builder.
///
/// ```swift
/// let nib = UINib(nibName: "RatingView", bundle: nil)
/// let view = nib.instantiate(withOwner: self).first as? RatingView
/// ```
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key.
    ///
    /// - Parameter rawValue: The text of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a dictionary of objects, by the identifiers of the placeholders that they replace.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Where the objects are.
  enum Content {
    /// All objects of a document.
    case document(InterfaceDocument)
    /// One element of a storyboard: a prototype.
    case element(InterfaceElement, storyboard: UIStoryboard?)
  }

  let content: Content
  /// The controller whose segues a prototype starts.
  weak var controller: UIViewController?

  /// Creates a nib from a file of a bundle.
  ///
  /// It raises an exception if the bundle contains no such file, or an invalid one.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - bundle: The bundle, or `nil` for that of the application.
  public init(nibName name: String, bundle: Bundle?) {
    guard let document = UINib.document(named: name, in: bundle) else {
      Misuse.raise(
        name: "NSInternalInconsistencyException",
        reason: "Could not load NIB in bundle: '\(UINib.text(bundle))' with name '\(name)'"
      )
    }
    content = .document(document)
    super.init()
  }

  /// Creates a nib from the contents of a file.
  ///
  /// It raises an exception if the file is invalid.
  ///
  /// - Parameters:
  ///   - data: The contents of the file, as written by Interface Builder.
  ///   - bundle: The bundle of images and colors, or `nil` for that of the application.
  public init(data: Data, bundle: Bundle?) {
    content = .document(
      UINib.unwrapped { try InterfaceDocument(data, name: "nib", bundle: bundle ?? .main) }
    )
    super.init()
  }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  static func document(named name: String, in bundle: Bundle?) -> InterfaceDocument? {
    unwrapped { try InterfaceFile.document(named: name, kind: .nib, in: bundle ?? .main) }
  }

  /// Raises an exception for a file that cannot be read.
  static func unwrapped<Value>(_ read: () throws -> Value) -> Value {
    do {
      return try read()
    } catch {
      Misuse.raise(name: "NSInternalInconsistencyException", reason: "\(error)")
    }
  }

  static func text(_ bundle: Bundle?) -> String {
    "NSBundle <\((bundle ?? .main).bundlePath)> (loaded)"
  }

  // R-IB-30
  /// Creates the objects of the nib and connects them.
  ///
  /// `awakeFromNib()` is called for each object when all are connected.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that stands for the placeholder File's Owner, or `nil`.
  ///   - optionsOrNil: Objects for further placeholders, or `nil`.
  /// - Returns: The objects at the top level, without placeholders.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let owner = ownerOrNil.map { $0 as AnyObject }
    switch content {
    case .document(let document):
      let objects = InterfaceObjects(document, owner: owner)
      let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
      let elements = document.root.list("objects")
      for placeholder in elements where placeholder.name == "placeholder" {
        objects.adopt(placeholder, for: owner, external: external)
      }
      let made = elements.filter { $0.name != "placeholder" }.compactMap { objects.make($0) }
      objects.connect()
      return made
    case .element(let element, let storyboard):
      guard let document = element.document else { return [] }
      let owner = owner ?? controller
      let objects = InterfaceObjects(document, storyboard: storyboard, owner: owner)
      let made = objects.make(element)
      objects.connect()
      return made.map { [$0] } ?? []
    }
  }
}

extension InterfaceObjects {
  /// Notes the object for a placeholder and its outlets.
  fileprivate func adopt(
    _ placeholder: InterfaceElement,
    for owner: AnyObject?,
    external: [String: Any]
  ) {
    let name = placeholder["placeholderIdentifier"] ?? ""
    let object = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
    guard let object else { return }
    self[placeholder.id] = object
    addConnections(of: placeholder, to: object)
  }
}

extension Bundle {
  /// Creates the objects of a nib file and connects them.
  ///
  /// - Parameters:
  ///   - name: The name of the file without its extension.
  ///   - owner: The object that stands for the placeholder File's Owner, or `nil`.
  ///   - options: Objects for further placeholders, or `nil`.
  /// - Returns: The objects at the top level. It raises an exception if there is no such file.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
