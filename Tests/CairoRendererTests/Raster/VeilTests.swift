import QuartzCore
import Testing

@testable import CairoRenderer

@MainActor @Suite("Frames: a page that slides below a dimming view")
struct VeilTests {
  private let size = CGSize(width: 320, height: 260)
  private let lowerParts: [DisplayNode]
  private let upperParts: [DisplayNode]

  init() {
    let bounds = CGRect(origin: .zero, size: size)
    lowerParts = [
      .fill(bounds, .white), .fill(CGRect(x: 20, y: 31, width: 150, height: 60), .red),
      .fill(
        CGRect(x: 33, y: 120, width: 201, height: 33),
        CGColor(red: 0, green: 0.4, blue: 1, alpha: 0.5)
      ),
    ]
    upperParts = [
      .fill(bounds, CGColor(gray: 0.9, alpha: 1)),
      .fill(CGRect(x: 40, y: 40, width: 99, height: 77), .black),
    ]
  }

  private func frame(_ step: Int, shade: CGRect) -> DisplayNode {
    let share = CGFloat(step) / 12
    let lower = DisplayGroup(
      children: lowerParts,
      transform: CGAffineTransform(translationX: -share * 96, y: 0)
    )
    let dark = DisplayGroup(children: [.fill(shade, .black)], opacity: 0.02 + share / 4)
    let upper = DisplayGroup(
      children: upperParts,
      transform: CGAffineTransform(translationX: size.width * (1 - share), y: 0)
    )
    return .group([
      .fill(CGRect(origin: .zero, size: size), .red), .group(lower), .group(dark), .group(upper),
    ])
  }

  @Test(
    "dimming a page while it is copied gives the same pixels as dimming it afterwards",
    arguments: [
      CGRect(x: 0, y: 0, width: 320, height: 260), CGRect(x: 10, y: 7, width: 211, height: 133),
      CGRect(x: -50, y: 100, width: 500, height: 500),
    ]
  )
  func shade(shade: CGRect) {
    let incremental = Picture(width: 320, height: 260)

    for step in 0...12 {
      let node = frame(step, shade: shade)
      incremental.rasterizer.draw(node)

      let whole = Picture(node, width: 320, height: 260)
      #expect(incremental.difference(from: whole) == nil, "step \(step)")
    }
  }

  /// A page that is scaled, with a dimming view over it.
  ///
  /// A node between them, which draws nothing below the dimming view, keeps them from being drawn
  /// together.
  private func scaledPage(_ shade: CGColor, isApart: Bool) -> DisplayNode {
    let bounds = CGRect(origin: .zero, size: size)
    let text = Picture.text.shape(TextRequest("Dimmed text", size: 30))
    let gradient = GradientFill(
      shape: .linear(start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 0)),
      colors: [.red, .blue],
      locations: [0, 1]
    )
    let page = DisplayGroup(
      children: [
        .fill(bounds, CGColor(red: 1, green: 0.9, blue: 0.8, alpha: 1)),
        .text(text, at: CGPoint(x: 20, y: 30), .black),
        .operations([
          .gradientRect(CGRect(x: 20, y: 90, width: 90, height: 40), radii: .zero, fill: gradient),
          .strokePath(
            CGPath(ellipseIn: CGRect(x: 130, y: 90, width: 50, height: 40), transform: nil),
            style: StrokeStyle(width: 3),
            color: .red
          ),
          .shadowRect(
            CGRect(x: 200, y: 90, width: 60, height: 50),
            radii: .zero,
            blurRadius: 4,
            color: .black
          ),
        ]),
        .group(
          DisplayGroup(
            children: [
              .fill(CGRect(x: 20, y: 150, width: 100, height: 60), .blue),
              .fill(CGRect(x: 60, y: 170, width: 120, height: 60), .red),
            ],
            opacity: 0.5
          )
        ),
      ],
      transform: CGAffineTransform(translationX: 14, y: 12).scaledBy(x: 0.91, y: 0.91),
      clip: .rect(bounds, radii: CornerRadii(20))
    )
    let dark = DisplayGroup(children: [.fill(bounds, shade)], opacity: 0.6)
    let nothing = CGRect(x: size.width - 1, y: 0, width: 1, height: 1)
    return .group(
      [
        .fill(bounds, CGColor(gray: 0.3, alpha: 1)), .group(page),
        isApart ? .fill(nothing, CGColor(gray: 0.3, alpha: 1)) : .group([]),
        .group([.group(dark), .fill(CGRect(x: 0, y: 230, width: 320, height: 30), .white)]),
      ].filter { !$0.bounds.isNull }
    )
  }

  @Test(
    "a scaled page has the same colors whether it is drawn dimmed or dimmed afterwards",
    arguments: [
      CGColor(gray: 0, alpha: 0.4), CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.8),
    ]
  )
  func scaled(shade: CGColor) {
    let dimmed = Picture(scaledPage(shade, isApart: false), width: 640, height: 520, scale: 2)
    let apart = Picture(scaledPage(shade, isApart: true), width: 640, height: 520, scale: 2)

    #expect((dimmed.difference(from: apart)?.amount ?? 0) <= 2)
    #expect(dimmed.color(300, 60) != Picture(width: 640, height: 520, scale: 2).color(300, 60))
  }

  @Test("a part of a dimmed, scaled page that changes is drawn as in a whole frame")
  func scaledPart() {
    let shade = CGColor(gray: 0, alpha: 0.4)
    func frame(_ mark: CGColor) -> DisplayNode {
      .group([
        scaledPage(shade, isApart: false),
        .fill(CGRect(x: 60, y: 40, width: 9, height: 9), mark),
      ])
    }
    let changed = Picture(frame(.red), width: 640, height: 520, scale: 2)
    changed.rasterizer.draw(frame(CGColor(gray: 1, alpha: 0.5)))

    let whole = Picture(frame(CGColor(gray: 1, alpha: 0.5)), width: 640, height: 520, scale: 2)
    #expect(changed.difference(from: whole) == nil)
  }

  @Test("a dimming view in a view that moves dims a scaled page once")
  func moving() {
    let bounds = CGRect(origin: .zero, size: size)
    let page = DisplayGroup(
      children: lowerParts,
      transform: CGAffineTransform(scaleX: 0.9, y: 0.9)
    )
    let dark = DisplayGroup(children: [.fill(bounds, .black)], opacity: 0.4)
    let parts: [DisplayNode] = [
      .group(dark), .fill(CGRect(x: 0, y: 200, width: 320, height: 60), .white),
    ]
    let lower: [DisplayNode] = [.fill(bounds, .blue), .group(page)]
    let incremental = Picture(width: 640, height: 520, scale: 2)
    for step in 0..<5 {
      let place = CGAffineTransform(translationX: 0, y: CGFloat(8 * step))
      let upper = DisplayGroup(children: parts, transform: place)
      let node = DisplayNode.group(lower + [.group(upper)])
      incremental.rasterizer.draw(node)

      let whole = Picture(node, width: 640, height: 520, scale: 2)
      #expect((incremental.difference(from: whole)?.amount ?? 0) <= 1, "step \(step)")
    }
  }
}
