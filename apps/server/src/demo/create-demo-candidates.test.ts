import { expect, test } from 'vitest';
import { createCompany } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { createDemoCandidates } from './create-demo-candidates.ts';

const context = useTestApp();

test('[H-7] the demo has candidates of varied work, and somebody has looked at its own one; twice is once', async () => {
  const { database, services } = context;
  for (let nth = 0; nth < 5; nth++) await createCompany(services);
  const create = () => database.transaction().execute(createDemoCandidates);
  await database.transaction().execute(createDemoAccounts);
  await create();
  const profiles = () =>
    database
      .selectFrom('candidate_profiles')
      .select(['headline', 'category', 'place_id', 'is_listed', 'rate_amount', 'updated_at'])
      .orderBy('number')
      .execute();
  const first = await profiles();
  expect(first).toHaveLength(61);
  expect(first.every((profile) => profile.is_listed && profile.place_id !== null)).toBe(true);
  expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThan(15);
  expect(new Set(first.map(({ headline }) => headline)).size).toBeGreaterThan(50);
  const views = await database.selectFrom('candidate_views').select('company_id').execute();
  expect(new Set(views.map(({ company_id: company }) => company)).size).toBe(4);
  await create();
  expect(await profiles()).toEqual(first);
});
