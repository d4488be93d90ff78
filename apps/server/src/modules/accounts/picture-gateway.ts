import { pictureSize } from '@waymark/contract/account-choices';
import type { PictureSquare } from '@waymark/contract/account-pictures';
import { createTurns } from '../../platform/turns.ts';
import { pictureMaxPixels, pictureMaxSeconds, pictureQuality, picturesAtOnce } from './picture-constants.ts';

/*
 * The one place that decodes pictures. The library's own threads do it, so that the event loop stays free, and
 * they take turns, so that many uploads at once do not take the processor from everybody else.
 */

const takeTurn = createTurns(picturesAtOnce);
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

async function open(path: string, limitInputPixels: number | false) {
  loading ??= loadLibrary();
  const sharp = await loading;
  return sharp(path, { limitInputPixels, failOn: 'error' });
}

/** Width and height of the upright picture, read from its head: nothing is decoded. Throws when there is none. */
export async function measurePicture(path: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await (await open(path, false)).metadata();
  return autoOrient;
}

/**
 * The square as a small WebP: upright, in sRGB and without any metadata; without a square, the part that draws
 * the eye. Throws when the picture is damaged.
 */
export function encodePicture(path: string, square: PictureSquare | undefined): Promise<Buffer> {
  return takeTurn(async () => {
    const picture = (await open(path, pictureMaxPixels)).autoOrient();
    if (square) picture.extract({ left: square.x, top: square.y, width: square.size, height: square.size });
    return picture
      .resize(pictureSize, pictureSize, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: pictureQuality })
      .timeout({ seconds: pictureMaxSeconds })
      .toBuffer();
  });
}
