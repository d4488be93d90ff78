import { draftsLimit, emptyDraft } from '@waymark/contract/posting/choices';
import { describe, expect, test } from 'vitest';
import { createDraft, createEmployer } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();
type Employer = Awaited<ReturnType<typeof createEmployer>>;

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { headers }: Employer,
  payload?: object,
) => context.app.inject({ method, url: `/api/company/drafts${path}`, headers, ...(payload && { payload }) });

describe('[H-3] drafts', () => {
  test('are kept as typed, listed with the latest change first, and go when they are thrown away', async () => {
    const employer = await createEmployer(context.services, { first_name: 'Olga', last_name: 'Ott' });
    const typed = { ...emptyDraft, title: 'Keep', salaryMin: 'about 30', places: ['Somewhere'] };
    const { data: first } = (await call('POST', '', employer, { fields: typed })).json();
    expect(first).toMatchObject({ fields: typed, version: 1, jobId: null, attachment: null });
    expect(first).not.toHaveProperty('companyId');
    const { data: second } = (await call('POST', '', employer, { fields: emptyDraft })).json();
    await call('PUT', `/${first.id}`, employer, { version: 1, fields: { ...typed, title: 'Keeper' } });
    expect((await call('GET', '', employer)).json()).toMatchObject({
      total: 2,
      data: [{ id: first.id, title: 'Keeper', author: 'Olga Ott' }, { id: second.id }],
    });
    await call('DELETE', `/${first.id}`, employer);
    expect((await call('GET', `/${first.id}`, employer)).statusCode).toBe(404);
    expect((await call('GET', '', employer)).json().total).toBe(1);
  });

  test('of two windows the one that saves over something newer is told, and nothing is lost', async () => {
    const employer = await createEmployer(context.services);
    const draftId = await createDraft(context.services, employer.companyId);
    const save = (title: string) =>
      call('PUT', `/${draftId}`, employer, { version: 1, fields: { ...emptyDraft, title } });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json().data;
    expect((await call('GET', `/${draftId}`, employer)).json().data).toEqual(saved);
  });

  test('a company keeps so many and no more, also when several are begun at once', async () => {
    const employer = await createEmployer(context.services);
    for (let at = 1; at < draftsLimit; at++) await createDraft(context.services, employer.companyId);
    const begin = () => call('POST', '', employer, { fields: emptyDraft });
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('hold no more than a posting can have', async () => {
    const employer = await createEmployer(context.services);
    const tooMuch = [
      { places: Array.from({ length: 51 }, () => 'Leeds') },
      { skills: Array.from({ length: 31 }, () => 'Lamps') },
      { description: 'x'.repeat(120_001) },
      { other: 'field' },
    ];
    for (const fields of tooMuch) {
      expect((await call('POST', '', employer, { fields: { ...emptyDraft, ...fields } })).statusCode).toBe(
        400,
      );
    }
  });
});

describe('[H-3] a file goes with a posting', () => {
  const attach = async (employer: Employer, draftId: string, name: string, bytes: Buffer) => {
    const form = await multipart({}, { field: 'attachment', name, bytes });
    return context.app.inject({
      method: 'POST',
      url: `/api/company/drafts/${draftId}/attachment`,
      payload: form.payload,
      headers: { ...employer.headers, ...form.headers },
    });
  };

  test('and seekers can download it while the job is open', async () => {
    const employer = await createEmployer(context.services);
    await context.database
      .updateTable('companies')
      .set({ verified_at: new Date(), verified_by: 'dns' })
      .where('id', '=', employer.companyId)
      .execute();
    const draftId = await createDraft(context.services, employer.companyId, {
      title: 'Keeper',
      description: '<p>Keep.</p>',
      type: 'full-time',
      category: 'other',
      workMode: 'remote',
    });
    const { data } = (await attach(employer, draftId, 'the job.pdf', pdfBytes())).json();
    expect(data.attachment).toEqual({ name: 'the job.pdf', size: pdfBytes().length });
    const published = (await call('POST', `/${draftId}/publish`, employer, { version: 1 })).json().data;
    const address = `/api/jobs/${published.jobId}/attachment`;
    const file = await context.app.inject(address);
    expect(file.rawPayload.equals(pdfBytes())).toBe(true);
    expect(file.headers['content-disposition']).toContain('attachment; filename="the job.pdf"');
    await context.database
      .updateTable('jobs')
      .set({ status: 'filled' })
      .where('id', '=', published.jobId)
      .execute();
    expect((await context.app.inject(address)).statusCode).toBe(404);
  });

  test.each([
    ['page.html', Buffer.from('<script>')],
    ['job.pdf', Buffer.from('not a pdf')],
    ['job.png', pdfBytes()],
    ['job.docx', Buffer.from('PK nothing')],
  ])('%s is refused where it is not what it says, and nothing is kept', async (name, bytes) => {
    const employer = await createEmployer(context.services);
    const draftId = await createDraft(context.services, employer.companyId);
    const refused = await attach(employer, draftId, name, bytes);
    expect(refused.statusCode).toBe(415);
    expect(refused.json().fields).toHaveProperty('attachment');
    expect((await call('GET', `/${draftId}`, employer)).json().data.attachment).toBeNull();
  });
});
