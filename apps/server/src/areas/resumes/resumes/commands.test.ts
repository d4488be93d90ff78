import { describe, expect, test } from 'vitest';
import { createApplication, createCandidate, createJob, createResume } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { createReviewRequest } from '../../../testing/review-factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';
import { sweepStoredFiles } from '../../lifecycle/privacy/commands.ts';
import { dropRemovedResumes } from './commands.ts';

const context = useTestApp();
type Headers = Record<string, string>;

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Headers,
  payload?: object,
) {
  return context.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

async function replace(headers: Headers, id: string, name: string, bytes: Buffer) {
  const form = await multipart({}, { name, bytes });
  return call('POST', `/resumes/${id}/file`, { ...headers, ...form.headers }, form.payload);
}

interface Listed {
  data: { id: string; name: string; label: string; isDefault: boolean; replacedAt: string | null }[];
  removed: { id: string; name: string; label: string; restorableUntil: string }[];
}
const list = async (headers: Headers) => (await call('GET', '/resumes', headers)).json<Listed>();
const shown = async (headers: Headers) =>
  (await list(headers)).data.map(({ id, isDefault }) => (isDefault ? `${id} default` : id));

/** Backdates a deletion by a number of minutes. */
async function removedAgo(id: string, minutes: number): Promise<void> {
  await context.database
    .updateTable('resumes')
    .set({ removed_at: new Date(Date.now() - minutes * 60_000) })
    .where('id', '=', id)
    .execute();
}

const differentPdf = () => Buffer.concat([pdfBytes(), Buffer.from('% another one\n')]);

describe('[G-7] the label and the default', () => {
  test('stores a label, refuses a long one at its field, and shows employers the file’s name', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createResume(context.services, { userId });
    const renamed = await call('PUT', `/resumes/${id}`, headers, { label: '  For banks ' });
    expect(renamed.json().data).toMatchObject({
      label: 'For banks',
      name: 'ada-lovelace.pdf',
      format: 'pdf',
    });
    const long = await call('PUT', `/resumes/${id}`, headers, { label: 'x'.repeat(61) });
    expect(long.statusCode).toBe(400);
    expect(long.json().fields.label).toBe('Please use at most 60 characters.');
    expect((await call('PUT', `/resumes/${id}`, headers, { label: 'a\u202eb' })).statusCode).toBe(400);
    expect((await list(headers)).data[0]?.label).toBe('For banks');
  });

  test('choosing another default leaves one default, also with concurrent choices', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const [a, b, c] = [
      (await createResume(context.services, { userId })).id,
      (await createResume(context.services, { userId })).id,
      (await createResume(context.services, { userId })).id,
    ];
    expect((await call('POST', `/resumes/${b}/default`, headers)).json().data.isDefault).toBe(true);
    expect(await shown(headers)).toEqual([`${b} default`, c, a]);
    const answers = await Promise.all([a, c].map((id) => call('POST', `/resumes/${id}/default`, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await list(headers)).data.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('[G-7] deleting', () => {
  test('can be undone for an hour; the newest other resume is the default meanwhile', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id: first } = await createResume(context.services, { userId });
    const { id: second } = await createResume(context.services, { userId });
    await call('PUT', `/resumes/${first}`, headers, { label: 'Mine' });
    expect((await call('DELETE', `/resumes/${first}`, headers)).statusCode).toBe(200);
    expect(await shown(headers)).toEqual([`${second} default`]);
    expect((await list(headers)).removed).toMatchObject([{ id: first, label: 'Mine' }]);
    for (const url of [
      `/resumes/${first}/file`,
      `/resumes/${first}/check`,
      `/resumes/${first}/text`,
      `/resumes/${first}/readers`,
    ]) {
      expect((await call('GET', url, headers)).statusCode).toBe(404);
    }
    expect((await call('DELETE', `/resumes/${first}`, headers)).statusCode).toBe(404);

    expect((await call('POST', `/resumes/${first}/restoration`, headers)).json().data).toMatchObject({
      id: first,
      label: 'Mine',
      isDefault: true,
    });
    expect(await shown(headers)).toEqual([`${first} default`, second]);
    expect((await call('GET', `/resumes/${first}/file`, headers)).rawPayload).toEqual(pdfBytes());
  });

  test('a later default stays; a candidate without resumes gets the restored one as default', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id: first } = await createResume(context.services, { userId });
    const { id: second } = await createResume(context.services, { userId });
    const { id: third } = await createResume(context.services, { userId });
    await call('DELETE', `/resumes/${first}`, headers);
    await call('POST', `/resumes/${second}/default`, headers);
    await call('POST', `/resumes/${first}/restoration`, headers);
    expect(await shown(headers)).toEqual([`${second} default`, third, first]);
    for (const id of [first, second, third]) await call('DELETE', `/resumes/${id}`, headers);
    expect(await shown(headers)).toEqual([]);
    await call('POST', `/resumes/${first}/restoration`, headers);
    expect(await shown(headers)).toEqual([`${first} default`]);
  });

  test('is final after an hour: the row is deleted, and the sweep deletes the file', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createResume(context.services, { userId });
    await call('DELETE', `/resumes/${id}`, headers);
    await removedAgo(id, 59);
    await dropRemovedResumes(context.database);
    expect((await list(headers)).removed).toHaveLength(1);
    await removedAgo(id, 61);
    expect((await list(headers)).removed).toEqual([]);
    const late = await call('POST', `/resumes/${id}/restoration`, headers);
    expect(late.statusCode).toBe(404);
    expect(late.json().message).toBe('This resume can no longer be restored.');
    await dropRemovedResumes(context.database);
    const { storage_key: key } = await context.database
      .selectFrom('files')
      .select('storage_key')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await sweepStoredFiles(context.services, new Date(Date.now() + 7_200_000));
    await expect(context.services.files.open(key)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('restoring is refused if the last place was taken meanwhile', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createResume(context.services, { userId });
    for (let count = 0; count < 9; count++) await createResume(context.services, { userId });
    await call('DELETE', `/resumes/${id}`, headers);
    await createResume(context.services, { userId });
    const refused = await call('POST', `/resumes/${id}/restoration`, headers);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('You have 10 resumes');
  });

  test('only the last ten deleted resumes can be restored', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const ids: string[] = [];
    for (let count = 0; count < 11; count++) {
      const { id } = await createResume(context.services, { userId });
      ids.push(id);
      await call('DELETE', `/resumes/${id}`, headers);
    }
    expect((await list(headers)).removed.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
  });
});

describe('[G-7, G-9] an application keeps its copy', () => {
  test('when the file is replaced, and when it is deleted for good', async () => {
    const { services } = context;
    const { id: userId, headers } = await createCandidate(services);
    const { id } = await createResume(services, { userId });
    const application = await createApplication(services, { user_id: userId, resume_id: id });
    const review = await createReviewRequest(services);
    const replaced = await replace(headers, id, 'Zoë 2.pdf', differentPdf());
    expect(replaced.json().data).toMatchObject({
      id,
      name: 'Zoë 2.pdf',
      replacedAt: expect.any(String) as string,
    });
    expect((await call('GET', `/resumes/${id}/file`, headers)).rawPayload).toEqual(differentPdf());
    const sent = `/applications/${application.id}/resume`;
    expect((await call('GET', sent, headers)).rawPayload).toEqual(pdfBytes());

    await call('DELETE', `/resumes/${id}`, headers);
    await removedAgo(id, 61);
    await removedAgo(review.resumeId, 61);
    await dropRemovedResumes(context.database);
    await sweepStoredFiles(services, new Date(Date.now() + 7_200_000));
    const kept = await call('GET', sent, headers);
    expect(kept.rawPayload).toEqual(pdfBytes());
    expect(kept.headers['content-disposition']).toContain('ada-lovelace.pdf');
    const { data } = (await call('GET', '/applications', headers)).json();
    expect(data).toMatchObject([{ id: application.id, resumeName: 'ada-lovelace.pdf' }]);
    // A review request keeps its copy too.
    const reviews = (await call('GET', '/resume-reviews', review.owner.headers)).json().data;
    expect(reviews).toMatchObject([{ resumeName: 'ada-lovelace.pdf' }]);
  });

  test('deleted during an application, it is either in the application or refused', async () => {
    const { services } = context;
    const { id: userId, headers } = await createCandidate(services);
    const { id: resumeId } = await createResume(services, { userId });
    const { id: companyMember } = await createApplication(services);
    const { job_id: jobId } = await context.database
      .selectFrom('applications')
      .select('job_id')
      .where('id', '=', companyMember)
      .executeTakeFirstOrThrow();
    const form = await multipart({ jobId, resumeId, coverLetter: '' });
    const [applied, removed] = await Promise.all([
      call('POST', '/applications', { ...headers, ...form.headers }, form.payload),
      call('DELETE', `/resumes/${resumeId}`, headers),
    ]);
    expect(removed.statusCode).toBe(200);
    const sent = await context.database
      .selectFrom('applications')
      .select('file_id')
      .where('user_id', '=', userId)
      .execute();
    expect([201, 400]).toContain(applied.statusCode);
    expect(sent).toHaveLength(applied.statusCode === 201 ? 1 : 0);
  });

  test('a deleted resume cannot be sent', async () => {
    const { services } = context;
    const { id: userId, headers } = await createCandidate(services);
    const { id: resumeId } = await createResume(services, { userId });
    await call('DELETE', `/resumes/${resumeId}`, headers);
    const { jobId } = await createApplication(services);
    const form = await multipart({ jobId, resumeId, coverLetter: '' });
    const refused = await call('POST', '/applications', { ...headers, ...form.headers }, form.payload);
    expect(refused.json().fields).toEqual({ resumeId: 'Choose one of your resumes or upload a new one.' });
  });
});

describe('[G-7] replacing', () => {
  test('keeps label and default; a file that is not a resume changes nothing', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createResume(context.services, { userId });
    await call('PUT', `/resumes/${id}`, headers, { label: 'For banks' });
    const refused = await replace(headers, id, 'cv.pdf', Buffer.from('<html>'));
    expect(refused.statusCode).toBe(415);
    const large = await replace(
      headers,
      id,
      'cv.pdf',
      Buffer.concat([pdfBytes(), Buffer.alloc(10 * 1024 * 1024)]),
    );
    expect(large.statusCode).toBe(413);
    expect((await call('GET', `/resumes/${id}/file`, headers)).rawPayload).toEqual(pdfBytes());
    await replace(headers, id, 'cv.pdf', differentPdf());
    expect((await list(headers)).data).toMatchObject([
      { label: 'For banks', isDefault: true, name: 'cv.pdf' },
    ]);
  });

  test('and deleting at once happen in either order, with no file left over', async () => {
    const { id: userId, headers } = await createCandidate(context.services);
    const { id } = await createResume(context.services, { userId });
    const [replaced, removed] = await Promise.all([
      replace(headers, id, 'cv.pdf', differentPdf()),
      call('DELETE', `/resumes/${id}`, headers),
    ]);
    expect(removed.statusCode).toBe(200);
    const { removed: left, data } = await list(headers);
    expect(data).toEqual([]);
    // The order decides which file a restore returns.
    expect([200, 404]).toContain(replaced.statusCode);
    const restored = await call('POST', `/resumes/${id}/restoration`, headers);
    expect(restored.json().data.name).toBe(left[0]?.name);
    const names = await context.database
      .selectFrom('files')
      .innerJoin('resumes', 'resumes.file_id', 'files.id')
      .select('files.name')
      .where('resumes.user_id', '=', userId)
      .execute();
    expect(names).toHaveLength(1);
  });
});

describe('[G-7] employers with a copy', () => {
  test('lists the employers it was sent to or opened by, with their file', async () => {
    const { services } = context;
    const { id: userId, headers } = await createCandidate(services);
    const { id } = await createResume(services, { userId });
    const { id: jobId, companyId } = await createJob(services, { title: 'Keeper' });
    const application = await createApplication(services, { user_id: userId, resume_id: id, job_id: jobId });
    await context.database
      .insertInto('application_events')
      .values({ id: crypto.randomUUID(), application_id: application.id, status: 'viewed' })
      .execute();
    await replace(headers, id, 'newer.pdf', differentPdf());
    const page = (await call('GET', `/resumes/${id}/readers`, headers)).json();
    expect(page).toMatchObject({
      total: 1,
      data: [
        {
          company: { id: companyId },
          application: { id: application.id, jobTitle: 'Keeper', isWithdrawn: false },
          openedAt: expect.any(String) as string,
          fileName: 'ada-lovelace.pdf',
          isCurrentFile: false,
        },
      ],
    });
    expect((await call('GET', `/resumes/${id}/readers?page=2`, headers)).statusCode).toBe(404);
  });
});
