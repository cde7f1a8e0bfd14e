import UIKit

/// Views without a bar: labels, buttons, images, layers, blur and animations.
final class ViewsViewController: UIViewController {
  private let samples: [(caption: UILabel, view: UIView)] = [
    sample("Labels", LabelsView()),
    sample("Buttons", ButtonsView()),
    sample("Images", ImagesView()),
    sample("Layers", LayersView()),
    sample("Blur", BlurView()),
    sample("Animation", AnimationView()),
  ]

  private let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Views"
    view.backgroundColor = .systemGroupedBackground
    scroll.contentInsetAdjustmentBehavior = .always
    view.addSubview(scroll)
    for sample in samples {
      scroll.addSubview(sample.caption)
      scroll.addSubview(sample.view)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let insets = view.safeAreaInsets
    let room = view.bounds.height - insets.top - insets.bottom
    let height = max(room / CGFloat(samples.count), 124)
    // The scroll view insets its content by the safe area.
    let width = view.bounds.width - insets.left - insets.right
    let margin = view.pageMargin
    for (index, sample) in samples.enumerated() {
      let y = CGFloat(index) * height
      sample.caption.frame = CGRect(
        x: margin + 12,
        y: y + 4,
        width: width - 2 * margin - 24,
        height: 18
      )
      sample.view.frame = CGRect(
        x: margin,
        y: y + 26,
        width: width - 2 * margin,
        height: height - 34
      )
    }
    scroll.contentSize = CGSize(width: width, height: CGFloat(samples.count) * height)
  }

  private static func sample(_ caption: String, _ view: UIView) -> (caption: UILabel, view: UIView)
  {
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 12
    return (UILabel(caption, size: 13, color: .secondaryLabel), view)
  }
}

/// A row of views of equal width.
class SamplesView: UIView {
  private let samples: [UIView]

  init(_ samples: [UIView]) {
    self.samples = samples
    super.init(frame: .zero)
    for sample in samples { addSubview(sample) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 12
    let count = CGFloat(samples.count)
    let width = (bounds.width - gap * (count + 1)) / count
    for (index, sample) in samples.enumerated() {
      place(
        sample,
        x: gap + CGFloat(index) * (width + gap),
        y: 12,
        width: width,
        height: bounds.height - 24
      )
    }
  }
}
