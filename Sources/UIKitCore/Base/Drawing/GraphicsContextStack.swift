import CoreGraphics

/// The stack of current graphics contexts, the innermost last.
enum GraphicsContextStack {
  nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// Returns the current graphics context, or `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

/// Makes a context current until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.contexts.append(context)
}

/// Restores the previous graphics context.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }
