import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../../app.ts';
import { readPdf } from '../../../platform/documents/read-pdf.ts';
import { createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { callsOf, findOrder, handOver, orderPlanOf, reportPaid } from '../../../testing/paying-companies.ts';
import { createOrdering as createBuying, setUpSeller } from '../../../testing/lawful-seller.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { setSetting } from '../../../testing/switches.ts';
import { remindOfInvoices } from '../invoices/reminder-commands.ts';

const context = useTestApp();
let administrator: TestUser;

const setUp = (invoicing: object) => setUpSeller(context, { invoicing });

beforeEach(async () => {
  administrator = await createStaff(context.services);
  await setUp({});
});

const staff: ReturnType<typeof callsOf> = (...call) => callsOf(context, administrator)(...call);

async function createOrdering(country?: string) {
  const ordering = await createBuying(context, country);
  const { call, orderId } = ordering;
  const issue = (vatNumber = '') => call('POST', `/company/transactions/${orderId}/invoice`, { vatNumber });
  return { ...ordering, issue };
}

async function createInvoice(country?: string, vatNumber?: string) {
  const ordering = await createOrdering(country);
  const response = await ordering.issue(vatNumber);
  expect(response.json()).toHaveProperty('data.number');
  return { ...ordering, number: response.json().data.number as string };
}

const rowOf = (number: string) =>
  context.database.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
const listOf = async (call: ReturnType<typeof callsOf>) =>
  (await call('GET', '/company/invoices')).json().data;

describe('[L-30] an invoice', () => {
  test('[L-40] is written in the language of who orders, and stays in it', async () => {
    const { database } = context;
    const languages = { own: 'en', offered: ['en', 'de'] };
    await setSetting(database, 'languages', languages);
    const { issue, call, employer } = await createOrdering();
    await database.updateTable('users').set({ language: 'de' }).where('id', '=', employer.id).execute();
    const { number } = (await issue()).json().data as { number: string };
    expect((await rowOf(number)).buyer).toMatchObject({ language: 'de' });
    const [mail] = await sentMails(database, employer.email);
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.text).toMatch(/29,00/);
    await database.updateTable('users').set({ language: 'en' }).where('id', '=', employer.id).execute();
    const pdf = await call('GET', `/company/invoices/${number}/pdf`);
    const { pages } = await readPdf(new Uint8Array(pdf.rawPayload));
    expect(JSON.stringify(pages)).toMatch(/29,00/);
  });

  test('has what was ordered, both sides and the tax, is mailed, and is one PDF of its company', async () => {
    const { number, call, employer, orderId } = await createInvoice();
    expect(number).toMatch(/^INV-\d{4}-\d{6}$/);
    expect(await rowOf(number)).toMatchObject({
      total: 2900,
      net: 2437,
      tax: 463,
      tax_rate: 1900,
      item: 'Professional plan',
      seller: { name: 'Board GmbH', vatNumber: 'DE136695976' },
      buyer: { address: '2 Kai\n20457 Town\nGermany', country: 'Germany' },
      tax_category: 'S',
      paid_with: null,
    });
    expect(await listOf(call)).toMatchObject([{ number, state: 'open', total: 2900 }]);
    const pdf = await call('GET', `/company/invoices/${number}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const subjects = (await sentMails(context.database, employer.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Invoice ${number}`);
    expect((await findOrder(context, orderId)).status).toBe('pending');
    const stranger = callsOf(context, await createEmployer(context.services));
    expect((await stranger('GET', `/company/invoices/${number}/pdf`)).statusCode).toBe(404);
    expect((await stranger('POST', `/company/transactions/${orderId}/invoice`, {})).statusCode).toBe(404);
    expect((await staff('GET', `/staff/invoices/${number}/pdf`)).statusCode).toBe(200);
  });

  test('is numbered without a gap also where many are asked for at once and one fails', async () => {
    const orders = await Promise.all([
      createOrdering(),
      createOrdering(),
      createOrdering(),
      createOrdering(),
    ]);
    const last = await orders[0].issue();
    const [first] = [Number(last.json().data.number.slice(-6))];
    const answers = await Promise.all([
      orders[1].issue(),
      orders[2].issue('DE12'),
      orders[0].issue(),
      orders[3].issue(),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 409, 200]);
    const numbers = answers.flatMap((answer) => answer.json().data?.number ?? []);
    expect(numbers.map((number: string) => Number(number.slice(-6))).toSorted()).toEqual([
      first + 1,
      first + 2,
    ]);
  });

  const midori = {
    name: '株式会社みどり Midori',
    contact_address: '新宿区西新宿1-1-1',
    contact_city: '東京',
    contact_zip: '160-0023',
    contact_country: 'Japan',
  };

  async function orderAs(company: object) {
    const ordering = await createOrdering();
    const { companyId } = ordering.employer;
    await context.database.updateTable('companies').set(company).where('id', '=', companyId).execute();
    return ordering;
  }

  async function readPages(bytes: Buffer): Promise<string> {
    const { pages } = await readPdf(new Uint8Array(bytes));
    return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
  }

  test('[L-13] names a company and its address whole, whatever they are written in', async () => {
    const { issue, call } = await orderAs(midori);
    const { number } = (await issue()).json().data;
    const pdf = await call('GET', `/company/invoices/${number}/pdf`);
    const text = await readPages(pdf.rawPayload);
    for (const part of ['株式会社みどり Midori', '新宿区西新宿1-1-1', '160-0023 東京', 'Japan']) {
      expect(text).toContain(part);
    }
  });

  test('[L-13] is refused with what cannot be printed, and uses up no number', async () => {
    const before = Number((await (await createOrdering()).issue()).json().data.number.slice(-6));
    const { issue, call, employer } = await orderAs({ ...midori, name: 'Horus 𓂀 Ltd' });
    const refused = await issue();
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'An invoice cannot be printed with “𓂀”: no font of ours has it. Change the name or the address in the billing details, or write to us.',
    ]);
    expect(await listOf(call)).toEqual([]);
    await context.database
      .updateTable('companies')
      .set({ name: 'Horus Ltd' })
      .where('id', '=', employer.companyId)
      .execute();
    expect(Number((await issue()).json().data.number.slice(-6))).toBe(before + 1);
  });

  test('cannot be changed, deleted or emptied by any statement', async () => {
    const { number } = await createInvoice();
    for (const statement of [
      sql`update invoices set total = 1, net = 1, tax = 0 where number = ${number}`,
      sql`delete from invoices where number = ${number}`,
      sql`truncate invoices cascade`,
    ]) {
      await expect(statement.execute(context.database)).rejects.toThrow(/never changed or deleted/);
    }
    expect((await rowOf(number)).total).toBe(2900);
  });

  test('is refused while others have used up the coupon of the order', async () => {
    const fields = { percent: 50, amount: null, currency: null, lastDay: null, maxUses: 1, products: [] };
    await staff('POST', '/staff/coupons', { code: 'ONCE', ...fields });
    const [first, second] = [await createOrdering(), await createOrdering()];
    const use = ({ call, orderId }: typeof first) =>
      call('PUT', `/company/transactions/${orderId}/coupon`, { code: 'ONCE' });
    await use(first);
    await context.database
      .updateTable('coupon_uses')
      .set({ held_until: new Date(0) })
      .where('order_id', '=', first.orderId)
      .execute();
    expect((await use(second)).statusCode).toBe(200);
    const refused = await first.issue();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Others have used up your coupon. Take it off the order first.',
    ]);
    expect((await second.issue()).json()).toHaveProperty('data.number');
  });

  test('[L-40] names countries and the tax in its language, and keeps their codes for programs', async () => {
    const { database } = context;
    await setSetting(database, 'languages', { own: 'en', offered: ['en', 'de'] });
    const { issue, employer } = await createOrdering('United States');
    await database.updateTable('users').set({ language: 'de' }).where('id', '=', employer.id).execute();
    const row = await rowOf((await issue()).json().data.number);
    expect(row).toMatchObject({ tax_name: 'MwSt.', buyer: { country: 'United States' } });
    expect(row.tax_note).toBe(
      'Leistungsort: Vereinigte Staaten. MwSt. (Deutschland) fällt nicht an (nicht steuerbar).',
    );
    expect(row.buyer.address.split('\n').at(-1)).toBe('Vereinigte Staaten');
    expect(row.seller).toMatchObject({ country: 'Germany', address: expect.stringMatching(/Deutschland$/) });
  });

  test('takes the tax off where the company of another country owes it', async () => {
    const { number, orderId } = await createInvoice('France', 'FR 40 303 265 045');
    expect(await rowOf(number)).toMatchObject({
      total: 2437,
      tax: 0,
      is_reverse_charge: true,
      buyer: { vatNumber: 'FR40303265045' },
    });
    expect((await findOrder(context, orderId)).amount).toBe(2437);
    const other = await createOrdering('Spain');
    expect((await other.issue('FR40303265045')).json().fields.vatNumber).toBe(
      'This is a VAT number of France, but the billing address is in Spain.',
    );
  });

  test('is not offered unless staff allow it, to all or to one company', async () => {
    await setUp({ isOffered: false });
    const { employer, issue, call } = await createOrdering();
    expect((await issue()).json().message).toBe(
      'Invoices are not offered to your company. Pay now, or ask us.',
    );
    const decide = (isAllowed: boolean | null) =>
      staff('PUT', `/staff/companies/${employer.companyId}/invoicing`, { isAllowed });
    await decide(true);
    expect((await call('GET', '/company/plan')).json().data.mayPayByInvoice).toBe(true);
    await decide(null);
    expect((await issue()).statusCode).toBe(409);
    await setUp({ isOffered: true });
    await decide(false);
    expect((await issue()).statusCode).toBe(409);
    await decide(true);
    expect((await issue()).statusCode).toBe(200);
  });

  test('needs the address of the company', async () => {
    const { employer, issue } = await createOrdering();
    await context.database
      .updateTable('companies')
      .set({ contact_address: '' })
      .where('id', '=', employer.companyId)
      .execute();
    expect((await issue()).json().message).toMatch(/^An invoice needs the postal address/);
  });

  test('is a way to buy plans without a checkout; without invoices as well there is none', async () => {
    const config = { ...context.services.config, checkout: undefined };
    const { app } = await buildApp({ ...context.services, config }, pino({ level: 'silent' }));
    onTestFinished(() => app.close());
    const { employer } = await createOrdering();
    const call = callsOf({ ...context, app }, employer);
    const offered = async () => (await call('GET', '/company/plan')).json().data.offers.length as number;
    const order = () => call('POST', '/company/plan-orders', { plan: 'extended' });
    expect(await offered()).toBe(3);
    const { orderId } = (await order()).json().data;
    const asked = await call('POST', `/company/transactions/${orderId}/invoice`, { vatNumber: '' });
    await staff('POST', `/staff/invoices/${asked.json().data.number}/paid`);
    expect((await call('GET', '/company/plan')).json().data).toMatchObject({ plan: 'extended' });
    await setUp({ isOffered: false });
    expect([await offered(), (await order()).statusCode]).toEqual([0, 404]);
  });

  test('is not for a company that nobody sees yet, which takes up nothing either', async () => {
    const { orderId, call, employer } = await createOrdering();
    const held = { held_reason: 'unconfirmed' as const };
    await context.database.updateTable('companies').set(held).where('id', '=', employer.companyId).execute();
    for (const act of ['invoice', 'checkout', 'take-up']) {
      const body = act === 'invoice' ? { vatNumber: '' } : undefined;
      const response = await call('POST', `/company/transactions/${orderId}/${act}`, body);
      expect([act, response.statusCode]).toEqual([act, 409]);
      expect(response.json().message).toMatch(/^Confirm your email address first/);
    }
  });

  test('takes the place of the checkout: the order is not paid there, canceled or ordered again', async () => {
    const { orderId, call, employer } = await createInvoice();
    const refused = 'This order has an invoice. Pay that one, or ask us to take it back.';
    for (const act of ['checkout', 'cancel']) {
      const response = await call('POST', `/company/transactions/${orderId}/${act}`);
      expect([response.statusCode, response.json().message]).toEqual([409, refused]);
    }
    expect(await orderPlanOf(context, employer)).toBe(orderId);
  });
});

describe('[L-30] an invoice that is paid', () => {
  test('begins what was ordered, once, without a receipt', async () => {
    const { number, call, orderId, employer } = await createInvoice();
    const answers = await Promise.all([0, 1].map(() => staff('POST', `/staff/invoices/${number}/paid`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await call('GET', '/company/plan')).json().data).toMatchObject({ plan: 'professional' });
    expect(await findOrder(context, orderId)).toMatchObject({
      status: 'paid',
      payment_method: `Invoice ${number}`,
      receipt_number: null,
    });
    expect(await listOf(call)).toMatchObject([{ number, state: 'paid' }]);
    const plans = await context.database
      .selectFrom('company_plans')
      .select('id')
      .where('company_id', '=', employer.companyId)
      .execute();
    expect(plans).toHaveLength(1);
  });

  test('by a window at the checkout that was open already counts as paid', async () => {
    const { employer, orderId, issue, call } = await createOrdering();
    const report = await handOver(context, employer, orderId);
    const { number } = (await issue()).json().data;
    await reportPaid(context, report);
    expect(await listOf(call)).toMatchObject([{ number, state: 'paid' }]);
    expect((await staff('POST', `/staff/invoices/${number}/paid`)).statusCode).toBe(409);
  });

  test('is taken back by one credit note: what was ordered ends', async () => {
    const { number, call, orderId } = await createInvoice();
    await staff('POST', `/staff/invoices/${number}/paid`);
    const reason = 'They had two of them.';
    const answers = await Promise.all(
      [0, 1].map(() => staff('POST', `/staff/invoices/${number}/credit`, { reason })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [credit, invoice] = await listOf(call);
    expect(credit).toMatchObject({ isCreditNote: true, other: number, total: -2900, tax: -463 });
    expect(credit.number).toMatch(/^CN-\d{4}-\d{6}$/);
    expect(invoice).toMatchObject({ number, state: 'credited', other: credit.number });
    expect((await call('GET', '/company/plan')).json().data.plan).toBe('basic');
    expect((await findOrder(context, orderId)).status).toBe('refunded');
    expect((await staff('POST', `/staff/invoices/${credit.number}/credit`, { reason })).statusCode).toBe(404);
  });
});

test('[L-30] an open invoice that is taken back cancels its order', async () => {
  const { number, orderId } = await createInvoice();
  expect((await staff('POST', `/staff/invoices/${number}/credit`, { reason: '' })).statusCode).toBe(400);
  await staff('POST', `/staff/invoices/${number}/credit`, { reason: 'Ordered by mistake.' });
  expect((await findOrder(context, orderId)).status).toBe('canceled');
  expect((await staff('POST', `/staff/invoices/${number}/paid`)).statusCode).toBe(409);
});

test('[L-30] staff find invoices that are not paid and overdue, and by words', async () => {
  const { number } = await createInvoice();
  const find = async (query: string) => (await staff('GET', `/staff/invoices?${query}`)).json();
  expect(await find(`show=open&q=${number}`)).toMatchObject({ data: [{ number, state: 'open' }] });
  expect(await find(`show=overdue&q=${number}`)).toMatchObject({ data: [] });
  expect(await find('q=nothing-like-it')).toMatchObject({ data: [] });
});

describe('[L-30] reminders of overdue invoices', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const remindersTo = async (email: string) =>
    (await sentMails(context.database, email)).filter(({ subject }) => subject.startsWith('Overdue')).length;
  const remind = (days: number) => remindOfInvoices(context.services, inDays(days));

  test('are sent once at 7 and once at 21 days, however often it is looked', async () => {
    const { employer } = await createInvoice();
    await remind(14 + 6);
    expect(await remindersTo(employer.email)).toBe(0);
    await Promise.all([remind(14 + 7), remind(14 + 7)]);
    expect(await remindersTo(employer.email)).toBe(1);
    await remind(14 + 20);
    expect(await remindersTo(employer.email)).toBe(1);
    await remind(14 + 21);
    await remind(14 + 40);
    expect(await remindersTo(employer.email)).toBe(2);
  });

  test('are not sent for what is paid or taken back; a process that was away sends one', async () => {
    const [late, paid, credited] = [await createInvoice(), await createInvoice(), await createInvoice()];
    await staff('POST', `/staff/invoices/${paid.number}/paid`);
    await staff('POST', `/staff/invoices/${credited.number}/credit`, { reason: 'Ordered by mistake.' });
    await remind(14 + 30);
    await remind(14 + 31);
    expect(await remindersTo(late.employer.email)).toBe(1);
    expect(await remindersTo(paid.employer.email)).toBe(0);
    expect(await remindersTo(credited.employer.email)).toBe(0);
  });
});
