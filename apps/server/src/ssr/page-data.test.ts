import { expect, test } from 'vitest';
import { createCompany, createJob } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createPageData } from './page-data.ts';

const context = useTestApp();

test('[I-1] [J-4] the figures of the site follow what is stored: jobs that are open, companies that hire', async () => {
  const pageData = createPageData(context.services, context, () => null);
  expect(await pageData.getSiteStats()).toEqual({ openJobs: 0, companies: 0, loading: null });

  const { id: busy } = await createCompany(context.services);
  const { id: quiet } = await createCompany(context.services);
  await createCompany(context.services);
  for (const company_id of [busy, busy, quiet]) await createJob(context.services, { company_id });
  await context.services.changes.settled();
  expect(await pageData.getSiteStats()).toMatchObject({ openJobs: 3, companies: 2 });

  await context.database
    .updateTable('jobs')
    .set({ status: 'filled' })
    .where('company_id', '=', quiet)
    .execute();
  await context.services.changes.settled();
  expect(await pageData.getSiteStats()).toMatchObject({ openJobs: 2, companies: 1 });
});
