import CoreGraphics

/// The stacks of current graphics contexts, one for each thread, the innermost last.
private let contexts = ThreadLocal<[CGContext]>([])

/// Returns the current graphics context, or `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.value.last }

/// Makes a context current until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.value.append(context)
}

/// Restores the previous graphics context.
public func UIGraphicsPopContext() { _ = contexts.value.popLast() }
