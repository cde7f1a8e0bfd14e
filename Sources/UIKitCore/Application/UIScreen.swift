@MainActor public final class UIScreen {}
