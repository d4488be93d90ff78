import { beforeEach, describe, expect, test } from 'vitest';
import { createStaff } from '../../../testing/factories.ts';
import { callsOf } from '../../../testing/paying-companies.ts';
import { begunRenewing, sellPlan } from '../../../testing/renewing-plans.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetCancellations, forgetDeclarations } from './cancellation-commands.ts';

const context = useTestApp();
let number = 0;
let declaration: Record<string, unknown>;

beforeEach(() => {
  number += 1;
  declaration = {
    name: 'Ada Lovelace',
    email: `ada${number}@example.org`,
    contract: 'Monthly plan, order 10042',
  };
});

/** From an address of its own, so that no test uses up what another may do. */
const declare = (change: object = {}) =>
  context.app.inject({
    method: 'POST',
    url: '/api/contract-cancellations',
    payload: { ...declaration, ...change },
    remoteAddress: `198.51.100.${number}`,
  });

describe('[L-41] a contract is canceled without signing in', () => {
  test('confirmed at once by mail with the moment, and filed for staff', async () => {
    const administrator = await createStaff(context.services);
    const answer = await declare({ endsOn: '2030-01-31', reason: 'The price has doubled.' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().message).toMatch(/Your cancellation \d+ has arrived/);
    const [mail] = await sentMails(context.database, `ada${number}@example.org`);
    expect(mail?.text).toContain('Contract: Monthly plan, order 10042');
    expect(mail?.text).toMatch(/Received: .* at \d\d:\d\d/);
    expect(mail?.text).toContain('31 January 2030');
    const [listed] = (await callsOf(context, administrator)('GET', '/staff/contract-cancellations')).json()
      .data;
    expect(listed).toMatchObject({ ...declaration, endsOn: '2030-01-31', doneAt: null });
    const done = `/staff/contract-cancellations/${listed.id}/done`;
    expect((await callsOf(context, administrator)('POST', done)).statusCode).toBe(200);
    expect((await callsOf(context, administrator)('POST', done)).statusCode).toBe(409);
  });

  test('ends nothing by itself, whoever names the contract', async () => {
    const begun = await begunRenewing(context, await sellPlan(context));
    await declare({ email: begun.employer.email, contract: `Order ${begun.orderId}` });
    expect(await begun.listed()).toMatchObject([{ cancelAskedAt: null }]);
  });

  test.each([
    ['a link in the contract', { contract: 'See https://evil.example' }, 'contract'],
    ['a link in the reason', { reason: 'www.evil.example' }, 'reason'],
    ['a link as the name', { name: 'evil.example' }, 'name'],
    ['no contract', { contract: ' ' }, 'contract'],
    ['an address that is none', { email: 'ada' }, 'email'],
    ['a day that is none', { endsOn: '2030-02-31' }, 'endsOn'],
  ])('%s is refused, so that nobody mails others by it', async (_what, change, field) => {
    const answer = await declare(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
    expect(await sentMails(context.database, `ada${number}@example.org`)).toEqual([]);
  });

  test('three times a day for one mailbox, however its address is written', async () => {
    for (const tag of ['', '+a', '+b']) {
      expect((await declare({ email: `eve${number}${tag}@example.org` })).statusCode).toBe(201);
    }
    expect((await declare({ email: `Eve${number}+c@example.org` })).statusCode).toBe(429);
  });

  test('forgotten after three years, and with its person', async () => {
    await declare();
    const count = async () =>
      (
        await context.database
          .selectFrom('contract_cancellations')
          .select('id')
          .where('email', '=', `ada${number}@example.org`)
          .execute()
      ).length;
    await forgetCancellations(context.database);
    expect(await count()).toBe(1);
    await context.database
      .updateTable('contract_cancellations')
      .set({ created_at: new Date(Date.now() - 1100 * 86_400_000) })
      .where('email', '=', `ada${number}@example.org`)
      .execute();
    await forgetCancellations(context.database);
    expect(await count()).toBe(0);
    await declare();
    await forgetDeclarations(context.database, [`ada${number}@example.org`]);
    expect(await count()).toBe(0);
  });
});
