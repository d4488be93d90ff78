import { defaultBoardSettings, type BoardSettings } from '@waymark/contract/all-settings';
import { board } from '../platform/board/board.ts';
import { createEmployer } from './factories.ts';
import { callsOf, orderPlanOf } from './paying-companies.ts';
import type { TestApp } from './test-app.ts';

/** An operator in Germany with everything that an invoice needs. */
const whole = {
  operator: {
    ...defaultBoardSettings.operator,
    name: 'Board GmbH',
    address: 'Hafenstrasse 1\nHamburg\nGermany',
    vatNumber: 'DE136695976',
  },
  seller: {
    street: 'Hafenstrasse 1',
    postCode: '20457',
    town: 'Hamburg',
    taxNumber: '',
    holder: 'Board GmbH',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    paymentText: 'Invoice',
  },
  contact: { email: 'office@board.example', phone: '+49 40 123456', address: null, position: null },
  invoicing: { ...defaultBoardSettings.invoicing, isOffered: true, country: 'Germany', taxRate: 1900 },
} satisfies Partial<BoardSettings>;

type Changes = { [Key in keyof typeof whole]?: Partial<BoardSettings[Key]> };

/** Sets the board up as a seller that may write invoices, with some settings changed. */
export async function setUpSeller({ database }: TestApp, changes: Changes = {}): Promise<void> {
  await database.deleteFrom('board_settings').execute();
  const rows = (Object.keys(whole) as (keyof typeof whole)[]).map((key) => ({
    key,
    value: JSON.stringify({ ...whole[key], ...changes[key] }),
    version: 1,
  }));
  await database.insertInto('board_settings').values(rows).execute();
  await board.load(database);
}

const postal = { contact_address: '2 Kai', contact_zip: '20457', contact_city: 'Town' };

/** A company with an address that has ordered a plan. */
export async function createOrdering(test: TestApp, country = 'Germany') {
  const employer = await createEmployer(test.services);
  await test.database
    .updateTable('companies')
    .set({ ...postal, contact_country: country })
    .where('id', '=', employer.companyId)
    .execute();
  return { employer, orderId: await orderPlanOf(test, employer), call: callsOf(test, employer) };
}

/** The invoice of an order of a company, and its credit notes. */
export const papersOf = ({ database }: TestApp, orderId: string) =>
  database
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('total', 'desc')
    .execute();
