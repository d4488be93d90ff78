import type { CritiqueDetail } from '@waymark/contract/resumes/resume-review';
import { expect, test } from 'vitest';
import { loadCritiqueDetail, useAuth } from '../../../../lib/auth-store.ts';
import { api } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { ReviewBanner } from './review-banner.tsx';

const ready = {
  reviewLink: 'https://reviews.example/of/marta',
  openedByCustomer: 'false',
  reviewReady: true,
} as const;

const follow = 'GET /product/follow-career-services-orders';

/** What the server tells the open page, event by event. */
function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  api.answer(follow, () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }));
  return (critiqueDetail: CritiqueDetail) =>
    writer.write(new TextEncoder().encode(`event: review\ndata: ${JSON.stringify({ critiqueDetail })}\n\n`));
}

/** Loads the page again for a candidate whose review is at this stage. */
async function openWith(critique: CritiqueDetail) {
  const shown = await renderPart(<ReviewBanner />, { user: candidate() });
  await expect.poll(() => useAuth.getState().isAuthenticated).toBe(true);
  const tell = openStream();
  api.answer('GET /get-critique-detail', { data: critique });
  await loadCritiqueDetail();
  return { shown, tell, banner: shown.getByRole('region', { name: 'Your resume review' }) };
}

test('[C-4] a ready review is announced, opens in a new tab, and stays closed', async () => {
  const { banner, shown } = await openWith(ready);
  await expect.element(banner.getByText('You requested a resume review')).toBeVisible();
  const link = banner.getByRole('link', { name: 'View review' });
  await expect.element(link).toHaveAttribute('href', ready.reviewLink);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await shown.unmount();

  const again = await openWith(ready);
  await expect.element(again.banner).not.toBeInTheDocument();
  await again.shown.unmount();

  // Another review is news again.
  const next = { ...ready, reviewLink: 'https://reviews.example/of/marta/2' };
  const another = await openWith(next);
  await expect.element(another.banner).toBeVisible();
  await another.shown.unmount();
  for (const critique of [
    { ...next, reviewReady: false },
    { ...next, openedByCustomer: 'true' as const },
  ]) {
    const { banner: none, shown: page } = await openWith(critique);
    await expect.element(none).not.toBeInTheDocument();
    await page.unmount();
  }
});

test('[C-4] it appears and disappears while the page is open', async () => {
  const { banner, tell, shown } = await openWith({ ...ready, reviewReady: false, reviewLink: null });
  await expect.element(banner).not.toBeInTheDocument();
  const next = { ...ready, reviewLink: 'https://reviews.example/of/marta/3' };
  await tell(next);
  await expect
    .element(banner.getByRole('link', { name: 'View review' }))
    .toHaveAttribute('href', next.reviewLink);
  await tell({ ...next, openedByCustomer: 'true' });
  await expect.element(banner).not.toBeInTheDocument();
  await tell(next);
  await expect.element(banner).toBeVisible();
  await tell(null);
  await expect.element(banner).not.toBeInTheDocument();
  await shown.unmount();
});

test('[C-4] no events are followed for a candidate without a request', async () => {
  const { banner, shown } = await openWith(null);
  await expect.element(banner).not.toBeInTheDocument();
  expect(api.callsOf(follow)).toEqual([]);
  await shown.unmount();
});
