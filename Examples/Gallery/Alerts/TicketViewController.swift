import UIKit

/// A ticket at the bottom of the page that the user drags or taps to open.
///
/// The animation can be interrupted, reversed and released at any point.
final class TicketViewController: UIViewController {
  private let hint = UILabel("Drag the ticket up.", size: 17, color: .secondaryLabel)
  private let card = UIView()
  private let route = UILabel("Coast to Mountains", size: 20, weight: .semibold)
  private let seat = UILabel("Car 4, Seat 61", size: 15)
  private let code = CodeView()
  private var isOpen = false
  private var animator: UIViewPropertyAnimator?
  private var fractionAtTouch: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 20
    route.textColor = .white
    seat.textColor = UIColor.white.withAlphaComponent(0.8)
    for part in [route, seat, code] { card.addSubview(part) }
    for part in [hint, card] { view.addSubview(part) }
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(TicketViewController.drawn, "drawn"))
    )
    card.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(TicketViewController.tapped, "tapped"))
    )
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    hint.frame = CGRect(
      x: area.minX + 16,
      y: area.minY + 4,
      width: area.width - 32,
      height: 22
    )
    if animator == nil { place() }
  }

  private func place() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(area.width - 32, 420)
    let height: CGFloat = isOpen ? min(360, area.height - 140) : 92
    card.frame = CGRect(
      x: area.minX + (area.width - width) / 2,
      y: area.maxY - height - 16,
      width: width,
      height: height
    )
    route.frame = CGRect(x: 20, y: 20, width: width - 40, height: 26)
    seat.frame = CGRect(x: 20, y: 50, width: width - 40, height: 20)
    let side = max(min(width - 40, height - 112), 0)
    code.frame = CGRect(x: (width - 220) / 2, y: 96, width: 220, height: max(side, 40))
    code.alpha = isOpen ? 1 : 0
  }

  private func begin() {
    guard animator == nil else { return }
    isOpen.toggle()
    let animator = UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.85) { [weak self] in
      self?.place()
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      if position == .start { isOpen.toggle() }
      self.animator = nil
      hint.text = isOpen ? "Have it ready for the conductor." : "Drag the ticket up."
    }
    self.animator = animator
  }

  private func tapped() {
    begin()
    animator?.isReversed = (animator?.isRunning ?? false) != (animator?.isReversed ?? false)
    animator?.startAnimation()
  }

  private func drawn(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin()
      animator?.pauseAnimation()
      fractionAtTouch = animator?.fractionComplete ?? 0
    case .changed:
      let way = pan.translation(in: view).y / 268
      let opens = isOpen != (animator?.isReversed ?? false)
      animator?.fractionComplete = fractionAtTouch + (opens ? -way : way)
    default:
      let speed = pan.velocity(in: view).y
      let opens = isOpen != (animator?.isReversed ?? false)
      let goesBack = opens ? speed > 100 : speed < -100
      if goesBack { animator?.isReversed.toggle() }
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}

/// A pattern of black squares on white, like the code on a ticket.
private final class CodeView: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 12
    contentMode = .redraw
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let side: CGFloat = min(bounds.width, bounds.height) - 32
    let (count, origin) = (21, CGPoint(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2))
    guard side > 0 else { return }
    let step = side / CGFloat(count)
    UIColor.black.setFill()
    for row in 0..<count {
      for column in 0..<count where (row * 31 + column * 17 + row * column * 7) % 5 < 2 {
        UIBezierPath(
          rect: CGRect(
            x: origin.x + CGFloat(column) * step,
            y: origin.y + CGFloat(row) * step,
            width: step + 0.2,
            height: step + 0.2
          )
        ).fill()
      }
    }
  }
}
