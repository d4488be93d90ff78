import { expect, test } from 'vitest';
import { listHistory } from '../../areas/companies/companies/history-queries.ts';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { createCompany, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoHistory } from './create-demo-history.ts';

const context = useTestApp();

test('[H-1] the demo employer finds what was done in the last weeks, written once', async () => {
  const { services, database } = context;
  const { id } = await createCompany(services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
  });
  await database.transaction().execute(createDemoAccounts);
  await createJob(services, { company_id: id, title: 'Pilot' });
  const now = new Date();
  await createDemoHistory(database, now);
  await createDemoHistory(database, new Date(now.getTime() + 86_400_000));
  const { data, total } = await listHistory(database, id, 1);
  expect(total).toBe(20);
  expect(data[0]).toMatchObject({
    what: 'offered interviews for Pilot',
    who: expect.stringMatching(/\w+ \w+/),
  });
  expect(data.every(({ at, what }) => new Date(at) < now && !what.includes('{'))).toBe(true);
});
