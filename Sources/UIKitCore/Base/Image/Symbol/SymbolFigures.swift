/// Shapes of symbols that are computed instead of being written as points.
enum SymbolFigures {
  static func addStar(
    to path: CGMutablePath,
    center: CGPoint,
    outer: CGFloat,
    inner: CGFloat,
    points: Int
  ) {
    let corners = (0..<points * 2).map { index in
      polar(
        center,
        index.isMultiple(of: 2) ? outer : inner,
        CGFloat(index) * .pi / CGFloat(points) - .pi / 2
      )
    }
    addPolygon(to: path, corners)
  }

  /// Adds a wheel with rounded teeth; each takes half of its share of the rim.
  static func addGear(
    to path: CGMutablePath,
    center: CGPoint,
    outer: CGFloat,
    inner: CGFloat,
    teeth: Int
  ) {
    let share = 2 * CGFloat.pi / CGFloat(teeth)
    let corners = (0..<teeth).flatMap { tooth -> [CGPoint] in
      let middle = CGFloat(tooth) * share - .pi / 2
      return [
        polar(center, inner, middle - share * 0.33), polar(center, outer, middle - share * 0.2),
        polar(center, outer, middle + share * 0.2), polar(center, inner, middle + share * 0.33),
      ]
    }
    addPolygon(to: path, corners, radius: outer * 0.1)
  }

  /// Adds a closed line that swings between two radii.
  static func addWaves(
    to path: CGMutablePath,
    center: CGPoint,
    outer: CGFloat,
    inner: CGFloat,
    count: Int
  ) {
    let share = CGFloat.pi / CGFloat(count)
    let bulge = outer / cos(share * 0.5)
    path.move(to: polar(center, inner, -.pi / 2 - share))
    for wave in 0..<count {
      let middle = CGFloat(wave) * 2 * share - .pi / 2
      path.addCurve(
        to: polar(center, inner, middle + share),
        control1: polar(center, bulge, middle - share * 0.62),
        control2: polar(center, bulge, middle + share * 0.62)
      )
    }
    path.closeSubpath()
  }

  /// Adds two crossing lines, or their outline if a pen width is given.
  static func addCross(
    to path: CGMutablePath,
    center: CGPoint,
    arm: CGFloat,
    pen: CGFloat?,
    angle: CGFloat
  ) {
    let quarters = (0..<4).map { angle + CGFloat($0) * .pi / 2 }
    guard let pen else {
      for pair in [(0, 2), (1, 3)] {
        path.move(to: polar(center, arm, quarters[pair.0]))
        path.addLine(to: polar(center, arm, quarters[pair.1]))
      }
      return
    }
    let half = pen / 2
    for (index, direction) in quarters.enumerated() {
      let inner = polar(center, half * 2.0.squareRoot(), direction - .pi / 4)
      if index == 0 { path.move(to: inner) } else { path.addLine(to: inner) }
      let tip = polar(center, arm, direction)
      path.addLine(to: polar(tip, half, direction - .pi / 2))
      path.addArc(
        center: tip,
        radius: half,
        startAngle: direction - .pi / 2,
        endAngle: direction + .pi / 2,
        clockwise: false
      )
    }
    path.closeSubpath()
  }

  /// Adds the outline of a pen stroke along straight lines: one side forward, the other side
  /// backward, with round ends.
  ///
  ///        ╭───────╮ left side
  ///     a  •───────•  b
  ///        ╰───────╯ right side
  static func addInk(to path: CGMutablePath, along line: [CGPoint], pen: CGFloat) {
    let half = pen / 2
    let there = sidePoints(of: line, distance: half)
    let back = sidePoints(of: line.reversed(), distance: half)
    guard let first = there.first, let last = line.last else { return }
    path.move(to: first)
    there.dropFirst().forEach { path.addLine(to: $0) }
    let end = direction(from: line[line.count - 2], to: last)
    path.addArc(
      center: last,
      radius: half,
      startAngle: end - .pi / 2,
      endAngle: end + .pi / 2,
      clockwise: false
    )
    back.dropFirst().forEach { path.addLine(to: $0) }
    let start = direction(from: line[1], to: line[0])
    path.addArc(
      center: line[0],
      radius: half,
      startAngle: start - .pi / 2,
      endAngle: start + .pi / 2,
      clockwise: false
    )
    path.closeSubpath()
  }

  /// Returns a line shifted to its left, with mitered corners.
  private static func sidePoints(of line: [CGPoint], distance: CGFloat) -> [CGPoint] {
    line.indices.map { index in
      let into = direction(from: line[max(index - 1, 0)], to: line[max(index, 1)])
      let out = direction(
        from: line[min(index, line.count - 2)],
        to: line[min(index + 1, line.count - 1)]
      )
      let turn = (out - into).remainder(dividingBy: 2 * .pi) / 2
      let reach = distance / max(abs(cos(turn)), 0.3)
      return polar(line[index], reach, into + turn - .pi / 2)
    }
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGFloat {
    CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x)))
  }

  private static func polar(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// Adds a polygon, of which each corner is rounded from a distance of `radius` on both sides.
  static func addPolygon(to path: CGMutablePath, _ corners: [CGPoint], radius: CGFloat = 0) {
    guard let first = corners.first, corners.count > 2 else { return }
    if radius <= 0 {
      path.move(to: first)
      corners.dropFirst().forEach { path.addLine(to: $0) }
      path.closeSubpath()
      return
    }
    for index in corners.indices {
      let corner = corners[index]
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let start = point(from: corner, toward: before, distance: radius)
      if index == 0 { path.move(to: start) } else { path.addLine(to: start) }
      path.addQuadCurve(
        to: point(from: corner, toward: after, distance: radius),
        control: corner
      )
    }
    path.closeSubpath()
  }

  private static func point(
    from start: CGPoint,
    toward end: CGPoint,
    distance: CGFloat
  ) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return start }
    let part = min(distance / length, 0.5)
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// Adds lines between two radii.
  static func addTicks(
    to path: CGMutablePath,
    center: CGPoint,
    radii: (CGFloat, CGFloat),
    count: Int,
    angle: CGFloat
  ) {
    for index in 0..<count {
      let direction = angle + CGFloat(index) * 2 * .pi / CGFloat(count)
      path.move(to: polar(center, radii.0, direction))
      path.addLine(to: polar(center, radii.1, direction))
    }
  }

  /// Adds a triangle that points in a direction.
  static func addHead(
    to path: CGMutablePath,
    at base: CGPoint,
    angle: CGFloat,
    length: CGFloat,
    width: CGFloat
  ) {
    let corners = [
      polar(base, width / 2, angle - .pi / 2), polar(base, length, angle),
      polar(base, width / 2, angle + .pi / 2),
    ]
    addPolygon(to: path, corners, radius: 0.5)
  }
}
