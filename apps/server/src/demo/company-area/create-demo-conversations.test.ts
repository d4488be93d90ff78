import { expect, test } from 'vitest';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { createApplication, createCandidate, createCompany, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoConversations } from './create-demo-conversations.ts';

const context = useTestApp();

test('[K-1] the demo employer has messages, an interview offered and one chosen, once', async () => {
  const { services, database } = context;
  const company = await createCompany(services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
  });
  await database.transaction().execute(createDemoAccounts);
  const job = await createJob(services, { company_id: company.id });
  const candidates = [];
  for (let nth = 0; nth < 3; nth++) {
    const candidate = await createCandidate(services, { is_demo: true });
    await createApplication(services, { user_id: candidate.id, job_id: job.id });
    candidates.push(candidate);
  }
  await createDemoConversations(database);
  await createDemoConversations(database);
  const statuses = await database.selectFrom('interview_offers').select('status').orderBy('status').execute();
  expect(statuses.map(({ status }) => status)).toEqual(['chosen', 'offered']);
  const conversations = await database.selectFrom('conversations').select('candidate_id').execute();
  const written = new Set(conversations.map((row) => row.candidate_id));
  expect(candidates.filter(({ id }) => written.has(id))).toHaveLength(2);
  const { templates } = await database
    .selectFrom('decline_templates')
    .select(({ fn }) => fn.countAll<number>().as('templates'))
    .executeTakeFirstOrThrow();
  expect(templates).toBe(1);
});
