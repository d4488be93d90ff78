import type { CaptchaChallenge } from '@waymark/contract/content/contact';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { jobDetail } from '../../../../testing/jobs.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { GuestApplyDialog } from './guest-apply-dialog.tsx';

const question = {
  id: '018f0000-0000-7000-8000-000000000001',
  kind: 'yes-no' as const,
  question: 'Do you climb?',
  options: [],
  required: true,
};
const job = jobDetail({ questions: [question] });
const file = new File(['%PDF-1.7'], 'otti.pdf', { type: 'application/pdf' });

const field = (label: string | RegExp) => page.getByLabelText(label);
const send = page.getByRole('button', { name: 'Mail me the link' });
const errors = () => textsOf(page.getByRole('alert'));

/** So easy that the first try solves it. */
const challenge: CaptchaChallenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0'.repeat(32),
    salt: '00ff00ff',
    cost: 1,
    keyLength: 32,
    keyPrefix: '',
    expiresAt: 4_000_000_000,
  },
  signature: 'signed',
};

beforeEach(() => {
  sessionStorage.clear();
  api.answer('GET /captcha', challenge);
});

const open = () =>
  renderPart(<GuestApplyDialog job={job} open onClose={() => undefined} />, { at: jobDetailPath(job.id) });

const chooseFile = () =>
  userEvent.upload(document.querySelector('dialog input[type="file"]') as HTMLElement, file);

async function fillIn() {
  await field('First name').fill('Ottilie');
  await field('Last name').fill('Brandt');
  await field('Email').fill('otti@example.org');
  await field(/Cover letter/).fill('Dear all');
  await page.getByRole('radio', { name: 'Yes' }).click();
  await chooseFile();
  await field('I am not a robot').click();
}

test('[L-33] every error stands at its field, and the first one has the focus', async () => {
  await open();
  await send.click();
  await expect
    .poll(errors)
    .toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please upload a file',
      'Please answer this question.',
      'Please complete the Captcha',
    ]);
  await expect.element(field('First name')).toHaveFocus();
  expect(await findViolations()).toEqual([]);
  expect(api.callsOf('POST /guest-applications')).toEqual([]);
});

test('[L-33] what is sent, and the way back from the note, which keeps everything', async () => {
  api.answer('POST /guest-applications', {
    message: 'Almost done. We have sent a mail to otti@example.org.',
  });
  await open();
  await fillIn();
  await send.click();
  await expect.element(page.getByText(/^Almost done/)).toBeVisible();
  const form = api.callsOf('POST /guest-applications')[0]?.body as FormData;
  expect(Object.fromEntries([...form].filter(([name]) => name !== 'captcha' && name !== 'resume'))).toEqual({
    jobId: job.id,
    firstName: 'Ottilie',
    lastName: 'Brandt',
    email: 'otti@example.org',
    coverLetter: 'Dear all',
    answers: JSON.stringify({ [question.id]: 'Yes' }),
  });
  expect((form.get('resume') as File).name).toBe('otti.pdf');
  expect(await findViolations()).toEqual([]);

  await page.getByRole('button', { name: 'Change or send it again' }).click();
  await expect.element(field('Email')).toHaveValue('otti@example.org');
  await expect.element(page.getByText('otti.pdf')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('[L-33] a refusal of the server stands at its field and keeps everything', async () => {
  const refusal = 'Please answer yes or no.';
  api.answer('POST /guest-applications', () =>
    refuse('invalid_input', refusal, { fields: { [`answers.${question.id}`]: refusal } }),
  );
  await open();
  await fillIn();
  await send.click();
  await expect.poll(errors).toEqual([refusal]);
  api.answer('POST /guest-applications', () => refuse('gone', 'This job is closed.'));
  await page.getByRole('radio', { name: 'No' }).click();
  await send.click();
  await expect.poll(errors).toEqual(['This job is closed.']);
  await expect.element(field('First name')).toHaveValue('Ottilie');
  await expect.element(page.getByText('otti.pdf')).toBeVisible();
});

test('[L-33] the draft outlives leaving the page, all but the file, which is asked for by its name', async () => {
  const first = await open();
  await fillIn();
  await first.unmount();
  await open();
  await expect.element(field('First name')).toHaveValue('Ottilie');
  await expect.element(field('Email')).toHaveValue('otti@example.org');
  await expect.element(field(/Cover letter/)).toHaveValue('Dear all');
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect.element(page.getByText(/Please choose “otti.pdf” again/)).toBeVisible();
});

test('[L-33] signing in is one press away', async () => {
  const shown = await open();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect.poll(shown.address).toBe(paths.login);
});
