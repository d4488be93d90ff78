import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { callApi, createCandidate, signIn, signupFields, signupForm } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { docxBomb, docxResume } from '../fixtures/docx.ts';
import { eventually } from '../fixtures/eventually.ts';
import { pdfResume, renamedPdf, type ChosenFile } from '../fixtures/pdf.ts';
import { RegisterPage } from '../pages/register-page.ts';

const megabyte = 1024 * 1024;
const chunkBytes = 64 * 1024;
const notWord = 'This file is not really a Word document. Save it again as .docx and upload the new file.';

/** Whether an address has an account, as its owner would find out: by signing up with it. */
async function isFree(email: string): Promise<boolean> {
  const form = signupForm(signupFields({ email }), await pdfResume('Marta Vogel'));
  return (await callApi('/signup', { method: 'POST', body: form })).status === 201;
}

async function refusedInWizard(page: Page, file: ChosenFile, sentence: string | RegExp): Promise<void> {
  const register = new RegisterPage(page);
  const fields = signupFields();
  await register.open();
  await register.fillToLastStep(fields);
  await register.submit(file);
  await register.page.getByRole('alert').filter({ hasText: sentence }).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await register.step(5).waitFor();
  await register.backButton.click();
  expect(await register.counter.textContent()).toBe('2/2 selected');
  expect(await isFree(fields.email)).toBe(true);
}

describe('a resume that is none', () => {
  test('[B-8] a PDF renamed to .docx is refused, and nothing typed is lost', async ({ page, journey }) => {
    journey.expectStatus(415);
    await refusedInWizard(page, await renamedPdf(), notWord);
  });

  test('[B-8] a docx that would unpack to gigabytes is refused unopened', async ({ page, journey }) => {
    journey.expectStatus(413);
    const sentence = 'This file is too large when unpacked. Save it as a PDF and try again.';
    await refusedInWizard(page, docxBomb(), sentence);
  });

  test('[B-8] an empty file is refused', async ({ page }) => {
    const empty = { ...(await pdfResume('Nobody')), buffer: Buffer.alloc(0) };
    await refusedInWizard(page, empty, /empty/);
  });

  test('[B-8] a file over 3 MB is refused before it is sent', async ({ page }) => {
    const large = { ...(await pdfResume('Nobody')), buffer: Buffer.alloc(3 * megabyte + 1) };
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await refusedInWizard(page, large, /Choose one of at most 3/);
    expect(posts).toEqual([]);
  });

  test('[B-8] a real Word document is taken', async () => {
    const fields = signupFields();
    const body = signupForm(fields, docxResume('Marta Vogel'));
    expect((await callApi('/signup', { method: 'POST', body })).status).toBe(201);
  });
});

describe('the API without a browser', () => {
  test.for<[string, () => Promise<ChosenFile> | ChosenFile, number]>([
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
  ])('[B-8, F-3] %s gets one sentence for the field, and no account', async ([, make, status]) => {
    const fields = signupFields();
    const response = await callApi('/signup', { method: 'POST', body: signupForm(fields, await make()) });
    const answer = (await response.json()) as {
      message: string;
      code: string;
      fields: Record<string, string>;
    };
    expect(response.status).toBe(status);
    expect(answer.fields).toEqual({ resume: answer.message });
    expect(await isFree(fields.email)).toBe(true);
  });

  test('[B-8] 200 MB are refused before they are read, and the server stays well', async () => {
    const { status, sentBytes } = await postZeros(200 * megabyte);
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(200 * megabyte);
    expect((await fetch(`${inject('origin')}/readyz`)).status).toBe(200);
    const { fields } = await createCandidate();
    await expect(signIn({ email: fields.email, password: 'there is none yet' })).rejects.toThrow(/401/);
  });

  test('[B-8] a body that hides its length is refused as well', async () => {
    const { status } = await postZeros(60 * megabyte, { chunked: true });
    expect(status).toBe(413);
    await eventually(async () => (await fetch(`${inject('origin')}/readyz`)).status).toBe(200);
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
  const request = httpRequest(`${inject('origin')}/api/signup`, {
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
    (function* () {
      for (; sentBytes < size; sentBytes += chunkBytes) yield Buffer.alloc(chunkBytes);
      yield Buffer.from(tail);
    })(),
  );
  zeros.on('error', answer.reject);
  zeros.pipe(request);
  const status = await answer.promise;
  zeros.destroy();
  return { status, sentBytes };
}
