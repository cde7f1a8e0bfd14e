import QuartzCore

/// The layout of the parts of a segmented control.
extension UISegmentedControl {
  var segmentLayout: SegmentLayout {
    SegmentLayout(
      segments: segmentViews.map {
        SegmentLayout.Segment(contentWidth: $0.contentWidth, fixedWidth: $0.segment.width)
      },
      isByContent: apportionsSegmentWidthsByContent,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
  }

  /// Adds or removes separators so that there is one between each two segments.
  func updateSeparatorCount() {
    let count = max(numberOfSegments - 1, 0)
    while separators.count < count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      insertSubview(line, at: 0)
      separators.append(line)
    }
    while separators.count > count { separators.removeLast().removeFromSuperview() }
  }

  func placeSeparators(_ frames: [CGRect]) {
    let size = SegmentMetrics.separatorSize
    for (index, line) in separators.enumerated() where index + 1 < frames.count {
      let isMirrored = frames[index].minX > frames[index + 1].minX
      let x = isMirrored ? frames[index].minX : frames[index].maxX
      line.frame = CGRect(
        x: x - size.width / 2,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      line.alpha = index == chosen || index + 1 == chosen ? 0 : 1
    }
  }

  func placePlate(_ frames: [CGRect]) {
    guard frames.indices.contains(chosen) else {
      plate.isHidden = true
      return
    }
    let inset = SegmentMetrics.inset
    let frame = frames[chosen].insetBy(dx: inset, dy: inset)
    let place = {
      self.plate.bounds.size = frame.size
      self.plate.center = CGPoint(x: frame.midX, y: frame.midY)
    }
    plate.layer.cornerRadius = max(SegmentMetrics.cornerRadius - inset, 0)
    // The selection appears at its position without moving to it.
    if plate.isHidden { UIView.performWithoutAnimation(place) } else { place() }
    plate.isHidden = false
  }

  func movePlate() {
    setNeedsLayout()
    guard window != nil else { return }
    UIView.animate(
      withDuration: SegmentMetrics.moveDuration,
      delay: 0,
      options: .allowUserInteraction
    ) {
      self.layoutIfNeeded()
    }
  }

  func index(of touch: UITouch) -> Int? {
    segmentLayout.index(at: touch.location(in: self).x, in: bounds)
  }

  func setPlatePressed(_ isPressed: Bool) {
    let scale = isPressed ? SegmentMetrics.pressedScale : 1
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
      self.plate.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// The segment at which a touch began, and the selection at that time.
struct SegmentPress {
  var start: Int?
  var chosen = UISegmentedControl.noSegment

  /// Whether the touch drags the selection.
  var isDragging: Bool { start != nil && start == chosen }
}
