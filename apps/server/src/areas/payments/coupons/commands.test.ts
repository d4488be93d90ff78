import { beforeEach, describe, expect, test } from 'vitest';
import { createEmployer, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sendWebhook } from '../../../testing/checkout-events.ts';
import { callsOf, findOrder, handOver, orderPlanOf, reportPaid } from '../../../testing/paying-companies.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { applyCoupon } from './commands.ts';

const context = useTestApp();
let administrator: TestUser;
let count = 0;

beforeEach(async () => {
  administrator = await createStaff(context.services);
});

const staff: ReturnType<typeof callsOf> = (...call) => callsOf(context, administrator)(...call);

/** Makes a coupon; gives its code. */
async function createCoupon(fields: object = {}): Promise<string> {
  const code = `TEST-${++count}`;
  const response = await staff('POST', '/staff/coupons', {
    code,
    percent: 50,
    amount: null,
    currency: null,
    lastDay: null,
    maxUses: null,
    products: [],
    ...fields,
  });
  expect(response.json()).toEqual({ message: `Companies can use ${code} from now on.` });
  return code;
}

async function createOrdering(plan = 'professional') {
  const employer = await createEmployer(context.services);
  const orderId = await orderPlanOf(context, employer, plan);
  const call = callsOf(context, employer);
  const use = (code: string) => call('PUT', `/company/transactions/${orderId}/coupon`, { code });
  return { employer, orderId, call, use };
}

const usesOf = async (code: string) => {
  const { data } = (await staff('GET', '/staff/coupons')).json();
  const { uses, held } = data.find((coupon: { code: string }) => coupon.code === code);
  return { uses, held };
};

describe('[L-30] a coupon', () => {
  test('[L-40] says what it takes off as the language of the reader writes money', async () => {
    const code = await createCoupon();
    const { employer, orderId } = await createOrdering();
    const said = await applyCoupon(context.database, employer.id, { orderId, code });
    expect(sayIn('de')(said)).toBe('Der Gutschein zieht 14,50\u00A0$ ab: 14,50\u00A0$ sind noch zu zahlen.');
  });

  test('takes its worth off, is counted once when the order is paid, and once for a company', async () => {
    const code = await createCoupon();
    const { employer, orderId, use, call } = await createOrdering();
    const used = await use(code.toLowerCase());
    expect(used.json().message).toBe('The coupon takes $14.50 off: $14.50 is left to pay.');
    expect(await usesOf(code)).toEqual({ uses: 0, held: 1 });
    const report = await handOver(context, employer, orderId);
    expect(report.amount).toBe(1450);
    await reportPaid(context, report);
    // The same payment under another id of a report.
    await reportPaid(context, report);
    expect(await findOrder(context, orderId)).toMatchObject({ status: 'paid', amount: 1450, discount: 1450 });
    expect(await usesOf(code)).toEqual({ uses: 1, held: 0 });
    const again = await orderPlanOf(context, employer, 'extended');
    const refused = await call('PUT', `/company/transactions/${again}/coupon`, { code });
    expect(refused.json().fields.code).toBe('Your company has used this coupon already.');
    expect((await findOrder(context, again)).amount).toBe(2900);
  });

  test('never leaves less than nothing; an order that costs nothing begins without the checkout', async () => {
    const code = await createCoupon({ percent: null, amount: 100_000, currency: 'USD' });
    const { employer, orderId, use, call } = await createOrdering();
    const early = await call('POST', `/company/transactions/${orderId}/take-up`);
    expect(early.json().message).toBe('This order has to be paid. Press “Pay now” instead.');
    expect((await use(code)).json().message).toBe('The coupon pays all of it.');
    expect(await findOrder(context, orderId)).toMatchObject({ amount: 0, discount: 2900 });
    expect((await call('POST', `/company/transactions/${orderId}/checkout`)).statusCode).toBe(409);
    const taken = await Promise.all(
      [0, 1].map(() => call('POST', `/company/transactions/${orderId}/take-up`)),
    );
    expect(taken.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await call('GET', '/company/plan')).json().data.plan).toBe('professional');
    expect(await usesOf(code)).toEqual({ uses: 1, held: 0 });
    const plans = await context.database
      .selectFrom('company_plans')
      .select('id')
      .where('company_id', '=', employer.companyId)
      .execute();
    expect(plans).toHaveLength(1);
  });

  test('that is taken off an order gives it its price back', async () => {
    const code = await createCoupon({ maxUses: 1 });
    const { orderId, use, call } = await createOrdering();
    await use(code);
    const other = await createOrdering();
    expect((await other.use(code)).json().fields.code).toBe('This coupon is used up.');
    await call('DELETE', `/company/transactions/${orderId}/coupon`);
    expect(await findOrder(context, orderId)).toMatchObject({ amount: 2900, discount: 0 });
    expect((await other.use(code)).statusCode).toBe(200);
  });

  test('that an order got while its price was at the checkout stays unused when the price is paid', async () => {
    const code = await createCoupon();
    const { employer, orderId, use } = await createOrdering();
    const report = await handOver(context, employer, orderId);
    await use(code);
    await reportPaid(context, report);
    expect(await findOrder(context, orderId)).toMatchObject({ status: 'paid', amount: 2900, discount: 0 });
    expect(await usesOf(code)).toEqual({ uses: 0, held: 0 });
  });
});

describe('[L-30] the last use of a coupon', () => {
  test('is given to one of two companies that ask at once', async () => {
    const code = await createCoupon({ maxUses: 1 });
    const [one, other] = [await createOrdering(), await createOrdering()];
    const answers = await Promise.all([one.use(code), other.use(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect(await usesOf(code)).toEqual({ uses: 0, held: 1 });
  });

  /** Two orders with the same last use: the first was away for longer than an order holds it. */
  async function createRivals() {
    const code = await createCoupon({ maxUses: 1 });
    const [first, second] = [await createOrdering(), await createOrdering()];
    await first.use(code);
    const early = await handOver(context, first.employer, first.orderId);
    await context.database
      .updateTable('coupon_uses')
      .set({ held_until: new Date(Date.now() - 1000) })
      .where('order_id', '=', first.orderId)
      .execute();
    await second.use(code);
    const late = await handOver(context, second.employer, second.orderId);
    return { code, orderIds: [first.orderId, second.orderId], reports: [early, late] as const, first };
  }

  test.each([
    ['the first pays first', ([early, late]: Reports) => inTurn(early, late)],
    ['the second pays first', ([early, late]: Reports) => inTurn(late, early)],
    [
      'both pay at the same moment',
      (reports: Reports) => Promise.all(reports.map((one) => reportPaid(context, one))),
    ],
  ])('counts once when %s', async (_order, pay) => {
    const { code, orderIds, reports } = await createRivals();
    await pay(reports);
    const orders = await Promise.all(orderIds.map((id) => findOrder(context, id)));
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['flagged', 'paid']);
    expect(orders.find(({ status }) => status === 'flagged')?.flag).toBe(
      'Paid with a coupon that others had used up.',
    );
    expect(await usesOf(code)).toEqual({ uses: 1, held: 0 });
  });

  test('is gone for who comes back to the checkout too late: the order has its full price again', async () => {
    const { first } = await createRivals();
    const response = await first.call('POST', `/company/transactions/${first.orderId}/checkout`);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toMatch(/^Others have used up your coupon/);
    expect(await findOrder(context, first.orderId)).toMatchObject({
      amount: 2900,
      discount: 0,
      status: 'pending',
    });
  });
});

type Reports = readonly [Parameters<typeof reportPaid>[1], Parameters<typeof reportPaid>[1]];

async function inTurn(...reports: Reports): Promise<void> {
  for (const report of reports) await reportPaid(context, report);
}

describe('[L-30] a coupon is refused', () => {
  test('for another product, another currency, after its end, and where it is unknown', async () => {
    const { orderId, use } = await createOrdering();
    const reasonOf = async (code: string) => (await use(code)).json().fields.code;
    expect(await reasonOf(await createCoupon({ products: ['plan-extended'] }))).toBe(
      'This coupon is for another product.',
    );
    expect(await reasonOf(await createCoupon({ percent: null, amount: 500, currency: 'EUR' }))).toBe(
      'This coupon is for prices in EUR.',
    );
    expect(await reasonOf('NO-SUCH-CODE')).toBe('We know no coupon of this code. Check it letter by letter.');
    const code = await createCoupon();
    const { data } = (await staff('GET', '/staff/coupons')).json();
    const { id } = data.find((coupon: { code: string }) => coupon.code === code);
    await staff('POST', `/staff/coupons/${id}/end`);
    expect((await staff('POST', `/staff/coupons/${id}/end`)).statusCode).toBe(409);
    expect(await reasonOf(code)).toBe('This coupon has ended.');
    expect(await findOrder(context, orderId)).toMatchObject({ amount: 2900, discount: 0 });
  });

  test('for an order of another company, and for one that is paid', async () => {
    const code = await createCoupon();
    const [own, other] = [await createOrdering(), await createOrdering()];
    const foreign = await own.call('PUT', `/company/transactions/${other.orderId}/coupon`, { code });
    expect(foreign.statusCode).toBe(404);
    const report = await handOver(context, own.employer, own.orderId);
    await sendWebhook(context, { type: 'order.paid', data: report });
    expect((await own.use(code)).statusCode).toBe(409);
  });

  test.each([
    [{ percent: null }, 'percent', 'Enter a percentage or an amount.'],
    [{ amount: 500, currency: 'USD' }, 'percent', 'Enter a percentage or an amount.'],
    [{ percent: 0 }, 'percent', 'The percentage is 1 or more.'],
    [{ percent: 101 }, 'percent', 'The percentage is at most 100.'],
    [{ percent: null, amount: 500 }, 'currency', 'Choose the currency of the amount.'],
    [{ lastDay: '2020-01-01' }, 'lastDay', 'This day has passed. Choose a later one.'],
    [{ products: ['plan-none'] }, 'products', 'There is no such product. Load the page again.'],
    [{ code: 'a b' }, 'code', 'A code has 3 to 40 letters, digits and hyphens, for example SPRING-26.'],
  ])('as it is made, with %j', async (wrong, name, sentence) => {
    const coupon = { percent: 10, amount: null, currency: null, lastDay: null, maxUses: null, products: [] };
    const response = await staff('POST', '/staff/coupons', { code: 'WRONG', ...coupon, ...wrong });
    expect(response.json().fields[name]).toBe(sentence);
  });
});
