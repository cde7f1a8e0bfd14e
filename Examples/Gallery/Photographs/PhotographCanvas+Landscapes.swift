import UIKit

/// Landscapes, from the sky to the foreground.
extension PhotographCanvas {
  /// Mist and a low sun over rows of hills.
  func drawHills(_ light: Light) {
    let sun = drawSky(light, horizon: 46)
    let rows = 6
    for row in 0..<rows {
      let part = CGFloat(row) / CGFloat(rows - 1)
      let line = skyline(at: 42 + part * part * 42, swing: 7 - part * 2, roughness: 0.36)
      drawGround(below: line, light, part, sun: sun)
    }
    drawGrass(light.near)
  }

  /// A lake that reflects a mountain.
  func drawLake(_ light: Light) {
    let horizon: CGFloat = 58
    let sun = drawSky(light, horizon: horizon)
    drawGround(
      below: skyline(at: 36, swing: 13, roughness: 0.52),
      light,
      0.15,
      sun: sun,
      snow: true
    )
    drawGround(below: skyline(at: 48, swing: 8, roughness: 0.5), light, 0.45, sun: sun)
    drawPines(along: skyline(at: 56.5, swing: 1.5, roughness: 0.5), height: 5, light, 0.75)
    drawWater(light, from: horizon, sun: sun)
    drawPines(along: skyline(at: 98, swing: 6, roughness: 0.5), height: 20, light, 1)
  }

  /// The sun above the sea, with a headland.
  func drawCoast(_ light: Light) {
    let horizon: CGFloat = 52
    let sun = drawSky(light, horizon: horizon)
    drawWater(light, from: horizon, sun: sun)
    let isAtLeft = sun.x > 50
    for row in 0..<3 {
      let part = 0.2 + CGFloat(row) * 0.35
      let top = 47 + CGFloat(row) * 8
      let line = skyline(at: 0, swing: 3, roughness: 0.5).map { point in
        let distance = isAtLeft ? point.x : 100 - point.x
        let reach = 62 - CGFloat(row) * 14
        let slope = pow(max(distance / reach, 0), 2.2) * 14
        return CGPoint(x: point.x, y: top + point.y + slope)
      }
      let shore = horizon + 1 + CGFloat(row) * 13
      context.saveGState()
      context.clip(to: CGRect(x: -2, y: 0, width: 104, height: row == 2 ? 104 : shore))
      drawGround(below: line, light, part, sun: sun)
      context.restoreGState()
    }
  }

  /// Pines in rows that fade into fog.
  func drawForest(_ light: Light) {
    let sun = drawSky(light, horizon: 60)
    for row in 0..<5 {
      let part = CGFloat(row) / 4
      let line = skyline(at: 46 + part * 46, swing: 5, roughness: 0.45)
      drawPines(along: line, height: 9 + part * 20, light, 0.15 + part * 0.85)
      glow(
        at: CGPoint(x: random(20, 80), y: 58 + part * 34),
        radius: 56,
        light.sky[light.sky.count - 1],
        strength: 0.5 - part * 0.35,
        flattened: 0.28
      )
    }
    glow(at: sun, radius: 60, light.sun, strength: 0.35)
  }

  /// Dunes, lit from the side.
  func drawDunes() {
    let light = Light(
      sky: [.hex(0x3E78AE), .hex(0xA9C7DA), .hex(0xF3E2C6)],
      sun: .hex(0xFFF3D6),
      far: .hex(0xE3BE93),
      near: .hex(0xB06A34)
    )
    _ = drawSky(light, horizon: 44)
    for row in 0..<5 {
      let part = CGFloat(row) / 4
      let line = skyline(at: 44 + part * 34, swing: 8, roughness: 0.24)
      let bright = light.far.mixed(with: light.near, part * 0.55)
      fill(
        ground(below: line),
        [bright, bright.mixed(with: light.near, 0.55)],
        from: 36 + part * 34,
        to: 74 + part * 34
      )
      drawShade(behind: line, light.near.mixed(with: .hex(0x4A2210), 0.5))
    }
  }

  /// A skyline with lit windows at dusk.
  func drawCity() {
    let light = Light.all[1]
    let sun = drawSky(light, horizon: 60)
    for row in 0..<3 {
      let part = 0.3 + CGFloat(row) * 0.34
      var x: CGFloat = -3
      while x < 100 {
        let width = random(5, 11)
        let top = random(22, 46) + CGFloat(row) * 12
        drawTower(CGRect(x: x, y: top, width: width, height: 102 - top), light, part)
        x += width + random(0, 2.5)
      }
      glow(at: CGPoint(x: sun.x, y: 70), radius: 60, light.sun, strength: 0.22, flattened: 0.4)
    }
  }

  // MARK: Sky and water

  /// Draws the sky, the sun and clouds, and returns the center of the sun.
  private func drawSky(_ light: Light, horizon: CGFloat) -> CGPoint {
    fill(CGRect(x: -1, y: -1, width: 102, height: horizon + 30), light.sky)
    let sun = CGPoint(x: random(22, 78), y: horizon - random(9, 20))
    glow(at: sun, radius: 70, light.sun, strength: 0.55)
    for _ in 0..<14 {
      let center = CGPoint(x: random(-5, 105), y: random(4, horizon - 12))
      let isNear = abs(center.x - sun.x) < 30
      glow(
        at: center,
        radius: random(8, 26),
        isNear ? light.sun : light.sky[light.sky.count - 1],
        strength: random(0.12, 0.32),
        flattened: random(0.1, 0.22)
      )
    }
    glow(at: sun, radius: 9, light.sun, strength: 0.9)
    ball(at: sun, radius: 2.6, .white, light.sun)
    return sun
  }

  private func drawWater(_ light: Light, from horizon: CGFloat, sun: CGPoint) {
    let deep = light.near.mixed(with: light.sky[0], 0.55)
    fill(
      CGRect(x: -1, y: horizon, width: 102, height: 101 - horizon),
      [light.sky[light.sky.count - 1].mixed(with: light.far, 0.35), light.sky[1], deep]
    )
    for _ in 0..<260 {
      let depth = pow(random(0, 1), 1.5)
      let y = horizon + 0.5 + depth * (99 - horizon)
      let length = 1 + depth * random(3, 14)
      let isGlint = random(0, 1) < 0.55
      let spread = 3 + depth * 16
      let x = isGlint ? sun.x + random(-spread, spread) : random(-4, 104)
      let color = isGlint ? light.sun : deep
      color.withAlphaComponent(isGlint ? random(0.2, 0.8) : 0.16).setFill()
      let flat = CGRect(
        x: x - length / 2,
        y: y,
        width: length * (isGlint ? 0.6 : 1.4),
        height: 0.25 + depth * 0.7
      )
      UIBezierPath(ovalIn: flat).fill()
    }
    glow(at: CGPoint(x: sun.x, y: horizon), radius: 40, light.sun, strength: 0.5, flattened: 0.2)
  }

  // MARK: Land

  /// Draws a row of hills; `part` is 0 for the most distant row and 1 for the nearest.
  private func drawGround(
    below line: [CGPoint],
    _ light: Light,
    _ part: CGFloat,
    sun: CGPoint,
    snow: Bool = false
  ) {
    let area = ground(below: line)
    let top = line.map(\.y).min() ?? 0
    let color = light.far.mixed(with: light.near, part)
    let haze = light.sky[light.sky.count - 1]
    let peak = snow ? UIColor.hex(0xF4F6F8).mixed(with: light.sun, 0.3) : color
    fill(
      area,
      [peak, color, color.mixed(with: haze, 0.5 - part * 0.42)],
      from: top,
      to: top + 26 + part * 14
    )
    context.saveGState()
    area.addClip()
    let lit = CGPoint(x: sun.x, y: top)
    glow(at: lit, radius: 46, light.sun, strength: 0.3 - part * 0.2, flattened: 0.5)
    if snow || part < 0.9 {
      drawFaces(below: line, color.mixed(with: light.near, 0.6), strength: snow ? 0.4 : 0.16)
    }
    context.restoreGState()
  }

  /// Shades the slopes that face away from the light; the shade fades out below the ridge.
  private func drawFaces(below line: [CGPoint], _ color: UIColor, strength: CGFloat) {
    let shades = [strength, strength * 0.5, 0].map { color.withAlphaComponent($0) }
    for index in stride(from: 2, to: line.count - 2, by: 5) where line[index].y < line[index + 2].y
    {
      let point = line[index]
      let face = UIBezierPath()
      face.move(to: point)
      face.addLine(to: CGPoint(x: point.x + random(2, 5), y: point.y + random(6, 12)))
      face.addLine(to: CGPoint(x: point.x - random(0, 2), y: point.y + random(9, 18)))
      face.close()
      let bottom = face.bounds.maxY
      fill(face, shades, from: point.y, to: point.y + (bottom - point.y) * 0.9)
    }
  }

  /// Shades the side of a dune behind its highest point.
  private func drawShade(behind line: [CGPoint], _ color: UIColor) {
    guard let crest = line.indices.min(by: { line[$0].y < line[$1].y }) else { return }
    let shade = UIBezierPath()
    shade.move(to: line[crest])
    for point in line[crest...] { shade.addLine(to: point) }
    shade.addLine(to: CGPoint(x: 102, y: 102))
    shade.addCurve(
      to: line[crest],
      controlPoint1: CGPoint(x: line[crest].x + 26, y: 90),
      controlPoint2: CGPoint(x: line[crest].x - 12, y: line[crest].y + 22)
    )
    let clear = color.withAlphaComponent(0.1)
    fill(
      shade,
      [color.withAlphaComponent(0.75), clear],
      from: line[crest].y,
      to: line[crest].y + 36
    )
  }

  private func drawPines(along line: [CGPoint], height: CGFloat, _ light: Light, _ part: CGFloat) {
    let color = light.far.mixed(with: light.near, part)
    let haze = light.sky[light.sky.count - 1]
    fill(
      ground(below: line),
      [color, color.mixed(with: haze, 0.5 - part * 0.4)],
      from: line[0].y,
      to: line[0].y + height * 1.2
    )
    let trees = UIBezierPath()
    var x: CGFloat = -3
    while x < 103 {
      let index = min(max(Int((x + 2) / 104 * CGFloat(line.count - 1)), 0), line.count - 1)
      let tall = height * random(0.55, 1.15)
      addPine(to: trees, at: CGPoint(x: x, y: line[index].y + 1.5), height: tall)
      x += height * random(0.14, 0.4)
    }
    color.setFill()
    trees.fill()
  }

  private func addPine(to path: UIBezierPath, at foot: CGPoint, height: CGFloat) {
    let tiers = 7
    var (left, right): ([CGPoint], [CGPoint]) = ([], [])
    for tier in 0..<tiers {
      let part = CGFloat(tier + 1) / CGFloat(tiers)
      let reach = height * 0.2 * part
      let y = foot.y - height + height * part
      left += [
        CGPoint(x: foot.x - reach * random(0.8, 1.15), y: y),
        CGPoint(x: foot.x - reach * 0.5, y: y - height * 0.03),
      ]
      right += [
        CGPoint(x: foot.x + reach * random(0.8, 1.15), y: y),
        CGPoint(x: foot.x + reach * 0.5, y: y - height * 0.03),
      ]
    }
    path.move(to: CGPoint(x: foot.x, y: foot.y - height))
    for point in right { path.addLine(to: point) }
    for point in left.reversed() { path.addLine(to: point) }
    path.close()
  }

  /// Draws blades of grass, out of focus, at the lower edge.
  private func drawGrass(_ color: UIColor) {
    for _ in 0..<90 {
      let foot = CGPoint(x: random(-4, 104), y: 102)
      let blade = UIBezierPath()
      blade.move(to: foot)
      blade.addQuadCurve(
        to: CGPoint(x: foot.x + random(-6, 6), y: 102 - random(5, 15)),
        controlPoint: CGPoint(x: foot.x, y: 95)
      )
      blade.lineWidth = random(0.3, 0.9)
      color.mixed(with: .black, random(0, 0.5)).withAlphaComponent(0.8).setStroke()
      blade.stroke()
    }
  }

  private func drawTower(_ tower: CGRect, _ light: Light, _ part: CGFloat) {
    let color = light.far.mixed(with: light.near, part)
    fill(
      UIBezierPath(rect: tower),
      [color, color.mixed(with: light.far, 0.35)],
      from: tower.minY,
      to: 104
    )
    UIColor.hex(0xFFD58A).withAlphaComponent(0.35 + part * 0.5).setFill()
    let panes = stride(from: tower.minY + 2, to: 100, by: 2.2).flatMap { y in
      stride(from: tower.minX + 1, to: tower.maxX - 1.2, by: 1.7).map { CGPoint(x: $0, y: y) }
    }
    let lit = panes.filter { _ in random(0, 1) < 0.26 }
    context.fill(lit.map { CGRect(x: $0.x, y: $0.y, width: 0.9, height: 1.2) })
  }
}
