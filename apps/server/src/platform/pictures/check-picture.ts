import { msg, type Message } from '@waymark/contract/text/message';
import { findFileType } from '../documents/inspection-gateway.ts';
import { AppError } from '../errors.ts';
import type { Upload } from '../http/uploads.ts';
import { measurePicture, type PictureSize } from './encode-picture.ts';
import { pictureFormats, pictureMaxPixels, pictureName, unreadableFormats } from './picture-limits.ts';

/** How refusals speak of a picture, and at which field of the form they stand. */
export interface PictureWords {
  field: string;
  /** That a file of this kind cannot be what it was to be. */
  refusal: Message;
}

/**
 * Looks at an upload that is to be a picture, and gives its size. What the file claims to be decides nothing, and
 * nothing is decoded. Throws `unsupported_file`, `too_large` or `invalid_input` with one sentence.
 */
export async function checkPicture(upload: Upload, words: PictureWords): Promise<PictureSize> {
  await checkFormat(upload, words);
  const size = await measurePicture(upload.path).catch(() => Promise.reject(damagedPicture(words)));
  checkPixels(size, words);
  return size;
}

/** The refusal of a picture, tied to its field. */
export function refusePicture(
  { field }: PictureWords,
  code: 'unsupported_file' | 'too_large' | 'invalid_input',
  message: Message,
): AppError {
  return new AppError(code, message, { fields: { [field]: message } });
}

export function damagedPicture(words: PictureWords): AppError {
  const message = msg`This picture is damaged and cannot be read. Save it again or choose another one.`;
  return refusePicture(words, 'invalid_input', message);
}

async function checkFormat({ path, name, size }: Upload, words: PictureWords): Promise<void> {
  if (size === 0) throw refusePicture(words, 'invalid_input', msg`This file is empty. Choose another one.`);
  const found = (await findFileType(path))?.ext ?? '';
  if (pictureFormats.includes(found)) return;
  throw refusePicture(words, 'unsupported_file', describeFormat(found, name, words));
}

function describeFormat(found: string, name: string, { refusal }: PictureWords): Message {
  if (unreadableFormats.includes(found)) {
    return msg`HEIC pictures cannot be read here. Save it as a JPEG and choose that.`;
  }
  if (pictureName.test(name)) {
    return msg`This file is not really the picture that its name says. Choose a JPEG, PNG, WebP or AVIF picture.`;
  }
  return refusal;
}

function checkPixels({ width, height }: PictureSize, words: PictureWords): void {
  if (width * height <= pictureMaxPixels) return;
  const most = Math.round(Math.sqrt(pictureMaxPixels));
  throw refusePicture(
    words,
    'too_large',
    msg`This picture has ${width} by ${height} pixels. Make it smaller, for example ${most} by ${most}, and try again.`,
  );
}
