import { parentPort, workerData } from 'node:worker_threads';
import { exportPagesLimit } from '@waymark/contract/resumes/choices';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { TooManyPages, writePdf } from '../../../platform/documents/write-pdf.ts';
import { describeResume } from './content-rules.ts';
import { layOutLetter } from './letter-rules.ts';
import type { PrintedAnswer, PrintOrder } from './printing-gateway.ts';
import { layOutResume } from './template-rules.ts';

/*
 * Layout takes a tenth of a second of a core, with untrusted texts: a thread with limits does it and ends
 * after one answer.
 */

function layOut(order: PrintOrder) {
  const say = sayIn(order.language);
  if (order.kind === 'letter') return layOutLetter(say, order.letter, order.choices);
  return layOutResume(say, describeResume(say, order.resume, order.choices), order.choices);
}

async function print(order: PrintOrder): Promise<PrintedAnswer> {
  const sheet = layOut(order);
  if (order.format === 'docx') {
    // The library is loaded only for Word files.
    const { writeDocx } = await import('../../../platform/documents/write-docx.ts');
    return { bytes: await writeDocx(sheet), pages: 0, unprintable: '' };
  }
  try {
    return await writePdf(sheet, exportPagesLimit);
  } catch (error) {
    if (error instanceof TooManyPages) return { tooManyPages: error.pages };
    throw error;
  }
}

parentPort?.postMessage(await print(workerData as PrintOrder));
