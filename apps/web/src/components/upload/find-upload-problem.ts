import { isApiError } from '../../lib/api-answer.ts';
import { msg } from '@waymark/contract/text/message';

/**
 * What to say at the field of a file whose upload ended without an answer; undefined when there was one, or when
 * the failure has nothing to do with the file.
 */
export async function findUploadProblem(
  failure: unknown,
  file: Pick<File, 'slice'>,
): Promise<string | undefined> {
  if (isApiError(failure) || !(failure instanceof TypeError)) return undefined;
  if (await isReadable(file)) {
    return msg`The connection broke off while your file was on its way. Check the connection and send it again.`;
  }
  return msg`This file cannot be read any more. It was moved or changed since you chose it: choose it again.`;
}

/** A browser keeps only a reference to a chosen file and breaks an upload off when it has changed. */
async function isReadable(file: Pick<File, 'slice'>): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
