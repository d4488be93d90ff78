import type { PublishedFields } from '@waymark/contract/resumes/resume-review';
import type { DeskReview, DeskReviewDetail } from '@waymark/contract/office/review-desk';
import { expect, test } from 'vitest';
import { api } from '../../../../testing/api.ts';
import { administrator } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ClaimButtons } from './editor-head.tsx';
import { useReviewForm } from './use-review-form.ts';

const published: DeskReview = {
  id: '0b6cbd0c-8a0c-4d59-a7a2-3a3c1a3f9d10',
  candidate: 'Ada Lovelace',
  jobTitle: 'Analyst',
  resumeName: 'ada.pdf',
  resumeSize: 1200,
  round: 1,
  requestedAt: '2026-01-05T09:00:00.000Z',
  dueAt: '2026-01-07T09:00:00.000Z',
  isOpen: false,
  claim: null,
  publication: {
    publishedAt: '2026-01-06T09:00:00.000Z',
    reviewer: 'Rhea Reader',
    undoUntil: null,
    isHeld: false,
  },
};
const written = { score: 4, text: '' };
const sections: PublishedFields['sections'] = {
  layout: written,
  opening: written,
  experience: written,
  skills: written,
  language: written,
};
const detail: DeskReviewDetail = {
  ...published,
  fields: { summary: 'Good.', sections, comments: [] },
  prefill: {},
  version: 1,
  sheet: { format: 'pdf', pages: [], problem: null },
  changes: null,
  check: null,
  previous: null,
};

function Buttons() {
  return <ClaimButtons review={detail} form={useReviewForm(detail)} />;
}

test('[C-5, L-10] a published review is opened again only after a confirmation', async () => {
  const reopen = 'POST /staff/reviews/:reviewId/reopen';
  const shown = await renderPart(<Buttons />, { user: administrator() });
  api.answer(reopen, { data: { ...published, isOpen: true } });
  await shown.getByRole('button', { name: 'Open again' }).click();
  const dialog = shown.getByRole('dialog', { name: 'Open this review again?' });
  await expect.element(dialog.getByText(/Ada Lovelace reads what is published now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(api.callsOf(reopen)).toEqual([]);

  await shown.getByRole('button', { name: 'Open again' }).click();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  await expect.poll(() => api.callsOf(reopen).map(({ params }) => params)).toEqual([{ reviewId: detail.id }]);
  await expect.element(dialog).not.toBeInTheDocument();
});
