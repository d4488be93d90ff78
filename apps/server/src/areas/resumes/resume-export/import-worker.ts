import { isUtf8 } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { resumeImportLimits } from '@waymark/contract/resumes/choices/resume-export';
import { readArchive } from '../../../platform/documents/read-archive.ts';
import { UnreadableDocument } from '../../../platform/documents/document.ts';
import { archiveLimits } from './constants.ts';
import type { ImportAnswer } from './import-rules.ts';
import { readJsonResume } from './json-resume-rules.ts';
import { isWantedTable, readTables } from './linkedin-rules.ts';

/* Files of strangers are opened here: the thread has limits of time and memory, and ends with its one answer. */

async function read(bytes: Buffer): Promise<ImportAnswer> {
  if (bytes.length === 0) return { problem: 'This file is empty. Choose another one.' };
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readZip(bytes);
  if (bytes.length > resumeImportLimits.jsonBytes)
    return { problem: 'This file is larger than 1 MB. Leave out pictures: a JSON Resume has text only.' };
  if (!isUtf8(bytes))
    return { problem: 'This file is no text in UTF-8. Upload a JSON Resume or LinkedIn’s ZIP.' };
  return readJsonResume(bytes.toString('utf8').replace(/^\uFEFF/, ''));
}

async function readZip(bytes: Buffer): Promise<ImportAnswer> {
  try {
    return readTables(await readArchive(bytes, { ...archiveLimits, isWanted: isWantedTable }));
  } catch (error) {
    if (error instanceof UnreadableDocument) return { problem: refusals[error.reason] ?? damaged };
    return { problem: damaged };
  }
}

const damaged = 'This ZIP file is damaged. Download your export from LinkedIn again and upload the new file.';
const refusals: Partial<Record<UnreadableDocument['reason'], string>> = {
  encrypted: 'This ZIP file is protected by a password. Upload the export as LinkedIn gives it.',
  'too-large':
    'This ZIP file unpacks to more than an export of a profile holds. Upload the export as LinkedIn gives it.',
};

parentPort?.postMessage(await read(Buffer.from(workerData as Uint8Array)));
