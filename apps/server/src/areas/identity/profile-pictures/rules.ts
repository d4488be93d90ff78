import type { PictureSquare } from '@waymark/contract/identity/account-pictures';
import { pictureMaxBytes, pictureSize } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';
import type { Upload } from '../../../platform/http/uploads.ts';
import { checkPicture, damagedPicture, refusePicture } from '../../../platform/pictures/check-picture.ts';
import { encodePicture, type PictureSize } from '../../../platform/pictures/encode-picture.ts';

const words = {
  field: 'picture',
  refusal: msg`A file of this kind cannot be your picture. Choose a JPEG, PNG, WebP or AVIF picture.`,
};

/**
 * Makes the small square that is kept of an upload; without a chosen one, of the part that draws the eye. Throws
 * `unsupported_file`, `too_large` or `invalid_input` with one sentence.
 */
export async function cutPicture(upload: Upload, square: PictureSquare | undefined): Promise<Buffer> {
  const size = await checkPicture(upload, words);
  if (square) checkSquare(square, size);
  const encoding = encodePicture(upload.path, (picture) => {
    if (square) picture.extract({ left: square.x, top: square.y, width: square.size, height: square.size });
    return picture.resize(pictureSize, pictureSize, { fit: 'cover', position: 'attention' });
  });
  return (await encoding.catch(() => Promise.reject(damagedPicture(words)))).bytes;
}

/** What a form with a picture may carry. */
export function pictureFormLimits(temporaryDirectory: string) {
  return { fileField: 'picture', maxBytes: pictureMaxBytes, temporaryDirectory };
}

function checkSquare({ x, y, size }: PictureSquare, { width, height }: PictureSize): void {
  if (size > 0 && x + size <= width && y + size <= height) return;
  throw refusePicture(
    words,
    'invalid_input',
    msg`The part you chose lies outside of the picture. Choose it again.`,
  );
}
