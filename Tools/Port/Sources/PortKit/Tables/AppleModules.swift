/// Modules of Apple's platforms, and names that the library declares without them.
enum AppleModules {
  /// Modules that do not exist on Linux.
  static let missing = names(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accounts AdSupport AddressBook AddressBookUI
    AppIntents AppTrackingTransparency AssetsLibrary AudioToolbox AuthenticationServices
    BackgroundTasks CallKit CarPlay CloudKit Combine Contacts ContactsUI CoreAudio CoreBluetooth
    CoreData CoreHaptics CoreImage CoreLocation CoreML CoreMedia CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreVideo CryptoKit DeviceCheck EventKit EventKitUI
    ExternalAccessory FileProvider GLKit GameController GameKit GameplayKit HealthKit HomeKit
    IOKit ImageIO Intents IntentsUI LinkPresentation LocalAuthentication MapKit MediaPlayer
    MessageUI Messages Metal MetalKit MobileCoreServices ModelIO MultipeerConnectivity
    NaturalLanguage Network NewsstandKit NotificationCenter OpenGLES PDFKit PassKit PencilKit
    Photos PlaygroundSupport PushKit QuickLook ReplayKit SceneKit Security Social Speech
    SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration TVMLKit TVUIKit
    UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit
    WebKit WidgetKit XCPlayground iAd simd
    """
  )

  /// Names of the Objective-C runtime and of Foundation on Apple's platforms that UIKit declares
  /// here.
  static let shims = names(
    """
    CACurrentMediaTime CFAbsoluteTime CFAbsoluteTimeGetCurrent NSClassFromString NSDataAsset
    NSDirectionalEdgeInsets NSException NSLayoutAnchor NSLayoutConstraint
    NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableParagraphStyle NSParagraphStyle NSSelectorFromString NSShadow NSStringFromClass
    NSStringFromSelector NSTextAlignment NSTextAttachment NSTextContainer NSTextStorage Selector autoreleasepool
    objc_AssociationPolicy objc_getAssociatedObject objc_setAssociatedObject objc_sync_enter
    objc_sync_exit os_unfair_lock os_unfair_lock_s os_unfair_lock_t
    """
  )

  static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
