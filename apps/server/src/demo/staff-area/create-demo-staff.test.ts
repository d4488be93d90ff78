import { expect, test } from 'vitest';
import { listAuditLog } from '../../areas/identity/audit/queries.ts';
import { listStaff } from '../../areas/identity/staff/queries.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { createDemoAccounts } from '../create-demo-accounts.ts';
import { createDemoStaff } from './create-demo-staff.ts';

const context = useTestApp();
const today = new Date('2026-11-01T12:00:00Z');

test('[J-4] the demo’s member of staff has colleagues and a log, once', async () => {
  await createDemoAccounts(context.database);
  await createDemoStaff(context.database, today);
  await createDemoStaff(context.database, today);
  const { data } = await listStaff(context.database, '', 1);
  expect(data.map(({ firstName, staffRole }) => `${firstName} ${staffRole}`)).toEqual([
    'Tomás reviewer',
    'Mina moderator',
    'Priya administrator',
  ]);
  const log = await listAuditLog(context.database, { page: 1 });
  expect(log.data.map(({ who, what, subject }) => `${who} ${what} ${subject}`)).toEqual([
    'Priya Raman changed the role of Mina Park',
    'Mina Park joined the staff Mina Park',
    'Priya Raman invited somebody to the staff: null',
    'Tomás Ortega joined the staff Tomás Ortega',
    'Priya Raman invited somebody to the staff: null',
  ]);
});
