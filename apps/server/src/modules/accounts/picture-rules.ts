import { fileTypeFromFile } from 'file-type';
import { pictureMaxBytes } from '@waymark/contract/account-choices';
import type { PictureSquare } from '@waymark/contract/account-pictures';
import { AppError } from '../../platform/errors.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { pictureFormats, pictureMaxPixels, pictureName, unreadableFormats } from './picture-constants.ts';
import { encodePicture, measurePicture } from './picture-gateway.ts';

const choose = 'Choose a JPEG, PNG, WebP or AVIF picture.';

/**
 * Makes the small picture that is kept of an upload. What the file claims to be decides nothing, and nothing is
 * decoded before its size is known. Throws `unsupported_file`, `too_large` or `invalid_input` with one sentence.
 */
export async function cutPicture(upload: Upload, square: PictureSquare | undefined): Promise<Buffer> {
  await checkFormat(upload);
  const size = await measurePicture(upload.path).catch(() => Promise.reject(isDamaged()));
  checkPixels(size);
  if (square) checkSquare(square, size);
  return encodePicture(upload.path, square).catch(() => Promise.reject(isDamaged()));
}

/** What a form with a picture may carry. */
export function pictureFormLimits(temporaryDirectory: string) {
  return { fileField: 'picture', maxBytes: pictureMaxBytes, temporaryDirectory };
}

/** The refusal of a picture, tied to its field. */
export function refusePicture(
  code: 'unsupported_file' | 'too_large' | 'invalid_input',
  message: string,
): AppError {
  return new AppError(code, message, { fields: { picture: message } });
}

async function checkFormat({ path, name, size }: Upload): Promise<void> {
  if (size === 0) throw refusePicture('invalid_input', 'This file is empty. Choose another one.');
  const found = (await fileTypeFromFile(path))?.ext ?? '';
  if (pictureFormats.includes(found)) return;
  if (unreadableFormats.includes(found)) {
    throw refusePicture(
      'unsupported_file',
      'HEIC pictures cannot be read here. Save it as a JPEG and choose that.',
    );
  }
  if (pictureName.test(name)) {
    throw refusePicture(
      'unsupported_file',
      `This file is not really the picture that its name says. ${choose}`,
    );
  }
  throw refusePicture('unsupported_file', `A file of this kind cannot be your picture. ${choose}`);
}

function checkPixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= pictureMaxPixels) return;
  const most = Math.round(Math.sqrt(pictureMaxPixels));
  throw refusePicture(
    'too_large',
    `This picture has ${width} by ${height} pixels. Make it smaller, for example ${most} by ${most}, and try again.`,
  );
}

function checkSquare(
  { x, y, size }: PictureSquare,
  { width, height }: { width: number; height: number },
): void {
  if (size > 0 && x + size <= width && y + size <= height) return;
  throw refusePicture('invalid_input', 'The part you chose lies outside of the picture. Choose it again.');
}

function isDamaged(): AppError {
  return refusePicture(
    'invalid_input',
    'This picture is damaged and cannot be read. Save it again or choose another one.',
  );
}
