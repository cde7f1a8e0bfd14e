import Foundation

/// A menu element whose elements are supplied when the menu is shown.
///
/// Until they are supplied, the menu shows a row with an activity indicator.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///   library.findRecentFiles { files in completion(files.map(makeAction)) }
/// }
/// ```
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  // R-MENU-23
  /// A closure that calls its argument with the elements, at once or later.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  /// Creates an element that asks for its elements once.
  ///
  /// - Parameter elementProvider: The closure, which is called when the menu is shown for the first time.
  ///   It calls its argument once, on the main thread.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element that asks for its elements whenever the menu is shown.
  ///
  /// - Parameter elementProvider: The closure, which is called whenever the menu is shown. It calls its
  ///   argument once, on the main thread.
  /// - Returns: The element.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Passes the elements to a closure, now or when they are known.
  func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let known { return completion(known) }
    provider { [weak self] elements in
      if self?.isCached == true { self?.known = elements }
      completion(elements)
    }
  }
}
