import { msg } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import { quoteUnprintable } from '../../../platform/documents/pdf-gateway.ts';
import { findUnprintable, isSurelyPrintable } from './paper-gateway.ts';
import type { PaperText } from './paper-sheet-rules.ts';

/** What of an invoice its buyer and staff have written; its dates and its number are ours. */
type WrittenText = Pick<PaperText, 'billed' | 'name' | 'description'>;

/** Ends the attempt that it is called in where it is not known yet whether the text can be printed. */
export type MustPrint = (text: WrittenText) => void;

/** An invoice that no font may be able to print, found within a transaction. */
class UncheckedInvoice extends Error {
  readonly text: WrittenText;

  constructor(text: WrittenText) {
    super('Whether this invoice can be printed is not known yet.');
    this.text = text;
  }
}

const keyOf = ({ billed, name, description }: WrittenText) => JSON.stringify([billed, name, description]);

const paperOf = (text: WrittenText): PaperText => ({
  ...text,
  title: 'Invoice',
  seller: [],
  facts: [],
  amount: '',
  totals: [],
  closing: [],
});

/**
 * Does what leads to an invoice only where that can be printed: the attempt names what it would say, and is made again
 * once that was drawn for trial. A thread draws, and no transaction waits for one. Throws `unprocessable`.
 */
export async function whilePrintable<Result>(
  attempt: (mustPrint: MustPrint) => Promise<Result>,
): Promise<Result> {
  const checked = new Set<string>();
  const mustPrint: MustPrint = (text) => {
    if (!isSurelyPrintable(paperOf(text)) && !checked.has(keyOf(text))) throw new UncheckedInvoice(text);
  };
  for (;;) {
    try {
      return await attempt(mustPrint);
    } catch (error) {
      if (!(error instanceof UncheckedInvoice)) throw error;
      await requirePrintable(error.text);
      checked.add(keyOf(error.text));
    }
  }
}

/** Throws `unprocessable` for a text that could not be printed whole. */
export async function requirePrintable(text: WrittenText): Promise<void> {
  if (isSurelyPrintable(paperOf(text))) return;
  const unprintable = await findUnprintable(paperOf(text));
  if (unprintable === '') return;
  throw new AppError(
    'unprocessable',
    msg`An invoice cannot be printed with ${quoteUnprintable(unprintable)}: no font of ours has it. Change the name or the address in the billing details, or write to us.`,
  );
}
