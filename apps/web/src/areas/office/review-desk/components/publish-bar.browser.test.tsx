import type { DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { expect, test } from 'vitest';
import { api, refuse } from '../../../../testing/api.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { PublishBar } from './publish-bar.tsx';
import { useReviewForm } from './use-review-form.ts';

const written = { score: 4, text: 'Good as it is.' };
const detail: DeskReviewDetail = {
  id: '0b6cbd0c-8a0c-4d59-a7a2-3a3c1a3f9d10',
  candidate: 'Ada Lovelace',
  jobTitle: 'Analyst',
  resumeName: 'ada.pdf',
  resumeSize: 1200,
  round: 1,
  requestedAt: '2026-01-05T09:00:00.000Z',
  dueAt: '2026-01-07T09:00:00.000Z',
  isOpen: true,
  claim: null,
  publication: null,
  fields: {
    summary: 'A clear resume.',
    sections: {
      layout: written,
      opening: written,
      experience: written,
      skills: written,
      language: written,
    },
    comments: [],
  },
  prefill: {},
  version: 1,
  sheet: { format: 'pdf', pages: [], problem: null },
  changes: null,
  check: null,
  previous: null,
};

function Bar() {
  return <PublishBar review={detail} form={useReviewForm(detail)} isWritable />;
}

test('[C-5] a review that was changed in another window says so beside "Publish", and what to do', async () => {
  const shown = await renderPart(<Bar />, { user: administrator() });
  const publish = shown.getByRole('button', { name: 'Publish the review' });
  await expect.element(publish).toBeVisible();
  const other = new BroadcastChannel('review-desk');
  other.postMessage({ reviewId: detail.id, version: 2 });
  await expect
    .poll(async () => {
      await publish.click();
      return shown.container.textContent;
    })
    .toContain('This review was changed in another window.');
  await expect.element(shown.getByRole('button', { name: 'Keep what is here' })).toBeVisible();
  expect(api.callsOf('POST /staff/reviews/:reviewId/publish')).toEqual([]);
  other.close();
});

test('[C-5] a refusal to publish stands beside "Publish"', async () => {
  api.answer('POST /staff/reviews/:reviewId/publish', () => refuse('conflict', 'The request was withdrawn.'));
  const shown = await renderPart(<Bar />, { user: administrator() });
  await shown.getByRole('button', { name: 'Publish the review' }).click();
  await expect.element(shown.getByRole('alert').getByText('The request was withdrawn.')).toBeVisible();
});
