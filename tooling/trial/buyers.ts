import assert from 'node:assert/strict';
import type { Billing, Invoice } from '@waymark/contract/payments/invoices';
import type { Transaction } from '@waymark/contract/payments/memberships';
import { readPdf } from '../../apps/server/src/platform/documents/read-pdf.ts';
import { findSchemaProblems, runSchematron } from '../../apps/server/src/testing/check-invoice.ts';
import type { MailServer } from '../../apps/server/src/testing/mail-server.ts';
import { Caller, eventually } from './caller.ts';
import type { Installation } from './installation.ts';

interface Buyer {
  country: string;
  town: string;
  postCode: string;
  vatNumber: string;
  phone: string;
  /** What the billing details say of the tax. */
  says: RegExp;
  /** What it owes for the plan that is sold once, in hundredths of a euro, and what its invoice says. */
  net: number;
  tax: number;
  words: readonly string[];
}

const austria = { country: 'Austria', town: 'Linz', postCode: '4020', phone: '+43 732 123456' } as const;

/** A company of the operator's own country, two of the Union, of which one gives no VAT number, and one outside of it. */
export const buyers = {
  german: {
    country: 'Germany',
    town: 'Kiel',
    postCode: '24103',
    vatNumber: '',
    phone: '+49 431 123456',
    says: /19 %/,
    net: 20_000,
    tax: 3800,
    words: ['USt., 19 %'],
  },
  austrian: {
    ...austria,
    vatNumber: 'ATU13585627',
    says: /Reverse charge.*Steuerschuldnerschaft des Leistungsempfängers/,
    net: 20_000,
    tax: 0,
    words: ['ATU13585627', 'Steuerschuldnerschaft des Leistungsempfängers'],
  },
  austrianWithoutNumber: {
    ...austria,
    vatNumber: '',
    says: /20 %/,
    net: 19_833,
    tax: 3967,
    words: ['USt., 20 %'],
  },
  swiss: {
    country: 'Switzerland',
    town: 'Bern',
    postCode: '3011',
    vatNumber: '',
    phone: '+41 31 123 45 67',
    says: /place of supply is Switzerland.*nicht steuerbar/,
    net: 20_000,
    tax: 0,
    words: ['The place of supply is Switzerland', 'nicht steuerbar'],
  },
} as const satisfies Record<string, Buyer>;

export type BuyerKind = keyof typeof buyers;

export interface Company {
  name: string;
  email: string;
  caller: Caller;
}

/** A company registers and enters to whom invoices are addressed. */
export async function register(installation: Installation, kind: BuyerKind, name: string): Promise<Company> {
  const { doors, mails } = installation;
  const { country, town, postCode, vatNumber, phone, says } = buyers[kind];
  const caller = new Caller(doors);
  const host = `${name.toLowerCase().replaceAll(/\W/g, '-')}.example`;
  const email = `ada@${host}`;
  const { accessToken } = await caller.ask<{ accessToken: string }>('POST', '/employer-signup', {
    companyName: name,
    website: `https://${host}`,
    country,
    firstName: 'Ada',
    lastName: 'Berg',
    email,
    phone,
    password: 'a quiet harbour at night',
  });
  caller.token = accessToken;
  const link = () => tokenMailedTo(mails, email);
  await caller.call('POST', '/confirm-email', { token: await eventually(`the mail to ${email}`, link) });
  const details = { name: `${name} AG`, street: 'Kai 2', postCode, town, country, vatNumber };
  const billing = await caller.ask<Billing>('PUT', '/company/billing', {
    ...details,
    email: `rechnung@${host}`,
    reference: '04011000-12345-34',
  });
  assert.match(billing.tax, says);
  return { name, email, caller };
}

/** The secret of the link in the first mail to an address. */
async function tokenMailedTo(
  { recipients, sources }: MailServer,
  email: string,
): Promise<string | undefined> {
  const source = sources[recipients.indexOf(email)] ?? '';
  return /token=([\w-]+)/.exec(source.replaceAll('=\n', '').replaceAll('=3D', '='))?.[1];
}

export async function order({ caller }: Company, plan: string): Promise<string> {
  return (await caller.ask<{ orderId: string }>('POST', '/company/plan-orders', { plan })).orderId;
}

/** Through the adapter to a page of Stripe, and back with the money. Gives Stripe's number of it. */
export async function payByCard(
  installation: Installation,
  company: Company,
  orderId: string,
): Promise<string> {
  const { caller } = company;
  const link = await caller.ask<{ checkoutLink: string; autoLoginCode: string }>(
    'POST',
    `/company/transactions/${orderId}/checkout`,
  );
  const visit = await fetch(`${link.checkoutLink}&code=${link.autoLoginCode}`, { redirect: 'manual' });
  assert.equal(visit.status, 303, 'the adapter does not lead to Stripe');
  const number = await installation.stripe.pay(visit.headers.get('location') ?? '');
  await eventually(
    `the payment of ${company.name}`,
    async () => (await statusOf(company, orderId)) === 'paid',
  );
  return number;
}

export async function statusOf({ caller }: Company, orderId: string): Promise<string | undefined> {
  return (await caller.list<Transaction>('/company/transactions')).find(({ id }) => id === orderId)?.status;
}

export const invoicesOf = ({ caller }: Company) => caller.list<Invoice>('/company/invoices');

/** The newest invoice or credit note. */
export async function newestOf(company: Company): Promise<Invoice> {
  return (await invoicesOf(company))[0] ?? assert.fail(`${company.name} has no invoice`);
}

interface Expected {
  number: string;
  /** In hundredths of a euro. */
  net: number;
  tax: number;
  words: readonly string[];
}

/** Euro as invoices write them. */
const written = (amount: number) => `${(amount / 100).toFixed(2)} EUR`;

/** The paper and its data name both sides, net, tax and total, and why there is no tax. */
export async function checkInvoice(
  { caller, name }: Company,
  { number, net, tax, words }: Expected,
): Promise<void> {
  const pdf = await caller.file('GET', `/api/company/invoices/${number}/pdf`);
  const { pages } = await readPdf(new Uint8Array(pdf));
  const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join(' ');
  const seller = ['Hafenjobs GmbH', 'Hafenstrasse 1', 'DE136695976', 'HRB 12345'];
  for (const part of [
    number,
    ...seller,
    `${name} AG`,
    'Kai 2',
    written(net),
    written(tax),
    written(net + tax),
    ...words,
  ]) {
    assert.ok(text.includes(part), `${number} does not say “${part}”: ${text}`);
  }
  const xml = (await caller.file('GET', `/api/company/invoices/${number}/xrechnung`)).toString('utf8');
  assert.deepEqual(await findSchemaProblems(xml), []);
  assert.deepEqual(
    runSchematron(xml).failed.filter(({ isFatal }) => isFatal),
    [],
  );
  const named = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount'];
  // A credit note says by its type that its sums are given back.
  assert.deepEqual(
    [/<ram:TypeCode>(\d+)</.exec(xml)?.[1], ...named.map((element) => amountIn(xml, element))],
    net < 0 ? ['381', -net, -tax, -net - tax] : ['380', net, tax, net + tax],
    `the data of ${number} differs from its paper`,
  );
}

function amountIn(xml: string, element: string): number {
  const text = new RegExp(`<ram:${element}[^>]*>(-?[\\d.]+)<`).exec(xml)?.[1];
  return Math.round(Number(text) * 100);
}
