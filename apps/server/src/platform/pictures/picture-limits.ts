/**
 * More than the cameras of phones take, and a quarter of a gigabyte at most once it is decoded. A file of a few
 * hundred kilobytes can claim many times as much.
 */
export const pictureMaxPixels = 50_000_000;

/** What the detection by content calls the formats that are read; an animation counts by its first picture. */
export const pictureFormats: readonly string[] = ['jpg', 'png', 'apng', 'webp', 'avif'];

/** Pictures of phones that would need a licensed decoder. */
export const unreadableFormats: readonly string[] = ['heic', 'heif'];

/** A name that says it is a picture which could be read. */
export const pictureName = /\.(jpe?g|jfif|png|webp|avif)$/i;

/** One picture keeps one core busy, and the others answer meanwhile: a second picture waits for its turn. */
export const picturesAtOnce = 1;

/** What takes longer to decode was made to take long. */
export const pictureMaxSeconds = 20;

/** The quality of WebP from which faces and signs of this size show no trace of it. */
export const pictureQuality = 84;

export const pictureMediaType = 'image/webp';
