import { pictureMaxBytes } from '@waymark/contract/identity/choices';
import { msg } from '@waymark/contract/text/message';

/** What speaks against a chosen picture before it is sent; the server looks into the file. */
export function findPictureProblem(file: File | null): string | undefined {
  if (!file) return msg`Please choose a picture.`;
  return file.size > pictureMaxBytes
    ? msg`This picture is larger than 5 MB. Choose a smaller one.`
    : undefined;
}
