import SimulatorKit
import Testing
import UIKitCore

@MainActor @Suite("Scratch") struct ScratchTests {
  @Test func corners() throws {
    let phone = Simulator(.iPhone15)
    phone.window.backgroundColor = .white
    for (i, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
      let y = CGFloat(60 + i * 380)
      let a = UIView(frame: CGRect(x: 20, y: y, width: 160, height: 160))
      a.backgroundColor = .systemBlue
      a.layer.cornerRadius = 45
      a.layer.borderWidth = 6
      a.layer.cornerCurve = curve
      phone.window.addSubview(a)
      let b = UIView(frame: CGRect(x: 205, y: y, width: 160, height: 160))
      b.backgroundColor = .white
      b.layer.cornerRadius = 45
      b.layer.shadowOpacity = 0.6
      b.layer.shadowRadius = 8
      b.layer.cornerCurve = curve
      phone.window.addSubview(b)
      let c = UIView(frame: CGRect(x: 20, y: y + 190, width: 345, height: 60))
      c.backgroundColor = .systemGreen
      c.layer.cornerRadius = 30
      c.layer.cornerCurve = curve
      phone.window.addSubview(c)
      let d = UIView(frame: CGRect(x: 20, y: y + 265, width: 160, height: 90))
      let e = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 45))
      d.backgroundColor = .systemYellow
      e.backgroundColor = .systemRed
      d.addSubview(e)
      d.clipsToBounds = true
      d.layer.cornerRadius = 28
      d.layer.cornerCurve = curve
      d.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      phone.window.addSubview(d)
    }
    try phone.screenshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/corners.png"))
  }

  @Test func dynamics() throws {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let phone = Simulator(.iPhone15)
    phone.window.backgroundColor = .white
    let room = UIView(frame: phone.window.bounds)
    phone.window.addSubview(room)
    let animator = UIDynamicAnimator(referenceView: room)
    var items: [UIView] = []
    for i in 0..<12 {
      let ball = i % 3 == 0
      let size = CGFloat(40 + (i * 17) % 35)
      let view = ball ? Ball() : UIView()
      view.bounds = CGRect(x: 0, y: 0, width: size, height: size)
      view.center = CGPoint(x: 80 + (i * 71) % 230, y: 40 + i * 45)
      view.backgroundColor = [UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange][i % 4]
      if ball { view.layer.cornerRadius = size / 2 }
      room.addSubview(view)
      items.append(view)
    }
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 520))
    slope.addLine(to: CGPoint(x: 230, y: 640))
    animator.addBehavior(UIGravityBehavior(items: items))
    let walls = UICollisionBehavior(items: items)
    walls.translatesReferenceBoundsIntoBoundary = true
    walls.addBoundary(withIdentifier: "slope" as NSString, for: slope)
    animator.addBehavior(walls)
    let material = UIDynamicItemBehavior(items: items)
    material.elasticity = 0.3
    animator.addBehavior(material)
    for (name, time) in [("a", 0.4), ("b", 0.5), ("c", 1.0), ("d", 4.0)] {
      phone.advance(by: time)
      try phone.screenshot().pngData()?.write(to: URL(fileURLWithPath: "/tmp/dyn-\(name).png"))
    }
    print("running", animator.isRunning, items.map(\.center))
  }
}
