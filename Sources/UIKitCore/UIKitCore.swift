@_exported import Foundation
@_exported import QuartzCore

// R-CON-52
/// An integer, by its name in Objective-C.
public typealias NSInteger = Int
