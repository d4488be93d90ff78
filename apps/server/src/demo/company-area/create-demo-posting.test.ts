import { draftFieldsSchema } from '@waymark/contract/posting/postings';
import { expect, test } from 'vitest';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { createCompany, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoApplicants } from './create-demo-applicants.ts';
import { createDemoPosting } from './create-demo-posting.ts';

const context = useTestApp();

test('[H-3] the newest job of the demo employer asks what its applicants have answered, once', async () => {
  const { services, database } = context;
  const company = await createCompany(services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
  });
  const { id: jobId } = await createJob(services, { company_id: company.id });
  await database.transaction().execute(createDemoAccounts);
  // Nobody of the demo has applied: this may be anybody's job.
  await createDemoPosting(database);
  expect(await database.selectFrom('job_questions').selectAll().execute()).toEqual([]);
  await createDemoApplicants(services);
  await createDemoPosting(database);
  await createDemoPosting(database);
  const questions = await database
    .selectFrom('job_questions')
    .select('kind')
    .where('job_id', '=', jobId)
    .orderBy('position')
    .execute();
  expect(questions.map(({ kind }) => kind)).toEqual(['yes-no', 'number', 'choice', 'text']);
  const answers = await database.selectFrom('application_answers').selectAll().execute();
  const applicants = await database.selectFrom('applications').select('id').execute();
  expect(new Set(answers.map((answer) => answer.application_id)).size).toBe(applicants.length);
  expect(answers.some((answer) => answer.is_knockout)).toBe(true);
  const drafts = await database.selectFrom('posting_drafts').select(['company_id', 'fields']).execute();
  expect(drafts.map((draft) => draft.company_id)).toEqual([company.id]);
  expect(draftFieldsSchema.parse(drafts[0]?.fields).title).toBe('Senior Data Analyst');
});
