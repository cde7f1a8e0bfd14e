// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the toolchain that contains the SwiftSyntax libraries.
///
/// The manifest is a program that is linked with the toolchain's PackageDescription library, so the
/// toolchain is located by that library; `PATH` may name a launcher instead of the toolchain.
let hostLibraries: String = {
  let marker = "/lib/swift/pm/"
  if let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) {
    for line in maps.split(separator: "\n") {
      guard let path = line.range(of: "/"), let end = line.range(of: marker) else { continue }
      return line[path.lowerBound..<end.lowerBound] + "/lib/swift/host"
    }
  }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  for folder in folders where FileManager.default.fileExists(atPath: "\(folder)/swift-package") {
    let tool = URL(fileURLWithPath: "\(folder)/swift-package").resolvingSymlinksInPath()
    return tool.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host"
  }
  return "/usr/lib/swift/host"
}()

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-I", hostLibraries]),
]
let linking: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  .linkedLibrary("SwiftParserDiagnostics"),
]

let package = Package(
  name: "Port",
  products: [.executable(name: "tabbarkit-port", targets: ["tabbarkit-port"])],
  targets: [
    .target(name: "PortKit", swiftSettings: settings),
    .executableTarget(
      name: "tabbarkit-port",
      dependencies: ["PortKit"],
      swiftSettings: settings,
      linkerSettings: linking
    ),
    .testTarget(
      name: "PortTests",
      dependencies: ["PortKit"],
      exclude: ["Expected"],
      swiftSettings: settings,
      linkerSettings: linking
    ),
  ]
)
