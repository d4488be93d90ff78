import { pictureMaxBytes } from '@waymark/contract/identity/choices';

/** What speaks against a chosen picture before it is sent; the server looks into the file. */
export function findPictureProblem(file: File | null): string | undefined {
  if (!file) return 'Please choose a picture.';
  return file.size > pictureMaxBytes ? 'This picture is larger than 5 MB. Choose a smaller one.' : undefined;
}
