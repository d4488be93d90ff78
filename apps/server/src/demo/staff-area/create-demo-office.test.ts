import { expect, test } from 'vitest';
import { createCandidate, createConversation, createEmployer, createStaff } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoOffice } from './create-demo-office.ts';

const context = useTestApp();

test('[J-5] the demo’s staff finds a reported conversation, a redirect and synonyms, once', async () => {
  const { services, database } = context;
  const { companyId } = await createEmployer(services);
  const { id: candidateId } = await createCandidate(services);
  await createConversation(services, { company_id: companyId, candidate_id: candidateId });
  await createDemoOffice(database);
  await createDemoOffice(database);
  const { headers } = await createStaff(services);
  const total = async (path: string) =>
    ((await context.app.inject({ url: `/api/staff/${path}`, headers })).json() as { total: number }).total;
  expect(await total('redirects')).toBe(1);
  expect(await total('synonyms')).toBe(1);
  expect(await total('reports/conversations')).toBe(1);
});
