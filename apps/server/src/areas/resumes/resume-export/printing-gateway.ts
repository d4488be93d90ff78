import { exportPagesLimit, type ExportFormat } from '@waymark/contract/resumes/choices';
import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';
import type { Language } from '@waymark/contract/text/languages';
import { msg } from '@waymark/contract/text/message';
import pLimit from 'p-limit';
import { quoteUnprintable } from '../../../platform/documents/pdf-gateway.ts';
import { AppError } from '../../../platform/errors.ts';
import { runInThread, ThreadFailure } from '../../../platform/run-in-thread.ts';
import { printingLimits, printingsAtOnce, printingsWaiting } from './constants.ts';
import type { SectionChoices } from './content-rules.ts';
import type { Letter } from './letter-rules.ts';
import type { TemplateChoices } from './template-rules.ts';

/** The document to print, and the language of what it says beside the person's own words. */
export type PrintOrder = { format: ExportFormat; language: Language } & (
  | { kind: 'resume'; resume: JsonResume; choices: TemplateChoices & SectionChoices }
  | { kind: 'letter'; letter: Letter; choices: TemplateChoices }
);

export interface Printed {
  bytes: Uint8Array;
  pages: number;
  unprintable: string;
}

/** The answer of the thread. */
export type PrintedAnswer = Printed | { tooManyPages: number };

const limit = pLimit(printingsAtOnce);

/** Prints in a thread with time and memory limits, two at a time. Throws `too_large` or `unavailable`. */
export async function print(order: PrintOrder): Promise<Printed> {
  if (limit.pendingCount >= printingsWaiting)
    throw new AppError(
      'unavailable',
      msg`Many resumes are being printed right now. Please try again in a minute.`,
    );
  const entry = new URL('./printing-worker.ts', import.meta.url);
  const answer = await limit(() => runInThread<PrintedAnswer>(entry, order, printingLimits)).catch(explain);
  if ('tooManyPages' in answer) {
    const message = msg`This would fill ${answer.tooManyPages} pages, and ${exportPagesLimit} is the most. Hide a section or shorten it.`;
    throw new AppError('too_large', message);
  }
  return answer;
}

/** The same for a file that leaves: throws `unprocessable` where the PDF would leave anything out. */
export async function printWhole(order: PrintOrder): Promise<Printed> {
  const printed = await print(order);
  if (printed.unprintable) {
    throw new AppError(
      'unprocessable',
      msg`The PDF cannot show ${quoteUnprintable(printed.unprintable)}: no font of ours has it. Change the text, or download the Word file, which has all of it.`,
    );
  }
  return printed;
}

function explain(error: unknown): never {
  if (!(error instanceof ThreadFailure)) throw error;
  if (error.reason === 'crash') throw error;
  throw new AppError(
    'too_large',
    msg`Printing this took too long. Hide a section or shorten it.`,
    {},
    { cause: error },
  );
}
