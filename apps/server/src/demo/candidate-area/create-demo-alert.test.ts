import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoAlert } from './create-demo-alert.ts';

const context = useTestApp();

test('[G-6] the demo’s candidate has one alert, once however often it is loaded', async () => {
  const { database } = context;
  await createDemoAlert(database);
  await database.transaction().execute(createDemoAccounts);
  await createDemoAlert(database);
  await createDemoAlert(database);
  const alerts = await database.selectFrom('job_alerts').select(['name', 'frequency']).execute();
  expect(alerts).toEqual([{ name: 'Data Analyst', frequency: 'weekly' }]);
});
