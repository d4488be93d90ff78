import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { readResumeBytes } from '../../areas/resumes/resume-reading/reading-gateway.ts';
import { newId } from '../../platform/ids.ts';
import { temporaryRoot } from '../test-database.ts';

/*
 * Resumes of invented people in a dozen layouts: NAME.html is what NAME.pdf was printed from by a browser, and
 * NAME.truth.json what a person reads in it.
 */

/** A resume of this folder as it is read, once a run: to read one takes a thread and a second. */
export async function readFixture(name: string): Promise<{ bytes: Buffer; resume: ReadResume }> {
  const bytes = await readFile(new URL(name, import.meta.url));
  const kept = join(temporaryRoot(), `${name}.json`);
  if (!existsSync(kept)) {
    const own = `${kept}.${newId()}`;
    await writeFile(own, JSON.stringify(await readFixtureAgain(name)));
    // Whole or not there at all: another worker may ask for it at any moment.
    await rename(own, kept);
  }
  return { bytes, resume: JSON.parse(await readFile(kept, 'utf8')) as ReadResume };
}

/** For a test that compares what is read of the same bytes. */
export async function readFixtureAgain(name: string): Promise<ReadResume> {
  const { resume, failure } = await readResumeBytes(await readFile(new URL(name, import.meta.url)));
  if (failure) throw new Error(failure.message);
  return resume;
}
