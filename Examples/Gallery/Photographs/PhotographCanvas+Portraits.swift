import UIKit

/// Portraits without faces, in front of lights that are out of focus.
extension PhotographCanvas {
  func drawPortrait(_ number: Int) {
    let grounds: [(UIColor, UIColor)] = [
      (.hex(0x6F8FA8), .hex(0x2C4257)), (.hex(0xC9A27A), .hex(0x7A5236)),
      (.hex(0x7FA08A), .hex(0x35503F)), (.hex(0xB58A9A), .hex(0x5C3A4C)),
      (.hex(0xA8A6B8), .hex(0x4C4A66)),
    ]
    let skins: [(UIColor, UIColor)] = [
      (.hex(0xF4CDB0), .hex(0xB97F5E)), (.hex(0x9A623F), .hex(0x4E2B19)),
      (.hex(0xE0AE84), .hex(0x9A6540)), (.hex(0xC48A5E), .hex(0x744425)),
    ]
    let hairs: [UIColor] = [
      .hex(0x2A1D16), .hex(0x6B4423), .hex(0x1A1716), .hex(0xB98A4A), .hex(0x8F8B88),
    ]
    let clothes: [UIColor] = [
      .hex(0x33507A), .hex(0xD9D2C4), .hex(0x9A3D34), .hex(0x3F6B57), .hex(0x2B2B33),
    ]
    drawLights(grounds[number % grounds.count])
    let skin = skins[number % skins.count]
    let hair = hairs[number % hairs.count]
    let coat = clothes[(number / 2) % clothes.count]
    if number.isMultiple(of: 2) { drawLongHair(hair) }
    drawShoulders(coat)
    fill(
      UIBezierPath(roundedRect: CGRect(x: 42, y: 56, width: 16, height: 20), cornerRadius: 7),
      [skin.1, skin.0.mixed(with: skin.1, 0.4)],
      from: 58,
      to: 76
    )
    let head = UIBezierPath(ovalIn: CGRect(x: 34, y: 26, width: 32, height: 41))
    fill(
      head,
      [skin.0, skin.0.mixed(with: skin.1, 0.45), skin.1],
      from: CGPoint(x: 34, y: 30),
      to: CGPoint(x: 68, y: 60)
    )
    drawFringe(hair, in: head)
    glow(at: CGPoint(x: 41, y: 46), radius: 12, .hex(0xFFE9D2), strength: 0.3)
  }

  private func drawLights(_ ground: (UIColor, UIColor)) {
    fill(CGRect(x: -1, y: -1, width: 102, height: 102), [ground.0, ground.1])
    for _ in 0..<16 {
      let place = CGPoint(x: random(0, 100), y: random(0, 80))
      let radius = random(4, 12)
      ground.0.mixed(with: .hex(0xFFF1D8), 0.7).withAlphaComponent(random(0.08, 0.22)).setFill()
      Icon.circle(place, radius: radius).fill()
    }
    glow(at: CGPoint(x: 15, y: 10), radius: 80, .hex(0xFFF1D8), strength: 0.4)
  }

  private func drawLongHair(_ hair: UIColor) {
    let back = UIBezierPath(
      roundedRect: CGRect(x: 29, y: 20, width: 42, height: 62),
      cornerRadius: 20
    )
    fill(back, [hair.mixed(with: .white, 0.12), hair.mixed(with: .black, 0.3)], from: 20, to: 82)
  }

  private func drawShoulders(_ coat: UIColor) {
    let shoulders = UIBezierPath()
    shoulders.move(to: CGPoint(x: 6, y: 102))
    shoulders.addCurve(
      to: CGPoint(x: 50, y: 70),
      controlPoint1: CGPoint(x: 8, y: 76),
      controlPoint2: CGPoint(x: 30, y: 76)
    )
    shoulders.addCurve(
      to: CGPoint(x: 94, y: 102),
      controlPoint1: CGPoint(x: 70, y: 76),
      controlPoint2: CGPoint(x: 92, y: 76)
    )
    shoulders.close()
    withShadow(0.4, blur: 6) {
      coat.setFill()
      shoulders.fill()
    }
    fill(
      shoulders,
      [coat.mixed(with: .white, 0.22), coat, coat.mixed(with: .black, 0.4)],
      from: CGPoint(x: 14, y: 72),
      to: CGPoint(x: 88, y: 100)
    )
  }

  /// Draws the hair above the forehead.
  private func drawFringe(_ hair: UIColor, in head: UIBezierPath) {
    let cap = UIBezierPath()
    let part = random(40, 60)
    cap.move(to: CGPoint(x: 31.5, y: 50))
    cap.addCurve(
      to: CGPoint(x: 68.5, y: 50),
      controlPoint1: CGPoint(x: 26, y: 12),
      controlPoint2: CGPoint(x: 74, y: 12)
    )
    cap.addCurve(
      to: CGPoint(x: part, y: 33),
      controlPoint1: CGPoint(x: 66, y: 40),
      controlPoint2: CGPoint(x: part + 8, y: 40)
    )
    cap.addCurve(
      to: CGPoint(x: 31.5, y: 50),
      controlPoint1: CGPoint(x: part - 8, y: 40),
      controlPoint2: CGPoint(x: 34, y: 40)
    )
    cap.close()
    fill(
      cap,
      [hair.mixed(with: .white, 0.25), hair, hair.mixed(with: .black, 0.35)],
      from: CGPoint(x: 34, y: 20),
      to: CGPoint(x: 70, y: 46)
    )
  }
}
