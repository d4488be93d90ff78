import { msg, type Message } from '@waymark/contract/text/message';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { AppError } from '../../../platform/errors.ts';
import { runInThread, ThreadFailure } from '../../../platform/run-in-thread.ts';
import type { ImportAnswer, ImportProblem, ReadImport } from './import-rules.ts';
import { importLimits, printingsAtOnce, printingsWaiting } from './constants.ts';

const limit = pLimit(printingsAtOnce);

/**
 * Reads a JSON Resume or LinkedIn's data export in a thread with limits. Throws a field error with one
 * sentence.
 */
export async function readImport(path: string): Promise<ReadImport> {
  if (limit.pendingCount >= printingsWaiting)
    throw new AppError(
      'unavailable',
      msg`Many files are being read right now. Please try again in a minute.`,
    );
  const bytes = await readFile(path);
  const entry = new URL('./import-worker.ts', import.meta.url);
  const answer = await limit(() => runInThread<ImportAnswer>(entry, bytes, importLimits)).catch(explain);
  if ('problem' in answer) throw refusal(answer.problem);
  return answer;
}

function explain(error: unknown): ImportProblem {
  if (!(error instanceof ThreadFailure)) throw error;
  return {
    problem: msg`This file is damaged or too large to be read. Export it again and upload the new one.`,
  };
}

function refusal(message: Message): AppError {
  return new AppError('invalid_input', message, { fields: { file: message } });
}
