// Intentionally empty: the toolchain declares a Testing overlay for a module named CoreGraphics but
// doesn't ship it, so a test that imports both would not compile without this target.
