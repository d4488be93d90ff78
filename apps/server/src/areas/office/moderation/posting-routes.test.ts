import { emptyDraft } from '@waymark/contract/posting/choices';
import type { PostingDecisionFields } from '@waymark/contract/posting/staff-postings';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmployer, createJob, createStaff, type TestUser } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();
let moderator: TestUser;
let owner: Awaited<ReturnType<typeof createEmployer>>;

beforeEach(async () => {
  moderator = await createStaff(context.services, { staff_role: 'moderator' });
  owner = await createEmployer(context.services);
});

const waiting = { status: 'pending', awaits_approval: true, posted_at: null } as const;

async function createWaiting(row: Parameters<typeof createJob>[1] = {}): Promise<string> {
  const job = await createJob(context.services, {
    ...waiting,
    source: 'employer',
    company_id: owner.companyId,
    title: 'Ferry captain',
    approval_asked_at: new Date(),
    ...row,
  });
  return job.id;
}

async function get(path: string) {
  const response = await context.app.inject({
    url: `/api/staff/postings${path}`,
    headers: moderator.headers,
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function decide(jobId: string, fields: Omit<PostingDecisionFields, 'updatedAt'>, updatedAt?: string) {
  const seen = updatedAt ?? ((await get(`/${jobId}`)).data.updatedAt as string);
  return context.app.inject({
    method: 'POST',
    url: `/api/staff/postings/${jobId}/decisions`,
    headers: moderator.headers,
    payload: { ...fields, updatedAt: seen },
  });
}

const stateOf = (id: string) =>
  context.database
    .selectFrom('jobs')
    .select(['status', 'awaits_approval', 'moderation', 'moderation_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const isPublic = async (id: string) => (await context.app.inject(`/api/jobs/${id}`)).statusCode === 200;
const logOf = (id: string) =>
  context.database
    .selectFrom('audit_log')
    .select(['action', 'staff_id', 'reason', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
const subjectsTo = async (email: string) =>
  (await sentMails(context.database, email)).map(({ subject }) => subject);

describe('[J-5] a posting that waits', () => {
  test('is approved: public, its recruiters told, the decision noted', async () => {
    const viewer = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'viewer',
    });
    const id = await createWaiting();
    expect((await decide(id, { decision: 'approve' })).json()).toEqual({ data: { open: true } });
    expect(await isPublic(id)).toBe(true);
    expect(await subjectsTo(owner.email)).toEqual(['Your posting is live: “Ferry captain”']);
    expect(await subjectsTo(viewer.email)).toEqual([]);
    expect(await logOf(id)).toEqual([
      {
        action: 'posting.approve',
        staff_id: moderator.id,
        reason: '',
        before: { status: 'pending', awaitsApproval: true, moderation: null },
        after: { awaitsApproval: false, moderation: null, open: true },
      },
    ]);
  });

  test('is refused with a reason, mended, waits again and is approved', async () => {
    const id = await createWaiting();
    const refused = await decide(id, { decision: 'refuse', reason: 'It asks for a deposit.' });
    expect(refused.json()).toEqual({ data: { open: false } });
    const [mail] = await sentMails(context.database, owner.email);
    expect(mail?.subject).toBe('“Ferry captain” is not shown');
    expect(mail?.text).toContain('It asks for a deposit.');
    expect(await get('?show=waiting')).toMatchObject({ total: 0 });
    expect(await get('?show=returned')).toMatchObject({ data: [{ id, moderation: 'refused' }] });
    const jobs = await context.app.inject({ url: '/api/company/jobs', headers: owner.headers });
    expect(jobs.json().data).toMatchObject([
      { waitsFor: 'refused', moderationReason: 'It asks for a deposit.' },
    ]);

    await mend(id);
    expect(await get('?show=waiting')).toMatchObject({ data: [{ id, title: 'Ferry captain, mended' }] });
    expect((await decide(id, { decision: 'approve' })).json()).toEqual({ data: { open: true } });
    expect(await stateOf(id)).toMatchObject({ status: 'active', moderation: null, moderation_reason: '' });
    const { history } = (await get(`/${id}`)).data;
    expect(history.map(({ what }: { what: string }) => what)).toEqual([
      'approved the posting',
      'refused the posting',
    ]);
  });

  test.each(['changes', 'refuse', 'suspend'] as const)('%s needs a reason', async (decision) => {
    const id = await createWaiting();
    const response = await decide(id, { decision, reason: '  ' });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ reason: 'Please give a reason: the company will read it.' });
    expect(await logOf(id)).toEqual([]);
  });

  test('that was decided or changed meanwhile is not decided of', async () => {
    const id = await createWaiting();
    const { updatedAt } = (await get(`/${id}`)).data;
    expect((await decide(id, { decision: 'refuse', reason: 'No.' }, updatedAt)).statusCode).toBe(200);
    const late = await decide(id, { decision: 'approve' }, updatedAt);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toContain('meanwhile');
    expect(await stateOf(id)).toMatchObject({ moderation: 'refused' });
  });

  test('of two decisions at once one counts', async () => {
    const id = await createWaiting();
    const { updatedAt } = (await get(`/${id}`)).data;
    const answers = await Promise.all([
      decide(id, { decision: 'approve' }, updatedAt),
      decide(id, { decision: 'refuse', reason: 'No.' }, updatedAt),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await logOf(id)).toHaveLength(1);
    expect(await subjectsTo(owner.email)).toHaveLength(1);
  });

  test('lists come by how long they wait, are found by words and say what their text tells', async () => {
    const late = await createWaiting({ approval_asked_at: new Date('2026-03-02'), title: 'Quay walker' });
    const early = await createWaiting({
      approval_asked_at: new Date('2026-03-01'),
      title: 'Quay sweeper',
      description: '<p>Write on WhatsApp.</p>',
    });
    const { data } = await get('?q=quay');
    expect(data).toMatchObject([
      { id: early, signs: ['contact'] },
      { id: late, signs: [] },
    ]);
    expect(await get('?q=nowhere')).toMatchObject({ total: 0, data: [] });
  });
});

describe('[J-5] an open posting', () => {
  const open = { status: 'active', awaits_approval: false, posted_at: new Date() } as const;

  test('is taken down, stays down whatever its company does, and is put back', async () => {
    const id = await createWaiting(open);
    expect((await decide(id, { decision: 'suspend', reason: 'A copy.' })).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(false);
    // The database keeps it closed even if an update sets it to open.
    await context.database.updateTable('jobs').set({ status: 'active' }).where('id', '=', id).execute();
    expect(await stateOf(id)).toMatchObject({ status: 'pending', moderation: 'suspended' });

    expect((await decide(id, { decision: 'approve' })).statusCode).toBe(409);
    expect((await decide(id, { decision: 'lift' })).json()).toEqual({ data: { open: true } });
    expect(await isPublic(id)).toBe(true);
    expect((await decide(id, { decision: 'lift' })).statusCode).toBe(409);
    expect(await subjectsTo(owner.email)).toEqual([
      '“Ferry captain” was taken down',
      '“Ferry captain” is let through again',
    ]);
  });

  test('that was taken down comes back as no new one', async () => {
    await createWaiting({ ...open, title: 'Another, which was public' });
    const id = await createWaiting(open);
    await decide(id, { decision: 'suspend', reason: 'A copy.' });
    const duplicate = await context.app.inject({
      method: 'POST',
      url: `/api/company/jobs/${id}/duplicate`,
      headers: owner.headers,
    });
    const published = await publish(duplicate.json().data.draftId as string, { type: 'full-time' });
    expect(published.json().data).toMatchObject({ status: 'pending', awaitsApproval: true });
  });
});

test('[J-5] a copied text and an unusual pay are told with what they are compared with', async () => {
  const text = Array.from({ length: 60 }, (_none, number) => `harbour${number} crane`).join(' ');
  const original = await createJob(context.services, { title: 'Crane driver', description: text });
  for (let count = 0; count < 8; count++) {
    await createJob(context.services, { title: 'Crane driver', salary_yearly_usd: 30_000 + count });
  }
  const id = await createWaiting({ title: 'Crane driver', description: text, salary_yearly_usd: 300_000 });
  const { signs } = (await get(`/${id}`)).data;
  expect(signs).toMatchObject([
    { kind: 'pay', words: ['$300,000 a year'] },
    { kind: 'copied', jobId: original.id },
  ]);
});

async function publish(draftId: string, changed: object) {
  const draft = await context.app.inject({ url: `/api/company/drafts/${draftId}`, headers: owner.headers });
  const { version, fields } = draft.json().data;
  const typed = {
    ...emptyDraft,
    ...fields,
    description: '<p>Sail.</p>',
    places: ['Leeds, United Kingdom'],
    ...changed,
  };
  const saved = await context.app.inject({
    method: 'PUT',
    url: `/api/company/drafts/${draftId}`,
    headers: owner.headers,
    payload: { version, fields: typed },
  });
  const response = await context.app.inject({
    method: 'POST',
    url: `/api/company/drafts/${draftId}/publish`,
    headers: owner.headers,
    payload: { version: saved.json().data.version },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response;
}

/** Its company changes the posting and publishes it again. */
async function mend(jobId: string): Promise<void> {
  const url = `/api/company/jobs/${jobId}/edit`;
  const draft = await context.app.inject({ method: 'POST', url, headers: owner.headers });
  await publish(draft.json().data.draftId as string, { title: 'Ferry captain, mended', type: 'full-time' });
}

test('[L-40] staff states the language of a posting, and has it detected again', async () => {
  const description = `<p>${'We are looking for a nurse who works with us and who likes to help people. '.repeat(3)}</p>`;
  const { id } = await createJob(context.services, { description, language: 'en' });
  const state = async (language: string) => {
    const response = await context.app.inject({
      method: 'PUT',
      url: `/api/staff/postings/${id}/language`,
      headers: moderator.headers,
      payload: { language },
    });
    return response.json();
  };
  expect(await state('de')).toEqual({ data: { language: 'de' } });
  expect((await get(`/${id}`)).data).toMatchObject({ job: { language: 'de' }, isLanguageStated: true });
  expect((await context.app.inject(`/api/jobs/${id}`)).json().data).toMatchObject({ language: 'de' });
  expect((await state('Klingon')).fields).toEqual({ language: 'Choose a language from the list.' });
  expect(await state('')).toEqual({ data: { language: 'en' } });
  expect((await logOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['posting.language', { language: 'en', stated: false }, { language: 'de', stated: true }],
    ['posting.language', { language: 'de', stated: true }, { language: 'en', stated: false }],
  ]);
});
