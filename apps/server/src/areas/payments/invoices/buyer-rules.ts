import { nameCountry } from '@waymark/contract/text/country-names';
import type { Language } from '@waymark/contract/text/languages';
import type { Message } from '@waymark/contract/text/message';
import { AppError } from '../../../platform/errors.ts';
import type { Buyer, InvoiceParty } from '../tables.ts';

/**
 * Up to this amount an invoice may leave the buyer's address out: Directive 2006/112/EC, article 220a, as § 33 UStDV
 * sets it (250 euro), in minor units of any currency.
 */
const simplifiedUpTo = 25_000;

export const hasAddress = ({ street, town, country }: Buyer) =>
  street !== '' && town !== '' && country !== '';

/** Throws `conflict` with the refusal where an invoice over the amount would lack an address. */
export function requireAddress(buyer: Buyer, total: number, refusal: Message): void {
  if (total > simplifiedUpTo && !hasAddress(buyer)) throw new AppError('conflict', refusal);
}

/** The buyer as invoices name it in a language; their country keeps its English name for programs. */
export function partyOf(buyer: Buyer, language: Language): InvoiceParty {
  const { name, street, postCode, town, country, vatNumber, reference } = buyer;
  return {
    name,
    address: [street, [postCode, town].filter(Boolean).join(' '), nameCountry(country, language)]
      .filter(Boolean)
      .join('\n'),
    street,
    postCode,
    town,
    country,
    vatNumber,
    ...(reference !== '' && { reference }),
  };
}
