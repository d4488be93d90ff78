import { openMisreadingsLimit } from '@waymark/contract/resumes/choices';
import type { StaffMisreading } from '@waymark/contract/resumes/misreadings';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createCandidate, createResume, createStaff, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { forgetOldMisreadings } from './commands.ts';

const context = useTestApp();

async function candidateWithResume() {
  const owner = await createCandidate(context.services);
  const bytes = await readFile(new URL('../../../testing/resumes/date-rail-lyon.pdf', import.meta.url));
  const { id } = await createResume(context.services, { userId: owner.id, bytes, name: 'lyon.pdf' });
  return { owner, id };
}

const report = ({ headers }: TestUser, resumeId: string, fields: object = {}) =>
  context.app.inject({
    method: 'POST',
    url: `/api/resumes/${resumeId}/misreadings`,
    headers,
    payload: { part: 'contact', remark: 'The street is missing', withDocument: false, ...fields },
  });

const listed = async ({ headers }: TestUser, show = 'open') => {
  const response = await context.app.inject({ url: `/api/staff/misreadings?show=${show}`, headers });
  return response.json<{ data: StaffMisreading[] }>().data;
};
const documentOf = ({ headers }: TestUser, id: string) =>
  context.app.inject({ url: `/api/staff/misreadings/${id}/document`, headers });
const resolve = ({ headers }: TestUser, id: string) =>
  context.app.inject({ method: 'POST', url: `/api/staff/misreadings/${id}/resolution`, headers });
const caseOf = async (staff: TestUser, remark: string) =>
  (await listed(staff)).find((one) => one.remark === remark);

describe('[L-38] a part that was read wrongly', () => {
  test('is kept with what was read, without the document', async () => {
    const { owner, id } = await candidateWithResume();
    expect((await report(owner, id, { remark: 'No street' })).statusCode).toBe(201);
    const staff = await createStaff(context.services, { staff_role: 'reviewer' });
    const found = await caseOf(staff, 'No street');
    expect(found).toMatchObject({ hasDocument: false, resolvedAt: null, part: { label: 'Contact details' } });
    expect(found?.part.unread).toContain('14 rue des Acacias');
    expect(found?.part.stored.map(({ label }) => label)).toContain('Email');
    expect((await documentOf(staff, found?.id ?? '')).statusCode).toBe(404);
    expect(JSON.stringify(found)).not.toContain(owner.id);
  });

  test('is kept with the document where the owner agrees, until it is replaced, removed or resolved', async () => {
    const { owner, id } = await candidateWithResume();
    await report(owner, id, { remark: 'Look yourself', withDocument: true });
    const staff = await createStaff(context.services, { staff_role: 'reviewer' });
    const found = await caseOf(staff, 'Look yourself');
    expect(found?.hasDocument).toBe(true);
    const opened = await documentOf(staff, found?.id ?? '');
    expect(opened.statusCode).toBe(200);
    expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { file_id } = await context.database
      .selectFrom('misreadings')
      .innerJoin('resumes', 'resumes.id', 'misreadings.resume_id')
      .select('resumes.file_id')
      .where('misreadings.id', '=', found?.id ?? '')
      .executeTakeFirstOrThrow();
    const other = await createResume(context.services, { userId: owner.id });
    const setFile = (file: string) =>
      context.database.updateTable('resumes').set({ file_id: file }).where('id', '=', id).execute();
    const { file_id: otherFile } = await context.database
      .selectFrom('resumes')
      .select('file_id')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow();
    await setFile(otherFile);
    expect((await documentOf(staff, found?.id ?? '')).statusCode).toBe(404);
    await setFile(file_id);
    await resolve(staff, found?.id ?? '');
    expect((await documentOf(staff, found?.id ?? '')).statusCode).toBe(404);
    expect((await listed(staff, 'resolved')).map(({ remark }) => remark)).toContain('Look yourself');
  });

  test('of another candidate’s resume, and a part that there is not, are not found', async () => {
    const { id } = await candidateWithResume();
    const { owner: stranger, id: own } = await candidateWithResume();
    expect((await report(stranger, id)).statusCode).toBe(404);
    expect((await report(stranger, own, { part: 'section-99' })).statusCode).toBe(404);
    expect((await report(stranger, own, { remark: '  ' })).statusCode).toBe(400);
  });

  test('is reported once while it is open, and an account has a bounded number of open ones', async () => {
    const { owner, id } = await candidateWithResume();
    expect((await report(owner, id)).statusCode).toBe(201);
    expect((await report(owner, id)).statusCode).toBe(409);
    const [row] = await context.database
      .selectFrom('misreadings')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute();
    for (let count = 1; count < openMisreadingsLimit; count++) {
      const part = JSON.stringify({ ...row?.part, label: `Part ${count}` });
      const more = { id: crypto.randomUUID(), user_id: owner.id, resume_id: id, agreed_file_id: null, part };
      await context.database
        .insertInto('misreadings')
        .values({ ...more, remark: 'More', reader_version: 1 })
        .execute();
    }
    const refused = await report(owner, id, { part: 'section-1' });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('open reports'),
    ]);
  });

  test('counts against the limit of its person', async () => {
    const { owner, id } = await candidateWithResume();
    for (let count = 0; count < 20; count++) await report(owner, id, { part: 'section-99' });
    expect((await report(owner, id)).statusCode).toBe(429);
  });
});

describe('[A-10, L-17] the cases', () => {
  test('are for reviewers alone', async () => {
    const { owner } = await candidateWithResume();
    const moderator = await createStaff(context.services, { staff_role: 'moderator' });
    for (const { headers } of [owner, moderator])
      expect((await context.app.inject({ url: '/api/staff/misreadings', headers })).statusCode).toBe(403);
  });

  test('are resolved once, and the log says by whom', async () => {
    const { owner, id } = await candidateWithResume();
    await report(owner, id, { remark: 'Resolve me' });
    const staff = await createStaff(context.services, { staff_role: 'reviewer' });
    const found = await caseOf(staff, 'Resolve me');
    expect((await resolve(staff, found?.id ?? '')).statusCode).toBe(200);
    expect((await resolve(staff, found?.id ?? '')).statusCode).toBe(409);
    const logged = await context.database
      .selectFrom('audit_log')
      .select(['action', 'staff_id'])
      .where('subject_id', '=', found?.id ?? '')
      .execute();
    expect(logged).toEqual([{ action: 'misreading.resolve', staff_id: staff.id }]);
    // The part may be reported again.
    expect((await report(owner, id, { remark: 'Again' })).statusCode).toBe(201);
  });

  test('[L-15] go with the account, and after the period of readings', async () => {
    const { owner, id } = await candidateWithResume();
    await report(owner, id, { remark: 'Old' });
    const count = async () =>
      (
        await context.database
          .selectFrom('misreadings')
          .select('id')
          .where('user_id', '=', owner.id)
          .execute()
      ).length;
    await forgetOldMisreadings(context.database);
    expect(await count()).toBe(1);
    await context.database
      .updateTable('misreadings')
      .set({ created_at: new Date(Date.now() - 91 * 24 * 3_600_000) })
      .where('user_id', '=', owner.id)
      .execute();
    await forgetOldMisreadings(context.database);
    expect(await count()).toBe(0);
  });
});
