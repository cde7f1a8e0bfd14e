import CoreGraphics

/// The contexts that drawing code writes to without naming them, the innermost last.
enum GraphicsContextStack {
  nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// The context that drawing goes to now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

/// Lets drawing go to `context` until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.contexts.append(context)
}

/// Lets drawing go to where it went before.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }
