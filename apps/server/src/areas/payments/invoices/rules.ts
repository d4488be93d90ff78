import { msg, type Message } from '@waymark/contract/text/message';
import type { InvoiceState } from '@waymark/contract/payments/choices';
import { formatIban } from '@waymark/contract/text/bank-account';
import { formatMoney } from '@waymark/contract/text/format';
import { formatDay } from '@waymark/contract/text/format-day';
import type { BoardSettings } from '@waymark/contract/all-settings';
import { mapOwnTexts } from '@waymark/contract/office/own-text-places';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { writeNumber } from '@waymark/contract/text/intl';
import { localeOf, type Locale } from '@waymark/contract/text/locales';
import { paperOf } from '@waymark/contract/text/paper';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import type { InvoiceParty, InvoiceRow, TaxCategory } from '../tables.ts';
import { girocodeOf } from './girocode-rules.ts';
import type { PaperText } from './paper-sheet-rules.ts';
import { accountOf, remittanceOf } from './seller-rules.ts';

/** "19 %", "7.7 %" */
export const formatRate = (rate: number, language: Locale) => `${writeNumber(rate / 100, language)} %`;

/** "INV-2026-000001", "CN-2026-000001" */
export function invoiceNumberOf(prefix: string, year: number, number: number): string {
  return `${prefix}-${year}-${String(number).padStart(6, '0')}`;
}

/** The range of numbers of a prefix, as `invoice_years` names it. */
export function rangeOf(prefix: string): string {
  if (prefix === 'INV') return 'invoice';
  return prefix === 'CN' ? 'credit_note' : prefix;
}

interface StateRow {
  kind: InvoiceRow['kind'];
  total: number;
  paid_at: Date | null;
  /** What credit notes have taken back, below zero. */
  credited: number;
  is_overdue: boolean;
}

export function stateOfInvoice({ kind, total, paid_at, credited, is_overdue }: StateRow): InvoiceState {
  if (kind === 'credit_note') return 'credit-note';
  if (credited < 0 && total + credited === 0) return 'credited';
  if (paid_at !== null) return 'paid';
  return is_overdue ? 'overdue' : 'open';
}

/** Older invoices say it by their rate alone. */
export function categoryOf({ tax_category, is_reverse_charge, tax_rate }: InvoiceRow): TaxCategory {
  if (tax_category !== null) return tax_category;
  if (is_reverse_charge) return 'AE';
  return tax_rate === 0 ? 'Z' : 'S';
}

/** Why there is no tax; empty where there is. */
export function taxNoteOf(say: Say, row: InvoiceRow): string {
  if (row.tax_note !== '') return row.tax_note;
  if (row.is_reverse_charge) return say`Reverse charge: the recipient of the service owes the tax.`;
  return row.tax_rate === 0 ? say`No ${row.tax_name} was charged.` : '';
}

/** A side of an invoice in lines. */
export const linesOf = (say: Say, { name, address, vatNumber }: InvoiceParty) =>
  [name, ...address.split('\n'), vatNumber && say`VAT number ${vatNumber}`].filter(Boolean);

const dayOf = (day: string, language: Locale) =>
  formatDay(board.words, new Date(`${day}T00:00:00Z`), language);

function periodOf(say: Say, { supplied_from: from, supplied_to: to }: InvoiceRow, language: Locale): string {
  if (from === null) return say`Begins with the payment`;
  const first = dayOf(from, language);
  return to === null || to === from ? first : say`${first} to ${dayOf(to, language)}`;
}

/** How companies are invoiced, with the operator's words in a language. */
export const invoicingIn = (language: Language): BoardSettings['invoicing'] =>
  mapOwnTexts('invoicing', board.settings.invoicing, (text) => board.ownText(text, language));

/** Writes in the language that an invoice was issued in; earlier ones are in English. */
export const sayOfInvoice = ({ buyer }: InvoiceRow): Say => sayIn(buyer.language ?? sourceLanguage);

/** The texts of an invoice or a credit note. */
export function writeInvoice(row: InvoiceRow, say = sayOfInvoice(row)): PaperText {
  const { language } = say;
  const locale = localeOf(language, board.country);
  const { kind, number, credits, seller, buyer, currency } = row;
  const isCredit = kind === 'credit_note';
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const rate = row.tax_rate === 0 ? row.tax_name : `${row.tax_name}, ${formatRate(row.tax_rate, locale)}`;
  return {
    size: paperOf(board.country),
    language,
    title: isCredit ? say`Credit note ${number}` : say`Invoice ${number}`,
    block: isCredit ? say`Credit note` : say`Invoice`,
    seller: [
      ...linesOf(say, seller),
      seller.taxNumber ? say`Tax number ${seller.taxNumber}` : '',
      seller.register ?? '',
      seller.email ?? '',
    ].filter(Boolean),
    billed: linesOf(say, buyer),
    facts: [
      { name: say`Date`, value: formatDay(board.words, row.issued_at, locale) },
      ...(credits === null ? [] : [{ name: say`For the invoice`, value: credits }]),
      ...(isAsking(row) ? [{ name: say`Due on`, value: dayOf(row.due_on, locale) }] : []),
      { name: say`Period of supply`, value: periodOf(say, row, locale) },
      ...(buyer.reference ? [{ name: say`Your reference`, value: buyer.reference }] : []),
    ],
    name: row.item,
    description: row.description,
    amount: money(row.net),
    totals: [
      { name: say`Net`, value: money(row.net) },
      { name: rate, value: money(row.tax) },
      { name: say`Total`, value: money(row.total), strong: true },
    ],
    closing: [taxNoteOf(say, row), closingOf(say, row, locale)].filter(Boolean),
    ...(isAsking(row) && writeAccount(say, row)),
  };
}

/** Where an invoice is paid, in a sentence; empty where its seller has named no account. */
export function describeAccount(seller: InvoiceParty, number: string): Message {
  const bank = accountOf(seller);
  if (!bank) return '';
  const { holder, iban, bic } = bank;
  const text = remittanceOf(bank, number);
  return bic === ''
    ? msg`Pay to ${holder}, IBAN ${formatIban(iban)}, with the text “${text}”.`
    : msg`Pay to ${holder}, IBAN ${formatIban(iban)}, BIC ${bic}, with the text “${text}”.`;
}

/** Whether it asks for the money: credit notes and invoices of what was paid do not. */
export const isAsking = ({ kind, paid_with }: InvoiceRow) => kind === 'invoice' && paid_with === null;

function closingOf(say: Say, row: InvoiceRow, language: Locale): string {
  const { number, credits, due_on: dueOn, paid_with: paidWith } = row;
  if (credits !== null) {
    return say`It takes back ${formatMoney(-row.total, row.currency, language)} of the invoice ${credits}. Nothing of that is owed; money that was paid is given back.`;
  }
  if (paidWith !== null) return say`Paid: ${paidWith}. Nothing is owed.`;
  const day = dayOf(dueOn, language);
  return row.supplied_from === null
    ? say`Please pay by ${day} and name the number ${number}. What you ordered begins when the money is here.`
    : say`Please pay by ${day} and name the number ${number}.`;
}

/** Where it is paid, in words and as a code. */
function writeAccount(say: Say, row: InvoiceRow): Pick<PaperText, 'account' | 'code'> {
  const bank = accountOf(row.seller);
  if (!bank) return {};
  return {
    account: [
      { name: say`Account holder`, value: bank.holder },
      { name: 'IBAN', value: formatIban(bank.iban) },
      ...(bank.bic === '' ? [] : [{ name: 'BIC', value: bank.bic }]),
      { name: say`Payment text`, value: remittanceOf(bank, row.number) },
    ],
    code: girocodeOf(bank, row),
  };
}
