import { nameCountry } from '@waymark/contract/text/country-names';
import type { Language } from '@waymark/contract/text/languages';
import { msg, type Message } from '@waymark/contract/text/message';
import type { BoardSettings } from '@waymark/contract/all-settings';
import { contactOf, operatorOf } from '../../../platform/board/board-rules.ts';
import type { Config } from '../../../platform/config.ts';
import type { BankAccount, InvoiceParty } from '../tables.ts';
import { isInUnion } from './tax-rules.ts';
import { readVatNumber } from './vat-rules.ts';

type Parts = Pick<Config, 'demo' | 'contact'>;

/** The operator as the seller, as invoices name it in a language. */
export function sellerOf(settings: BoardSettings, config: Parts, language: Language): InvoiceParty {
  const { name, address, vatNumber, register } = operatorOf(settings, config);
  const { email, phone } = contactOf(settings, config);
  const { street, postCode, town, taxNumber, holder, iban, bic, paymentText } = settings.seller;
  const country = settings.invoicing.country ?? '';
  const lines = [street, [postCode, town].filter(Boolean).join(' '), nameCountry(country, language)];
  return {
    name: name ?? '',
    address: hasAddress(settings) ? lines.filter(Boolean).join('\n') : (address ?? ''),
    street,
    postCode,
    town,
    country,
    vatNumber: vatNumber ?? '',
    register: register ?? '',
    taxNumber,
    email: email ?? '',
    phone: phone ?? '',
    bank: { holder, iban, bic, paymentText },
  };
}

const hasAddress = ({ seller }: BoardSettings) => seller.street !== '' && seller.town !== '';

/** What the law asks of a seller and its settings lack; an invoice is written only where there is nothing. */
export function listSellerProblems(settings: BoardSettings, config: Pick<Config, 'demo'>): Message[] {
  const { name, address, vatNumber } = operatorOf(settings, config);
  const { invoicing, seller } = settings;
  const hasTaxId = Boolean(vatNumber) || seller.taxNumber !== '';
  return [
    ...(name === null ? [msg`the operator’s name`] : []),
    ...(address === null && !hasAddress(settings) ? [msg`its postal address`] : []),
    ...(invoicing.country === null ? [msg`its country`] : []),
    ...(isInUnion(invoicing.country) && !hasTaxId ? [msg`its VAT number or its tax number`] : []),
    ...(isInUnion(invoicing.country) && vatNumber && !readVatNumber(vatNumber)
      ? [msg`a VAT number with right check digits, as ${vatNumber} is none`]
      : []),
  ];
}

/** Whether payments get invoices; without them they get receipts, which say that they are none. */
export const canIssueInvoices = (settings: BoardSettings, config: Pick<Config, 'demo'>) =>
  listSellerProblems(settings, config).length === 0;

/** Whether companies learn where an invoice is paid. */
export const hasAccount = ({ seller }: BoardSettings) => seller.iban !== '';

/** The account that an invoice names; undefined where its seller had none. */
export const accountOf = ({ bank }: InvoiceParty): BankAccount | undefined =>
  bank && bank.iban !== '' ? bank : undefined;

/** How a payment names an invoice; a Girocode has room for 140 letters. */
export const remittanceOf = ({ paymentText }: Pick<BankAccount, 'paymentText'>, number: string) =>
  `${paymentText} ${number}`.trim().slice(0, 140);
