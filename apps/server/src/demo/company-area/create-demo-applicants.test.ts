import { expect, test } from 'vitest';
import { companySlug } from '../../areas/companies/companies/rules.ts';
import { createCompany, createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { demoEmployerCompany } from '../companies.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoApplicants } from './create-demo-applicants.ts';

const context = useTestApp();

test('[H-4] the demo employer has applicants in every stage, once however often it is loaded', async () => {
  const { services, database } = context;
  await createDemoApplicants(services);
  const company = await createCompany(services, {
    name: demoEmployerCompany,
    slug: companySlug(demoEmployerCompany),
  });
  // Younger than the longest of their applications.
  const posted_at = new Date(Date.now() - 30 * 3_600_000);
  const { id: jobId } = await createJob(services, { company_id: company.id, posted_at });
  await database.transaction().execute(createDemoAccounts);
  await createDemoApplicants(services);
  await createDemoApplicants(services);
  const rows = await database
    .selectFrom('applications')
    .leftJoin('application_stages', 'application_stages.id', 'applications.stage_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('files', 'files.id', 'resumes.file_id')
    .select(['application_stages.kind', 'files.storage_key', 'applications.created_at', 'moved_at'])
    .where('job_id', '=', jobId)
    .execute();
  expect(new Set(rows.map(({ kind }) => kind ?? 'new')).size).toBe(7);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ created_at }) => created_at <= posted_at)).toEqual([]);
  expect(rows.filter(({ created_at, moved_at }) => moved_at < created_at)).toEqual([]);
  const events = await database.selectFrom('application_events').select('created_at').execute();
  expect(events.filter(({ created_at }) => created_at <= posted_at)).toEqual([]);
  const stream = await services.files.open(rows[0]?.storage_key ?? '');
  const chunks = await stream.toArray();
  expect(Buffer.concat(chunks as Buffer[]).toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
});
