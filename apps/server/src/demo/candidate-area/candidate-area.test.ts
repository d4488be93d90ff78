import { expect, test } from 'vitest';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { getResumeProfile } from '../../areas/resumes/resume-profile/queries.ts';
import { createCompany, createEmployer, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoAccounts, demoEmailOf } from '../accounts.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoApplicants } from '../company-area/create-demo-applicants.ts';
import { createDemoConversations } from '../company-area/create-demo-conversations.ts';
import { createDemoAlert } from './create-demo-alert.ts';
import { createDemoApplications } from './create-demo-applications.ts';
import { createDemoResumeProfile } from './create-demo-resume-profile.ts';

const context = useTestApp();

test('[G-6] the demo’s candidate has one alert, once however often it is loaded', async () => {
  const { database } = context;
  await expect(createDemoAlert(database)).rejects.toThrow('The demo has no candidate account.');
  await database.transaction().execute(createDemoAccounts);
  await createDemoAlert(database);
  await createDemoAlert(database);
  const alerts = await database.selectFrom('job_alerts').select(['name', 'frequency']).execute();
  expect(alerts).toEqual([{ name: 'Data Analyst', frequency: 'weekly' }]);
});

test('[H-2] the demo’s candidate has applied in several stages and is offered an interview, once', async () => {
  const { services, database } = context;
  const company = await createCompany(services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
  });
  await createJob(services, { source: 'demo', company_id: company.id });
  await database.transaction().execute(createDemoAccounts);
  const apply = () => createDemoApplications(services, ['demo-2', 'demo-1']);
  await createDemoApplicants(services);
  await expect(apply()).rejects.toThrow('too few postings');
  for (const [nth, title] of ['Credit Analyst', 'Market Analyst', 'Cook'].entries()) {
    const other = await createCompany(services);
    await createEmployer(services, { companyId: other.id, is_demo: true });
    await createJob(services, { source: 'demo', source_id: `demo-${nth + 1}`, company_id: other.id, title });
  }
  await apply();
  await apply();
  await createDemoConversations(database);
  const applications = await database
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .leftJoin('interview_offers', 'interview_offers.application_id', 'applications.id')
    .select(['application_stages.kind', 'interview_offers.status', 'jobs.title'])
    .where('users.email', '=', demoEmailOf('candidate'))
    .orderBy('applications.created_at')
    .execute();
  expect(applications.map(({ kind, status }) => [kind ?? 'new', status])).toEqual([
    ['interview', 'offered'],
    ['shortlist', null],
    ['new', null],
  ]);
  expect(applications.slice(1).map(({ title }) => title)).toEqual(['Market Analyst', 'Credit Analyst']);
});

test('[G-3] the demo’s candidate has written a resume, once however often it is loaded', async () => {
  const { database } = context;
  await database.transaction().execute(createDemoAccounts);
  await createDemoResumeProfile(database);
  await createDemoResumeProfile(database);
  const rows = await database.selectFrom('resume_profiles').select('user_id').execute();
  expect(rows).toHaveLength(1);
  const { document, versions } = await getResumeProfile(database, rows[0]?.user_id ?? '');
  expect(document.employment[0]).toMatchObject({ designation: 'Data Analyst', isCurrent: true });
  expect(versions.employment).toBe(1);
});
