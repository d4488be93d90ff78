import { msg } from '@waymark/contract/text/message';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import { runInThread, type ThreadLimits } from '../run-in-thread.ts';
import type { Sheet } from './sheet.ts';

interface PrintedSheet {
  bytes: Uint8Array;
  pages: number;
  /** Characters that no font has, each once: they are left out. */
  unprintable: string;
}

const limits: ThreadLimits = { seconds: 10, megabytes: 256 };
const limit = pLimit(2);
const mostWaiting = 40;

/** Draws a document as a PDF in a thread with limits, two at a time. Throws `unavailable` where many wait. */
export async function printSheet(sheet: Sheet, maxPages: number): Promise<PrintedSheet> {
  if (limit.pendingCount >= mostWaiting) {
    throw new AppError(
      'unavailable',
      msg`Many documents are being printed right now. Please try again in a minute.`,
    );
  }
  const entry = new URL('./pdf-worker.ts', import.meta.url);
  return limit(() => runInThread<PrintedSheet>(entry, { sheet, maxPages }, limits));
}

/** "“𓂀”, “𓁹”" of characters that cannot be printed, the first few of them. */
export function quoteUnprintable(unprintable: string): string {
  const all = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(unprintable)];
  const named = all.slice(0, 10).map(({ segment }) => `“${segment}”`);
  return [...named, ...(all.length > named.length ? ['…'] : [])].join(', ');
}
