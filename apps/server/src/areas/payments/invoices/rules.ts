import type { InvoiceState } from '@waymark/contract/payments/choices';
import { formatMoney } from '@waymark/contract/text/format';
import { formatDay } from '@waymark/contract/text/format-day';
import { checkVAT, countries } from 'jsvat';
import { board } from '../../../platform/board/board.ts';
import { formatRate } from '../orders/rules.ts';
import type { InvoiceParty, InvoiceRow } from '../tables.ts';
import { vatCountries } from './vat-constants.ts';

/** A VAT number as it is written on an invoice; undefined for one that no member state gives out in this form. */
export function readVatNumber(given: string): { number: string; country: string } | undefined {
  const number = given.toUpperCase().replaceAll(/[\s.-]/g, '');
  const country = vatCountries[number.slice(0, 2)];
  return country !== undefined && checkVAT(number, countries).isValid ? { number, country } : undefined;
}

interface Parties {
  seller: { country: string | null };
  buyer: { country: string; vatNumber: string };
}

/** The problem with the VAT number of a buyer; undefined if there is no problem or no number. */
export function findVatProblem({ buyer }: Pick<Parties, 'buyer'>): string | undefined {
  if (buyer.vatNumber === '') return undefined;
  const read = readVatNumber(buyer.vatNumber);
  if (!read) {
    return 'This is no VAT number of the European Union. Write it with its country, for example DE136695976.';
  }
  if (read.country === buyer.country) return undefined;
  return `This is a VAT number of ${read.country}, but the address of your company is in ${buyer.country}.`;
}

/** Whether the buyer owes the tax: both are in the European Union, and in different countries. */
export function isReverseCharged({ seller, buyer }: Parties): boolean {
  const read = buyer.vatNumber === '' ? undefined : readVatNumber(buyer.vatNumber);
  const isSellerInUnion = Object.values(vatCountries).includes(seller.country ?? '');
  return read !== undefined && isSellerInUnion && read.country !== seller.country;
}

/** "INV-2026-000001", "CN-2026-000001" */
export function invoiceNumberOf(kind: InvoiceRow['kind'], year: number, number: number): string {
  return `${kind === 'invoice' ? 'INV' : 'CN'}-${year}-${String(number).padStart(6, '0')}`;
}

interface StateRow {
  kind: InvoiceRow['kind'];
  paid_at: Date | null;
  credited_by: string | null;
  is_overdue: boolean;
}

export function stateOfInvoice({ kind, paid_at, credited_by, is_overdue }: StateRow): InvoiceState {
  if (kind === 'credit_note') return 'credit-note';
  if (credited_by !== null) return 'credited';
  if (paid_at !== null) return 'paid';
  return is_overdue ? 'overdue' : 'open';
}

const linesOf = ({ name, address, vatNumber }: InvoiceParty) =>
  [name, ...address.split('\n'), vatNumber && `VAT number ${vatNumber}`].filter(Boolean);

/** The texts of an invoice or a credit note, for the same sheet as a receipt. */
export function writeInvoice(row: InvoiceRow) {
  const { kind, number, credits, issued_at: issuedAt, due_on: dueOn, seller, currency } = row;
  const isCredit = kind === 'credit_note';
  const money = (amount: number) => formatMoney(amount, currency);
  const due = formatDay(board.words, new Date(`${dueOn}T00:00:00Z`));
  return {
    title: `${isCredit ? 'Credit note' : 'Invoice'} ${number}`,
    block: isCredit ? 'Credit note' : 'Invoice',
    seller: [...linesOf(seller), seller.register ?? '', seller.email ?? ''].filter(Boolean),
    billed: linesOf(row.buyer),
    facts: [
      { name: 'Date', value: formatDay(board.words, issuedAt) },
      ...(credits === null
        ? [{ name: 'Due on', value: due }]
        : [{ name: 'For the invoice', value: credits }]),
    ],
    name: row.item,
    description: row.description,
    amount: money(row.net),
    totals: [
      { name: 'Net', value: money(row.net) },
      {
        name: row.is_reverse_charge ? row.tax_name : `${row.tax_name}, ${formatRate(row.tax_rate)}`,
        value: money(row.tax),
      },
      { name: 'Total', value: money(row.total), strong: true },
    ],
    closing: [
      ...(row.is_reverse_charge ? ['Reverse charge: the recipient of the service owes the tax.'] : []),
      ...(row.tax_rate === 0 && !row.is_reverse_charge ? [`No ${row.tax_name} was charged.`] : []),
      isCredit
        ? `It takes the invoice ${credits} back. Nothing of it is owed; money that was paid is given back.`
        : `Please pay by ${due} and name the number ${number}. What you ordered begins when the money is here.`,
    ],
    paidAt: issuedAt,
  };
}
