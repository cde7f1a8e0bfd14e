extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  ///
  /// Use the predefined detents ``UISheetPresentationController/Detent/medium()`` and
  /// ``UISheetPresentationController/Detent/large()``, or create a custom one.
  @preconcurrency @MainActor public final class Detent: NSObject {
    typealias Resolver = (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The type of the identifiers of detents.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string value of the identifier.
      public let rawValue: String

      /// Creates an identifier with a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier with a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: Resolver

    init(identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent with half the maximum height, which is inactive in a compact height.
    public static func medium() -> Detent {
      // R-PRE-20
      Detent(identifier: .medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue * SheetMetrics.mediumShare
      }
    }

    /// Returns a detent of the maximum height.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// Returns a detent with a custom height.
    ///
    /// The resolver is called when the sheet appears, when its environment changes, and after
    /// ``UISheetPresentationController/invalidateDetents()``.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, or `nil` to generate a unique one.
    ///   - resolver: The closure that returns the height in points above the safe area, or `nil` if
    ///     the detent is inactive.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      // R-PRE-21
      Detent(identifier: identifier ?? nextIdentifier(), resolver: resolver)
    }

    /// Returns the height in points above the safe area, or `nil` if the detent is inactive.
    public func resolvedValue(
      in context: UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }

    private static var namesGiven = 0

    private static func nextIdentifier() -> Identifier {
      namesGiven += 1
      return Identifier("detent-\(namesGiven)")
    }
  }
}

/// The values on which the height of a detent can depend.
///
/// They are passed to the resolver of a custom detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  ///
  /// They can differ from those of the sheet's content.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent, in points above the safe area.
  var maximumDetentValue: CGFloat { get }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
