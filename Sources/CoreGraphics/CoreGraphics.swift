@_exported import typealias CoreFoundation.CFAbsoluteTime
@_exported import func CoreFoundation.CFAbsoluteTimeGetCurrent
@_exported import Foundation
@_exported import ObjectiveC

/// The largest number, for animations that repeat until they are removed.
///
/// Darwin has the same constant.
public let HUGE = Float.greatestFiniteMagnitude
