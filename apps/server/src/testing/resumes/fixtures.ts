import { readFile } from 'node:fs/promises';
import type { ReadResume } from '@waymark/contract/resume-reading';
import { readResumeBytes } from '../../modules/resume-reading/reading-gateway.ts';

/*
 * Resumes of invented people in a dozen layouts: NAME.html is what NAME.pdf was printed from by a browser, and
 * NAME.truth.json what a person reads in it.
 */

/** A resume of this folder as it is read. */
export async function readFixture(name: string): Promise<{ bytes: Buffer; resume: ReadResume }> {
  const bytes = await readFile(new URL(name, import.meta.url));
  const { resume, failure } = await readResumeBytes(bytes);
  if (failure) throw new Error(failure.message);
  return { bytes, resume };
}
