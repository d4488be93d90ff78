import { msg } from '@waymark/contract/text/message';
import { pictureMediaTypes } from '@waymark/contract/identity/choices';
import { tooLarge } from '../../../lib/format-file-size.ts';

/** Checks a file before it is sent; undefined if it is fine. The server checks its content. */
export function findFileProblem(
  file: Pick<File, 'size' | 'type'> | null,
  maxBytes: number,
): string | undefined {
  if (!file) return msg`Please choose a picture.`;
  if (file.size === 0) return msg`This file is empty. Choose another one.`;
  if (file.size > maxBytes) return tooLarge(maxBytes);
  // The type is empty if the browser does not know it.
  const known = file.type === '' || pictureMediaTypes.some((type) => type === file.type);
  return known ? undefined : msg`Choose a JPEG, PNG, WebP or AVIF picture.`;
}
