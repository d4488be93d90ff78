import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableDocument } from '../../../platform/documents/document.ts';
import { readDocument } from '../../../platform/documents/read-document.ts';
import type { ThreadAnswer } from './reading-gateway.ts';
import { understandResume } from './rules.ts';

/*
 * Files of strangers are opened here and nowhere else: the thread has limits of time and memory, no settings, and ends
 * with its one answer. Finding out what the text means is in it too: that must not take forever either.
 */

async function read(bytes: Uint8Array): Promise<ThreadAnswer> {
  try {
    return { resume: understandResume(await readDocument(Buffer.from(bytes))) };
  } catch (error) {
    return { reason: error instanceof UnreadableDocument ? error.reason : 'damaged' };
  }
}

parentPort?.postMessage(await read(workerData as Uint8Array));
