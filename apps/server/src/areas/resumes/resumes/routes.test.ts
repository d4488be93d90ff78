import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createResume } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { multipart } from '../../../testing/uploads.ts';

const context = useTestApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  context.app.inject({ url: `/api${url}`, headers });

async function upload(headers: Record<string, string>, name: string, bytes: Buffer) {
  const body = await multipart({}, { name, bytes });
  return context.app.inject({
    method: 'POST',
    url: '/api/resumes',
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
}

async function storedFiles(): Promise<number> {
  const entries = await readdir(`${context.services.config.dataDirectory}/files`, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

describe('[G-7] own resumes', () => {
  test('an upload is listed and downloads byte for byte, never rendered by a browser', async () => {
    const { headers } = await createCandidate(context.services);
    const created = await upload(headers, `Zoë's (CV).pdf`, pdfBytes());
    expect(created.statusCode).toBe(201);
    const { data } = (await get('/resumes', headers)).json();
    expect(data).toEqual([created.json().data]);
    expect(data[0]).toMatchObject({ name: `Zoë's (CV).pdf`, size: pdfBytes().length, isDefault: true });
    const file = await get(`/resumes/${data[0].id}/file`, headers);
    expect(file.rawPayload).toEqual(pdfBytes());
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zo_'s (CV).pdf"; filename*=UTF-8''Zo%C3%AB%27s%20%28CV%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
  });

  test('a quote in a file name, which a form has to escape, is shown as a quote', async () => {
    const { headers } = await createCandidate(context.services);
    const created = await upload(headers, 'Zoë "Zo" Weber 100%.pdf', pdfBytes());
    expect(created.json().data.name).toBe('Zoë "Zo" Weber 100%.pdf');
    const file = await get(`/resumes/${created.json().data.id}/file`, headers);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Zo_ _Zo_ Weber 100_.pdf"; filename*=UTF-8''Zo%C3%AB%20%22Zo%22%20Weber%20100%25.pdf`,
    );
  });

  test('the first is the default, also of two concurrent uploads', async () => {
    const { headers } = await createCandidate(context.services);
    const answers = await Promise.all(
      ['one.pdf', 'two.pdf'].map((name) => upload(headers, name, pdfBytes())),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    const { data } = (await get('/resumes', headers)).json();
    expect(data.map((resume: { isDefault: boolean }) => resume.isDefault)).toEqual([true, false]);
  });

  test('an account has at most ten, also with concurrent uploads, and no file is left over', async () => {
    const { id, headers } = await createCandidate(context.services);
    for (let i = 0; i < 8; i++) await createResume(context.services, { userId: id });
    const before = await storedFiles();
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => upload(headers, name, pdfBytes())),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toBe(
      'You have 10 resumes, which is all an account keeps. Choose one of them, or delete one in your CV manager.',
    );
    expect((await get('/resumes', headers)).json().data).toHaveLength(10);
    expect(await storedFiles()).toBe(before + 2);
  });

  test('a refused file leaves neither row nor file behind', async () => {
    const { headers } = await createCandidate(context.services);
    const before = await storedFiles();
    const response = await upload(headers, 'cv.pdf', Buffer.from('<html></html>'));
    expect(response.statusCode).toBe(415);
    expect(response.json().fields.resume).toContain('is not really a PDF');
    expect((await get('/resumes', headers)).json()).toEqual({ data: [], removed: [] });
    expect(await storedFiles()).toBe(before);
    expect(await readdir(context.services.temporaryDirectory)).toEqual([]);
  });

  test('[G-3] a file above 3 MB is refused', async () => {
    const { headers } = await createCandidate(context.services);
    const bytes = Buffer.concat([pdfBytes(), Buffer.alloc(3 * 1024 * 1024)]);
    const response = await upload(headers, 'cv.pdf', bytes);
    expect(response.statusCode).toBe(413);
    expect(response.json().fields.resume).toBe('The file is larger than 3 MB. Choose a smaller one.');
  });

  test('a form without a file is refused', async () => {
    const { headers } = await createCandidate(context.services);
    const body = await multipart({ note: 'x' });
    const url = '/api/resumes';
    const extra = await context.app.inject({
      method: 'POST',
      url,
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    });
    expect(extra.statusCode).toBe(400);
    expect(Object.keys(extra.json().fields)).toEqual(['note']);
    const json = await context.app.inject({ method: 'POST', url, payload: {}, headers });
    expect(json.statusCode).toBe(400);
  });
});

test('[G-7] a file missing from storage returns not found, and is not logged as a failure', async () => {
  const { headers } = await createCandidate(context.services);
  const { data } = (await upload(headers, 'cv.pdf', pdfBytes())).json<{ data: { id: string } }>();
  const { database, files } = context.services;
  const stored = await database.selectFrom('files').select('storage_key').execute();
  for (const { storage_key: key } of stored) await files.remove(key);
  const response = await get(`/resumes/${data.id}/file`, headers);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('not available here') as string,
  });
});

describe('[A-10] access to resumes', () => {
  test("another candidate's resume does not exist", async () => {
    const { id } = await createResume(context.services);
    const stranger = await createCandidate(context.services);
    const response = await get(`/resumes/${id}/file`, stranger.headers);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'There is no resume with this address.',
    });
  });

  test('guests and employers are refused', async () => {
    const { id } = await createResume(context.services);
    const { headers } = await createEmployer(context.services);
    expect((await get(`/resumes/${id}/file`)).statusCode).toBe(401);
    expect((await get(`/resumes/${id}/file`, headers)).statusCode).toBe(403);
    expect((await get('/resumes', headers)).statusCode).toBe(403);
    expect((await upload(headers, 'cv.pdf', pdfBytes())).statusCode).toBe(403);
  });
});
