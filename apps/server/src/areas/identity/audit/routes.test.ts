import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCandidate, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { eraseDueAccounts } from '../../lifecycle/privacy/erasure-commands.ts';
import { noteStaffAction, writeAuditCsv, trimAuditLog, type AuditEntry } from './commands.ts';
import { readCatalog } from '../../../platform/languages/say-in.ts';
import { createSay, sayEnglish } from '@waymark/contract/text/say';

const context = useTestApp();
const get = (url: string, { headers }: TestUser) =>
  context.app.inject({ method: 'GET', url: `/api${url}`, headers });
const read = async (query = '') => (await get(`/staff/audit${query}`, admin)).json();

let admin: TestUser;
beforeEach(async () => {
  await context.database.deleteFrom('audit_log').execute();
  admin = await createStaff(context.services, { first_name: 'Ada', last_name: 'Admin' });
});

const note = (entry: Partial<AuditEntry>) =>
  noteStaffAction(context.database, {
    staffId: admin.id,
    action: 'staff.change-role',
    subjectKind: 'user',
    subjectId: admin.id,
    ...entry,
  });

/** As if everything there is had been done so many days earlier. */
const age = (days: number) =>
  sql`update audit_log set created_at = created_at - make_interval(days => ${days}::int)`.execute(
    context.database,
  );

describe('[L-17] the log of what staff did', () => {
  test('says who did what to whom, why, and what was before and after', async () => {
    const candidate = await createCandidate(context.services, { first_name: 'Cy', last_name: 'Twombly' });
    await note({
      subjectId: candidate.id,
      reason: 'Asked for it',
      before: { staffRole: 'reviewer', notes: { seenAt: '2026-04-01T10:30:00.000Z' }, same: 1 },
      after: { staffRole: 'administrator', handedTo: admin.id, isOpen: true, tags: ['a', 'b'], same: 1 },
    });
    const { data, total } = await read();
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      who: 'Ada Admin',
      what: 'changed the role of',
      subject: 'Cy Twombly',
      reason: 'Asked for it',
    });
    expect(data[0].changes).toEqual([
      { field: 'Handed to', before: null, after: 'Ada Admin' },
      { field: 'Is open', before: null, after: 'yes' },
      { field: 'Notes › Seen at', before: '2026-04-01 10:30 UTC', after: null },
      { field: 'Role in the staff', before: 'reviewer', after: 'administrator' },
      { field: 'Tags', before: null, after: 'a, b' },
    ]);
  });

  test('names jobs and companies as they are called today', async () => {
    const job = await createJob(context.services, { title: 'Keeper of bees' });
    await note({ subjectKind: 'job', subjectId: job.id });
    expect((await read()).data[0].subject).toBe('Keeper of bees');
  });

  test('distinguishes a command from a staff member who has left', async () => {
    const gone = await createStaff(context.services);
    await note({ staffId: gone.id });
    await note({ staffId: null });
    await context.database.deleteFrom('users').where('id', '=', gone.id).execute();
    expect((await read()).data.map(({ who }: { who: string }) => who)).toEqual([
      'The command line',
      'A former member of staff',
    ]);
  });

  test('is filtered by who, action, subject, time and reason', async () => {
    const other = await createStaff(context.services, { staff_role: 'moderator' });
    await note({ action: 'staff.end-sessions', reason: 'LOST his phone' });
    await age(10);
    await note({ staffId: other.id, subjectKind: 'setting', subjectId: 'audit-log', action: 'audit.export' });
    const count = async (query: string) => (await read(query)).total;
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    expect(await count('')).toBe(2);
    expect(await count(`?who=${other.id}`)).toBe(1);
    expect(await count('?action=staff.end-sessions')).toBe(1);
    expect(await count('?kind=setting')).toBe(1);
    expect(await count(`?kind=user&subject=${admin.id}`)).toBe(1);
    expect(await count('?reason=lost%20his')).toBe(1);
    // Signs of a search pattern are letters like any others.
    expect(await count('?reason=%25')).toBe(0);
    expect(await count(`?from=${day(9)}`)).toBe(1);
    expect(await count(`?to=${day(9)}`)).toBe(1);
    expect(await count(`?from=${day(10)}&to=${day(10)}`)).toBe(1);
    expect((await get('/staff/audit?from=soon', admin)).statusCode).toBe(400);
  });

  test('has pages of 25, and none beyond the last', async () => {
    for (let i = 0; i < 26; i++) await note({});
    expect((await read('?page=2')).data).toHaveLength(1);
    expect((await get('/staff/audit?page=3', admin)).statusCode).toBe(404);
  });

  test('is copied as CSV that no spreadsheet computes, and the copy is on record', async () => {
    await note({ reason: '=HYPERLINK("https://evil.example")', after: { name: '+cmd' } });
    const response = await get('/staff/audit/export?action=staff.change-role', admin);
    expect(response.headers['content-type']).toContain('text/csv');
    expect(response.headers['content-disposition']).toContain('attachment');
    expect(response.body.startsWith('\uFEFFTime (UTC),Who,')).toBe(true);
    expect(response.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(response.body.trim().split('\r\n')).toHaveLength(2);
    expect((await read()).data[0]).toMatchObject({
      action: 'audit.export',
      who: 'Ada Admin',
      subject: 'Audit log',
    });
  });

  test('[L-40] says fields, codes and settings in the language of the reader, in its copy as well', async () => {
    await note({ subjectKind: 'setting', subjectId: 'invoicing', after: { value: { isOffered: true } } });
    await note({ after: { staffRole: 'administrator' } });
    let text = '';
    for await (const piece of writeAuditCsv(context.database, {}, createSay('de', readCatalog('de'))))
      text += piece;
    expect(text).toContain(',Einstellung,Steuer und Rechnungen,invoicing,');
    expect(text).toContain('Unternehmen dürfen per Rechnung bezahlen: ja');
    expect(text).toContain('Rolle im Team: Administration');
  });

  test('a copy is read piece by piece, misses nothing and ends at its bound', async () => {
    await context.database.transaction().execute(async (transaction) => {
      // All of one moment: only their ids tell them apart.
      for (let i = 0; i < 7; i++) {
        await noteStaffAction(transaction, {
          staffId: admin.id,
          action: 'staff.end-sessions',
          subjectKind: 'setting',
          subjectId: `number ${i}`,
        });
      }
    });
    const collect = async (bounds: { rows: number; batch: number }) => {
      let text = '';
      for await (const piece of writeAuditCsv(context.database, {}, sayEnglish, bounds)) text += piece;
      return new Set(text.match(/number \d/g));
    };
    expect((await collect({ rows: 100, batch: 2 })).size).toBe(7);
    expect((await collect({ rows: 5, batch: 2 })).size).toBe(5);
  });

  test('is kept for two years', async () => {
    await note({});
    await age(729);
    await trimAuditLog(context.database);
    expect((await read()).total).toBe(1);
    await age(2);
    await trimAuditLog(context.database);
    expect((await read()).total).toBe(0);
  });

  test('[G-10] forgets whom it was about with the account, and keeps what was done', async () => {
    const candidate = await createCandidate(context.services, {
      deletion_due_at: new Date(Date.now() - 1000),
    });
    await note({ subjectId: candidate.id, reason: 'Ada Lovelace wrote to us', after: { suspended: true } });
    await note({ subjectKind: 'setting', subjectId: 'owner', before: { owner: candidate.id } });
    expect(await eraseDueAccounts(context.services)).toBe(1);
    const rows = await context.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(candidate.id);
    const [, about] = (await read()).data;
    expect(about).toMatchObject({
      subjectId: 'erased',
      subject: 'someone who has left',
      reason: '',
      changes: [{ field: 'Suspended', before: null, after: 'yes' }],
    });
  });
});
