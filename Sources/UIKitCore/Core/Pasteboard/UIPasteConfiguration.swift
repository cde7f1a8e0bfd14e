import Foundation
import UniformTypeIdentifiers

/// The types of items that a responder accepts when they are pasted or dropped.
///
/// ```swift
/// final class Board: UIView {
///   override func didMoveToWindow() {
///     super.didMoveToWindow()
///     pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
///   }
///
///   override func paste(itemProviders: [NSItemProvider]) {
///     itemProviders.first?.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
///       self?.layer.contents = image?.cgImage
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  // R-PB-11
  /// The identifiers of the types that are accepted, such as "public.image".
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration.
  ///
  /// - Parameter acceptableTypeIdentifiers: The identifiers of the types that are accepted.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts what objects of a class can be read from.
  ///
  /// - Parameter aClass: The class: `String`, `URL`, ``UIImage`` or ``UIColor``.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds types that are accepted.
  ///
  /// - Parameter acceptableTypeIdentifiers: The identifiers of the types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Adds the types that objects of a class can be read from.
  ///
  /// - Parameter aClass: The class.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns whether an item has a value of an accepted type.
  func accepts(_ itemProviders: [NSItemProvider]) -> Bool {
    itemProviders.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// An object that accepts items that are pasted or dropped.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that are accepted, or `nil` for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called when items are pasted or dropped.
  ///
  /// - Parameter itemProviders: The items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether items can be pasted or dropped.
  ///
  /// - Parameter itemProviders: The items.
  /// - Returns: Whether they are accepted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The configuration of a responder, and what accepts drops for it.
@MainActor final class PasteSupport {
  let configuration: UIPasteConfiguration
  /// The object that accepts drops, once a drag was over the responder.
  var drop: AnyObject?

  init(_ configuration: UIPasteConfiguration) { self.configuration = configuration }
}

extension UIResponder {
  /// Whether the content of the pasteboard can be pasted by the configuration.
  var canPasteByConfiguration: Bool {
    pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
  }

  /// Pastes the content of the pasteboard by the configuration.
  func pasteByConfiguration() {
    guard canPasteByConfiguration else { return }
    paste(itemProviders: UIPasteboard.general.itemProviders)
  }
}
