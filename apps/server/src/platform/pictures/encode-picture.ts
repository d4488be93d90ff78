import pLimit from 'p-limit';
import type { Sharp, WebpOptions } from 'sharp';
import { pictureMaxPixels, pictureMaxSeconds, pictureQuality, picturesAtOnce } from './picture-limits.ts';

/*
 * The one place that decodes pictures. The library's own threads do it, so that the event loop stays free, and
 * they take turns, so that many uploads at once do not take the processor from everybody else.
 */

export interface PictureSize {
  width: number;
  height: number;
}

const limit = pLimit(picturesAtOnce);
/** The library is large, and loaded by the first picture. */
let loading: ReturnType<typeof loadLibrary> | undefined;

/** A native library that most starts of the server do not need: it is loaded with the first picture. */
async function loadLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // The loaders of every other format stay shut, whatever a file makes the library believe.
  const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
}

async function open(source: string | Buffer, limitInputPixels: number | false) {
  loading ??= loadLibrary();
  const sharp = await loading;
  return sharp(source, { limitInputPixels, failOn: 'error' });
}

/** Width and height of the upright picture, read from its head: nothing is decoded. Throws when there is none. */
export async function measurePicture(path: string): Promise<PictureSize> {
  const { autoOrient } = await (await open(path, false)).metadata();
  return autoOrient;
}

/** An encoded WebP and its size. */
export interface EncodedPicture extends PictureSize {
  bytes: Buffer;
}

/**
 * A WebP of what `draw` makes of the picture: upright, in sRGB, on white where it is clear, and without any
 * metadata. Throws when the picture is damaged.
 */
export function encodePicture(
  source: string | Buffer,
  draw: (picture: Sharp) => Sharp,
  options: WebpOptions = { quality: pictureQuality },
): Promise<EncodedPicture> {
  return limit(async () => {
    const picture = (await open(source, pictureMaxPixels)).autoOrient();
    const { data, info } = await draw(picture)
      .flatten({ background: '#ffffff' })
      .webp(options)
      .timeout({ seconds: pictureMaxSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

/** Pixels that the product has drawn itself, three bytes each. */
export interface DrawnPicture extends PictureSize {
  pixels: Buffer;
}

/** A WebP of a drawing, its longer side at most as given. */
export function encodeDrawing(
  { pixels, width, height }: DrawnPicture,
  side: number,
): Promise<EncodedPicture> {
  return limit(async () => {
    loading ??= loadLibrary();
    const sharp = await loading;
    const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: pictureQuality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}
