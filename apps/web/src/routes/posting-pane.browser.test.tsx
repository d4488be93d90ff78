import { jobSearchSchema, type JobDetail, type JobSearchResult } from '@waymark/contract/jobs/jobs';
import { jobDetailPath, paths } from '@waymark/contract/paths';
import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import type { User } from '@waymark/contract/identity/accounts';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import BrowseJobFilterList, { shouldRevalidate } from './browse-job-filter-list.tsx';
import BrowseJobList from './browse-job-list.tsx';
import { LikeButton } from '../areas/seeking/saved-jobs/components/like-button.tsx';
import { JobCardActions } from '../components/job-card/job-card-actions.tsx';
import { api, refuse } from '../testing/api.ts';
import { findViolations } from '../testing/axe.ts';
import { foundJobs, idOf, jobCard, jobDetail } from '../testing/jobs.ts';
import { candidate } from '../testing/people.ts';
import { renderPages } from '../testing/render-part.tsx';
import { textsOf } from '../testing/texts.ts';

const jobs = [1, 2, 3].map((number) => jobCard(number));
const detailOf = (number: number, overrides: Partial<JobDetail> = {}) =>
  jobDetail({ ...jobs[number - 1], description: `<p>Text of job ${number}.</p>`, ...overrides });
const list = paths.browseJobFilterList;
const addressOf = (number: number, path: string = list) => `${path}?job=${idOf(number)}`;

beforeEach(async () => {
  await page.viewport(1440, 900);
  api.answer('POST /jobs/:jobId/views', undefined as never);
  api.answer('GET /jobs/:jobId', ({ params }) => ({ data: detailOf(Number(params['jobId']?.slice(-1))) }));
  api.answer('GET /jobs/suggestions', { data: [] });
});

afterEach(async () => {
  await page.viewport(1280, 720);
  localStorage.removeItem('reviewDeskQuietKeys');
});

const withHearts = (List: ComponentType) => () => (
  <JobCardActions renderLike={(job, className) => <LikeButton job={job} className={className} />}>
    <List />
  </JobCardActions>
);

interface Opened {
  at?: string;
  user?: User;
  found?: Partial<JobSearchResult>;
}

async function openList({ at = list, user, found: answer }: Opened = {}) {
  let loads = 0;
  const loader = () => {
    loads++;
    const search = jobSearchSchema.parse({});
    const result = foundJobs(jobs, answer);
    const found = { search, ignored: [], result, landing: null, publicUrl: location.origin };
    return { ...found, companies: [], testimonial: undefined };
  };
  const shown = await renderPages(
    [
      { path: list, Component: withHearts(BrowseJobFilterList), loader, shouldRevalidate },
      { path: paths.browseJobList, Component: withHearts(BrowseJobList), loader, shouldRevalidate },
      { path: paths.jobDetail, element: <p>The job’s own page</p> },
    ],
    { at, ...(user && { user }) },
  );
  const title = (number: number) =>
    shown
      .getByRole('region', { name: 'Jobs', exact: true })
      .getByRole('link', { name: `Night Nurse ${number}` });
  await expect.element(title(1)).toBeVisible();
  const pane = (number: number) =>
    shown.getByRole('region', { name: `Night Nurse ${number} at Aire Clinic ${number}` });
  return { shown, title, pane, loadsOf: () => loads };
}

test.each([list, paths.browseJobList])(
  '[L-34] on %s a press on a title opens the posting beside the list, and Back closes it',
  async (path) => {
    const { shown, title, pane, loadsOf } = await openList({ at: path });
    await title(2).click();
    await expect.element(pane(2).getByText('Text of job 2.')).toBeVisible();
    expect(shown.address()).toBe(addressOf(2, path));
    expect(document.activeElement).toBe(pane(2).element());
    expect(title(2).element().ariaCurrent).toBe('true');
    await expect
      .element(pane(2).getByRole('link', { name: 'Apply This Job' }))
      .toHaveAttribute('href', `${jobDetailPath(idOf(2))}#apply`);
    await title(3).click();
    await expect.element(pane(3).getByText('Text of job 3.')).toBeVisible();
    await shown.go(-1);
    await expect.element(pane(2).getByText('Text of job 2.')).toBeVisible();
    await shown.go(-1);
    await expect.element(pane(2)).not.toBeInTheDocument();
    expect(shown.address()).toBe(path);
    expect(loadsOf()).toBe(1);
    await expect.poll(() => api.callsOf('POST /jobs/:jobId/views').length).toBeGreaterThanOrEqual(2);
  },
);

test('[L-34] an address with a posting opens it beside the list without taking the focus', async () => {
  const { pane } = await openList({ at: addressOf(3) });
  await expect.element(pane(3).getByText('Text of job 3.')).toBeVisible();
  expect(pane(3).element().contains(document.activeElement)).toBe(false);
  expect(await findViolations()).toEqual([]);
});

test('[L-34] closing gives the focus back to the title, by the button and by Escape', async () => {
  const { shown, title, pane } = await openList();
  for (const close of [
    () => pane(1).getByRole('button', { name: 'Close this job' }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await title(1).click();
    await expect.element(pane(1).getByText('Text of job 1.')).toBeVisible();
    await close();
    await expect.element(pane(1)).not.toBeInTheDocument();
    expect(document.activeElement).toBe(title(1).element());
    expect(shown.address()).toBe(list);
  }
});

test('[L-34] Enter on a title, a press with a key held and small screens follow the link', async () => {
  const { shown, title } = await openList();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true, detail: 1 });
  // The page stays: only a press that the pane takes is prevented.
  addEventListener('click', (press) => press.preventDefault(), { once: true });
  title(1).element().dispatchEvent(event);
  expect(shown.address()).toBe(list);
  (title(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toBe(jobDetailPath(idOf(1)));
  await shown.go(-1);
  await expect.element(title(2)).toBeVisible();
  await page.viewport(1024, 768);
  await title(2).click();
  await expect.poll(shown.address).toBe(jobDetailPath(idOf(2)));
});

test('[L-34] a posting that cannot be loaded says why, and the next one opens', async () => {
  api.answer('GET /jobs/:jobId', () => refuse('not_found', 'This job is gone.'));
  const { shown, title, pane } = await openList();
  await title(1).click();
  await expect.element(shown.getByText('This job is gone.')).toBeVisible();
  api.answer('GET /jobs/:jobId', { data: detailOf(2) });
  await title(2).click();
  await expect.element(pane(2).getByText('Text of job 2.')).toBeVisible();
});

test('[L-34] j and k move through the list, s saves, and Enter opens the posting’s own page', async () => {
  const { shown, title, pane } = await openList();
  await userEvent.keyboard('j');
  await expect.element(pane(1).getByText('Text of job 1.')).toBeVisible();
  expect(document.activeElement).toBe(title(1).element());
  await userEvent.keyboard('jj');
  await expect.element(pane(3).getByText('Text of job 3.')).toBeVisible();
  await userEvent.keyboard('jk');
  await expect.element(pane(2).getByText('Text of job 2.')).toBeVisible();
  expect(document.activeElement).toBe(title(2).element());
  await userEvent.keyboard('s');
  await expect.element(shown.getByText('Night Nurse 2 is saved')).toBeInTheDocument();
  const heart = title(2).element().closest('li')?.querySelector('button');
  await expect.poll(() => heart?.ariaPressed ?? 'true').toBe('true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown.address).toBe(jobDetailPath(idOf(2)));
});

test('[L-37, L-34] what misses a limit stands under a heading, and the keys walk on through it', async () => {
  const found = { exact: 1, unmet: [[], ['type' as const], ['mode' as const]] };
  const { shown, pane } = await openList({ found });
  const jobsOf = shown.getByRole('region', { name: 'Jobs', exact: true });
  const headings = (level: number) => textsOf(jobsOf.getByRole('heading', { level }));
  await expect.poll(() => headings(2)).toEqual(['Night Nurse 1', 'Full Time', 'On site']);
  expect(headings(3)).toEqual(['Night Nurse 2', 'Night Nurse 3']);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('jjj');
  await expect.element(pane(3).getByText('Text of job 3.')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(pane(2).getByText('Text of job 2.')).toBeVisible();
});

test('[L-34] keys do nothing while one types, and can be turned off where they are shown', async () => {
  const { shown, title, pane } = await openList();
  await shown.getByLabelText('Keyword').click();
  await userEvent.keyboard('jk?');
  await expect.element(shown.getByLabelText('Keyword')).toHaveValue('jk?');
  expect(shown.address()).toBe(list);
  await shown.getByRole('button', { name: 'Press ? for keys' }).click();
  const dialog = shown.getByRole('dialog', { name: 'Keys' });
  await expect.element(dialog.getByText('Next job')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Use these keys' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await userEvent.keyboard('j');
  expect(document.activeElement).not.toBe(title(1).element());
  await expect.element(pane(1)).not.toBeInTheDocument();
});

const match = (overrides: Partial<JobMatch> = {}): { data: JobMatch } => ({
  data: {
    resume: { id: idOf(5), name: 'nurse.pdf' },
    problem: null,
    skillsShown: 1,
    skillsAsked: 2,
    requirements: [
      { kind: 'skill', name: 'Triage', asked: null, standing: 'strong', reason: 'Named', places: [] },
      {
        kind: 'skill',
        name: 'Wound care',
        asked: null,
        standing: 'missing',
        reason: 'Not named',
        places: [],
      },
    ],
    ...overrides,
  },
});

test('[L-34] members read in one line why the open posting fits them; guests do not', async () => {
  const guest = await openList();
  await guest.title(1).click();
  await expect.element(guest.pane(1).getByText('Text of job 1.')).toBeVisible();
  expect(guest.pane(1).element().textContent).not.toContain('Why this fits you');
  await guest.shown.unmount();
  api.answer('GET /jobs/:jobId/resume-match', match());
  api.answer('GET /applications/for-job/:jobId', { data: null });
  const member = await openList({ user: candidate() });
  await member.title(1).click();
  await expect
    .poll(() => member.pane(1).element().textContent)
    .toContain('Why this fits you: 1 of 2 skills (Triage); not found: Wound care');
});
