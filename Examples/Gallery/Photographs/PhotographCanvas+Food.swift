import UIKit

/// Food from above, on a table in the light of a window at the upper left.
extension PhotographCanvas {
  /// A bowl of soup with a swirl of cream and herbs.
  func drawSoup(_ number: Int) {
    let soups: [(UIColor, UIColor)] = [
      (.hex(0xF3A23A), .hex(0xB85A12)), (.hex(0x9DB24A), .hex(0x4E6B1E)),
      (.hex(0xE4553A), .hex(0x8E1F12)), (.hex(0xD9A35A), .hex(0x7F4A1C)),
    ]
    let (bright, deep) = soups[number % soups.count]
    let center = CGPoint(x: 52, y: 51)
    drawTable(isDark: number % 2 == 0)
    drawPlate(at: center, radius: 37)
    ball(at: center, radius: 29, bright, deep)
    UIColor.hex(0xFFF6E2, alpha: 0.85).setStroke()
    let cream = UIBezierPath()
    cream.move(to: center)
    for step in 1...90 {
      let angle = CGFloat(step) * 0.16
      let reach = CGFloat(step) * 0.2
      cream.addLine(
        to: CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle) * 0.9)
      )
    }
    cream.lineWidth = 1.3
    cream.lineCapStyle = .round
    cream.stroke()
    for _ in 0..<16 { drawLeaf(near: center, within: 20, length: random(2.5, 5)) }
    for _ in 0..<22 {
      let seed = scattered(near: center, within: 22)
      ball(at: seed, radius: random(0.4, 0.8), .hex(0x5A4A2A), .hex(0x2A1E0E))
    }
    glow(
      at: CGPoint(x: 40, y: 35),
      radius: 14,
      .white,
      strength: 0.4,
      flattened: 0.55
    )
    drawSpoon()
  }

  /// A plate of leaves, tomatoes and cheese.
  func drawSalad() {
    let center = CGPoint(x: 50, y: 50)
    drawTable(isDark: false)
    drawPlate(at: center, radius: 42)
    for _ in 0..<46 { drawLeaf(near: center, within: 25, length: random(9, 17)) }
    for _ in 0..<11 {
      let place = scattered(near: center, within: 23)
      let radius = random(3.4, 5)
      withShadow(0.35, blur: 2) {
        UIColor.hex(0xC22A1E).setFill()
        Icon.circle(place, radius: radius).fill()
      }
      ball(at: place, radius: radius * 0.9, .hex(0xF2705A), .hex(0xBE2A1C))
      for seed in 0..<6 {
        let angle = CGFloat(seed) * .pi / 3
        let spot = CGPoint(
          x: place.x + radius * 0.5 * cos(angle),
          y: place.y + radius * 0.5 * sin(angle)
        )
        ball(at: spot, radius: radius * 0.17, .hex(0xF9D98A), .hex(0xE08A3A))
      }
    }
    for _ in 0..<12 {
      let place = scattered(near: center, within: 22)
      let side = random(3, 4.6)
      withShadow(0.3, blur: 2) {
        UIColor.hex(0xFBF7EC).setFill()
        UIBezierPath(
          roundedRect: CGRect(x: place.x, y: place.y, width: side, height: side * 0.9),
          cornerRadius: 0.7
        ).fill()
      }
    }
  }

  /// A tart or a cake with slices of fruit in rings.
  func drawTart(_ number: Int) {
    let fruits: [(UIColor, UIColor)] = [
      (.hex(0xF9DF6A), .hex(0xD79A1C)), (.hex(0x8E3B6B), .hex(0x3A1436)),
      (.hex(0xE8502F), .hex(0x8C1D16)),
    ]
    let (bright, deep) = fruits[number % fruits.count]
    let center = CGPoint(x: 50, y: 52)
    drawTable(isDark: number % 2 == 1)
    drawPlate(at: center, radius: 43)
    withShadow {
      UIColor.hex(0xB9752F).setFill()
      Icon.circle(center, radius: 33).fill()
    }
    for bump in 0..<40 {
      let angle = CGFloat(bump) * .pi / 20
      let place = CGPoint(x: center.x + 32 * cos(angle), y: center.y + 32 * sin(angle))
      ball(at: place, radius: 3, .hex(0xEDBB72), .hex(0xA1621F))
    }
    ball(at: center, radius: 29.5, .hex(0xF7E6B4), .hex(0xD9A957))
    for (ring, count) in [(CGFloat(24), 18), (15, 12), (6, 6)] {
      for slice in 0..<count {
        let angle = (CGFloat(slice) + random(-0.1, 0.1)) * 2 * .pi / CGFloat(count)
        let place = CGPoint(x: center.x + ring * cos(angle), y: center.y + ring * sin(angle))
        withShadow(0.28, blur: 1.4) {
          deep.setFill()
          Icon.circle(place, radius: 4.7).fill()
        }
        ball(at: place, radius: 4.5, bright, deep.mixed(with: bright, 0.4))
        ball(at: place, radius: 1.6, bright.mixed(with: .white, 0.4), bright)
      }
    }
    UIColor(white: 1, alpha: 0.5).setFill()
    for _ in 0..<120 { Icon.circle(scattered(near: center, within: 30), radius: 0.22).fill() }
    glow(at: CGPoint(x: 38, y: 36), radius: 20, .white, strength: 0.25)
  }

  /// A stack of pancakes with berries and butter.
  func drawPancakes() {
    let center = CGPoint(x: 50, y: 51)
    drawTable(isDark: true)
    drawPlate(at: center, radius: 42)
    for step in 0..<3 {
      let place = CGPoint(x: center.x + random(-4, 4), y: center.y + 3 - CGFloat(step) * 2)
      let radius = 27 - CGFloat(step)
      withShadow(0.4, blur: 4) {
        UIColor.hex(0xE9C27C).setFill()
        Icon.circle(place, radius: radius).fill()
      }
      ball(at: place, radius: radius - 1.4, .hex(0xD08A3C), .hex(0x9C5B1E))
      glow(at: place, radius: radius * 0.8, .hex(0xE8A95A), strength: 0.6)
    }
    for _ in 0..<26 {
      let place = scattered(near: center, within: 22)
      let radius = random(2, 3)
      withShadow(0.45, blur: 1.6) {
        UIColor.hex(0x1E2450).setFill()
        Icon.circle(place, radius: radius).fill()
      }
      ball(at: place, radius: radius, .hex(0x7C86C4), .hex(0x1C2048))
    }
    withShadow(0.35, blur: 2) {
      UIColor.hex(0xFFE79A).setFill()
      UIBezierPath(roundedRect: CGRect(x: 46, y: 41, width: 11, height: 9), cornerRadius: 1.6)
        .fill()
    }
    glow(at: CGPoint(x: 49, y: 43), radius: 6, .white, strength: 0.7)
  }

  // MARK: Parts

  private func drawTable(isDark: Bool) {
    let wood = isDark ? UIColor.hex(0x5A3F2C) : UIColor.hex(0xD8CDBD)
    let dark = isDark ? UIColor.hex(0x2A1B12) : UIColor.hex(0xA99C8B)
    fill(CGRect(x: -1, y: -1, width: 102, height: 102), [wood, wood.mixed(with: dark, 0.35)])
    for board in stride(from: CGFloat(-4), to: 104, by: 21) {
      dark.withAlphaComponent(0.7).setFill()
      context.fill(CGRect(x: -1, y: board, width: 102, height: 0.5))
      for _ in 0..<16 {
        let y = board + random(0.5, 21)
        let grain = UIBezierPath()
        grain.move(to: CGPoint(x: -2, y: y))
        grain.addCurve(
          to: CGPoint(x: 102, y: y + random(-2, 2)),
          controlPoint1: CGPoint(x: 30, y: y + random(-2, 2)),
          controlPoint2: CGPoint(x: 70, y: y + random(-2, 2))
        )
        grain.lineWidth = random(0.1, 0.5)
        dark.withAlphaComponent(random(0.08, 0.35)).setStroke()
        grain.stroke()
      }
    }
    glow(at: CGPoint(x: 12, y: 6), radius: 90, .hex(0xFFF3DC), strength: isDark ? 0.35 : 0.5)
  }

  private func drawPlate(at center: CGPoint, radius: CGFloat) {
    withShadow(0.6, blur: 9) {
      UIColor.hex(0xE4E1DA).setFill()
      Icon.circle(center, radius: radius).fill()
    }
    let (start, end) = (
      CGPoint(x: center.x - radius, y: center.y - radius),
      CGPoint(x: center.x + radius, y: center.y + radius)
    )
    fill(Icon.circle(center, radius: radius), [.white, .hex(0xC9C4BA)], from: start, to: end)
    fill(
      Icon.circle(center, radius: radius * 0.86),
      [.hex(0xBDB7AB), .hex(0xF6F4EF)],
      from: start,
      to: end
    )
    fill(
      Icon.circle(center, radius: radius * 0.82),
      [.hex(0xE9E6DF), .hex(0xFBFAF7)],
      from: start,
      to: end
    )
  }

  private func drawLeaf(near center: CGPoint, within reach: CGFloat, length: CGFloat) {
    let place = scattered(near: center, within: reach)
    let greens: [UIColor] = [.hex(0x3F7A2A), .hex(0x6FA53A), .hex(0x2E5F24), .hex(0x9CC25A)]
    let green = greens[Int(random(0, 3.99))]
    context.saveGState()
    context.translateBy(x: place.x, y: place.y)
    context.rotate(by: random(0, 2 * .pi))
    let leaf = UIBezierPath()
    leaf.move(to: .zero)
    leaf.addQuadCurve(
      to: CGPoint(x: length, y: 0),
      controlPoint: CGPoint(x: length * 0.4, y: -length * 0.5)
    )
    leaf.addQuadCurve(to: .zero, controlPoint: CGPoint(x: length * 0.5, y: length * 0.45))
    withShadow(0.3, blur: 1.5) {
      green.setFill()
      leaf.fill()
    }
    fill(
      leaf,
      [green.mixed(with: .white, 0.25), green.mixed(with: .black, 0.25)],
      from: CGPoint(x: 0, y: -length * 0.3),
      to: CGPoint(x: 0, y: length * 0.3)
    )
    context.restoreGState()
  }

  private func drawSpoon() {
    context.saveGState()
    context.translateBy(x: 92, y: 84)
    context.rotate(by: -0.5)
    withShadow(0.5, blur: 3) {
      UIColor.hex(0xB9B4AA).setFill()
      UIBezierPath(ovalIn: CGRect(x: -5, y: -44, width: 10, height: 15)).fill()
      UIBezierPath(rect: CGRect(x: -1, y: -30, width: 2, height: 60)).fill()
    }
    fill(
      UIBezierPath(ovalIn: CGRect(x: -4.2, y: -43, width: 8.4, height: 13)),
      [.hex(0x8D887E), .hex(0xF2EFE8)],
      from: -43,
      to: -30
    )
    context.restoreGState()
  }

  private func scattered(near center: CGPoint, within reach: CGFloat) -> CGPoint {
    let angle = random(0, 2 * .pi)
    let distance = reach * random(0, 1).squareRoot()
    return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
  }
}
