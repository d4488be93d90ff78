import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { callApi, createCandidate, signIn, signupFields, signupForm } from '../../fixtures/accounts.ts';
import { docxBomb, docxResume, pdfResume, renamedPdf, type ChosenFile } from '../../fixtures/documents.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { RegisterPage } from '../../pages/identity-pages.ts';

const megabyte = 1024 * 1024;
const chunkBytes = 64 * 1024;
const notWord = 'This file is not really a Word document. Save it again as .docx and upload the new file.';

const tooLarge = 'This file is too large when unpacked. Save it as a PDF and try again.';

/** Whether an address has an account, as its owner would find out: by signing up with it. */
async function isFree(email: string): Promise<boolean> {
  const form = signupForm(signupFields({ email }), await pdfResume('Marta Vogel'));
  return (await callApi('/signup', { method: 'POST', body: form })).status === 201;
}

test.describe('a resume that is none', () => {
  test('[B-8] is refused with its reason, before it is sent where that can be known, and nothing typed is lost', async ({
    page,
    journey,
  }) => {
    const register = new RegisterPage(page);
    const fields = signupFields();
    const posts: string[] = [];
    page.on(
      'request',
      (request) => new URL(request.url()).pathname === '/api/signup' && posts.push(request.url()),
    );
    await register.open();
    await register.fillToLastStep(fields);
    const resume = await pdfResume('Nobody');
    await register.submit({ ...resume, buffer: Buffer.alloc(3 * megabyte + 1) });
    await expect(
      register.errors.filter({ hasText: 'The file is larger than 3 MB. Choose a smaller one.' }).first(),
    ).toBeVisible();
    await register.submit({ ...resume, buffer: Buffer.alloc(0) });
    await expect(register.errors.filter({ hasText: /empty/ }).first()).toBeVisible();
    expect(posts).toEqual([]);

    journey.expectStatus(413, 415);
    await register.submit(await renamedPdf());
    await expect(register.errors.filter({ hasText: notWord }).first()).toBeVisible();
    await register.submit(docxBomb());
    await expect(register.errors.filter({ hasText: tooLarge }).first()).toBeVisible();

    await eventually(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(register.step(5)).toBeVisible();
    await register.backButton.click();
    await expect(register.counter).toHaveText('2/2 selected');
    expect(await isFree(fields.email)).toBe(true);
  });

  test('[B-8] a real Word document is taken', async () => {
    const fields = signupFields();
    const body = signupForm(fields, docxResume('Marta Vogel'));
    expect((await callApi('/signup', { method: 'POST', body })).status).toBe(201);
  });
});

test.describe('the API without a browser', () => {
  const badFiles: [string, () => Promise<ChosenFile> | ChosenFile, number][] = [
    ['a renamed PDF', renamedPdf, 415],
    ['a bomb', docxBomb, 413],
    [
      'nothing at all',
      () => ({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }),
      415,
    ],
    [
      'a picture',
      () => ({ name: 'me.png', mimeType: 'application/pdf', buffer: Buffer.from('\x89PNG') }),
      415,
    ],
  ];

  test('[B-8, F-3] gets one sentence for the field, and no account', async () => {
    for (const [name, make, status] of badFiles) {
      const fields = signupFields();
      const response = await callApi('/signup', { method: 'POST', body: signupForm(fields, await make()) });
      const answer = (await response.json()) as {
        message: string;
        code: string;
        fields: Record<string, string>;
      };
      expect(response.status, name).toBe(status);
      expect(answer.fields, name).toEqual({ resume: answer.message });
      expect(await isFree(fields.email), name).toBe(true);
    }
  });

  test('[B-8] 200 MB are refused before they are read, and the server stays well', async () => {
    const { status, sentBytes } = await postZeros(200 * megabyte);
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(200 * megabyte);
    expect((await fetch(`${origin()}/readyz`)).status).toBe(200);
    const { fields } = await createCandidate();
    await expect(signIn({ email: fields.email, password: 'there is none yet' })).rejects.toThrow(/401/);
  });

  test('[B-8] a body that hides its length is refused as well', async () => {
    const { status } = await postZeros(60 * megabyte, { chunked: true });
    expect(status).toBe(413);
    await eventually(async () => (await fetch(`${origin()}/readyz`)).status).toBe(200);
  });
});

/** Posts a form with a file of zeros, until the server answers or hangs up. */
async function postZeros(
  size: number,
  { chunked = false } = {},
): Promise<{ status: number; sentBytes: number }> {
  const boundary = 'waymark-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const request = httpRequest(`${origin()}/api/signup`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(chunked ? {} : { 'content-length': head.length + size + tail.length }),
    },
  });
  let sentBytes = 0;
  const answer = Promise.withResolvers<number>();
  request.on('response', (response) => {
    answer.resolve(response.statusCode ?? 0);
    response.resume();
    request.destroy();
  });
  request.on('error', answer.reject);
  request.write(head);
  const zeros = Readable.from(
    (async function* () {
      for (; sentBytes < size; sentBytes += chunkBytes) {
        yield Buffer.alloc(chunkBytes);
        // The answer is read as soon as it is there: after the cut a write would fail before that.
        await setImmediate();
      }
      yield Buffer.from(tail);
    })(),
  );
  zeros.on('error', answer.reject);
  zeros.pipe(request);
  const status = await answer.promise;
  zeros.destroy();
  return { status, sentBytes };
}
