import type { User } from '@waymark/contract/identity/accounts';
import { guestLikesLimit } from '@waymark/contract/seeking/like-choices';
import { expect, test } from 'vitest';
import { useAuth } from '../../../../lib/auth-store.ts';
import { api, refuse } from '../../../../testing/api.ts';
import { jobCard } from '../../../../testing/jobs.ts';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { LikeButton } from './like-button.tsx';

async function openHeart(number: number, user?: User) {
  const job = jobCard(number);
  const shown = await renderPart(<LikeButton job={job} />, user ? { user } : {});
  // Who is here decides where a like is kept.
  await expect.poll(() => useAuth.getState().user?.id).toBe(user?.id);
  return { shown, heart: shown.getByRole('button', { name: `Save ${job.title}` }) };
}

test('[I-7] a like that cannot be kept turns back and says why', async () => {
  const message = 'Your list of saved jobs is full: it holds 1,000. Delete some of them to save more.';
  api.answer('PUT /saved-jobs/:jobId', () => refuse('conflict', message));
  const { shown, heart } = await openHeart(1, candidate());
  await heart.click();
  await expect.element(shown.getByText(message)).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[I-7] the last of quick presses counts, one call at a time', async () => {
  api.answer('PUT /saved-jobs/:jobId', { message: 'Saved' });
  api.answer('DELETE /saved-jobs/:jobId', { message: 'Deleted' });
  const { heart } = await openHeart(2, candidate());
  for (let press = 0; press < 3; press++) (heart.element() as HTMLElement).click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => api.callsOf('PUT /saved-jobs/:jobId').length).toBeGreaterThan(0);
  const [saved, deleted] = [
    api.callsOf('PUT /saved-jobs/:jobId').length,
    api.callsOf('DELETE /saved-jobs/:jobId').length,
  ];
  expect(saved - deleted).toBe(1);
});

test('[I-7] a browser keeps no more for a guest than it may, and says what to do', async () => {
  const full = Array.from({ length: guestLikesLimit }, () => crypto.randomUUID());
  localStorage.setItem('likedJobs', JSON.stringify(full));
  const { shown, heart } = await openHeart(3);
  await heart.click();
  await expect
    .element(shown.getByText('This browser keeps no more than 50 liked jobs. Sign up to save more.'))
    .toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  expect(JSON.parse(localStorage.getItem('likedJobs') ?? '[]')).toEqual(full);
});

test('[I-7, A-10] an employer has no list to like into and sees no hearts', async () => {
  const { heart } = await openHeart(4, employer());
  await expect.element(heart).not.toBeInTheDocument();
});

test('[I-7] the heart is drawn, and drawn full once it is pressed', async () => {
  const { heart } = await openHeart(5);
  const drawing = () => getComputedStyle(heart.element(), '::before').maskImage;
  const empty = drawing();
  expect(empty).toContain("fill='none'");
  await heart.click();
  await expect.poll(drawing).not.toBe(empty);
  expect(drawing()).toContain('data:image/svg+xml');
});
