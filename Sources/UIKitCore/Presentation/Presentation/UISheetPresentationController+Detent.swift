extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor public final class Detent: NSObject {
    typealias Resolver = (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name of a detent, by which it is selected.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as text.
      public let rawValue: String

      /// Makes a name from text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Makes a name from text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of `Detent.medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of `Detent.large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name by which the detent is selected.
    public let identifier: Identifier
    private let resolver: Resolver

    init(identifier: Identifier, resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the height of the screen; inactive where there is little height. (R-PRE-20)
    public static func medium() -> Detent {
      Detent(identifier: .medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : context.maximumDetentValue * SheetMetrics.mediumShare
      }
    }

    /// As high as the sheet can be.
    public static func large() -> Detent {
      Detent(identifier: .large) { $0.maximumDetentValue }
    }

    /// A height of one's own; `resolver` returns points above the safe area, or nil while the detent is inactive.
    ///
    /// Without a name it gets one that no other has. The resolver is asked when the sheet comes, when its surroundings
    /// change and after `invalidateDetents()`. (R-PRE-21)
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? nextIdentifier(), resolver: resolver)
    }

    /// The height in some surroundings, in points above the safe area; nil where the detent is inactive.
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

/// What a detent may make its height depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits around the sheet, which are not those inside.
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
