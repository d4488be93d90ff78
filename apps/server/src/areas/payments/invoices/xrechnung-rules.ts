import { enumerate } from '@waymark/contract/payments/enumerate';
import { msg, term } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { InvoiceRow } from '../tables.ts';
import { writeCii } from './cii-rules.ts';
import { hasData } from './facturx-rules.ts';

/** An invoice as XRechnung. Throws `conflict` with what the invoice lacks of it. */
export function writeXRechnung(invoice: InvoiceRow, buyerEmail: string): string {
  if (!hasData(invoice)) {
    throw new AppError(
      'conflict',
      msg`This invoice is a PDF only: it is of an earlier version, or does not name the buyer’s country.`,
    );
  }
  const missing = listMissing(invoice, buyerEmail);
  if (missing.length > 0) {
    throw new AppError(
      'conflict',
      msg`An XRechnung needs what this invoice was issued without: ${term(enumerate(missing))}.`,
    );
  }
  return writeCii(invoice, { buyerEmail });
}

function listMissing({ seller, buyer }: InvoiceRow, buyerEmail: string): string[] {
  const wanted: [string | undefined, string][] = [
    [seller.town, msg`the seller’s town`],
    [seller.postCode, msg`the seller’s post code`],
    [seller.phone, msg`the seller’s phone number`],
    [seller.email, msg`the seller’s email address`],
    [buyer.town, msg`the buyer’s town`],
    [buyer.postCode, msg`the buyer’s post code`],
    [buyer.reference, msg`the buyer’s reference (Leitweg-ID)`],
    [buyerEmail, msg`the buyer’s email address for invoices, in the billing details`],
  ];
  return wanted.flatMap(([value, name]) => (value ? [] : [name]));
}
