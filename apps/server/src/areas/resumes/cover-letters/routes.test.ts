import { sayEnglish } from '@waymark/contract/text/say';
import { coverLettersLimit } from '@waymark/contract/resumes/choices';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../../../platform/documents/read-pdf.ts';
import { createCandidate, type TestUser } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listSections } from '../../lifecycle/privacy/queries.ts';
import { readResumeBytes } from '../resume-reading/reading-gateway.ts';

const context = useTestApp();

const letter = {
  title: 'To the harbour',
  recipient: 'Ms Harbourmaster',
  company: 'Port of Leith',
  jobTitle: 'Keeper of the light',
  text: 'Dear Ms Harbourmaster,\n\nI keep lights <b>burning</b>.\nAlways.\n\nYours,\nAda',
};

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { headers }: TestUser,
  payload?: object,
) => context.app.inject({ method, url: `/api/cover-letters${url}`, headers, ...(payload && { payload }) });

async function createLetter(
  candidate: TestUser,
  fields: object = {},
): Promise<{ id: string; version: number }> {
  const answer = await call('POST', '', candidate, { ...letter, ...fields });
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
}

describe('[C-6] cover letters', () => {
  test('are stored, changed and deleted, and listed last saved first', async () => {
    const ada = await createCandidate(context.services);
    const first = await createLetter(ada);
    await createLetter(ada, { title: 'Second' });
    const changed = await call('PUT', `/${first.id}`, ada, { ...letter, text: 'New', version: 1 });
    expect(changed.json().data).toMatchObject({ id: first.id, text: 'New', version: 2 });
    const { data } = (await call('GET', '', ada)).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['To the harbour', 'Second']);
    expect((await call('DELETE', `/${first.id}`, ada)).statusCode).toBe(200);
    expect((await call('GET', '', ada)).json().data).toHaveLength(1);
    expect((await call('DELETE', `/${first.id}`, ada)).statusCode).toBe(404);
  });

  test('of two windows the second gets a conflict, and the first one’s text stays', async () => {
    const ada = await createCandidate(context.services);
    const { id } = await createLetter(ada);
    const answers = await Promise.all(
      ['One', 'Two'].map((text) => call('PUT', `/${id}`, ada, { ...letter, text, version: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain(
      'in another window',
    );
  });

  test('are limited to ten, also with concurrent requests', async () => {
    const ada = await createCandidate(context.services);
    for (let count = 2; count < coverLettersLimit; count++) await createLetter(ada);
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '', ada, letter)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409]);
    expect((await call('GET', '', ada)).json().data).toHaveLength(coverLettersLimit);
  });

  test('are private: other candidates cannot read, print, change or remove them', async () => {
    const [ada, eve] = [await createCandidate(context.services), await createCandidate(context.services)];
    const { id } = await createLetter(ada);
    expect((await call('GET', '', eve)).json().data).toEqual([]);
    const answers = [
      await call('GET', `/${id}/file`, eve),
      await call('PUT', `/${id}`, eve, { ...letter, version: 1 }),
      await call('DELETE', `/${id}`, eve),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await call('GET', '', ada)).json().data[0]).toMatchObject({ ...letter, version: 1 });
  });

  test.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: 'a\nb' }, 'title', 'Please use one line, without hidden characters.'],
    [{ text: 'x'.repeat(5001) }, 'text', 'Please use at most 5000 characters.'],
    [{ company: 'x'.repeat(201) }, 'company', 'Please use at most 200 characters.'],
  ])('have bounds: %#', async (fields, name, message) => {
    const ada = await createCandidate(context.services);
    const answer = await call('POST', '', ada, { ...letter, ...fields });
    expect(answer.json().fields).toEqual({ [name]: message });
  });

  test('are printed as typed, as PDF and Word file', async () => {
    const ada = await createCandidate(context.services, { first_name: 'Ada', last_name: 'Lovelace' });
    const { id } = await createLetter(ada);
    for (const format of ['pdf', 'docx']) {
      const file = await call('GET', `/${id}/file?format=${format}`, ada);
      expect(file.headers['content-disposition']).toContain(
        `filename="Ada Lovelace - Cover letter.${format}"`,
      );
      const lines =
        (await readResumeBytes(file.rawPayload)).resume?.pages.flatMap((page) => page.lines) ?? [];
      const texts = lines.map(({ text }) => text);
      expect(texts).toEqual(
        expect.arrayContaining([
          'Ada Lovelace',
          'Port of Leith',
          'Application: Keeper of the light',
          'I keep lights <b>burning</b>.',
          'Yours,',
        ]),
      );
      expect(texts).not.toContain('To the harbour');
    }
  });

  test('[L-13] are printed whole in any script, or refused with what no font has', async () => {
    const ada = await createCandidate(context.services, { first_name: '小明', last_name: '王' });
    const chinese = {
      recipient: '王小姐',
      company: '青云科技',
      jobTitle: '工程师',
      text: '您好，我叫王小明。\n\nمرحبا\n\nHello Żółć',
    };
    const { id } = await createLetter(ada, chinese);
    const file = await call('GET', `/${id}/file?format=pdf`, ada);
    const { pages } = await readPdf(new Uint8Array(file.rawPayload));
    const text = pages.flatMap(({ runs }) => runs.map((run) => run.text)).join('\n');
    for (const part of ['王小姐', '青云科技', '工程师', '您好，我叫王小明。', 'مرحبا', 'Hello Żółć']) {
      expect(text).toContain(part);
    }
    const { id: other } = await createLetter(ada, { text: 'Dear 𓂀,\n\nHello.' });
    const refused = await call('GET', `/${other}/file?format=pdf`, ada);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'The PDF cannot show “𓂀”: no font of ours has it. Change the text, or download the Word file, which has all of it.',
    ]);
    expect((await call('GET', `/${other}/file?format=docx`, ada)).statusCode).toBe(200);
  });

  test('[G-10] are in the data export, and are deleted with the account', async () => {
    const ada = await createCandidate(context.services);
    await createLetter(ada);
    const sections = await listSections(context.database, { id: ada.id, addresses: [] }, sayEnglish);
    expect(sections.find(({ key }) => key === 'coverLetters')?.rows).toMatchObject([letter]);
    await context.database.deleteFrom('users').where('id', '=', ada.id).execute();
    const left = await context.database
      .selectFrom('cover_letters')
      .selectAll()
      .where('user_id', '=', ada.id)
      .execute();
    expect(left).toEqual([]);
  });
});
