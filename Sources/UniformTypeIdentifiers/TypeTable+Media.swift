extension TypeTable {
  /// The types of images, movies and audio.
  static let media: [TypeDeclaration] = [
    TypeDeclaration("public.image", parents: ["public.data", "public.content"], "image"),
    TypeDeclaration(
      "public.jpeg",
      parents: ["public.image"],
      extensions: ["jpeg", "jpg", "jpe"],
      mimeTypes: ["image/jpeg", "image/jpg"],
      "JPEG image"
    ),
    TypeDeclaration(
      "public.png",
      parents: ["public.image"],
      extensions: ["png"],
      mimeTypes: ["image/png"],
      "PNG image"
    ),
    TypeDeclaration(
      "com.compuserve.gif",
      parents: ["public.image"],
      extensions: ["gif"],
      mimeTypes: ["image/gif"],
      "GIF image"
    ),
    TypeDeclaration(
      "public.tiff",
      parents: ["public.image"],
      extensions: ["tiff", "tif"],
      mimeTypes: ["image/tiff"],
      "TIFF image"
    ),
    TypeDeclaration(
      "com.microsoft.bmp",
      parents: ["public.image"],
      extensions: ["bmp", "dib"],
      mimeTypes: ["image/bmp", "image/x-bmp"],
      "BMP image"
    ),
    TypeDeclaration(
      "com.microsoft.ico",
      parents: ["public.image"],
      extensions: ["ico"],
      mimeTypes: ["image/vnd.microsoft.icon", "image/x-icon"],
      "Windows icon"
    ),
    TypeDeclaration(
      "com.apple.icns",
      parents: ["public.image"],
      extensions: ["icns"],
      mimeTypes: ["image/icns"],
      "icon of a Mac application"
    ),
    TypeDeclaration(
      "public.svg-image",
      parents: ["public.image", "public.xml"],
      extensions: ["svg", "svgz"],
      mimeTypes: ["image/svg+xml"],
      "SVG image"
    ),
    TypeDeclaration(
      "org.webmproject.webp",
      parents: ["public.image"],
      extensions: ["webp"],
      mimeTypes: ["image/webp"],
      "WebP image"
    ),
    TypeDeclaration(
      "public.heif",
      parents: ["public.image"],
      extensions: ["heif"],
      mimeTypes: ["image/heif"],
      "HEIF image"
    ),
    TypeDeclaration(
      "public.heic",
      parents: ["public.heif"],
      extensions: ["heic"],
      mimeTypes: ["image/heic"],
      "HEIC image"
    ),
    TypeDeclaration(
      "public.avif",
      parents: ["public.heif"],
      extensions: ["avif"],
      mimeTypes: ["image/avif"],
      "AVIF image"
    ),
    TypeDeclaration("public.camera-raw-image", parents: ["public.image"], "raw image of a camera"),
    TypeDeclaration(
      "com.adobe.raw-image",
      parents: ["public.camera-raw-image"],
      extensions: ["dng"],
      mimeTypes: ["image/x-adobe-dng"],
      "digital negative"
    ),
    TypeDeclaration(
      "com.ilm.openexr-image",
      parents: ["public.image"],
      extensions: ["exr"],
      mimeTypes: ["image/x-exr"],
      "OpenEXR image"
    ),
    TypeDeclaration(
      "com.adobe.photoshop-image",
      parents: ["public.image"],
      extensions: ["psd"],
      mimeTypes: ["image/vnd.adobe.photoshop"],
      "Photoshop document"
    ),
    TypeDeclaration("com.apple.live-photo", "Live Photo"),
    TypeDeclaration("public.3d-content", parents: ["public.content"], "3D content"),
    TypeDeclaration(
      "com.pixar.universal-scene-description-mobile",
      parents: ["public.data", "public.3d-content"],
      extensions: ["usdz"],
      mimeTypes: ["model/vnd.usdz+zip"],
      "USDZ scene"
    ),
    TypeDeclaration(
      "public.audiovisual-content",
      parents: ["public.data", "public.content"],
      "audiovisual content"
    ),
    TypeDeclaration("public.movie", parents: ["public.audiovisual-content"], "movie"),
    TypeDeclaration("public.video", parents: ["public.movie"], "video"),
    TypeDeclaration("public.audio", parents: ["public.audiovisual-content"], "audio"),
    TypeDeclaration(
      "com.apple.quicktime-movie",
      parents: ["public.movie"],
      extensions: ["mov", "qt"],
      mimeTypes: ["video/quicktime"],
      "QuickTime movie"
    ),
    TypeDeclaration(
      "public.mpeg",
      parents: ["public.movie"],
      extensions: ["mpg", "mpeg", "mpe"],
      mimeTypes: ["video/mpeg"],
      "MPEG movie"
    ),
    TypeDeclaration(
      "public.mpeg-2-video",
      parents: ["public.video"],
      extensions: ["m2v"],
      mimeTypes: ["video/mpeg2"],
      "MPEG-2 video"
    ),
    TypeDeclaration(
      "public.mpeg-2-transport-stream",
      parents: ["public.movie"],
      extensions: ["ts"],
      mimeTypes: ["video/mp2t"],
      "MPEG-2 transport stream"
    ),
    TypeDeclaration(
      "public.mpeg-4",
      parents: ["public.movie"],
      extensions: ["mp4", "mpg4"],
      mimeTypes: ["video/mp4"],
      "MPEG-4 movie"
    ),
    TypeDeclaration(
      "com.apple.m4v-video",
      parents: ["public.movie"],
      extensions: ["m4v"],
      mimeTypes: ["video/x-m4v"],
      "MPEG-4 video"
    ),
    TypeDeclaration(
      "public.avi",
      parents: ["public.movie"],
      extensions: ["avi", "vfw"],
      mimeTypes: ["video/avi", "video/x-msvideo"],
      "AVI movie"
    ),
    TypeDeclaration(
      "org.webmproject.webm",
      parents: ["public.movie"],
      extensions: ["webm"],
      mimeTypes: ["video/webm"],
      "WebM movie"
    ),
    TypeDeclaration(
      "org.matroska.mkv",
      parents: ["public.movie"],
      extensions: ["mkv"],
      mimeTypes: ["video/x-matroska"],
      "Matroska movie"
    ),
    TypeDeclaration(
      "public.mp3",
      parents: ["public.audio"],
      extensions: ["mp3"],
      mimeTypes: ["audio/mpeg", "audio/mp3"],
      "MP3 audio"
    ),
    TypeDeclaration(
      "public.mpeg-4-audio",
      parents: ["public.audio", "public.mpeg-4"],
      extensions: ["mp4a"],
      mimeTypes: ["audio/mp4"],
      "MPEG-4 audio"
    ),
    TypeDeclaration(
      "com.apple.m4a-audio",
      parents: ["public.audio"],
      extensions: ["m4a"],
      mimeTypes: ["audio/x-m4a"],
      "Apple MPEG-4 audio"
    ),
    TypeDeclaration(
      "public.aac-audio",
      parents: ["public.audio"],
      extensions: ["aac", "adts"],
      mimeTypes: ["audio/aac"],
      "AAC audio"
    ),
    TypeDeclaration(
      "public.aiff-audio",
      parents: ["public.audio"],
      extensions: ["aiff", "aif"],
      mimeTypes: ["audio/aiff", "audio/x-aiff"],
      "AIFF audio"
    ),
    TypeDeclaration(
      "com.microsoft.waveform-audio",
      parents: ["public.audio"],
      extensions: ["wav", "wave"],
      mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/x-wav"],
      "waveform audio"
    ),
    TypeDeclaration(
      "public.midi-audio",
      parents: ["public.audio"],
      extensions: ["mid", "midi"],
      mimeTypes: ["audio/midi"],
      "MIDI audio"
    ),
    TypeDeclaration(
      "org.xiph.flac",
      parents: ["public.audio"],
      extensions: ["flac"],
      mimeTypes: ["audio/flac"],
      "FLAC audio"
    ),
    TypeDeclaration(
      "org.xiph.ogg-audio",
      parents: ["public.audio"],
      extensions: ["ogg", "oga"],
      mimeTypes: ["audio/ogg"],
      "Ogg audio"
    ),
    TypeDeclaration(
      "org.xiph.opus",
      parents: ["public.audio"],
      extensions: ["opus"],
      mimeTypes: ["audio/opus"],
      "Opus audio"
    ),
    TypeDeclaration("public.playlist", parents: ["public.content"], "playlist"),
    TypeDeclaration(
      "public.m3u-playlist",
      parents: ["public.text", "public.playlist"],
      extensions: ["m3u", "m3u8"],
      mimeTypes: ["audio/mpegurl", "application/vnd.apple.mpegurl"],
      "M3U playlist"
    ),
  ]
}
