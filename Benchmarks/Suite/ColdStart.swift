import BenchmarkBaseline
import BenchmarkScene
import Foundation

/// Measures the time from the start of a process to its exit after the first frame, without a
/// display, and compares it with a C program that draws the same scene.
///
/// A program that is linked with SimulatorKit only is compared with the C program, and one that can
/// open windows is compared with the C program that loads GTK.
@MainActor
enum ColdStart {
  /// The work of the measured process that can open windows.
  static func run() { _ = Scene(opaqueBar: true) }

  static func rows(repetitions: Int) -> [Row] {
    let times = medians(repetitions: repetitions)
    return [
      Row(
        "start to first frame to exit, milliseconds",
        times.windowed,
        against: 1,
        must: 40,
        aim: 25
      ),
      Row(
        "start to exit / C program that loads GTK",
        times.windowed,
        against: times.windowedBaseline,
        must: 1.5,
        aim: 1.25
      ),
      Row(
        "start to exit without GTK / C program without any toolkit",
        times.headless,
        against: times.headlessBaseline,
        must: 1.5,
        aim: 1.25
      ),
    ]
  }

  private struct Times {
    let windowed, windowedBaseline, headless, headlessBaseline: Double
  }

  /// Runs the four programs in turn.
  private static func medians(repetitions: Int) -> Times {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent()
    let headless = folder.appendingPathComponent("ColdStart")
    let baseline = folder.appendingPathComponent("ColdStartBaseline")
    var times = [[Double]](repeating: [], count: 4)
    for _ in 0..<repetitions {
      times[0].append(milliseconds(of: program, argument: "--cold"))
      times[1].append(milliseconds(of: baseline, argument: "libgtk-4.so.1"))
      times[2].append(milliseconds(of: headless))
      times[3].append(milliseconds(of: baseline))
    }
    let medians = times.map(Measurement.median)
    return Times(
      windowed: medians[0],
      windowedBaseline: medians[1],
      headless: medians[2],
      headlessBaseline: medians[3]
    )
  }

  /// Runs a program and returns the elapsed time.
  ///
  /// The process is started in C, because Foundation's `Process` reports its end some milliseconds
  /// late.
  private static func milliseconds(of program: URL, argument: String? = nil) -> Double {
    let time = baseline_run_milliseconds(program.path, argument)
    return time < 0 ? .infinity : time
  }
}
