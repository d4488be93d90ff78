import { expect, test } from 'vitest';
import {
  placeFiles,
  safeFileName,
  toJson,
  withoutSecrets,
  listRetentionPeriods,
  type Section,
} from './rules.ts';
import { sql } from 'kysely';
import { board } from '../../../platform/board/board.ts';
import { legalTexts } from '../../../platform/board/legal-texts.ts';
import { newId } from '../../../platform/ids.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { setBack, setSetting } from '../../../testing/switches.ts';
import { forgetOldMessages } from '../../content/contact/commands.ts';
import { forgetOldReports } from '../../jobs/jobs/report-commands.ts';
import { forgetOldViews } from '../../jobs/job-views/commands.ts';
import { createJob } from '../../../testing/factories.ts';

const resumesNamed = (...names: string[]): Section[] => [
  {
    key: 'resumes',
    title: 'Resumes',
    rows: names.map((name) => ({ file: { storageKey: `key of ${name}`, name } })),
  },
];

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\..\\boot.ini', '_.._boot.ini'],
  ['/absolute.pdf', '_absolute.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['.hidden', 'hidden'],
  ['cv.pdf. . ', 'cv.pdf'],
  ['CON.pdf', '_CON.pdf'],
  ['nul', '_nul'],
  ['console.pdf', 'console.pdf'],
  ['what? a "cv": <new>|*.pdf', 'what_ a _cv__ _new___.pdf'],
  ['invoice\u202Efdp.exe', 'invoice_fdp.exe'],
  ['line\r\nbreak.pdf', 'line__break.pdf'],
  ['Lebenslauf Jörg Ñandú 履歴書.pdf', 'Lebenslauf Jörg Ñandú 履歴書.pdf'],
])('[G-10] a file called %j lies in the copy as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('[G-10] a very long name is cut, and keeps its ending and its characters whole', () => {
  const safe = safeFileName(`${'😀'.repeat(300)}.docx`);
  expect([...safe].length).toBeLessThanOrEqual(120);
  expect(safe).toMatch(/^(?:😀)+\.docx$/u);
});

test('[G-10] no two names are the same on any system', () => {
  const places = placeFiles(
    resumesNamed('cv.pdf', 'CV.pdf', 'cv.pdf ', 'cv (2).pdf', 'Jo\u0308rg.pdf', 'Jörg.pdf'),
  );
  expect([...places.values()]).toEqual([
    'files/cv.pdf',
    'files/CV (2).pdf',
    'files/cv (3).pdf',
    'files/cv (2) (2).pdf',
    'files/Jörg.pdf',
    'files/Jörg (2).pdf',
  ]);
});

test('[G-10] the data name each file by its place in the copy, never by where it is stored', () => {
  const sections = resumesNamed('cv.pdf');
  const madeAt = new Date('2026-11-21T10:00:00Z');
  const data = toJson(madeAt, sections, placeFiles(sections));
  expect(JSON.parse(data)).toEqual({ madeAt: madeAt.toISOString(), resumes: [{ file: 'files/cv.pdf' }] });
});

test('[G-10] links in mails lose their secret', () => {
  expect(withoutSecrets('Set it: https://a.example/set-password?token=aB3-_x\n\nThe link works once.')).toBe(
    'Set it: https://a.example/set-password?token=(left out)\n\nThe link works once.',
  );
});

const context = useTestApp();

const periods = listRetentionPeriods({ sessionDays: 30 });

test('[J-4] every period is a whole number of days, hours or minutes, and sessions last as they are set', () => {
  for (const [name, period] of Object.entries(periods)) {
    expect(Number.isInteger(period) && period > 0, name).toBe(true);
  }
  expect(listRetentionPeriods({ sessionDays: 12 }).sessionDays).toBe(12);
});

test('[L-31] a period that is set is the one that deletes, and that the privacy text names', async () => {
  const { database } = context;
  const text = () => legalTexts.current('privacy');
  const [before, terms] = [text(), legalTexts.current('terms')];
  const value = { ...board.settings.retention, messageDays: 61 };
  await setSetting(database, 'retention', value);
  for (const days of [60, 62]) {
    await sql`
      insert into contact_messages (id, name, email, message, created_at)
      values (${newId()}, 'Ada', 'ada@example.org', ${`${days}`}, now() - make_interval(days => ${days}::int))
    `.execute(database);
  }
  await forgetOldMessages(database);
  const left = await database.selectFrom('contact_messages').select('message').execute();
  expect(left).toEqual([{ message: '60' }]);
  expect(before.markdown).not.toContain('61 days');
  expect(text().markdown).toContain('For how long: 61 days.');
  expect(text().version).not.toBe(before.version);
  expect(legalTexts.current('terms')).toEqual(terms);
  await database.deleteFrom('contact_messages').execute();
  await setBack(database);
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
