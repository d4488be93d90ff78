import { paths } from '@waymark/contract/paths';
import type { User } from '@waymark/contract/identity/accounts';
import { jobSearchSchema } from '@waymark/contract/jobs/jobs';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import BrowseJobFilterList from '../../../../routes/browse-job-filter-list.tsx';
import { api, holdAnswer, refuse } from '../../../../testing/api.ts';
import { foundJobs, jobCard } from '../../../../testing/jobs.ts';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderPages } from '../../../../testing/render-part.tsx';

const review = 'Get a free review';
const packages = 'View packages';
const { dataset } = document.documentElement;

afterEach(async () => {
  // The head script of the next page would set them.
  for (const name of ['signedIn', 'role', 'closed']) delete dataset[name];
});

/** Shows the list of jobs with its two promos among twelve. */
async function openList(user?: User) {
  const jobs = Array.from({ length: 12 }, (_none, at) => jobCard(at + 1));
  const search = jobSearchSchema.parse({});
  const loaded = { search, ignored: [], result: foundJobs(jobs), landing: null, publicUrl: location.origin };
  const path = paths.browseJobFilterList;
  const route = { path, Component: BrowseJobFilterList, loader: () => loaded };
  const shown = await renderPages([route], { at: path, ...(user && { user }) });
  await expect.element(shown.getByRole('heading', { level: 1, name: '12 Jobs Found' })).toBeVisible();
  return shown;
}

const itemsOf = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>('section[aria-label=Jobs] > ol > li'),
];
const promosOf = (container: Element) =>
  itemsOf(container)
    .filter((item) => !item.querySelector('h2'))
    .map((item) => (item.textContent.includes(review) ? review : packages));
const shownPromosOf = (container: Element) =>
  itemsOf(container).filter((item) => !item.querySelector('h2') && item.checkVisibility());
const placesOf = (container: Element) => itemsOf(container).map((item) => item.getBoundingClientRect().top);

test('[E-3] a candidate sends the resume on file, and is offered the packages alone from then on', async () => {
  api.answer('POST /send-resume-to-expert', { message: 'Resume has been successfully submitted' });
  const shown = await openList(candidate());
  await shown.getByRole('button', { name: review }).first().click();
  await expect.element(shown.getByText('Resume has been successfully submitted')).toBeVisible();
  await expect.poll(() => promosOf(shown.container)).toEqual([packages, packages]);
  expect(api.callsOf('POST /send-resume-to-expert')).toHaveLength(1);
});

test('[E-3] a resume that cannot be sent shows an error, and can be sent again', async () => {
  const message = 'You have no resume yet. Upload one, then send it to an expert.';
  api.answer('POST /send-resume-to-expert', () => refuse('conflict', message));
  const shown = await openList(candidate());
  const button = shown.getByRole('button', { name: review }).first();
  await button.click();
  await expect.element(shown.getByText(message)).toBeVisible();
  await expect.element(button).toBeEnabled();
});

test('[E-3] nothing moves when it turns out that a resume was sent', async () => {
  dataset['signedIn'] = 'true';
  const { shown, release } = await openListWhileUnknown(candidate({ sendResumeToExpert: true }));
  expect(promosOf(shown.container)).toEqual([review, packages]);
  // Not yet known: a member who has sent theirs does not see the offer.
  await expect.element(shown.getByText(review).first()).not.toBeVisible();
  const before = placesOf(shown.container);
  release();
  await expect.poll(() => promosOf(shown.container)).toEqual([packages, packages]);
  expect(placesOf(shown.container)).toEqual(before);
});

test('[E-3] employers see none, not even before it is known who they are', async () => {
  dataset['signedIn'] = 'true';
  dataset['role'] = 'employer';
  const { shown, release } = await openListWhileUnknown(employer());
  expect(shownPromosOf(shown.container)).toEqual([]);
  const before = placesOf(shown.container);
  release();
  await expect.element(shown.getByRole('list').first()).toBeVisible();
  await expect.poll(() => api.callsOf('GET /get-critique-detail').length).toBe(1);
  expect(placesOf(shown.container)).toEqual(before);
  expect(shownPromosOf(shown.container)).toEqual([]);
});

test('[E-3] a promo that is closed goes with its like, and reading goes on after it', async () => {
  const shown = await openList();
  const texts = () => shownPromosOf(shown.container).map((promo) => promo.textContent);
  const close = () => shown.getByRole('button', { name: 'Close this offer for good' }).first();
  const matching = (words: readonly string[]) => words.map((word) => expect.stringContaining(word));
  await expect.poll(texts).toEqual(matching([review, packages]));
  await close().click();
  await expect.poll(texts).toEqual(matching([packages]));
  expect(itemsOf(shown.container)[4]?.querySelector('a')).toBe(document.activeElement);
  expect(localStorage.getItem('dismissedPromos')).toBe('review');
  const [packagesPromo] = shownPromosOf(shown.container);
  packagesPromo?.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(texts).toEqual([]);
  expect(localStorage.getItem('dismissedPromos')).toBe('review packages');
});

/** The list of a member of whom the server has not said yet who they are. */
async function openListWhileUnknown(user: User) {
  const known = holdAnswer<{ data: User }>();
  const opened = openList(user);
  api.answer('GET /get-auth-user', () => known.answer);
  return { shown: await opened, release: () => known.release({ data: user }) };
}
