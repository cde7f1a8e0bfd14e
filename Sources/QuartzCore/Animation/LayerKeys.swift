import CoreGraphics

/// An animatable property, or a component of one: its getter and setter, and whether it changes the
/// layer's own drawing.
struct LayerKey {
  var redraws: Bool
  var get: (CALayer) -> LayerValue?
  var set: (CALayer, LayerValue) -> Void

  init(
    redraws: Bool = false,
    get: @escaping (CALayer) -> LayerValue?,
    set: @escaping (CALayer, LayerValue) -> Void
  ) {
    self.redraws = redraws
    self.get = get
    self.set = set
  }
}

/// The animatable properties by key path.
enum LayerKeys {
  /// Returns the property with a key path, or `nil` if there is none.
  static func key(_ path: String, of layer: CALayer) -> LayerKey? {
    if let key = common[path] { return key }
    return type(of: layer).ownKeys[path]
  }

  static func value(of layer: CALayer, at path: String) -> Any? {
    if let key = key(path, of: layer) { return key.get(layer)?.any }
    switch path {
    case "frame": return layer.frame
    case "sublayers": return layer.sublayers
    case "superlayer": return layer.superlayer
    case "mask": return layer.mask
    case "name": return layer.name
    case "speed": return layer.speed
    case "timeOffset": return layer.timeOffset
    case "beginTime": return layer.beginTime
    default: return layer.values.values[path]
    }
  }

  // R-KV-7
  /// Returns a value as key-value coding returns it.
  ///
  /// The values that the app has stored are found for subclasses with registered members only if no
  /// member has the name.
  static func boxedValue(of layer: CALayer, at path: String) -> Any? {
    if let value = value(of: layer, at: path) { return KeyValueConversion.boxed(value) }
    return layer.registeredValue(forKeyPath: path)
  }

  static func set(_ value: Any?, of layer: CALayer, at path: String) {
    if let key = key(path, of: layer) {
      guard let current = key.get(layer) else { return }
      if let value {
        LayerValue(value, like: current).map { key.set(layer, $0) }
      } else if let empty = current.none {
        key.set(layer, empty)
      }
      return
    }
    switch (path, value) {
    case ("frame", let value as CGRect): layer.frame = value
    case ("name", let value): layer.name = value as? String
    case ("speed", let value as NSNumber): layer.speed = value.floatValue
    case ("timeOffset", let value as NSNumber): layer.timeOffset = value.doubleValue
    case ("beginTime", let value as NSNumber): layer.beginTime = value.doubleValue
    default:
      if layer.setRegisteredValue(value, forKeyPath: path) { return }
      let observed = layer.attachments?.begin(path)
      layer.makeExtras().values[path] = value
      observed?.end()
    }
  }

  // MARK: Table

  private static let common: [String: LayerKey] = {
    var table: [String: LayerKey] = [
      "zPosition": number(\.zPosition),
      "opacity": float(\.opacity),
      "cornerRadius": number(\.cornerRadius, redraws: true),
      "borderWidth": number(\.borderWidth, redraws: true),
      "shadowRadius": number(\.shadowRadius, redraws: true),
      "shadowOpacity": float(\.shadowOpacity, redraws: true),
      "backgroundColor": color(\.backgroundColor),
      "borderColor": color(\.borderColor),
      "shadowColor": color(\.shadowColor),
      "shadowPath": path(\.shadowPath),
      "hidden": flag(\.isHidden),
      "masksToBounds": flag(\.masksToBounds, redraws: true),
      "contents": LayerKey(
        redraws: true,
        get: { .contents($0.drawing) },
        set: { layer, value in
          guard case .contents(let contents) = value else { return }
          if layer.flags.contains(.isPresentation) {
            layer.drawing = contents
          } else {
            layer.contents = contents.value
          }
        }
      ),
    ]
    table.merge(points("position", \.position)) { $1 }
    table.merge(points("anchorPoint", \.anchorPoint)) { $1 }
    table.merge(sizes("shadowOffset", \.shadowOffset, redraws: true)) { $1 }
    table.merge(rects("bounds", \.bounds)) { $1 }
    table.merge(rects("contentsRect", \.contentsRect)) { $1 }
    table.merge(rects("contentsCenter", \.contentsCenter)) { $1 }
    // Nearly every animation uses these two, so they are accessed without key paths.
    table["position"] = LayerKey {
      .point($0.position)
    } set: {
      if case .point(let value) = $1 { $0.position = value }
    }
    table["bounds"] = LayerKey(redraws: true) {
      .rect($0.bounds)
    } set: {
      if case .rect(let value) = $1 { $0.bounds = value }
    }
    table.merge(transforms("transform", \.transform)) { $1 }
    table.merge(transforms("sublayerTransform", \.sublayerTransform)) { $1 }
    return table
  }()

  static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>,
    redraws: Bool = false
  ) -> LayerKey {
    LayerKey(redraws: redraws) {
      ($0 as? Layer).map { .number($0[keyPath: path]) }
    } set: {
      if let layer = $0 as? Layer, case .number(let value) = $1 { layer[keyPath: path] = value }
    }
  }

  private static func float(
    _ path: ReferenceWritableKeyPath<CALayer, Float>,
    redraws: Bool = false
  ) -> LayerKey {
    LayerKey(redraws: redraws) {
      .number(CGFloat($0[keyPath: path]))
    } set: {
      if case .number(let value) = $1 { $0[keyPath: path] = Float(value) }
    }
  }

  static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> LayerKey {
    LayerKey(redraws: true) {
      ($0 as? Layer).map { .color($0[keyPath: path]) }
    } set: {
      if let layer = $0 as? Layer, case .color(let value) = $1 { layer[keyPath: path] = value }
    }
  }

  static func path<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPath?>) -> LayerKey {
    LayerKey(redraws: true) {
      ($0 as? Layer).map { .path($0[keyPath: path]) }
    } set: {
      if let layer = $0 as? Layer, case .path(let value) = $1 { layer[keyPath: path] = value }
    }
  }

  private static func flag(
    _ path: ReferenceWritableKeyPath<CALayer, Bool>,
    redraws: Bool = false
  ) -> LayerKey {
    LayerKey(redraws: redraws) {
      .flag($0[keyPath: path])
    } set: {
      if case .flag(let value) = $1 { $0[keyPath: path] = value }
    }
  }

  /// Returns the entries of a point and of its coordinates.
  static func points<Layer: CALayer>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Layer, CGPoint>,
    redraws: Bool = false
  ) -> [String: LayerKey] {
    [
      name: LayerKey(redraws: redraws) {
        ($0 as? Layer).map { .point($0[keyPath: path]) }
      } set: {
        if let layer = $0 as? Layer, case .point(let value) = $1 { layer[keyPath: path] = value }
      },
      name + ".x": number(path.appending(path: \.x), redraws: redraws),
      name + ".y": number(path.appending(path: \.y), redraws: redraws),
    ]
  }

  /// Returns the entries of a size and of its width and height.
  private static func sizes(
    _ name: String,
    _ path: ReferenceWritableKeyPath<CALayer, CGSize>,
    redraws: Bool
  ) -> [String: LayerKey] {
    [
      name: LayerKey(redraws: redraws) {
        .size($0[keyPath: path])
      } set: {
        if case .size(let value) = $1 { $0[keyPath: path] = value }
      },
      name + ".width": number(path.appending(path: \.width), redraws: redraws),
      name + ".height": number(path.appending(path: \.height), redraws: redraws),
    ]
  }

  /// Returns the entries of a rectangle, its origin, its size and their components.
  private static func rects(
    _ name: String,
    _ path: ReferenceWritableKeyPath<CALayer, CGRect>
  ) -> [String: LayerKey] {
    var table = points(name + ".origin", path.appending(path: \.origin), redraws: true)
    table.merge(sizes(name + ".size", path.appending(path: \.size), redraws: true)) { $1 }
    table[name] = LayerKey(redraws: true) {
      .rect($0[keyPath: path])
    } set: {
      if case .rect(let value) = $1 { $0[keyPath: path] = value }
    }
    return table
  }

  /// Returns the entries of a transform and of its components.
  private static func transforms(
    _ name: String,
    _ path: ReferenceWritableKeyPath<CALayer, CATransform3D>
  ) -> [String: LayerKey] {
    var table = [
      name: LayerKey {
        .transform($0[keyPath: path])
      } set: {
        if case .transform(let value) = $1 { $0[keyPath: path] = value }
      }
    ]
    for part in TransformPart.allCases {
      table[name + "." + part.rawValue] = LayerKey {
        part.read($0[keyPath: path])
      } set: {
        $0[keyPath: path] = part.written($1, to: $0[keyPath: path])
      }
    }
    return table
  }
}

extension LayerValue {
  /// The value that `nil` represents, or `nil` if the property isn't optional.
  fileprivate var none: LayerValue? {
    switch self {
    case .color: .color(nil)
    case .path: .path(nil)
    case .contents: .contents(.none)
    case .colors: .colors([])
    case .numbers: .numbers([])
    default: nil
    }
  }
}
