import type { Interview } from '@waymark/contract/hiring/interviews';
import { expect, test } from 'vitest';
import { api } from '../../../../testing/api.ts';
import { employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { InterviewPanel } from './interview-panel.tsx';

const interview: Interview = {
  id: '018f0000-0000-7000-8000-000000000001',
  applicationId: '018f0000-0000-7000-8000-000000000002',
  status: 'chosen',
  slots: [],
  startsAt: '2099-01-02T10:00:00.000Z',
  durationMinutes: 30,
  timeZone: 'Europe/London',
  place: 'The lighthouse',
  videoUrl: '',
  note: '',
  answer: '',
};

for (const [label, quiet] of [
  ['Cancel and mail', false],
  ['Without a mail', true],
] as const) {
  test(`[L-50] cancelling an interview says what it mails before it does, and "${label}" does so`, async () => {
    api.answer('POST /company/interviews/:interviewId/cancel', {
      data: { ...interview, status: 'cancelled', startsAt: null },
    });
    const { applicationId } = interview;
    const shown = await renderPart(
      <InterviewPanel applicationId={applicationId} interviews={[interview]} canOffer />,
      { user: employer() },
    );
    await shown.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = shown.getByRole('dialog', { name: 'Cancel this interview?' });
    await expect.element(dialog.getByText(/^A mail tells the candidate/)).toBeVisible();
    expect(api.callsOf('POST /company/interviews/:interviewId/cancel')).toEqual([]);
    await dialog.getByRole('button', { name: label }).click();
    await expect
      .poll(() => api.callsOf('POST /company/interviews/:interviewId/cancel').map(({ body }) => body))
      .toEqual([{ quiet }]);
  });
}
