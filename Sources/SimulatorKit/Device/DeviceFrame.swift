import UIKitCore

// R-SIM-7
/// Draws a device around a screenshot.
///
/// ```
///  ╭────────────╮    the rim and the bezel surround the screen, whose corners are rounded;
///  │╭───████───╮│    the notch or the Dynamic Island covers a part of it
///  ││          ││
/// ```
@MainActor struct DeviceFrame {
  let device: Device
  let orientation: UIInterfaceOrientation

  /// The parts of the front that depend on the kind of device.
  private enum Front {
    case homeButton, notch, island, plain
  }

  private var front: Front {
    guard device.idiom == .phone else { return .plain }
    switch device.safeArea.top {
    case DeviceFrameMetrics.islandInset...: return .island
    case DeviceFrameMetrics.notchInset...: return .notch
    default: return device.safeArea.bottom > 0 ? .plain : .homeButton
    }
  }

  // MARK: Geometry in portrait orientation

  private var cornerRadius: CGFloat {
    switch (front, device.idiom) {
    case (.island, _): DeviceFrameMetrics.islandCornerRadius
    case (.notch, _): DeviceFrameMetrics.notchCornerRadius
    case (_, .pad): DeviceFrameMetrics.padCornerRadius
    default: 0
    }
  }

  /// The widths of the bezel.
  private var bezel: UIEdgeInsets {
    if front == .homeButton { return DeviceFrameMetrics.homeButtonBezel }
    let width: CGFloat =
      device.idiom == .pad ? DeviceFrameMetrics.padBezel : DeviceFrameMetrics.bezel
    return UIEdgeInsets(top: width, left: width, bottom: width, right: width)
  }

  private var bodyRadius: CGFloat {
    front == .homeButton ? DeviceFrameMetrics.homeButtonRadius : cornerRadius + bezel.left
  }

  // MARK: Drawing

  /// Returns an image with the device and its shadow on a transparent ground.
  func image(around screenshot: UIImage) -> UIImage {
    let isTurned = orientation.isLandscape && device.size.height > device.size.width
    let shown = screenshot.size
    let screen = isTurned ? CGSize(width: shown.height, height: shown.width) : shown
    let body = CGRect(
      x: DeviceFrameMetrics.margin,
      y: DeviceFrameMetrics.margin,
      width: screen.width + bezel.left + bezel.right,
      height: screen.height + bezel.top + bezel.bottom
    )
    let upright = CGSize(
      width: body.maxX + DeviceFrameMetrics.margin,
      height: body.maxY + DeviceFrameMetrics.margin
    )
    let size = isTurned ? CGSize(width: upright.height, height: upright.width) : upright
    let format = UIGraphicsImageRendererFormat()
    format.scale = screenshot.scale
    format.opaque = false
    let turn = turn(of: upright)
    return UIGraphicsImageRenderer(size: size, format: format).image { canvas in
      let context = canvas.cgContext
      context.saveGState()
      context.concatenate(turn)
      drawBody(body, in: context)
      context.restoreGState()
      let place = CGRect(
        x: body.minX + bezel.left,
        y: body.minY + bezel.top,
        width: screen.width,
        height: screen.height
      )
      context.saveGState()
      UIBezierPath(roundedRect: place.applying(turn), cornerRadius: cornerRadius).addClip()
      screenshot.draw(in: place.applying(turn))
      context.restoreGState()
      context.concatenate(turn)
      drawFront(of: body, screen: place, in: context)
    }
  }

  /// Returns the transform from a canvas in portrait orientation to the current one.
  private func turn(of upright: CGSize) -> CGAffineTransform {
    switch orientation {
    case .landscapeRight where device.size.height > device.size.width:
      CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: upright.width)
    case .landscapeLeft where device.size.height > device.size.width:
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: upright.height, ty: 0)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: upright.width, ty: upright.height)
    default: .identity
    }
  }

  private func drawBody(_ body: CGRect, in context: CGContext) {
    let rim = DeviceFrameMetrics.rim
    context.saveGState()
    context.setShadow(
      offset: DeviceFrameMetrics.shadowOffset,
      blur: DeviceFrameMetrics.shadowBlur,
      color: UIColor.black.withAlphaComponent(DeviceFrameMetrics.shadowAlpha).cgColor
    )
    UIColor(white: DeviceFrameMetrics.rimWhite, alpha: 1).setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: -rim, dy: -rim), cornerRadius: bodyRadius + rim)
      .fill()
    context.restoreGState()
    UIColor(white: DeviceFrameMetrics.bezelWhite, alpha: 1).setFill()
    UIBezierPath(roundedRect: body, cornerRadius: bodyRadius).fill()
  }

  private func drawFront(of body: CGRect, screen: CGRect, in context: CGContext) {
    switch front {
    case .island:
      UIColor.black.setFill()
      let island = CGRect(
        x: screen.midX - DeviceFrameMetrics.islandSize.width / 2,
        y: screen.minY + DeviceFrameMetrics.islandTop,
        width: DeviceFrameMetrics.islandSize.width,
        height: DeviceFrameMetrics.islandSize.height
      )
      UIBezierPath(roundedRect: island, cornerRadius: island.height / 2).fill()
    case .notch:
      UIColor(white: DeviceFrameMetrics.bezelWhite, alpha: 1).setFill()
      notch(in: screen).fill()
    case .homeButton: drawHomeButton(below: screen, in: body)
    case .plain: break
    }
  }

  /// The outline of the notch, which meets the top edge of the screen in small curves.
  private func notch(in screen: CGRect) -> UIBezierPath {
    let (size, radius) = (DeviceFrameMetrics.notchSize, DeviceFrameMetrics.notchRadius)
    let curve = DeviceFrameMetrics.notchCurve
    let (left, right) = (screen.midX - size.width / 2, screen.midX + size.width / 2)
    let (top, bottom) = (screen.minY, screen.minY + size.height)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: left - curve, y: top - 1))
    path.addLine(to: CGPoint(x: left - curve, y: top))
    path.addQuadCurve(
      to: CGPoint(x: left, y: top + curve),
      controlPoint: CGPoint(x: left, y: top)
    )
    path.addLine(to: CGPoint(x: left, y: bottom - radius))
    path.addQuadCurve(
      to: CGPoint(x: left + radius, y: bottom),
      controlPoint: CGPoint(x: left, y: bottom)
    )
    path.addLine(to: CGPoint(x: right - radius, y: bottom))
    path.addQuadCurve(
      to: CGPoint(x: right, y: bottom - radius),
      controlPoint: CGPoint(x: right, y: bottom)
    )
    path.addLine(to: CGPoint(x: right, y: top + curve))
    path.addQuadCurve(
      to: CGPoint(x: right + curve, y: top),
      controlPoint: CGPoint(x: right, y: top)
    )
    path.addLine(to: CGPoint(x: right + curve, y: top - 1))
    path.close()
    return path
  }

  private func drawHomeButton(below screen: CGRect, in body: CGRect) {
    UIColor(white: DeviceFrameMetrics.rimWhite, alpha: 1).setStroke()
    let radius = DeviceFrameMetrics.homeButtonSize / 2
    let middle = (screen.maxY + body.maxY) / 2
    let button = UIBezierPath(
      ovalIn: CGRect(
        x: screen.midX - radius,
        y: middle - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
    button.lineWidth = DeviceFrameMetrics.homeButtonLine
    button.stroke()
    UIColor(white: DeviceFrameMetrics.rimWhite, alpha: 1).setFill()
    let slot = DeviceFrameMetrics.speakerSize
    UIBezierPath(
      roundedRect: CGRect(
        x: screen.midX - slot.width / 2,
        y: (body.minY + screen.minY - slot.height) / 2,
        width: slot.width,
        height: slot.height
      ),
      cornerRadius: slot.height / 2
    )
    .fill()
  }
}

/// Dimensions of device frames, in points.
///
/// Radii and the sizes of the notch and the Dynamic Island follow Apple's design resources; the other
/// values are chosen for thin outlines in pictures.
enum DeviceFrameMetrics {
  /// The distance between the device and the edges of the image, which contains the shadow.
  static let margin: CGFloat = 40
  static let shadowOffset = CGSize(width: 0, height: 10)
  static let shadowBlur: CGFloat = 30
  static let shadowAlpha: CGFloat = 0.3

  /// The width of the metallic edge.
  static let rim: CGFloat = 2.5
  static let rimWhite: CGFloat = 0.34
  static let bezelWhite: CGFloat = 0.03
  static let bezel: CGFloat = 9
  static let padBezel: CGFloat = 22
  static let homeButtonBezel = UIEdgeInsets(top: 74, left: 13, bottom: 78, right: 13)

  static let islandCornerRadius: CGFloat = 55
  static let notchCornerRadius: CGFloat = 47
  static let padCornerRadius: CGFloat = 18
  /// The corner radius of the body of phones with a home button.
  static let homeButtonRadius: CGFloat = 54

  /// The least top inset of phones with a Dynamic Island.
  static let islandInset: CGFloat = 51
  /// The least top inset of phones with a notch.
  static let notchInset: CGFloat = 30
  static let islandSize = CGSize(width: 125, height: 36.67)
  static let islandTop: CGFloat = 11.33
  static let notchSize = CGSize(width: 162, height: 33)
  static let notchRadius: CGFloat = 21
  static let notchCurve: CGFloat = 6

  static let homeButtonSize: CGFloat = 50
  static let homeButtonLine: CGFloat = 2
  static let speakerSize = CGSize(width: 46, height: 5)
}
