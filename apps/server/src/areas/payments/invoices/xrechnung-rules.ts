import { msg } from '@waymark/contract/text/message';
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
    const list = new Intl.ListFormat('en').format(missing);
    throw new AppError('conflict', msg`An XRechnung needs what this invoice was issued without: ${list}.`);
  }
  return writeCii(invoice, { buyerEmail });
}

function listMissing({ seller, buyer }: InvoiceRow, buyerEmail: string): string[] {
  const wanted: [string | undefined, string][] = [
    [seller.town, 'the seller’s town'],
    [seller.postCode, 'the seller’s post code'],
    [seller.phone, 'the seller’s phone number'],
    [seller.email, 'the seller’s email address'],
    [buyer.town, 'the buyer’s town'],
    [buyer.postCode, 'the buyer’s post code'],
    [buyer.reference, 'the buyer’s reference (Leitweg-ID)'],
    [buyerEmail, 'the buyer’s email address for invoices, in the billing details'],
  ];
  return wanted.flatMap(([value, name]) => (value ? [] : [name]));
}
