// Left empty on purpose: the toolchain lists a Testing overlay for a module named CoreGraphics but does not
// ship it, so a test that imports both would not compile without this target.
