import SimulatorKit
import UIKit

/// Pictures with captions on a neutral ground.
@MainActor
struct ContactSheet {
  let style: UIUserInterfaceStyle
  let layout: SheetLayout
  private var pictures: [(caption: String, image: UIImage)] = []

  init(style: UIUserInterfaceStyle, width: CGFloat) {
    self.style = style
    layout = SheetLayout(width: width)
  }

  /// Adds a picture at a size in points.
  ///
  /// The picture is reduced at once, so that the sheet of all scenes needs little memory.
  mutating func add(_ picture: UIImage, caption: String, size: CGSize) {
    let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }
    pictures.append((caption, small))
  }

  func image() -> UIImage {
    let (frames, size) = layout.arrange(pictures.map(\.image.size))
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      ground.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 24).fill()
      for (picture, frame) in zip(pictures, frames) {
        picture.image.draw(in: frame)
        draw(picture.caption, below: frame)
      }
    }
  }

  private func draw(_ caption: String, below frame: CGRect) {
    let text = NSAttributedString(
      string: caption,
      attributes: [
        .font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: textColor,
      ]
    )
    text.draw(at: CGPoint(x: frame.midX - text.size().width / 2, y: frame.maxY + 4))
  }

  private var isDark: Bool { style == .dark }

  private var ground: UIColor { isDark ? .hex(0x1C1C1E) : .hex(0xF2F2F7) }

  private var textColor: UIColor { isDark ? .hex(0x98989F) : .hex(0x6C6C70) }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }
}

extension ContactSheet {
  /// Shows all scenes, at the same height.
  static func scenes(_ scenes: [Scene], in surroundings: Surroundings) throws -> UIImage {
    var sheet = ContactSheet(style: surroundings.style, width: 1280)
    for scene in scenes {
      let picture = try surroundings.pose(scene).screenshot(framed: true)
      let isWide = picture.size.width > picture.size.height
      let size = picture.size.scaled(toHeight: isWide ? 150 : 260)
      sheet.add(picture, caption: scene.title, size: size)
    }
    return sheet.image()
  }

  /// Shows a scene on each simulated device, at the same scale except for the television.
  static func devices(in surroundings: Surroundings) throws -> UIImage {
    var sheet = ContactSheet(style: surroundings.style, width: 1280)
    let devices: [(caption: String, device: Device, scene: String, scale: CGFloat)] = [
      ("iPhone SE", .iPhoneSE, "clock", 0.4),
      ("iPhone 15", .iPhone15, "mail", 0.4),
      ("iPhone 15 Plus", .iPhone15Plus, "music", 0.4),
      ("iPad Pro 11″", .iPadPro11, "ipad", 0.4),
      ("Apple TV", .appleTV, "films", 0.3),
    ]
    for entry in devices {
      guard let scene = Scene.all.first(where: { $0.name == entry.scene }) else { continue }
      var surroundings = surroundings
      surroundings.device = entry.device
      surroundings.device.scale = entry.device.idiom == .tv ? 1 : 2
      let picture = try surroundings.pose(scene).screenshot(framed: true)
      let height = picture.size.height * entry.scale
      sheet.add(picture, caption: entry.caption, size: picture.size.scaled(toHeight: height))
    }
    return sheet.image()
  }
}

extension CGSize {
  /// Returns the size with the same aspect ratio and the given height.
  fileprivate func scaled(toHeight height: CGFloat) -> CGSize {
    CGSize(width: (width * height / max(self.height, 1)).rounded(), height: height.rounded())
  }
}
