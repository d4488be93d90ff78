import { paths } from '@waymark/contract/paths';
import { resumeSectionKeys, summaryAskedLength } from '@waymark/contract/resumes/choices';
import { resumeDocumentSchema, type ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { api, refuse } from '../../../../testing/api.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { candidate } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { toast } from '../../../../testing/toasts.ts';
import { MyResume } from './my-resume.tsx';
import { storeDraft } from './use-drafts.ts';

const empty: ResumeProfile = {
  document: resumeDocumentSchema.parse({}),
  versions: Object.fromEntries(resumeSectionKeys.map((key) => [key, 0])) as ResumeProfile['versions'],
  updatedAt: null,
};

afterEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  scrollTo(0, 0);
});

async function openResume(profile = empty) {
  api.answer('GET /saved-jobs', {
    data: [
      {
        id: 'a'.repeat(21),
        job: { id: idOf(7), open: true, companyId: idOf(8) },
        title: 'Keeper',
        language: '',
        company: 'Trinity House',
        date: '',
        savedAt: '2026-01-05T09:00:00.000Z',
      },
    ],
    total: 1,
    page: 1,
    pageSize: 25,
  });
  api.answer('GET /applied-jobs', { data: [], total: 0, page: 1, pageSize: 25 });
  const shown = await renderPart(<MyResume profile={profile} resumes={[]} />, {
    at: paths.jobsMyResume,
    user: candidate(),
  });
  const navigator = shown.getByRole('navigation', { name: 'Sections of My Resume' });
  await expect.element(navigator).toBeVisible();
  const projects = shown.getByRole('region', { name: 'Projects' });
  return {
    navigator,
    projects,
    topOf: () => Math.round(projects.element().getBoundingClientRect().top),
    current: () => navigator.element().querySelector('[aria-current=location]')?.textContent,
  };
}

test('[G-3] the navigator scrolls to each section and marks the current one', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  const { navigator, projects, topOf, current } = await openResume();
  expect(textsOf(navigator.getByRole('link'))).toEqual([
    'Basic Details',
    'Resume Headline',
    'Key Skills',
    'Employment',
    'Education',
    'IT Skills',
    'Projects',
    'Profile Summary',
    'Accomplishments',
    'Desired Career Profile',
    'Personal Details',
    'Languages and more',
    'Attach Resume',
  ]);
  expect(current()).toBe('Basic Details');
  // A banner that comes in above meanwhile does not change where the scroll ends.
  const banner = Object.assign(document.createElement('div'), { textContent: 'A banner' });
  banner.style.height = '120px';
  addEventListener('scroll', () => document.body.prepend(banner), { once: true });
  await navigator.getByRole('link', { name: 'Projects' }).click();
  await expect.element(projects).toHaveFocus();
  await expect.poll(topOf).toBe(70);
  expect(banner.isConnected).toBe(true);
  banner.remove();
  await expect.poll(current).toBe('Projects');
});

test('[G-3, K-3] with reduced motion the navigator jumps at once', async () => {
  const { navigator, projects, topOf, current } = await openResume();
  (navigator.getByRole('link', { name: 'Projects' }).element() as HTMLElement).click();
  expect(topOf()).toBe(70);
  expect(document.activeElement).toBe(projects.element());
  await expect.poll(current).toBe('Projects');
});

test('[G-3, L-13] My Resume links to the export', async () => {
  await openResume();
  const link = page.getByRole('link', { name: 'Export or import' });
  await expect.element(link).toHaveAttribute('href', paths.resumeExport);
});

test('[G-3, L-25] a person with one name ticks a box in Basic Details instead of the last name', async () => {
  await openResume();
  await page.getByRole('button', { name: 'Edit Basic Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Basic Details' });
  const lastName = dialog.getByLabelText('Last Name', { exact: true });
  await lastName.fill('');
  await dialog.getByLabelText('First Name', { exact: true }).fill('Suharto');
  await expect.poll(() => textsOf(dialog.getByRole('alert'))).toEqual(['Last Name is required']);
  const box = dialog.getByRole('checkbox', { name: 'I have only one name' });
  await box.click();
  await expect.element(box).toHaveFocus();
  await expect.poll(() => textsOf(dialog.getByRole('alert'))).toEqual([]);
  await expect.element(lastName).toBeDisabled();
  api.answer('PUT /update-user', { data: { ...candidate(), firstName: 'Suharto', lastName: '' } });
  api.answer('PUT /resume-profile', () => refuse('unavailable', 'The server cannot answer just now.'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => api.callsOf('PUT /update-user')).toHaveLength(1);
  const body = api.callsOf('PUT /update-user')[0]?.body;
  expect(body).toMatchObject({ firstName: 'Suharto', lastName: '' });
  expect(body).not.toHaveProperty('hasOneName');
});

const withPatents = (titles: readonly string[], names = titles): ResumeProfile => ({
  ...empty,
  document: resumeDocumentSchema.parse({
    patents: names.map((title) => ({ id: idOf(titles.indexOf(title) + 1), title })),
  }),
});

test('[G-3] entries are put in order by buttons, which say where each stands, without any dragging', async () => {
  const titles = ['First patent', 'Second patent', 'Third patent'];
  await openResume(withPatents(titles));
  const order = () => textsOf(page.getByRole('list', { name: /patent/i }).getByRole('heading'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const answered = (names: readonly string[]) =>
    api.answer('PUT /resume-profile', { data: withPatents(titles, names) });
  await page.getByRole('button', { name: /^Move Third patent, 3 of 3/ }).click();
  answered(['First patent', 'Third patent', 'Second patent']);
  await button('Move Third patent up').click();
  await expect.poll(order).toEqual(['First patent', 'Third patent', 'Second patent']);
  await expect.element(button('Move Third patent up')).toHaveFocus();
  await expect.element(page.getByText('Third patent: 2 of 3')).toBeInTheDocument();
  answered(['Third patent', 'First patent', 'Second patent']);
  await button('Move Third patent up').click();
  await expect.poll(order).toEqual(['Third patent', 'First patent', 'Second patent']);
  // There is nothing above the first, and its button keeps the focus.
  await expect.element(button('Move Third patent up')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Move Third patent up')).toHaveFocus();
});

test('[G-3] after an entry is deleted the focus is on the next one, and in the end on the heading', async () => {
  const titles = ['First patent', 'Second patent', 'Third patent'];
  await openResume(withPatents(titles));
  const button = (title: string) => page.getByRole('button', { name: `Delete ${title}` });
  const remove = async (title: string, left: readonly string[]) => {
    api.answer('PUT /resume-profile', { data: withPatents(titles, left) });
    (button(title).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(title)).not.toBeInTheDocument();
  };
  await remove('Second patent', ['First patent', 'Third patent']);
  await expect.element(button('Third patent')).toHaveFocus();
  await remove('Third patent', ['First patent']);
  await expect.element(button('First patent')).toHaveFocus();
  await remove('First patent', []);
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H\d$/);
  await expect.element(toast('“First patent” is deleted.')).toBeVisible();
});

test('[G-3, L-34] the match with a saved job stands beside the sections, with what is missing', async () => {
  await openResume();
  const panel = page.getByRole('region', { name: 'Match with a posting' });
  const missing = {
    kind: 'skill',
    name: 'COBOL',
    asked: null,
    standing: 'missing',
    reason: 'No line',
    places: [],
  };
  api.answer('GET /jobs/:jobId/profile-match', {
    data: { problem: null, skillsShown: 0, skillsAsked: 1, requirements: [missing] as never },
  });
  await panel.getByLabelText('A job you saved or applied for').selectOptions('Keeper, Trinity House');
  await expect.element(panel.getByText('0 of 1 skill shown')).toBeVisible();
  await expect.element(panel.getByText('COBOL')).toBeVisible();
  expect(api.callsOf('GET /jobs/:jobId/profile-match')[0]?.params).toEqual({ jobId: idOf(7) });
  await expect
    .element(panel.getByRole('link', { name: 'Export' }))
    .toHaveAttribute('href', paths.resumeExport);
});

test('[G-2] an entry that is restored shows what is wrong with what was typed, and Save says it', async () => {
  const user = candidate();
  const target = { section: 'summary', entryId: null } as const;
  storeDraft(user.id, target, { version: 0, values: { text: 'Too short' } });
  await openResume();
  await page.getByRole('region', { name: 'Profile Summary' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  const fault = dialog.getByText(`Please use more than ${summaryAskedLength} characters.`);
  await expect.element(fault).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(fault).toBeVisible();
  expect(api.callsOf('PUT /resume-profile')).toEqual([]);
});
