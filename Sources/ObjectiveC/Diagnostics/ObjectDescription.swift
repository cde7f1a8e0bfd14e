/// Returns the class and address of an object, as they appear in UIKit's messages.
package func describe(_ object: AnyObject) -> String {
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
}
