import { resumeExtensions, resumeMaxBytes } from '@waymark/contract/identity/choices';
import { tooLarge } from '../../lib/format-file-size.ts';
import { msg } from '@waymark/contract/text/message';

/** For the file picker: '.pdf,.doc,.docx'. */
export const resumeAccept = resumeExtensions.map((extension) => `.${extension}`).join(',');

/**
 * What speaks against a chosen resume, in the words of B-8; undefined when nothing does. The server looks
 * into the file as well; this saves an upload that it would refuse.
 */
export function findResumeProblem(file: Pick<File, 'name' | 'size'> | null): string | undefined {
  if (!file) return msg`Please upload a file`;
  const name = file.name.toLowerCase();
  if (!resumeExtensions.some((extension) => name.endsWith(`.${extension}`)))
    return msg`Unsupported File Format`;
  if (file.size > resumeMaxBytes) return tooLarge(resumeMaxBytes);
  if (file.size === 0) return msg`This file is empty. Choose another one.`;
  return undefined;
}
