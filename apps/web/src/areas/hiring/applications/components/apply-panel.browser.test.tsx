import { defaultBoard } from '@waymark/contract/board-tables';
import { coverLetterMaxLength } from '@waymark/contract/resumes/choices';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setBoard } from '../../../../lib/board.ts';
import { storeDraft } from '../../../../lib/drafts/session-draft.ts';
import { api, holdAnswer } from '../../../../testing/api.ts';
import { jobDetail } from '../../../../testing/jobs.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ApplyPanel } from './apply-panel.tsx';

afterEach(() => setBoard(defaultBoard, undefined));

test('[G-9] the form comes whole: nothing of it moves under the button that is pressed', async () => {
  const job = jobDetail();
  const letters = holdAnswer<{ data: [] }>();
  api.answer('GET /applications/for-job/:jobId', { data: null });
  api.answer('GET /resumes', {
    data: [
      {
        id: '4d1f6f0e-94f7-4d0e-8f0c-2f4a5d1f8d44',
        name: 'resume.pdf',
        label: '',
        size: 12_000,
        uploadedAt: '2026-01-05T09:00:00.000Z',
        isDefault: true,
      } as never,
    ],
    removed: [],
  });
  api.answer('GET /cover-letters', () => letters.answer);
  const shown = await renderPart(<ApplyPanel job={job} renderGuestForm={() => null} />, {
    user: candidate(),
  });
  await shown.getByRole('button', { name: 'Apply This Job' }).click();
  const form = shown.getByRole('dialog', { name: `Apply for ${job.title}` });
  await expect.poll(() => api.callsOf('GET /resumes').length).toBe(1);
  await expect.element(form.getByText('Loading your resumes…')).toBeVisible();
  expect(form.getByRole('button').elements()).toHaveLength(1);
  letters.release({ data: [] });
  await expect.element(form.getByRole('radio', { name: 'Upload a new one' })).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Send application' })).toBeEnabled();
});

test('[G-9] letter and answers outlive leaving the page, and can be thrown away', async () => {
  const question = {
    id: '018f0000-0000-7000-8000-000000000001',
    kind: 'text' as const,
    question: 'Why us?',
    options: [],
    required: true,
  };
  const job = jobDetail({ questions: [question] });
  api.answer('GET /applications/for-job/:jobId', { data: null });
  api.answer('GET /resumes', { data: [], removed: [] });
  api.answer('GET /cover-letters', { data: [] });
  const open = async () => {
    const shown = await renderPart(<ApplyPanel job={job} renderGuestForm={() => null} />, {
      user: candidate(),
    });
    await shown.getByRole('button', { name: 'Apply This Job' }).click();
    return shown;
  };
  const first = await open();
  await first.getByLabelText(/Cover letter/).fill('Dear all');
  await first.getByLabelText('Why us?').fill('The lighthouse');
  await first.unmount();

  const second = await open();
  await expect.element(second.getByLabelText('Why us?')).toHaveValue('The lighthouse');
  await expect.element(second.getByLabelText(/Cover letter/)).toHaveValue('Dear all');
  await second.getByRole('button', { name: 'Discard what I wrote' }).click();
  await expect.element(second.getByLabelText('Why us?')).toHaveValue('');
  await second.unmount();

  const third = await open();
  await expect.element(third.getByLabelText(/Cover letter/)).toHaveValue('');
  await expect.element(third.getByRole('button', { name: 'Discard what I wrote' })).not.toBeInTheDocument();
});

test('[G-9] a file that was chosen is asked for by its name after the page was left, until another is chosen', async () => {
  const job = jobDetail();
  api.answer('GET /applications/for-job/:jobId', { data: null });
  api.answer('GET /resumes', { data: [], removed: [] });
  api.answer('GET /cover-letters', { data: [] });
  const open = async () => {
    const shown = await renderPart(<ApplyPanel job={job} renderGuestForm={() => null} />, {
      user: candidate(),
    });
    await shown.getByRole('button', { name: 'Apply This Job' }).click();
    await expect.element(shown.getByLabelText(/Cover letter/)).toBeVisible();
    return shown;
  };
  const fileOf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const chooser = '[role="dialog"] input[type="file"], dialog input[type="file"]';
  const first = await open();
  await expect.element(first.getByText(/again: a browser keeps no file/)).not.toBeInTheDocument();
  await userEvent.upload(document.querySelector(chooser) as HTMLElement, fileOf('keeper.pdf'));
  await expect.element(first.getByText('keeper.pdf')).toBeVisible();
  await first.unmount();

  const second = await open();
  await expect.element(second.getByText(/^Choose “keeper.pdf” again/)).toBeVisible();
  await userEvent.upload(document.querySelector(chooser) as HTMLElement, fileOf('other.pdf'));
  await expect.element(second.getByText('other.pdf')).toBeVisible();
  await expect.element(second.getByText(/^Choose “keeper.pdf” again/)).not.toBeInTheDocument();
});

test('[L-33] a guest presses the same button, and what they typed is there for the member they sign in as', async () => {
  const id = '018f0000-0000-7000-8000-000000000001';
  const question = { id, kind: 'text' as const, question: 'Why us?', options: [], required: true };
  const job = jobDetail({ questions: [question] });
  const form = vi.fn<(state: { open: boolean }) => null>(() => null);
  const asGuest = await renderPart(<ApplyPanel job={job} renderGuestForm={form} />);
  expect(form).not.toHaveBeenCalled();
  await asGuest.getByRole('button', { name: 'Apply This Job' }).click();
  expect(form.mock.lastCall?.[0].open).toBe(true);
  await asGuest.unmount();

  const values = { firstName: 'Otti', coverLetter: 'Dear all', [`answer-${id}`]: 'The sea' };
  sessionStorage.setItem(
    `guest-application:${job.id}`,
    JSON.stringify({ owner: '', values, fileName: 'otti.pdf' }),
  );
  api.answer('GET /applications/for-job/:jobId', { data: null });
  api.answer('GET /resumes', { data: [], removed: [] });
  api.answer('GET /cover-letters', { data: [] });
  const shown = await renderPart(<ApplyPanel job={job} renderGuestForm={form} />, { user: candidate() });
  await shown.getByRole('button', { name: 'Apply This Job' }).click();
  await expect.element(shown.getByLabelText(/Cover letter/)).toHaveValue('Dear all');
  await expect.element(shown.getByLabelText('Why us?')).toHaveValue('The sea');
  await expect.element(shown.getByText(/^Choose “otti.pdf” again/)).toBeVisible();
});

test('[L-31, L-33] where guests do not apply, the panel leads to an account and back, without the form', async () => {
  setBoard({ ...defaultBoard, off: ['guestApplications'] }, undefined);
  const job = jobDetail();
  const shown = await renderPart(<ApplyPanel job={job} renderGuestForm={() => <p>The form</p>} />, {
    pages: [{ path: paths.register, Component: Reached }],
  });
  expect(document.body.textContent).not.toContain('You need no account');
  await expect.element(shown.getByText('Create an account, or sign in, and send your resume.')).toBeVisible();
  await shown.getByRole('link', { name: 'Apply This Job' }).click();
  await expect.element(shown.getByText(jobDetailPath(job.id))).toBeVisible();
});

/** The page that the link would lead back to. */
function Reached() {
  return <p>{(useLocation().state as { next: string }).next}</p>;
}

test('[G-2] a letter that is too long says so when the form is opened again, and is not sent', async () => {
  const job = jobDetail();
  api.answer('GET /applications/for-job/:jobId', { data: null });
  api.answer('GET /resumes', { data: [], removed: [] });
  api.answer('GET /cover-letters', { data: [] });
  const user = candidate();
  const values = { coverLetter: 'a'.repeat(coverLetterMaxLength + 1) };
  storeDraft(`application-draft:${job.id}`, { owner: `${user.id} ${job.id}`, values });
  const shown = await renderPart(<ApplyPanel job={job} renderGuestForm={() => null} />, { user });
  await shown.getByRole('button', { name: 'Apply This Job' }).click();
  await expect.element(shown.getByLabelText(/Cover letter/)).toHaveValue(values.coverLetter);
  const fault = shown.getByText(`Please keep the cover letter to ${coverLetterMaxLength} characters.`).last();
  await expect.element(fault).toBeVisible();
  await shown.getByRole('button', { name: 'Send application' }).click();
  await expect.element(fault).toBeVisible();
  expect(api.callsOf('POST /applications')).toEqual([]);
});
