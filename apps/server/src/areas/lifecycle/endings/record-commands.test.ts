import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEndedCalls, laterBy } from '../../../testing/ended-applications.ts';
import { createCandidate } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { temporaryRoot } from '../../../testing/test-database.ts';
import { endApplication } from '../../hiring/retention/ending-commands.ts';
import { eraseDueAccounts } from '../privacy/erasure-commands.ts';
import { recordKeptDays } from './constants.ts';
import { endAgain, saveRecords } from './record-commands.ts';

const context = useTestApp();
const { createHirer, decline, isThere } = createEndedCalls(context);

async function withBackups() {
  const directory = await mkdtemp(join(temporaryRoot(), 'ended-'));
  const { services } = context;
  const backup = {
    place: { directory },
    cron: undefined,
    drillCron: undefined,
    keep: { days: 1, weeks: 0, months: 0 },
    key: undefined,
  };
  const list = () => readFile(join(directory, 'waymark-ended.txt'), 'utf8');
  return { services: { ...services, config: { ...services.config, backup } }, list };
}

test('[L-44] what an older backup brings back ends again, by the list beside the backups', async () => {
  const { database } = context;
  const { services, list } = await withBackups();
  const id = await decline(await createHirer(), new Date());
  const person = await createCandidate(services);
  const application = await database
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const account = await database
    .selectFrom('users')
    .selectAll()
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();

  await database.transaction().execute((transaction) => endApplication(transaction, services.queue, id));
  await database
    .updateTable('users')
    .set({ deletion_due_at: laterBy(new Date(), -1) })
    .where('id', '=', person.id)
    .execute();
  expect(await eraseDueAccounts(services)).toBe(1);
  await saveRecords(services);
  const written = await list();
  expect(written.trim().split('\n')).toHaveLength(2);
  // The list tells of nobody: not even their ids are in it.
  expect(written).not.toContain(id);
  expect(written).not.toContain(person.id);

  // The database of the day before knows nothing of the ends.
  await database.deleteFrom('ended_records').execute();
  await database.insertInto('users').values(account).execute();
  await database.insertInto('applications').values(application).execute();
  expect(await endAgain(services)).toBe(2);
  expect(await isThere(id)).toBe(false);
  expect(await eraseDueAccounts(services)).toBe(1);
  expect(await endAgain(services)).toBe(0);
});

test('[L-44] a restored database that knows less does not shorten the list', async () => {
  const { services, list } = await withBackups();
  const id = await decline(await createHirer(), new Date());
  await context.database
    .transaction()
    .execute((transaction) => endApplication(transaction, services.queue, id));
  await saveRecords(services);
  const before = await list();
  await context.database.deleteFrom('ended_records').execute();
  await saveRecords(services);
  expect(await list()).toBe(before);
  // Longer than any backup is kept, nothing has to be remembered.
  await saveRecords(services, laterBy(new Date(), recordKeptDays + 1));
  expect(await list()).toBe('');
});

test('[L-44] lines that are none in the list end nothing', async () => {
  const { services } = await withBackups();
  expect(await endAgain(services)).toBe(0);
  await saveRecords(services);
});
