import CoreGraphics

/// Records what a layer or its delegate draws as the layer's contents.
enum LayerDisplay {
  static func setNeedsDisplay(_ layer: CALayer) {
    guard !layer.flags.contains(.needsDisplay) else { return }
    layer.flags.insert(.needsDisplay)
    layer.mark()
  }

  static func displayIfNeeded(_ layer: CALayer) {
    guard layer.flags.contains(.needsDisplay) else { return }
    layer.flags.remove(.needsDisplay)
    FrameTrace.measure("display of \(FrameTrace.name(of: layer))") { layer.display() }
  }

  static func display(_ layer: CALayer) {
    if let delegate = layer.delegate {
      delegate.display(layer)
    } else {
      layer.recordContents()
    }
  }

  static func render(_ layer: CALayer, in context: CGContext) {
    let node = LayerSnapshot.currentNode(of: layer)
    if !node.bounds.isNull { context.embed(node) }
  }
}

extension CALayer {
  /// Records `draw(in:)` as the layer's contents.
  ///
  /// If nothing is drawn, contents that were set from outside are left unchanged.
  package final func recordContents() {
    let mayDraw =
      flags.contains(.delegateDraws) || type(of: self) != CALayer.self || delegate != nil
    guard mayDraw else { return }
    let context = CGContext()
    delegate?.layerWillDraw(self)
    draw(in: context)
    let recording = context.finish()
    if recording.isEmpty, case .recording(let old) = drawing, old.isDrawnByLayer {
      drawing = .none
    } else if recording.isEmpty {
      return
    } else {
      let node = DisplayNode.recording(recording).cropped(to: bounds.standardized)
      drawing = .recording(RecordedContents(node: node, bounds: bounds, isDrawnByLayer: true))
    }
    mark(redraws: true)
  }
}

extension DisplayNode {
  /// Returns the node without what is outside of a rectangle, as if it were drawn into a bitmap of that
  /// size.
  ///
  /// The lines of a text are not cropped, nor are drawings in a rectangle that is so thin that it may be
  /// between two pixels.
  fileprivate func cropped(to rect: CGRect) -> DisplayNode {
    if bounds.isNull || rect.contains(bounds) || isText || min(rect.width, rect.height) < 1 {
      return self
    }
    return .group(DisplayGroup(children: [self], clip: .rect(rect, radii: .zero)))
  }

  private var isText: Bool {
    switch content {
    case .operations(let operations):
      operations.allSatisfy { operation in
        if case .text = operation { true } else { false }
      }
    case .group(let group): group.children.allSatisfy(\.isText)
    case .backdrop: false
    }
  }
}
