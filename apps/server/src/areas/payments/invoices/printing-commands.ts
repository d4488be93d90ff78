import { AppError } from '../../../platform/errors.ts';
import { quoteUnprintable } from '../../../platform/documents/pdf-gateway.ts';
import { findUnprintable, isSurelyPrintable } from './paper-gateway.ts';
import type { PaperText } from './paper-sheet-rules.ts';

/** What of an invoice others have written; its dates and its number are ours. */
type Written = Pick<PaperText, 'seller' | 'billed' | 'name' | 'description'>;

/** An invoice that no font may be able to print, found within a transaction. */
class UncheckedInvoice extends Error {
  readonly text: Written;

  constructor(text: Written) {
    super('Whether this invoice can be printed is not known yet.');
    this.text = text;
  }
}

const keyOf = ({ seller, billed, name, description }: Written) =>
  JSON.stringify([seller, billed, name, description]);

const paperOf = (text: Written): PaperText => ({
  ...text,
  title: 'Invoice',
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
  attempt: (mustPrint: (text: Written) => void) => Promise<Result>,
): Promise<Result> {
  const checked = new Set<string>();
  const mustPrint = (text: Written) => {
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

async function requirePrintable(text: Written): Promise<void> {
  const unprintable = await findUnprintable(paperOf(text));
  if (unprintable === '') return;
  throw new AppError(
    'unprocessable',
    `An invoice cannot be printed with ${quoteUnprintable(unprintable)}: no font of ours has it. Change the name or the address in the billing details, or write to us.`,
  );
}
