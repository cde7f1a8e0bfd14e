import UIKit

/// A page with a view that prints its tint color.
public final class TintedPage: UIViewController {
  private let report: @MainActor (String) -> Void

  public init(report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(TintedView(frame: CGRect(x: 20, y: 20, width: 40, height: 40), report: report))
  }
}

private final class TintedView: UIView {
  private let report: @MainActor (String) -> Void

  init(frame: CGRect, report: @escaping @MainActor (String) -> Void) {
    self.report = report
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    describe()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    describe()
  }

  private func describe() {
    guard window != nil else { return }
    backgroundColor = tintColor
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    let parts = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    report("tint \(parts.joined(separator: " "))")
  }
}
