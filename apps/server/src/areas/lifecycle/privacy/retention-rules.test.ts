import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldMessages } from '../../content/contact/sweeping-commands.ts';
import { forgetOldReports } from '../../jobs/jobs/report-commands.ts';
import { forgetOldViews } from '../../jobs/job-views/commands.ts';
import { createJob } from '../../../testing/factories.ts';
import { listRetentionPeriods } from './retention-rules.ts';

const context = useTestApp();
const periods = listRetentionPeriods({ sessionDays: 30 });

test('[J-4] every period is a whole number of days, hours or minutes, and sessions last as they are set', () => {
  for (const [name, period] of Object.entries(periods)) {
    expect(Number.isInteger(period) && period > 0, name).toBe(true);
  }
  expect(listRetentionPeriods({ sessionDays: 12 }).sessionDays).toBe(12);
});

test('[J-4] what is said of messages, reports and views is what is deleted', async () => {
  const { database, services } = context;
  const { id: job } = await createJob(services);
  const ages = (days: number) => [days - 1, days + 1];
  for (const days of ages(periods.messageDays)) {
    await sql`
      insert into contact_messages (id, name, email, message, created_at)
      values (${newId()}, 'Ada', 'ada@example.org', ${`${days}`}, now() - make_interval(days => ${days}::int))
    `.execute(database);
  }
  for (const days of ages(periods.reportDays)) {
    await sql`
      insert into job_reports (id, job_id, reason, text, reporter_hash, created_at)
      values (${newId()}, ${job}, 'spam', ${`${days}`}, ${`${days}`}, now() - make_interval(days => ${days}::int))
    `.execute(database);
  }
  for (const days of ages(periods.jobViewDays)) {
    await sql`
      insert into job_views (job_id, day, source, views)
      values (${job}, (now() at time zone 'UTC')::date - ${days}::int, 'direct', ${days})
    `.execute(database);
  }
  await Promise.all([forgetOldMessages(database), forgetOldReports(database), forgetOldViews(database)]);

  const messages = await database.selectFrom('contact_messages').select('message').execute();
  expect(messages.map(({ message }) => Number(message))).toEqual([periods.messageDays - 1]);
  const reports = await database.selectFrom('job_reports').select('text').execute();
  expect(reports.map(({ text }) => Number(text))).toEqual([periods.reportDays - 1]);
  const views = await database.selectFrom('job_views').select('views').execute();
  expect(views.map((row) => row.views)).toEqual([periods.jobViewDays - 1]);
});
