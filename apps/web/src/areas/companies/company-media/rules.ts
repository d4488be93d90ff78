import { pictureMediaTypes } from '@waymark/contract/identity/choices/accounts';
import { tooLarge } from '../../../lib/format-file-size.ts';

/** What speaks against a chosen file before it is sent; undefined when nothing does. The server looks into it. */
export function findFileProblem(
  file: Pick<File, 'size' | 'type'> | null,
  maxBytes: number,
): string | undefined {
  if (!file) return 'Please choose a picture.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > maxBytes) return tooLarge(maxBytes);
  // A browser that does not know the type leaves it empty.
  const known = file.type === '' || pictureMediaTypes.some((type) => type === file.type);
  return known ? undefined : 'Choose a JPEG, PNG, WebP or AVIF picture.';
}
