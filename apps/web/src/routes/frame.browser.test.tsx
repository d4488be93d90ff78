import { ownReviewsPath, paths } from '@waymark/contract/paths';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callApi } from '../lib/api-client.ts';
import { findViolations } from '../testing/axe.ts';
import { api, holdAnswer, refuse } from '../testing/api.ts';
import { administrator, candidate, employer } from '../testing/people.ts';
import { framed, renderFramed } from '../testing/render-framed.tsx';
import { renderPages } from '../testing/render-part.tsx';
import { textsOf } from '../testing/texts.ts';

const navigation = () => page.getByRole('navigation', { name: 'Your account' });
const link = (name: string) => navigation().getByRole('link', { name });
const menu = () => page.getByRole('dialog', { name: 'Jump to' });
/** Keys are for the menu once its field has the focus. */
async function openMenu(): Promise<void> {
  await page.getByRole('button', { name: 'Jump to…' }).click();
  await expect.element(menu().getByRole('combobox')).toHaveFocus();
}
const answers = () => menu().getByRole('option');
const pageOf = (name: string) => <h1>{name}</h1>;

afterEach(async () => {
  for (const mark of ['side', 'shut', 'keys']) delete document.documentElement.dataset[mark];
  await page.viewport(1440, 900);
});

test('[L-34] counts come to the entries that they belong to, and nothing moves', async () => {
  const counters = holdAnswer<{ data: { unread: number; newApplications: number } }>();
  const shown = renderFramed(
    { [paths.companyHistory]: pageOf('History') },
    { at: paths.companyHistory, user: employer() },
  );
  api.answer('GET /own-counters', () => counters.answer);
  await shown;
  await expect.element(link('Manage jobs')).toBeVisible();
  await expect.element(page.getByText('Fjord Care')).toBeVisible();
  const places = () =>
    [...document.querySelectorAll('nav a, nav svg, header a, main')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });
  const before = places();
  counters.release({ data: { unread: 3, newApplications: 120 } });
  await expect.poll(() => textsOf(navigation().getByRole('listitem'))).toContain('Manage jobs99+ new');
  expect(textsOf(navigation().getByRole('listitem')).slice(0, 5)).toEqual([
    'Manage jobs99+ new',
    'Post A Job',
    'Messages3 new',
    'Resume',
    'Browse Candidates',
  ]);
  expect(places()).toEqual(before);
});

test.each([
  ['Waiting', { reviewsWaiting: 1 }],
  ['Being read', { reviewsInWork: 1, reviewsWaiting: 1 }],
  ['Ready', { reviewsReady: 1, reviewsWaiting: 1 }],
  ['', { unread: 2, reviewsWaiting: 0 }],
])('[L-34, C-4] the navigation says where the review of a resume stands: “%s”', async (word, data) => {
  const shown = renderFramed(
    { [paths.jobsSavedJobs]: pageOf('0 Saved Jobs') },
    { at: paths.jobsSavedJobs, user: candidate() },
  );
  api.answer('GET /own-counters', { data });
  await shown;
  await expect.poll(() => textsOf(navigation().getByRole('listitem'))).toContain(`Resume Review${word}`);
  await expect.element(link('Resume Review')).toHaveAttribute('href', ownReviewsPath);
});

test('[L-34] counts are asked for once in half a minute, however many pages are opened', async () => {
  const pages = { [paths.jobsProfile]: pageOf('Profile'), [paths.jobsSavedJobs]: pageOf('0 Saved Jobs') };
  await renderFramed(pages, { at: paths.jobsProfile, user: candidate() });
  await expect.poll(() => api.callsOf('GET /own-counters')).toHaveLength(1);
  await link('Saved Jobs').click();
  await expect.element(page.getByRole('heading', { name: '0 Saved Jobs' })).toBeVisible();
  await expect.element(link('Saved Jobs')).toHaveAttribute('aria-current', 'page');
  window.dispatchEvent(new Event('focus'));
  expect(api.callsOf('GET /own-counters')).toHaveLength(1);
});

test('[L-34] the navigation collapses to icons that keep their names, and the browser remembers it', async () => {
  await renderFramed(
    { [paths.jobsProfile]: pageOf('Profile') },
    { at: paths.jobsProfile, user: candidate() },
  );
  const side = page.getByRole('complementary').element() as HTMLElement;
  const wide = side.offsetWidth;
  const collapse = page.getByRole('button', { name: 'Icons only' });
  await collapse.click();
  await expect.poll(() => side.offsetWidth).toBeLessThan(wide / 3);
  await expect.element(link('My Resume')).toBeVisible();
  expect(localStorage.getItem('side')).toBe('narrow');
  await link('My Resume').hover();
  await expect.element(link('My Resume')).toHaveAttribute('title', 'My Resume');
  expect(await findViolations()).toEqual([]);
  await collapse.click();
  await expect.poll(() => side.offsetWidth).toBe(wide);
});

test('[L-34, J-5] a group of the back office folds down to the page that is open', async () => {
  const at = paths.staffPostings;
  await renderFramed({ [at]: pageOf('Postings') }, { at, user: administrator() });
  await expect.element(link('Reports')).toBeVisible();
  const group = navigation().getByRole('button', { name: 'The board' });
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await expect.element(link('Postings')).toBeVisible();
  await expect.element(link('Reports')).not.toBeInTheDocument();
  await expect.element(link('Orders')).toBeVisible();
  expect(localStorage.getItem('shut')).toBe('board');
});

test('[L-34] on a phone a bar has four places, and all others are in a sheet', async () => {
  await page.viewport(390, 844);
  const pages = { [paths.jobsProfile]: pageOf('Profile'), [paths.jobsAlerts]: pageOf('Job Alerts') };
  await renderFramed(pages, { at: paths.jobsProfile, user: candidate() });
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect.poll(() => bar.getByRole('link').elements().length).toBe(4);
  await expect.element(navigation()).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'All pages' });
  await expect.element(sheet.getByText('Marta Vogel')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await link('Job Alerts').click();
  await expect.element(page.getByRole('heading', { name: 'Job Alerts' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('[L-34] the command menu opens, says how much it found and follows a page by keyboard alone', async () => {
  const pages = { [paths.jobsProfile]: pageOf('Profile'), [paths.jobsAlerts]: pageOf('Job Alerts') };
  const { address } = await renderFramed(pages, { at: paths.jobsProfile, user: candidate() });
  await expect.element(link('Job Alerts')).toBeVisible();
  // The keys go to the frame of the test once something in it was pressed.
  await page.getByRole('heading', { name: 'Profile' }).click();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = menu().getByRole('combobox');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('al');
  await expect.element(menu().getByRole('status')).toHaveTextContent('2 results');
  await expect.element(answers().first()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(answers().nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(field.element().getAttribute('aria-activedescendant')).toBe(answers().nth(1).element().id);
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Job Alerts' })).toBeVisible();
  expect(address()).toBe(paths.jobsAlerts);
  await expect.element(menu()).not.toBeInTheDocument();
});

test('[L-34] the hint of the command menu names the key of the keyboard, as the document knows it', async () => {
  await renderFramed(
    { [paths.companyHistory]: pageOf('History') },
    { at: paths.companyHistory, user: employer() },
  );
  const hint = (words: string) => page.getByText(words, { exact: true });
  await expect.element(hint('Ctrl K')).toBeVisible();
  await expect.element(hint('⌘ K')).not.toBeVisible();
  document.documentElement.dataset['keys'] = 'mac';
  await expect.element(hint('⌘ K')).toBeVisible();
  await expect.element(hint('Ctrl K')).not.toBeVisible();
});

test('[L-34] Escape closes the command menu and gives the focus back', async () => {
  await renderFramed(
    { [paths.jobsProfile]: pageOf('Profile') },
    { at: paths.jobsProfile, user: candidate() },
  );
  await expect.element(link('Profile')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Jump to…' });
  await openMenu();
  await userEvent.keyboard('zzz');
  await expect.element(menu().getByText('Find jobs for “zzz”')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[L-34] a page waits for its data and fails within the frame; the next one opens, and so does this at a second try', async () => {
  const members = holdAnswer<ReturnType<typeof refuse>>();
  api.answer('GET /company-members', () => members.answer);
  api.answer('GET /own-counters', { data: {} });
  const at = paths.companyMembers;
  const loader = () => callApi('GET /company-members');
  const profile = { path: paths.companyProfile, element: pageOf('Company Profile') };
  const pages = framed([{ path: at, element: pageOf('Colleagues'), loader }, profile]);
  const { go } = await renderPages(pages, { at, user: employer(), isEarly: true });
  const main = page.getByRole('main');
  await expect.element(main.getByText('Loading…')).toBeVisible();
  await expect.element(link('Company Profile')).toBeVisible();
  members.release(refuse('internal', 'The members did not come.'));
  await expect.element(main.getByText('This page could not be loaded')).toBeVisible();
  await expect.element(main.getByRole('alert')).toHaveTextContent('The members did not come.');
  await link('Company Profile').click();
  await expect.element(main.getByRole('heading', { name: 'Company Profile' })).toBeVisible();
  await go(at);
  await expect.element(main.getByText('This page could not be loaded')).toBeVisible();
  api.answer('GET /company-members', { data: { members: [], invitations: [] } });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByRole('heading', { name: 'Colleagues' })).toBeVisible();
  await expect.element(link('Company Profile')).toBeVisible();
});

const jobId = '5f0d9c52-1d8a-4c57-8a0c-9f3a5f0f8c01';
const applicationId = '5f0d9c52-1d8a-4c57-8a0c-9f3a5f0f8c02';

function answerApplicants() {
  api.answer('GET /company/jobs', {
    data: [],
    total: 0,
    page: 1,
    pageSize: 10,
    all: 0,
    trashed: 0,
    hasSeveralCompanies: false,
  });
  const applicant = {
    applicationId,
    firstName: 'Ada',
    lastName: 'Lovelace',
    jobTitle: 'Analyst',
    location: 'London',
    resumeName: 'ada.pdf',
    appliedAt: '2026-11-01T09:00:00.000Z',
    jobs: [{ id: jobId, title: 'Keeper' }],
    jobCount: 1,
  };
  api.answer('GET /company/resumes', { data: [applicant], total: 1, page: 1, pageSize: 25 });
}

async function findAda(user = employer()) {
  answerApplicants();
  const at = paths.companyProfile;
  const shown = await renderFramed({ [at]: pageOf('Company Profile') }, { at, user });
  await expect.element(link('Company Profile')).toBeVisible();
  await openMenu();
  await userEvent.keyboard('lovelace');
  await expect.element(answers().first()).toHaveTextContent('Ada LovelaceKeeper');
  return shown;
}

test('[L-34, H-6] an employer finds an applicant by name, and opens or writes to them', async () => {
  const { address } = await findAda();
  expect(api.callsOf('GET /company/resumes').at(-1)?.query.get('q')).toBe('lovelace');
  await expect.element(answers().nth(1)).toHaveTextContent('Write to Ada LovelaceKeeper');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${paths.companyManageJob}?job=${jobId}&applicant=${applicationId}`);
});

test('[L-34, A-10] a viewer finds applicants and cannot write to them', async () => {
  await findAda(employer({ company: { ...employer().company!, memberRole: 'viewer' } }));
  expect(answers().elements()).toHaveLength(1);
});

test('[L-34, A-10] a reviewer searches no users, companies or postings', async () => {
  const at = paths.staff;
  await renderFramed({ [at]: pageOf('Overview') }, { at, user: administrator({ staffRole: 'reviewer' }) });
  await expect.element(link('Resume Reviews')).toBeVisible();
  await openMenu();
  await userEvent.keyboard('postings');
  await expect.element(menu().getByText('Nothing has this name.')).toBeVisible();
  await expect.element(menu().getByRole('status')).toHaveTextContent('0 results');
});
