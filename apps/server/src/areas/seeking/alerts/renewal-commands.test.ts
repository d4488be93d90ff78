import { expect, test } from 'vitest';
import { createAlert, createCandidate } from '../../../testing/factories.ts';
import { sentMails, tokenOf } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldAlerts } from './commands.ts';
import { askForRenewals } from './renewal-commands.ts';

const context = useTestApp();
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const isThere = async (id: string) =>
  (await context.database.selectFrom('job_alerts').select('id').where('id', '=', id).execute()).length === 1;

test('[L-44] a guest is asked once a year whether an alert is still wanted, and without an answer it ends', async () => {
  const { services, database } = context;
  const id = await createAlert(services, { email: 'silent@guest.example', confirmed_at: daysAgo(366) });
  const young = await createAlert(services, { email: 'young@guest.example', confirmed_at: daysAgo(300) });
  const member = await createCandidate(services);
  const own = await createAlert(services, { user_id: member.id, confirmed_at: daysAgo(900) });
  expect(await askForRenewals(services, now)).toBe(1);
  expect(await askForRenewals(services, now)).toBe(0);
  expect(await sentMails(database, 'silent@guest.example')).toHaveLength(1);
  await forgetOldAlerts(database, daysAgo(-29));
  expect(await isThere(id)).toBe(true);
  await forgetOldAlerts(database, daysAgo(-31));
  expect(await Promise.all([id, young, own].map(isThere))).toEqual([false, true, true]);
});

test('[L-44] one press goes on with it for another year', async () => {
  const { services, database } = context;
  const email = 'goes-on@guest.example';
  const id = await createAlert(services, { email, confirmed_at: daysAgo(400) });
  await askForRenewals(services, now);
  const token = tokenOf((await sentMails(database, email))[0]);
  const url = '/api/job-alerts/confirm';
  const response = await context.app.inject({ method: 'POST', url, payload: { token } });
  expect(response.statusCode).toBe(200);
  await forgetOldAlerts(database, daysAgo(-200));
  expect(await isThere(id)).toBe(true);
  // It is a year young again.
  await askForRenewals(services, daysAgo(-300));
  expect(await sentMails(database, email)).toHaveLength(1);
});
