import CoreGraphics

/// The stack of current graphics contexts.
private enum GraphicsContextStack {
  // R-IMG-10
  /// The contexts of each thread, the innermost last.
  static let contexts = ThreadLocal<[CGContext]>([])
}

/// Returns the current graphics context, or `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContextStack.contexts.value.last
}

/// Makes a context current until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.contexts.value.append(context)
}

/// Restores the previous graphics context.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.value.popLast() }
