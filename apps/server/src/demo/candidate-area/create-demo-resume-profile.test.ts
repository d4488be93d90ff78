import { expect, test } from 'vitest';
import { getResumeProfile } from '../../areas/resumes/resume-profile/queries.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoResumeProfile } from './create-demo-resume-profile.ts';

const context = useTestApp();

test('[G-3] the demo’s candidate has written a resume, once however often it is loaded', async () => {
  const { database } = context;
  await createDemoResumeProfile(database);
  await database.transaction().execute(createDemoAccounts);
  await createDemoResumeProfile(database);
  await createDemoResumeProfile(database);
  const rows = await database.selectFrom('resume_profiles').select('user_id').execute();
  expect(rows).toHaveLength(1);
  const { document, versions } = await getResumeProfile(database, rows[0]?.user_id ?? '');
  expect(document.employment[0]).toMatchObject({ designation: 'Data Analyst', isCurrent: true });
  expect(versions.employment).toBe(1);
});
