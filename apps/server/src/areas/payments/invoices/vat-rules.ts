import { countryOf, msg, type Message } from '@waymark/contract/text/message';
import { checkVAT, countries } from 'jsvat';
import type { Buyer } from '../tables.ts';
import { vatCountries } from './vat-constants.ts';

/** A VAT number as it is written on an invoice; undefined for one that no member state gives out in this form. */
export function readVatNumber(given: string): { number: string; country: string } | undefined {
  const number = given.toUpperCase().replaceAll(/[\s.-]/g, '');
  const country = vatCountries[number.slice(0, 2)];
  return country !== undefined && checkVAT(number, countries).isValid ? { number, country } : undefined;
}

/** The problem with the VAT number of a buyer; undefined if there is no problem or no number. */
export function findVatProblem(buyer: Pick<Buyer, 'country' | 'vatNumber'>): Message | undefined {
  if (buyer.vatNumber === '') return undefined;
  const read = readVatNumber(buyer.vatNumber);
  if (!read) {
    return msg`This is not a VAT number of the European Union. Write it with its country, for example DE136695976.`;
  }
  if (read.country === buyer.country) return undefined;
  return msg`This is a VAT number of ${countryOf(read.country)}, but the billing address is in ${countryOf(buyer.country)}.`;
}
