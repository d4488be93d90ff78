import { readFile } from 'node:fs/promises';
import type { ReadResume } from '@waymark/contract/resume-reading';
import { readResumeBytes } from '../../modules/resume-reading/reading-gateway.ts';

/*
 * Resumes of invented people in a dozen layouts: NAME.html is what NAME.pdf was printed from by a browser, and
 * NAME.truth.json what a person reads in it.
 */

const readings = new Map<string, Promise<ReadResume>>();

/** A resume of this folder as it is read, once for all tests of a worker: to read one takes a thread and a second. */
export async function readFixture(name: string): Promise<{ bytes: Buffer; resume: ReadResume }> {
  const reading = readings.get(name) ?? readFixtureAgain(name);
  readings.set(name, reading);
  const bytes = await readFile(new URL(name, import.meta.url));
  return { bytes, resume: structuredClone(await reading) };
}

/** For a test that compares what is read of the same bytes. */
export async function readFixtureAgain(name: string): Promise<ReadResume> {
  const { resume, failure } = await readResumeBytes(await readFile(new URL(name, import.meta.url)));
  if (failure) throw new Error(failure.message);
  return resume;
}
