import { buffer } from 'node:stream/consumers';
import type { ReadResume, UnreadableReason } from '@waymark/contract/resumes/resume-reading';
import pLimit from 'p-limit';
import { runInThread, ThreadFailure } from '../../../platform/run-in-thread.ts';
import type { Services } from '../../../platform/services.ts';
import { readingLimits, readingsAtOnce, readingsWaiting, unreadableMessages } from './constants.ts';

/** A parsed resume, or the reason it could not be parsed, with one sentence for the uploader. */
export type Reading =
  | { resume: ReadResume; failure?: undefined }
  | { resume?: undefined; failure: { reason: UnreadableReason; message: string } };

/** The answer of the thread. */
export type ThreadAnswer = { resume: ReadResume } | { reason: UnreadableReason };

const limit = pLimit(readingsAtOnce);

/** Reads a stored resume. Rejects when its bytes cannot be fetched, and with `unavailable` on a busy machine. */
export async function readResume(
  { files }: Pick<Services, 'files'>,
  file: { storage_key: string },
): Promise<Reading> {
  return readResumeBytes(await buffer(await files.open(file.storage_key)));
}

/**
 * Parses a resume in a thread with time and memory limits, two at a time. The content decides the format, not
 * the name. The same bytes give the same reading.
 */
export async function readResumeBytes(bytes: Uint8Array): Promise<Reading> {
  if (limit.pendingCount >= readingsWaiting) return unread('busy');
  const entry = new URL('./reading-worker.ts', import.meta.url);
  try {
    const answer = await limit(() => runInThread<ThreadAnswer>(entry, bytes, readingLimits));
    return 'resume' in answer ? answer : unread(answer.reason);
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    return unread(failureReasons[error.reason]);
  }
}

const failureReasons: Record<ThreadFailure['reason'], UnreadableReason> = {
  time: 'too-slow',
  memory: 'too-large',
  crash: 'damaged',
};

function unread(reason: UnreadableReason): Reading {
  return { failure: { reason, message: unreadableMessages[reason] } };
}
