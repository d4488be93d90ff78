import { companyPath, jobDetailPath, paths } from '@waymark/contract/paths';
import type { SavedJob } from '@waymark/contract/seeking/saved-jobs';
import { afterEach, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import SavedJobsRoute, { clientLoader } from '../../../../routes/member/jobs-saved-jobs.tsx';
import { api } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { idOf } from '../../../../testing/jobs.ts';
import { candidate } from '../../../../testing/people.ts';
import { loaderOf } from '../../../../testing/loader-of.ts';
import { renderPages } from '../../../../testing/render-part.tsx';

const keeper = { title: 'Lighthouse keeper', company: 'Trinity House', date: 'December 15,2018' };

const pageSize = 25;
let rows: SavedJob[] = [];
const rowOf = (number: number, fields: Partial<SavedJob>): SavedJob => ({
  id: String(number).padStart(21, '0'),
  job: null,
  language: '',
  ...keeper,
  savedAt: '2026-01-05T09:00:00.000Z',
  ...fields,
});

afterEach(async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
});

/** Opens the list of a candidate whose rows change as the calls say. */
async function openList(first: readonly SavedJob[] = []) {
  rows = [...first];
  api.answer('GET /saved-jobs', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    const sorted = query.get('sort') === 'oldest' ? rows.toReversed() : rows;
    return {
      data: sorted.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
      page,
      pageSize,
    };
  });
  api.answer('POST /saved-jobs', ({ body }) => {
    const added = rowOf(rows.length + 1, body as typeof keeper);
    rows = [added, ...rows];
    return { data: added };
  });
  api.answer('PUT /saved-jobs/entries/:id', ({ params, body }) => {
    rows = rows.map((row) => (row.id === params['id'] ? { ...row, ...(body as typeof keeper) } : row));
    return { data: rows[0]! };
  });
  api.answer('DELETE /saved-jobs/entries/:id', ({ params }) => {
    rows = rows.filter(({ id }) => id !== params['id']);
    return { message: 'Deleted' };
  });
  api.answer('POST /saved-jobs/restore', ({ body }) => {
    rows = [rowOf(1, body as typeof keeper), ...rows];
    return { message: 'Restored' };
  });
  const route = { path: paths.jobsSavedJobs, Component: SavedJobsRoute, loader: loaderOf(clientLoader) };
  const shown = await renderPages([route], { at: paths.jobsSavedJobs, user: candidate() });
  await expect.element(shown.getByRole('button', { name: '+ Add Job' })).toBeVisible();
  const dialog = (name: string) => shown.getByRole('dialog', { name });
  const alert = (name: string) => shown.getByRole('alertdialog', { name });
  const heading = shown.getByRole('heading', { level: 1 });
  return { shown, dialog, alert, heading, titles: () => rowHeadsOf(shown.container) };
}

const rowHeadsOf = (container: Element) =>
  [...container.querySelectorAll('th[scope=row] > :first-child')].map((title) => title.textContent);

test('[A-2, G-4] a job of one’s own is added, with one message at a time in the order of the form', async () => {
  const { shown, dialog, alert, heading } = await openList();
  await expect.element(heading).toHaveTextContent('0 Saved Jobs');
  await shown.getByRole('button', { name: '+ Add Job' }).click();
  const adding = dialog('Add Task');
  await expect.element(adding).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(alert('Oops')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await alert('Oops').getByRole('button', { name: 'OK' }).click();
  for (const [message, field, value] of [
    ['Please fill title', 'Job Title', keeper.title],
    ['Please fill Company name.', 'Company Name', keeper.company],
    ['Please fill Date', 'Date', keeper.date],
  ] as const) {
    await adding.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(alert('Oops').getByRole('paragraph')).toHaveTextContent(message);
    await alert('Oops').getByRole('button', { name: 'OK' }).click();
    // The person goes on in the field that the message was about.
    await expect.element(adding.getByLabelText(field)).toHaveFocus();
    await userEvent.keyboard(value);
  }
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(alert('Good job!').getByText('Successfully Added', { exact: true })).toBeVisible();
  await alert('Good job!').getByRole('button', { name: 'OK' }).click();
  await expect.element(adding).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent('1 Saved Job');
  for (const text of [keeper.company, keeper.date]) {
    await expect.element(shown.getByRole('cell', { name: text, exact: true })).toBeVisible();
  }
  expect(api.callsOf('POST /saved-jobs').map(({ body }) => body)).toEqual([keeper]);
  await shown.getByRole('button', { name: '+ Add Job' }).click();
  await expect.element(adding.getByLabelText('Job Title')).toHaveValue('');
});

test('[G-4] by keyboard alone: add, discard, edit without having to fill anything, delete and undo', async () => {
  const { shown, dialog, alert, heading, titles } = await openList();
  const press = (name: string) => {
    (shown.getByRole('button', { name, exact: true }).element() as HTMLElement).focus();
    return userEvent.keyboard('{Enter}');
  };
  await press('+ Add Job');
  const adding = dialog('Add Task');
  await expect.element(adding.getByLabelText('Job Title')).toHaveFocus();
  await userEvent.keyboard('Pilot{Enter}');
  await expect.element(alert('Oops').getByText('Please fill Company name.')).toBeVisible();
  // Escape reads the alert and leaves the dialog behind it as it was.
  await userEvent.keyboard('{Escape}');
  await expect.element(alert('Oops')).not.toBeInTheDocument();
  await expect.element(adding.getByLabelText('Job Title')).toHaveValue('Pilot');
  await expect.element(adding.getByLabelText('Company Name')).toHaveFocus();
  await userEvent.keyboard('Harbour{Tab}Soon{Enter}');
  await expect.element(alert('Good job!').getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(titles).toEqual(['Pilot']);

  await press('+ Add Job');
  await expect.element(adding.getByLabelText('Job Title')).toHaveFocus();
  await userEvent.keyboard('Stoker');
  await press('Discard');
  await expect.element(adding).not.toBeInTheDocument();
  expect(titles()).toEqual(['Pilot']);

  await press('Edit Pilot');
  const editing = dialog('Edit Task');
  await expect.element(editing.getByLabelText('Date')).toHaveValue('Soon');
  await editing.getByLabelText('Job Title').fill('Chief pilot');
  await editing.getByLabelText('Company Name').fill('');
  await editing.getByLabelText('Date').fill('Later');
  await press('Save');
  await expect.element(shown.getByRole('cell', { name: 'Later' })).toBeVisible();
  await expect.element(shown.getByRole('cell', { name: 'No company' })).toBeVisible();

  await press('Delete Chief pilot');
  await expect.element(heading).toHaveTextContent('0 Saved Jobs');
  // There is no next row: what the list says instead is next.
  await expect.element(shown.getByRole('heading', { name: 'You have not saved a job yet' })).toHaveFocus();
  await expect.element(shown.getByText(/^“Chief pilot” is deleted\./)).toBeVisible();
  await press('Undo');
  await expect.poll(titles).toEqual(['Chief pilot']);
  await expect.element(shown.getByRole('cell', { name: 'Later' })).toBeVisible();
});

test('[G-4] a job of the board leads to it and its company, and says when it is closed', async () => {
  const [open, closed] = [idOf(1), idOf(2)];
  const companyId = idOf(9001);
  const { shown } = await openList([
    rowOf(1, { job: { id: open, open: true, companyId } }),
    rowOf(2, { job: { id: closed, open: false, companyId } }),
  ]);
  const [, first, second] = shown.getByRole('row').elements();
  await expect.element(second!).toMatchTextContent('Closed');
  expect(first?.textContent).not.toContain('Closed');
  const links = [...shown.container.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([open, closed].flatMap((id) => [jobDetailPath(id), companyPath(companyId)]));
});

test('[K-3] an alert is 478 pixels wide and comes in 300 ms, its backdrop in 150', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' });
  const { shown, dialog, alert } = await openList();
  await shown.getByRole('button', { name: '+ Add Job' }).click();
  await dialog('Add Task').getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(alert('Oops')).toBeVisible();
  const box = alert('Oops').element() as HTMLElement;
  const durationOf = (pseudo?: string) => getComputedStyle(box, pseudo).transitionDuration.split(', ')[0];
  await expect
    .poll(() => ({ width: box.offsetWidth, dialog: durationOf(), backdrop: durationOf('::backdrop') }))
    .toEqual({ width: 478, dialog: '0.3s', backdrop: '0.15s' });
});

test('[I-7, G-4] a candidate who comes straight from signing in finds in the list what they liked', async () => {
  const liked = idOf(7);
  localStorage.setItem('likedJobs', JSON.stringify([liked]));
  api.answer('POST /saved-jobs/merge', ({ body }) => {
    const { jobIds } = body as { jobIds: string[] };
    rows = jobIds.map((id, at) => rowOf(at, { job: { id, open: true, companyId: idOf(9001) } }));
    return { data: { added: jobIds.length } };
  });
  const { shown, titles } = await openList();
  await expect
    .element(shown.getByText('The job you liked before signing in is in your Saved Jobs now.'))
    .toBeVisible();
  await expect.poll(titles).toEqual([keeper.title]);
  expect(api.callsOf('POST /saved-jobs/merge').map(({ body }) => body)).toEqual([{ jobIds: [liked] }]);
  expect(localStorage.getItem('likedJobs')).toBeNull();
});

test('[G-4] sorts, goes page by page, and gives a deleted row its place back', async () => {
  const names = Array.from({ length: 26 }, (_none, at) => `Keeper ${26 - at}`);
  const { shown, heading, titles } = await openList(
    names.map((title, at) =>
      rowOf(26 - at, { title, savedAt: `2026-01-${String(26 - at).padStart(2, '0')}T09:00:00.000Z` }),
    ),
  );
  api.answer('POST /saved-jobs/restore', ({ body }) => {
    rows = [...rows, rowOf(1, body as typeof keeper)];
    return { message: 'Restored' };
  });
  await expect.element(heading).toHaveTextContent('26 Saved Jobs');
  expect(titles()).toEqual(names.slice(0, 25));
  const pages = shown.getByRole('navigation', { name: 'Pages of saved jobs' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect.poll(titles).toEqual(['Keeper 1']);
  expect(shown.address()).toBe('/jobs-saved-jobs?page=2');

  // With its last row the page is gone, too.
  await shown.getByRole('button', { name: 'Delete Keeper 1', exact: true }).click();
  await expect.poll(titles).toEqual(names.slice(0, 25));
  expect(shown.address()).toBe('/jobs-saved-jobs');
  await expect.element(pages).not.toBeInTheDocument();
  await shown.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toHaveTextContent('26 Saved Jobs');
  expect(titles()).toEqual(names.slice(0, 25));

  await shown.getByRole('combobox', { name: /^Sort by freshness/ }).selectOptions('Oldest first');
  await expect.poll(titles).toEqual(names.toReversed().slice(0, 25));
  expect(shown.address()).toBe('/jobs-saved-jobs?sort=oldest');
});
