import { paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { candidate } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ProfileForm } from './profile-form.tsx';

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('[G-2] what is typed outlives a reload in all fields, and can be thrown away', async () => {
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
