import Foundation
import PortKit

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  exit(PortCommand(arguments) { print($0) }.run())
} catch {
  FileHandle.standardError.write(Data("tabbarkit-port: \(error)\n\(Arguments.usage)\n".utf8))
  exit(2)
}
