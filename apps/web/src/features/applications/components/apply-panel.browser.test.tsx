import { expect, test } from 'vitest';
import { api, holdAnswer } from '../../../testing/api.ts';
import { jobDetail } from '../../../testing/jobs.ts';
import { candidate } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ApplyPanel } from './apply-panel.tsx';

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
  const shown = await renderPart(<ApplyPanel job={job} />, { user: candidate() });
  await shown.getByRole('button', { name: 'Apply This Job' }).click();
  const form = shown.getByRole('dialog', { name: `Apply for ${job.title}` });
  await expect.poll(() => api.callsOf('GET /resumes').length).toBe(1);
  await expect.element(form.getByText('Loading your resumes…')).toBeVisible();
  expect(form.getByRole('button').elements()).toHaveLength(1);
  letters.release({ data: [] });
  await expect.element(form.getByRole('radio', { name: 'Upload a new one' })).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Send application' })).toBeEnabled();
});
