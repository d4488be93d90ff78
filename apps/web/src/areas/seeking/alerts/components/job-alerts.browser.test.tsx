import type { JobAlert } from '@waymark/contract/seeking/alerts';
import { alertPath, paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import FreeJobAlerts from '../../../../routes/free-job-alerts.tsx';
import JobsAlerts, { clientLoader } from '../../../../routes/member/jobs-alerts.tsx';
import { api, refuse } from '../../../../testing/api.ts';
import { findViolations } from '../../../../testing/axe.ts';
import { foundJobs, idOf } from '../../../../testing/jobs.ts';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderPages } from '../../../../testing/render-part.tsx';
import { emptyDraft } from '../rules.ts';

const { name: _name, frequency: _frequency, email: _email, ...anything } = emptyDraft;

const alertFor = (number: number, keywords: string): JobAlert => ({
  id: idOf(number),
  name: keywords.charAt(0).toUpperCase() + keywords.slice(1),
  frequency: 'daily',
  criteria: { ...anything, keywords },
  shown: { ...anything, keywords },
  companyName: null,
  pausedAt: null,
  lastSentAt: null,
  createdAt: '2026-01-05T09:00:00.000Z',
});

const route = {
  path: paths.jobsAlerts,
  Component: JobsAlerts,
  loader: (args: object) =>
    clientLoader({ ...args, serverLoader: async () => ({ industries: {} }) } as never),
};

test('[G-6] the list is full with five alerts, is sorted, and an alert is edited', async () => {
  const alerts = ['anchor', 'driver', 'cook', 'baker', 'nurse'].map((word, at) => alertFor(at + 1, word));
  api.answer('GET /jobs', foundJobs([]));
  api.answer('GET /job-alerts', () => ({ data: alerts, total: alerts.length, page: 1, pageSize: 25 }));
  api.answer('PUT /job-alerts/:alertId', ({ params, body }) => {
    const at = alerts.findIndex(({ id }) => id === params['alertId']);
    const { name, frequency, ...criteria } = body as JobAlert & JobAlert['criteria'];
    alerts[at] = { ...alerts[at]!, name, frequency, criteria, shown: criteria };
    return { data: alerts[at] };
  });
  const shown = await renderPages([route], { at: paths.jobsAlerts, user: candidate() });
  await expect.element(shown.getByText('5 of 5')).toBeVisible();
  await expect.element(shown.getByText('Delete one to add another.')).toBeVisible();
  await expect.element(shown.getByRole('button', { name: '+ Add Alert' })).not.toBeInTheDocument();
  await shown.getByLabelText(/^Sort by/).selectOptions('By name');
  await expect.poll(shown.address).toBe('/jobs-alerts?sort=name');
  await expect.poll(() => api.callsOf('GET /job-alerts').at(-1)?.query.get('sort')).toBe('name');

  await shown.getByRole('button', { name: 'Edit Cook' }).click();
  const dialog = shown.getByRole('dialog', { name: 'Edit Alert' });
  await expect.element(dialog.getByLabelText('Keywords')).toHaveValue('cook');
  await dialog.getByLabelText('Location').fill('Leeds');
  await dialog.getByLabelText('Alert name').fill('Kitchens');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = shown.getByRole('row').filter({ hasText: 'Kitchens' });
  await expect.element(row.getByRole('cell').first()).toHaveTextContent('cook · Leeds');
});

test('[G-6] guests leave the list, employers see that the page belongs to candidates', async () => {
  api.answer('GET /get-auth-user', () => refuse('unauthenticated', 'Please sign in.'));
  const guest = await renderPages([route], { at: paths.jobsAlerts });
  await expect.poll(guest.address).toBe(paths.root);
  await guest.unmount();
  const shown = await renderPages([route], { at: paths.jobsAlerts, user: employer() });
  await expect.element(shown.getByRole('heading', { name: 'This page belongs to candidates' })).toBeVisible();
});

/** Opens the form for everybody; `company` is the one that the address names and the server knows. */
function openForm(at: string, company: string | null, user = false) {
  api.answer('GET /jobs', foundJobs([]));
  const loaded = { publicUrl: location.origin, industries: {}, companyName: company };
  const page = { path: paths.freeJobAlerts, Component: FreeJobAlerts, loader: () => loaded };
  return renderPages([page], { at, ...(user && { user: candidate({ emailConfirmed: false }) }) });
}

test('[J-4] the form starts with the search that the visitor came from', async () => {
  const asked = { keyword: 'night shift', location: 'Leeds', category: 'health', company: idOf(3) } as const;
  const shown = await openForm(alertPath(asked), 'Aire Clinic');
  await expect.element(shown.getByLabelText('Keywords')).toHaveValue('night shift');
  await expect.element(shown.getByLabelText('Location')).toHaveValue('Leeds');
  await expect.element(shown.getByRole('combobox', { name: /^Job Category/ })).toHaveValue('health');
  await expect.element(shown.getByText('Only jobs at Aire Clinic.')).toBeVisible();
  await shown.getByRole('button', { name: 'Look at all companies' }).click();
  await expect.element(shown.getByText('Only jobs at Aire Clinic.')).not.toBeInTheDocument();
  await shown.unmount();

  const other = await openForm('/free-job-alerts?category=magic&company=nobody&keyword=', null);
  await expect.element(other.getByRole('combobox', { name: /^Job Category/ })).toHaveValue('');
});

test('[A-2, J-4] axe finds nothing in the form for guests with its errors', async () => {
  api.answer('GET /get-auth-user', () => refuse('unauthenticated', 'Please sign in.'));
  const shown = await openForm(paths.freeJobAlerts, null);
  await shown.getByRole('button', { name: 'Create alert' }).click();
  await expect.element(shown.getByRole('alert').last()).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

test('[G-6, J-4] a member creates an alert at once, without giving an address', async () => {
  const nurses = { ...alertFor(1, ''), name: 'Nurse in London' };
  api.answer('POST /job-alerts', { data: nurses });
  const shown = await openForm(paths.freeJobAlerts, null, true);
  await expect.element(shown.getByLabelText('Email')).not.toBeInTheDocument();
  await shown.getByLabelText('Role').fill('Nurse');
  await shown.getByLabelText('Location').fill('London');
  await shown.getByRole('button', { name: 'Create alert' }).click();
  await expect
    .element(shown.getByText(`Confirm your address ${candidate().email}`, { exact: false }))
    .toBeVisible();
  expect(api.callsOf('POST /job-alerts')[0]?.body).toMatchObject({ role: 'Nurse', location: 'London' });
  await shown.getByRole('link', { name: 'See your job alerts' }).click();
  await expect.poll(shown.address).toBe(paths.jobsAlerts);
});

test('[G-6, L-36] an unconfirmed account reads that alerts of a guest join on confirmation, and how to confirm', async () => {
  api.answer('GET /job-alerts', { data: [], total: 0, page: 1, pageSize: 25 });
  const user = { ...candidate(), emailConfirmed: false };
  const shown = await renderPages([route], { at: paths.jobsAlerts, user });
  const note = shown.getByRole('alert').filter({ hasText: 'is not confirmed yet' });
  await expect.element(note).toMatchTextContent(/as a guest with this address join this list as soon as/);
  await expect
    .element(note.getByRole('link', { name: 'Get a new link to confirm it' }))
    .toHaveAttribute('href', paths.account);
});
