import UniformTypeIdentifiers

/// Which photos and videos a picker offers.
public struct PHPickerConfiguration: Hashable, Sendable {
  // R-FILE-30
  /// How photos and videos are provided.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// As they are.
    case current = 1
    /// In a format that most apps can read.
    case compatible = 2
  }

  /// The order of the results.
  public enum Selection: Int, Sendable {
    /// The order of the picker.
    case `default` = 0
    /// The order in which they were picked.
    case ordered = 1
  }

  /// The kinds that can be picked, or `nil` for photos and videos.
  ///
  /// The default value is `nil`.
  public var filter: PHPickerFilter?
  /// How many can be picked, or 0 for any number.
  ///
  /// The default value is 1. Results beyond the limit are ignored.
  public var selectionLimit = 1
  /// How photos and videos are provided.
  ///
  /// The default value is `automatic`. Unlike iOS, it has no effect: files are provided as they are.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  ///
  /// The default value is `default`. Unlike iOS, it has no effect: results are in the order of the
  /// desktop's file chooser.
  public var selection = Selection.default

  /// Creates a configuration with the default values.
  public init() {}

  /// The types of files that can be picked.
  var types: [UTType] { filter?.types ?? [.image, .movie] }
}

/// The kinds of media that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  /// Photos and other images.
  public static let images = PHPickerFilter(types: [.image])
  /// Videos.
  public static let videos = PHPickerFilter(types: [.movie])

  /// Returns a filter for everything that one of some filters offers.
  ///
  /// - Parameter subfilters: The filters.
  /// - Returns: The filter.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: subfilters.flatMap(\.types))
  }
}
