import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetOldMessages } from './src/areas/content/contact/commands.ts';
import { forgetEndedSessions } from './src/areas/identity/accounts/commands.ts';
import { forgetOldReports } from './src/areas/jobs/jobs/report-commands.ts';
import { newId, newSecret } from './src/platform/ids.ts';
import { createCandidate, createJob } from './src/testing/factories.ts';
import { useTestApp } from './src/testing/test-app.ts';

const context = useTestApp();
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`;

test('[F-3] tables that a guest can fill forget by age, and keep what is recent', async () => {
  const { database } = context;
  const job = await createJob(context.services);
  for (const days of [366, 300]) {
    await database
      .insertInto('contact_messages')
      .values({
        id: newId(),
        name: 'Ada',
        email: 'ada@example.org',
        message: 'Hello',
        user_id: null,
        created_at: daysAgo(days),
      })
      .execute();
    await sql`
      insert into job_reports (id, job_id, reporter_hash, reason, created_at)
      values (${newId()}, ${job.id}, ${String(days)}, 'spam', ${daysAgo(days)})
    `.execute(database);
  }
  await forgetOldMessages(database);
  await forgetOldReports(database);
  const count = (table: 'contact_messages' | 'job_reports') =>
    database.selectFrom(table).select('id').execute();
  expect(await count('contact_messages')).toHaveLength(1);
  expect(await count('job_reports')).toHaveLength(1);
});

test('[A-13] sessions that ended and links long dead are forgotten, of people who do not come back too', async () => {
  const { database } = context;
  const gone = await createCandidate(context.services);
  const here = await createCandidate(context.services);
  await database
    .updateTable('sessions')
    .set({ expires_at: daysAgo(1) })
    .where('user_id', '=', gone.id)
    .execute();
  for (const days of [31, 1]) {
    await database
      .insertInto('one_time_tokens')
      .values({
        id: newId(),
        user_id: gone.id,
        purpose: 'set-password',
        token_hash: newSecret().hash,
        email: 'ada@example.org',
        expires_at: daysAgo(days),
      })
      .execute();
  }
  await forgetEndedSessions(database);
  expect(await database.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: here.id }]);
  expect(await database.selectFrom('one_time_tokens').select('id').execute()).toHaveLength(1);
});
