import Foundation

/// A function that a configuration applies to a color.
///
/// ```swift
/// configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemOrange }
/// ```
public struct UIConfigurationColorTransformer {
  /// The function, which returns the color to use in place of its argument.
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// Creates a transformer.
  ///
  /// - Parameter transform: The function, which may be called at any time. It receives the color of the
  ///   configuration and returns the color to use.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the color to use in place of a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that removes the saturation of colors.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        let parts = color.resolvedColor(with: traits).cgColor
        let gray = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
        return UIColor(white: gray, alpha: parts.alpha)
      }
    }
  }

  /// A transformer that returns the tint color of the view.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .tintColor }
  }

  /// A transformer that returns the secondary color of labels.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .secondaryLabel }
  }
}

extension UIConfigurationColorTransformer: Equatable {
  /// Returns whether both values are copies of the same transformer.
  public static func == (
    left: UIConfigurationColorTransformer,
    right: UIConfigurationColorTransformer
  ) -> Bool { left.identity === right.identity }
}

/// A function that a configuration applies to the attributes of a text.
///
/// ```swift
/// configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
///   var new = old
///   new.uiKit.font = UIFont.boldSystemFont(ofSize: 17)
///   return new
/// }
/// ```
public struct UIConfigurationTextAttributesTransformer {
  /// The function, which returns the attributes to use in place of its argument.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// Creates a transformer.
  ///
  /// - Parameter transform: The function, which may be called at any time. It receives the attributes of
  ///   the configuration and returns those to use.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes to use in place of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIConfigurationTextAttributesTransformer: Equatable {
  /// Returns whether both values are copies of the same transformer.
  public static func == (
    left: UIConfigurationTextAttributesTransformer,
    right: UIConfigurationTextAttributesTransformer
  ) -> Bool { left.identity === right.identity }
}

/// Tells transformers apart, because functions cannot be compared.
private final class TransformerIdentity {}
