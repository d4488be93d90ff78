import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DetailsCard, ProfileForm } from './profile-form.tsx';
import { candidate, employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('[G-2] typed values of all fields survive a reload, and can be discarded', async () => {
  const user = candidate();
  const typed = { 'First Name': 'Ada', 'Job Title': 'Analyst', Phone: '+44 20 7946 0999', Location: 'Leeds' };
  const first = await renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
  dispatchEvent(new Event('pagehide'));
  await first.unmount();
  await renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  for (const [label, value] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(value);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('First Name')).toHaveValue(user.firstName);
  await expect.element(field('Location')).toHaveValue(user.location);
  await expect.element(page.getByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
});

test('[G-2] typed values survive a visit to another page, until they are discarded', async () => {
  const user = candidate();
  const open = () => renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  const first = await open();
  await field('Location').fill('Leeds');
  await first.unmount();
  const second = await open();
  await expect.element(field('Location')).toHaveValue('Leeds');
  await expect.element(page.getByText(/^What you had typed is filled in again/)).toBeVisible();
  // A page that was put aside and comes back has kept its draft already.
  dispatchEvent(new Event('pagehide'));
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await second.unmount();
  expect(sessionStorage.getItem('profile-draft')).toBeNull();
  await open();
  await expect.element(field('Location')).toHaveValue(user.location);
});

test('[G-2] a restored draft with a fault shows it, and cannot be saved', async () => {
  const user = candidate();
  const open = () => renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  const first = await open();
  await field('Location').fill('');
  await field('Email').fill('marta');
  dispatchEvent(new Event('pagehide'));
  await first.unmount();
  await open();
  await expect.element(page.getByText('Enter a valid email')).toBeVisible();
  await expect.element(page.getByText('Location is required')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Save Setting' })).toBeDisabled();
});

test('[G-2] signing out removes the draft', async () => {
  const user = candidate();
  const first = await renderPart(<ProfileForm user={user} />, { at: paths.jobsProfile, user });
  await field('Location').fill('Leeds');
  localStorage.removeItem('accessToken');
  await first.unmount();
  expect(sessionStorage.getItem('profile-draft')).toBeNull();
});

test('[G-2] the details of an employer survive a visit to another page, and can be discarded', async () => {
  const user = employer();
  const open = () => renderPart(<DetailsCard user={user} />, { at: paths.jobsProfile, user });
  const first = await open();
  await field('First Name').fill('Ada');
  await first.unmount();
  await open();
  await expect.element(field('First Name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(field('First Name')).toHaveValue(user.firstName);
});
