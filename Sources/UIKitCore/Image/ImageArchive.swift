/// Archives image contents: symbols by name and style, everything else as PNG pixels.
enum ImageArchive {
  static func encode(_ content: ImageContent, with coder: NSCoder) {
    coder.encode(content.renderingMode.rawValue, forKey: "UIRenderingMode")
    coder.encode(content.orientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(Double(content.scale), forKey: "UIScale")
    coder.encode(content.flipsForRightToLeft, forKey: "UIFlipsForRightToLeft")
    if let symbol = content.symbol {
      coder.encode(symbol.name as NSString, forKey: "UISymbolName")
      coder.encode(Double(symbol.configuration.pointSize ?? 0), forKey: "UISymbolPointSize")
      coder.encode(symbol.configuration.weight?.rawValue ?? 0, forKey: "UISymbolWeight")
      coder.encode(symbol.configuration.scale?.rawValue ?? 0, forKey: "UISymbolScale")
    } else if let image = UIImage(content: content).cgImage,
      let data = Engines.graphics?.encodePNG(image)
    {
      coder.encode(data as NSData, forKey: "UIImageData")
    }
  }

  static func content(from coder: NSCoder) -> ImageContent? {
    guard var content = artwork(from: coder) else { return nil }
    content.renderingMode =
      UIImage.RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
    content.orientation =
      UIImage.Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
    content.flipsForRightToLeft = coder.decodeBool(forKey: "UIFlipsForRightToLeft")
    return content
  }

  private static func artwork(from coder: NSCoder) -> ImageContent? {
    // Asking for a key that is not there fails the whole archive.
    if coder.containsValue(forKey: "UISymbolName"),
      let name = coder.decodeObject(of: NSString.self, forKey: "UISymbolName")
    {
      var style = SymbolStyle()
      let pointSize = coder.decodeDouble(forKey: "UISymbolPointSize")
      style.pointSize = pointSize > 0 ? CGFloat(pointSize) : nil
      style.weight = UIImage.SymbolWeight(
        rawValue: coder.decodeInteger(forKey: "UISymbolWeight")
      )
      style.scale = UIImage.SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale"))
      return SymbolCatalog.content(named: name as String, style: style)
    }
    guard coder.containsValue(forKey: "UIImageData"),
      let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData")
    else {
      return ImageContent()
    }
    return ImageFile.content(of: data as Data, scale: coder.decodeDouble(forKey: "UIScale"))
  }
}
