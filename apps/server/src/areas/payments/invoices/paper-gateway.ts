import { msg } from '@waymark/contract/text/message';
import { printSheet, quoteUnprintable } from '../../../platform/documents/pdf-gateway.ts';
import { AppError } from '../../../platform/errors.ts';
import { layOutPaper, type PaperText } from './paper-sheet-rules.ts';

/** An address of any length that the forms take. */
const maxPages = 5;

/** A receipt, an invoice or a credit note as a PDF. Throws `unprocessable` where no font has one of its characters. */
export async function drawPaper(paper: PaperText): Promise<Buffer> {
  const { bytes, unprintable } = await printSheet(layOutPaper(paper), maxPages);
  if (unprintable) {
    throw new AppError(
      'unprocessable',
      msg`This document cannot be printed whole: no font of ours has ${quoteUnprintable(unprintable)}. Please write to us for it.`,
    );
  }
  return Buffer.from(bytes);
}

/** Letters that the fonts have for certain, so that nothing has to be tried. */
const printable = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u017f\u2013-\u2026€]*$/;

/** Whether it needs no trial that a document can be printed whole. */
export const isSurelyPrintable = (paper: PaperText): boolean => printable.test(JSON.stringify(paper));

/** The characters of a document that no font has; none where it can be printed whole. */
export async function findUnprintable(paper: PaperText): Promise<string> {
  return (await printSheet(layOutPaper(paper), maxPages)).unprintable;
}
