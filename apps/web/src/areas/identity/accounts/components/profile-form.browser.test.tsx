import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../testing/api.ts';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderFramed } from '../../../../testing/render-framed.tsx';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { DetailsCard, ProfileForm } from './profile-form.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('[G-2] the profile cannot be saved while a field is wrong, and says which', async () => {
  const user = candidate({ hasPassword: false });
  await renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  const save = page.getByRole('button', { name: 'Save Setting' });
  await field('Job Title').fill('Head of Operations');
  await expect.element(save).toBeEnabled();
  await field('Email').fill('nowhere');
  await field('Phone').fill('');
  await field('Location').click();
  await expect
    .poll(() => textsOf(page.getByRole('alert')))
    .toEqual(['Enter a valid email', 'Phone is required']);
  await expect.element(save).toBeDisabled();
});

test('[G-2, L-25] a person with one name saves an empty last name', async () => {
  const user = candidate();
  const saved = { ...user, lastName: '' };
  api.answer('PUT /update-user', { data: saved });
  await renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  const save = page.getByRole('button', { name: 'Save Setting' });
  const box = page.getByRole('checkbox', { name: 'I have only one name' });
  await field('Last Name').fill('');
  await field('Phone').click();
  await expect.poll(() => textsOf(page.getByRole('alert'))).toEqual(['Last Name is required']);
  await box.click();
  await expect.poll(() => textsOf(page.getByRole('alert'))).toEqual([]);
  await expect.element(save).toBeEnabled();
  await box.click();
  await expect.element(save).toBeDisabled();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('Last Name')).toHaveValue(user.lastName);
  await box.click();
  await save.click();
  await expect.element(page.getByText('User profile updated')).toBeVisible();
  const body = api.callsOf('PUT /update-user')[0]?.body;
  expect(body).toMatchObject({ lastName: '' });
  expect(body).not.toHaveProperty('hasOneName');
  await expect.element(field('Last Name')).toBeDisabled();
  await expect.element(save).toBeDisabled();
});

test('[L-25] an employer with one name finds the box ticked, and saves without a last name', async () => {
  const user = employer({ firstName: 'Suharto', lastName: '' });
  api.answer('PUT /account-details', { data: user });
  await renderPart(<DetailsCard user={user} />, { at: paths.jobsProfile, user });
  await expect.element(page.getByRole('checkbox', { name: 'I have only one name' })).toBeChecked();
  await expect.element(field('Last Name')).toBeDisabled();
  await field('Phone').fill('+44 20 7946 0999');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect.element(page.getByText('Your details are saved')).toBeVisible();
  expect(api.callsOf('PUT /account-details')[0]?.body).toMatchObject({ firstName: 'Suharto', lastName: '' });
});

test('[G-2] a save removes the draft', async () => {
  const user = candidate();
  const saved = { ...user, location: 'Leeds' };
  api.answer('PUT /update-user', { data: saved });
  const first = await renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  await field('Location').fill('Leeds');
  await page.getByRole('button', { name: 'Save Setting' }).click();
  await expect.poll(() => api.callsOf('PUT /update-user')).toHaveLength(1);
  await expect.element(page.getByText('User profile updated')).toBeVisible();
  await first.unmount();
  expect(sessionStorage.getItem('profile-draft')).toBeNull();
});

test('[G-1] the sidebar shows the user, links to the pages and logs out', async () => {
  const user = candidate();
  api.answer('POST /logout', { message: 'Signed out.' });
  const shown = await renderFramed(
    { [paths.jobsProfile]: <h1>Profile</h1>, [paths.jobsAppliedJob]: <h1>0 Jobs Found</h1> },
    { at: paths.jobsProfile, user },
  );
  const sidebar = page.getByRole('complementary');
  await expect.element(sidebar.getByText('Marta Vogel')).toBeVisible();
  await expect.element(sidebar.getByText(user.jobTitle)).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Your account' });
  await links.getByRole('link', { name: 'Applied Jobs' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '0 Jobs Found' })).toBeVisible();
  localStorage.setItem('left-by-somebody', 'theirs');
  await links.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(shown.address).toBe(paths.login);
  await expect.poll(() => localStorage.length).toBe(0);
  expect(api.callsOf('POST /logout')[0]?.token).toBe('the-token-of-the-test');
});
