import { beforeEach, describe, expect, test } from 'vitest';
import { createOrdering, setUpSeller } from '../../../testing/lawful-seller.ts';
import { findOrder, handOver } from '../../../testing/paying-companies.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetBilling } from './buyer-commands.ts';

const context = useTestApp();
beforeEach(() => setUpSeller(context));

/** A company that has entered billing details and gone to the payment with them. */
async function createBuying() {
  const { employer, orderId, call } = await createOrdering(context);
  const { details } = (await call('GET', '/company/billing')).json().data;
  expect((await call('PUT', '/company/billing', { ...details, name: 'Billed Ltd' })).statusCode).toBe(200);
  await handOver(context, employer, orderId);
  const known = async () => {
    const names = (await listDetails(employer.companyId)).map(({ name }) => name);
    return [names, (await findOrder(context, orderId)).buyer?.name];
  };
  return { employer, known };
}

const listDetails = (companyId: string) =>
  context.database.selectFrom('billing_details').select('name').where('company_id', '=', companyId).execute();

test.each([{ name: 'Horus 𓂀 Ltd' }, { reference: '𓂀-7' }])(
  '[L-13] billing details with which no invoice could be printed are refused: %j',
  async (change) => {
    const { call } = await createOrdering(context);
    const { details } = (await call('GET', '/company/billing')).json().data;
    const refused = await call('PUT', '/company/billing', { ...details, ...change });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'An invoice cannot be printed with “𓂀”: no font of ours has it. Change the name or the address in the billing details, or write to us.',
    ]);
    expect((await call('PUT', '/company/billing', { ...details, name: '株式会社みどり' })).statusCode).toBe(
      200,
    );
  },
);

describe('[L-41] a person who is erased', () => {
  test('takes along the billing details of a company that they alone work for, with the copy in its order', async () => {
    const { employer, known } = await createBuying();
    await forgetBilling(context.database, employer.id);
    expect(await known()).toEqual([[], undefined]);
  });

  test('leaves those of companies that others work for, or that they have no part in', async () => {
    const shared = await createBuying();
    const deserted = await createBuying();
    await context.database
      .updateTable('company_members')
      .set({ company_id: shared.employer.companyId })
      .where('user_id', '=', deserted.employer.id)
      .execute();
    await forgetBilling(context.database, shared.employer.id);
    expect(await shared.known()).toEqual([['Billed Ltd'], 'Billed Ltd']);
    expect(await deserted.known()).toEqual([['Billed Ltd'], 'Billed Ltd']);
  });
});
