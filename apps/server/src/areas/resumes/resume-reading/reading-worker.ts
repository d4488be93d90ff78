import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableDocument } from '../../../platform/documents/document.ts';
import { readDocument } from '../../../platform/documents/read-document.ts';
import type { ThreadAnswer } from './reading-gateway.ts';
import { understandResume } from './rules.ts';

/*
 * The only place that opens untrusted files: a thread with time and memory limits, without settings, that
 * ends after one answer. The interpretation runs here too, so that its time is limited as well.
 */

async function read(bytes: Uint8Array): Promise<ThreadAnswer> {
  try {
    return { resume: understandResume(await readDocument(Buffer.from(bytes))) };
  } catch (error) {
    return { reason: error instanceof UnreadableDocument ? error.reason : 'damaged' };
  }
}

parentPort?.postMessage(await read(workerData as Uint8Array));
