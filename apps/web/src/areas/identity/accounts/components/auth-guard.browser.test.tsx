import { paths } from '@waymark/contract/paths';
import type { User } from '@waymark/contract/identity/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import SiteLayout from '../../../../routes/layout.tsx';
import CompanyManageJob, { clientLoader as loadJobs } from '../../../../routes/member/company-manage-job.tsx';
import { api, holdAnswer, refuse } from '../../../../testing/api.ts';
import { candidate } from '../../../../testing/people.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { renderPages, renderPart } from '../../../../testing/render-part.tsx';

const wait = () => page.getByRole('dialog', { name: 'Loading...' });
const heading = () => page.getByRole('heading', { level: 1 });
const unanswered = () =>
  page.getByRole('alert').filter({ hasText: 'could not find out whether you are signed in' });
const ownPage = <h1>Your own page</h1>;

// What signing in asks for ends with its test.
afterEach(() =>
  vi.waitFor(() => {
    if (api.callsOf('GET /get-critique-detail').length !== 1) throw new Error('Its call is on its way.');
  }),
);

/** Shows a page for members whose check is on its way; what is returned answers it. */
async function openUnchecked(): Promise<(answer: { data: User }) => void> {
  const check = holdAnswer<{ data: User }>();
  const shown = renderPart(ownPage, { at: paths.jobsProfile, user: candidate() });
  // The newest answer of a key holds, and effects run after this line.
  api.answer('GET /get-auth-user', () => check.answer);
  await shown;
  return check.release;
}

test('[A-8] a guest on a public page makes no API call; a stored token makes one', async () => {
  const home = { path: paths.home, element: <h1>Home</h1> };
  const loader = () => ({ categories: [{ value: 'health', count: 12 }], searches: [], countries: [] });
  const guest = await renderPages([{ element: <SiteLayout />, loader, children: [home] }], {
    at: paths.home,
  });
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  await expect.element(heading()).toBeVisible();
  await expect.poll(() => document.documentElement.hasAttribute('data-signed-in')).toBe(false);
  expect(api.callsOf('GET /get-auth-user')).toEqual([]);
  expect(api.callsOf('GET /get-critique-detail')).toEqual([]);
  await guest.unmount();

  await renderPages([home], { at: paths.home, user: candidate() });
  await expect.poll(() => api.callsOf('GET /get-auth-user')).toHaveLength(1);
  expect(api.callsOf('GET /get-auth-user')[0]?.token).toBe('the-token-of-the-test');
  await expect.poll(() => document.documentElement.hasAttribute('data-signed-in')).toBe(true);
});

test('[A-9] a dialog that cannot be dismissed covers the wait for the check', async () => {
  const answer = await openUnchecked();
  await expect.element(wait()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await wait().click({ position: { x: 5, y: 5 } });
  await expect.element(wait()).toBeVisible();
  answer({ data: candidate() });
  await expect.element(wait()).not.toBeInTheDocument();
  await expect.element(heading()).toBeVisible();
});

test('[K-3] a dialog opens in 300 ms, and its backdrop darkens in 150 ms', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  try {
    const answer = await openUnchecked();
    await expect.element(wait()).toBeVisible();
    const durations = (part?: string) => [
      ...new Set(getComputedStyle(wait().element(), part).transitionDuration.split(', ')),
    ];
    await expect.poll(() => durations()).toEqual(['0.3s']);
    await expect.poll(() => durations('::backdrop')).toEqual(['0.15s']);
    answer({ data: candidate() });
    await expect.element(wait()).not.toBeInTheDocument();
  } finally {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
  }
});

test('[A-10] an employer’s page shows a candidate the way to their own area', async () => {
  const shown = await renderPages(
    [{ path: paths.companyManageJob, element: <CompanyManageJob />, loader: loaderOf(loadJobs) }],
    { at: paths.companyManageJob, user: candidate() },
  );
  await expect.element(heading()).toHaveTextContent('This page belongs to employers');
  await expect.element(page.getByText('You are signed in as a candidate.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect.poll(shown.address).toBe(paths.jobsProfile);
});

// The last one: its next attempt may still be due when it ends.
test('[A-8] a check without an answer shows a notice, keeps the session and is repeated', async () => {
  const opening = renderPart(ownPage, { at: paths.jobsAppliedJob, user: candidate() });
  api.breakOff('GET /get-auth-user');
  const { address } = await opening;
  await expect.element(unanswered()).toBeVisible();
  await expect.element(wait()).not.toBeInTheDocument();
  api.answer('GET /get-auth-user', () => refuse('internal', 'This did not work.'));
  await unanswered().getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => api.callsOf('GET /get-auth-user').length).toBeGreaterThan(0);
  await expect.element(unanswered()).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBe('the-token-of-the-test');
  expect(address()).toBe(paths.jobsAppliedJob);

  // Nobody has to press again: the next attempt may come before a press would.
  api.answer('GET /get-auth-user', { data: candidate() });
  await expect.element(unanswered()).not.toBeInTheDocument();
  await expect.element(heading()).toBeVisible();
  expect(address()).toBe(paths.jobsAppliedJob);
  expect(localStorage.getItem('accessToken')).toBe('the-token-of-the-test');
});
