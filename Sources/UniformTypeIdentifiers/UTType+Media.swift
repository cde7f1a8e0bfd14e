extension UTType {
  // MARK: Images, movies and audio

  /// Image.
  public static let image = UTType(declared: "public.image")

  /// JPEG image.
  public static let jpeg = UTType(declared: "public.jpeg")

  /// PNG image.
  public static let png = UTType(declared: "public.png")

  /// GIF image.
  public static let gif = UTType(declared: "com.compuserve.gif")

  /// TIFF image.
  public static let tiff = UTType(declared: "public.tiff")

  /// BMP image.
  public static let bmp = UTType(declared: "com.microsoft.bmp")

  /// Windows icon.
  public static let ico = UTType(declared: "com.microsoft.ico")

  /// Icon of a Mac application.
  public static let icns = UTType(declared: "com.apple.icns")

  /// SVG image.
  public static let svg = UTType(declared: "public.svg-image")

  /// WebP image.
  public static let webP = UTType(declared: "org.webmproject.webp")

  /// HEIF image.
  public static let heif = UTType(declared: "public.heif")

  /// HEIC image.
  public static let heic = UTType(declared: "public.heic")

  /// Raw image of a camera.
  public static let rawImage = UTType(declared: "public.camera-raw-image")

  /// OpenEXR image.
  public static let exr = UTType(declared: "com.ilm.openexr-image")

  /// Live Photo.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")

  /// 3D content.
  public static let threeDContent = UTType(declared: "public.3d-content")

  /// USDZ scene.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")

  /// Audiovisual content.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")

  /// Movie.
  public static let movie = UTType(declared: "public.movie")

  /// Video.
  public static let video = UTType(declared: "public.video")

  /// Audio.
  public static let audio = UTType(declared: "public.audio")

  /// QuickTime movie.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")

  /// MPEG movie.
  public static let mpeg = UTType(declared: "public.mpeg")

  /// MPEG-2 video.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")

  /// MPEG-2 transport stream.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")

  /// MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")

  /// AVI movie.
  public static let avi = UTType(declared: "public.avi")

  /// MP3 audio.
  public static let mp3 = UTType(declared: "public.mp3")

  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")

  /// AIFF audio.
  public static let aiff = UTType(declared: "public.aiff-audio")

  /// Waveform audio.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")

  /// MIDI audio.
  public static let midi = UTType(declared: "public.midi-audio")

  /// Playlist.
  public static let playlist = UTType(declared: "public.playlist")

  /// M3U playlist.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
}
