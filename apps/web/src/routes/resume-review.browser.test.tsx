import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, holdAnswer, refuse } from '../testing/api.ts';
import { fileOf, pdfFile } from '../testing/files.ts';
import { candidate } from '../testing/people.ts';
import { renderPart } from '../testing/render-part.tsx';
import { toast } from '../testing/toasts.ts';
import Login from './auth/login.tsx';
import ResumeReview from './resume-review.tsx';

const card = page.getByRole('region', { name: 'Send your resume' });
const field = (label: string) => card.getByLabelText(label, { exact: true });
const file = () => card.element().querySelector<HTMLInputElement>('input[type=file]')!;
const submit = card.getByRole('button', { name: 'Submit' });
/** The messages at the fields, top to bottom. */
const errors = () =>
  [...card.element().querySelectorAll('p[role=alert]')].map(({ textContent }) => textContent);
const typed = () =>
  ['Email', 'First name', 'Last name'].map((label) => (field(label).element() as HTMLInputElement).value);
const marta = ['marta.vogel@example.org', 'Marta', 'Vogel'] as const;
const taken = 'An account with this email already exists. Sign in instead.';
const session = { data: { user: candidate(), accessToken: 'a-new-token' } };

function open(state?: object) {
  // The form of the test before has kept its draft when it was taken away.
  sessionStorage.clear();
  return renderPart(<ResumeReview />, {
    at: paths.resumeReview,
    state,
    pages: [{ path: paths.login, element: <Login /> }],
  });
}

async function fillIn([email, firstName, lastName]: readonly [string, string, string] = marta) {
  await field('Email').fill(email);
  await field('First name').fill(firstName);
  await field('Last name').fill(lastName);
}

async function send(resume: File = pdfFile()) {
  await userEvent.upload(file(), resume);
  await submit.click();
}

/** From now on the server takes it. */
function accept(): void {
  api.answer('POST /resume-review', session);
  api.answer('GET /get-critique-detail', { data: null });
}

test('[C-1] its title, its logo and its four fields, and what is wrong with them', async () => {
  await open();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Free Expert Resume Review' }))
    .toBeVisible();
  await expect.element(card.getByText('Waymark', { exact: true })).toBeVisible();
  expect(typed()).toEqual(['', '', '']);
  expect(file().accept.split(',').toSorted()).toEqual(['.doc', '.docx', '.pdf']);
  expect(errors()).toEqual([]);

  // A field names its error once it was left, the email once it was submitted.
  await field('Email').fill('nobody');
  await field('First name').click();
  await field('Last name').click();
  await expect.poll(errors).toEqual(['First name is required']);
  // Past the box for people with one name and past the file.
  for (let tabs = 0; tabs < 3; tabs++) await userEvent.tab();
  const untouchedEmail = ['First name is required', 'Last name is required', 'Resume is required'];
  await expect.poll(errors).toEqual(untouchedEmail);

  await submit.click();
  await expect.poll(errors).toEqual(['Invalid email', ...untouchedEmail]);
  await expect.element(field('Email')).toHaveFocus();
  await field('Email').fill('');
  await expect.poll(() => errors()[0]).toBe('Email is required');
  await fillIn();
  await expect.poll(errors).toEqual(['Resume is required']);
});

test('[C-1, L-25] a person with one name ticks a box instead of the last name', async () => {
  const shown = await open();
  await fillIn();
  const box = card.getByRole('checkbox', { name: 'I have only one name' });
  await userEvent.click(field('Last name'));
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).toHaveFocus();
  await expect.element(field('Last name')).toBeDisabled();
  await expect.element(field('Last name')).toHaveValue('');
  accept();
  await send();
  await expect.poll(() => shown.address()).toBe(paths.home);
  const form = api.callsOf('POST /resume-review')[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['email', 'firstName', 'lastName', 'resume']);
  expect(form.get('lastName')).toBe('');
});

test('[C-1] names everything at once when it is submitted, and what the picker finds wrong before it sends', async () => {
  await open();
  // Wherever the focus was.
  await field('First name').click();
  await submit.click();
  await expect
    .poll(errors)
    .toEqual(['Email is required', 'First name is required', 'Last name is required', 'Resume is required']);
  await fillIn();
  await userEvent.upload(file(), fileOf('me.png', 'image/png'));
  await expect.poll(errors).toEqual(['Unsupported File Format']);
  const large = 'x'.repeat(3 * 1024 * 1024 + 1);
  await userEvent.upload(file(), fileOf('large.pdf', 'application/pdf', large));
  await expect.poll(errors).toEqual(['The file is larger than 3 MB. Choose a smaller one.']);
  await submit.click();
  await expect.element(submit).toBeEnabled();
  expect(errors()).toHaveLength(1);
  await card.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(errors).toEqual(['Resume is required']);
  await userEvent.upload(file(), pdfFile());
  await expect.poll(errors).toEqual([]);
  expect(api.callsOf('POST /resume-review')).toEqual([]);
});

test('[B-14] another page can have something shown above the form', async () => {
  const state = { errorMessage: 'Your session has ended.', successMessage: 'Your account is deleted.' };
  await open(state);
  await expect.element(card.getByRole('alert').filter({ hasText: state.errorMessage })).toBeVisible();
  await expect.element(card.getByRole('status').filter({ hasText: state.successMessage })).toBeVisible();
});

test('[C-1, C-2] shows its progress, cannot be sent twice, and stores the session', async () => {
  const shown = await open();
  const { answer, release } = holdAnswer<typeof session>();
  accept();
  api.answer('POST /resume-review', () => answer);
  await fillIn();
  await send();
  await expect.element(card.getByRole('progressbar')).toBeVisible();
  await expect.element(submit).toBeDisabled();
  release(session);
  await expect.element(toast('Successfully sent resume')).toBeVisible();
  await expect.poll(() => shown.address()).toBe(paths.home);
  expect(localStorage.getItem('accessToken')).toBe('a-new-token');
  const form = api.callsOf('POST /resume-review')[0]?.body as FormData;
  expect([form.get('email'), form.get('firstName'), form.get('lastName')]).toEqual(marta);
  expect((form.get('resume') as File).name).toBe('resume.pdf');
});

test('[B-11, C-2] a taken email signs no one in, loses nothing and shows the way to sign in', async () => {
  const shown = await open();
  api.answer('POST /resume-review', () => refuse('conflict', taken, { fields: { email: taken } }));
  await fillIn();
  await send(fileOf('else.pdf', 'application/pdf', '%PDF-1.7\n'));
  await expect.element(toast(taken)).toBeVisible();
  await expect.poll(errors).toEqual([taken]);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(typed()).toEqual(marta);
  await expect.element(card.getByText('else.pdf')).toBeVisible();

  const notice = card.getByText(/^Is that account yours\?/);
  await notice.getByRole('link', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(shown.address()).toBe(paths.login);
  await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue(marta[0]);
});

test('[B-11] with another email it is sent, and the notice goes', async () => {
  await open();
  api.answer('POST /resume-review', () => refuse('conflict', taken, { fields: { email: taken } }));
  await fillIn();
  await send();
  const notice = card.getByText(/^Is that account yours\?/);
  await expect.element(notice).toBeVisible();
  await field('Email').fill('marta@example.org');
  await expect.element(notice).not.toBeInTheDocument();
  accept();
  await submit.click();
  await expect.element(toast('Successfully sent resume')).toBeVisible();
  const sent = api.callsOf('POST /resume-review').map(({ body }) => (body as FormData).get('email'));
  expect(sent).toEqual([marta[0], 'marta@example.org']);
});

test('[C-1] what only the server sees in a file is shown at the field too', async () => {
  await open();
  const message = 'This file is not really a Word document. Save it again as .docx and upload the new file.';
  api.answer('POST /resume-review', () =>
    refuse('unsupported_file', message, { fields: { resume: message } }),
  );
  await fillIn();
  await send(fileOf('resume.docx', ''));
  await expect.element(toast(message)).toBeVisible();
  await expect.poll(errors).toEqual([message]);
  expect(typed()).toEqual(marta);
  accept();
  await send();
  await expect.element(toast('Successfully sent resume')).toBeVisible();
});

test('[C-2] an upload that breaks off on the way is named as well, and can be sent again', async () => {
  await open();
  api.breakOff('POST /resume-review');
  await fillIn();
  await send();
  await expect.element(toast(/The server cannot be reached/)).toBeVisible();
  await expect
    .poll(errors)
    .toEqual([
      'The connection broke off while your file was on its way. Check the connection and send it again.',
    ]);
  expect(typed()).toEqual(marta);
  accept();
  await submit.click();
  await expect.element(toast('Successfully sent resume')).toBeVisible();
});

test('[C-2] a refusal that is about no field stays above the button', async () => {
  await open();
  const message = 'Too many attempts. Please try again in 15 minutes.';
  api.answer('POST /resume-review', () => refuse('too_many_requests', message));
  await fillIn();
  await send();
  await expect.element(toast(message)).toBeVisible();
  // The toast has read it aloud.
  await expect.element(card.getByText(message)).toBeVisible();
  await expect.element(submit).toBeEnabled();
});
