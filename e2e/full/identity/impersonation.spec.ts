import { paths, searchPath } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { findFaults, wide } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { openStaffPage } from '../../fixtures/staff-desk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, reload } from '../../pages/page-frame.ts';

/** Looks at a page in both themes, and leaves it as wide as it was. */
async function look(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize(wide);
}

test('[J-5] staff impersonates a consenting member, changes nothing, and the audit log shows it', async ({
  journey,
}) => {
  // What a visit may not do.
  journey.expectStatus(403);
  const candidate = await createCandidate({ firstName: 'Marta', lastName: `Vogel ${process.pid}` });
  const { email, firstName, lastName } = candidate.fields;
  const name = `${firstName} ${lastName}`;
  const owner = await journey.openPage({ token: candidate.accessToken });
  const desk = await openStaffPage(journey, searchPath({ user: candidate.user.id }, paths.staffUsers));
  const begin = desk.getByRole('button', { name: `Look as ${name}` });

  await test.step('only with consent', async () => {
    await expect(desk.getByText('Not allowed now.')).toBeVisible();
    await expect(begin).toHaveCount(0);
    await goTo(owner, paths.account);
    const card = owner.getByRole('region', { name: 'Let our staff look' });
    await expect(card).toContainText('Not allowed');
    await card.getByRole('button', { name: 'Allow for an hour' }).click();
    await expect(card).toContainText('Allowed until');
    await look(owner);
  });

  const bar = desk.getByRole('complementary', { name: 'Looking as another person' });
  await test.step('looks, marked on every page', async () => {
    await reload(desk);
    await begin.click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('What for').fill('The saved jobs do not open.');
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await desk.waitForURL(`**${paths.home}`);
    await expect(bar).toContainText(`You are looking as ${name}`);
    await goTo(desk, paths.jobsProfile);
    await expect(bar).toContainText(name);
    await expect(desk.getByLabel('First name')).toHaveValue(firstName);
    await look(desk);
    const started = await receiveMail(origin(), email, /^Our staff is looking/);
    expect(started.text).toContain('The saved jobs do not open.');
  });

  await test.step('changes nothing, and sees nothing of how one signs in', async () => {
    await desk.getByLabel('First name').fill('Mallory');
    await desk.getByRole('button', { name: 'Save Setting' }).click();
    await expect(
      desk.getByText('You are looking at the board as another person. Only they can do this.').first(),
    ).toBeVisible();
    await goTo(desk, paths.account);
    await expect(
      desk.getByText('You are looking at the board as another person. Only they can do this.').first(),
    ).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Devices' })).toHaveCount(0);
    const headers = { authorization: `Bearer ${candidate.accessToken}` };
    const { data } = (await (await callApi('/get-auth-user', { headers })).json()) as {
      data: { firstName: string };
    };
    expect(data.firstName).toBe(firstName);
  });

  await test.step('ends, is back at the desk, and is listed for the person', async () => {
    await bar.getByRole('button', { name: 'End' }).click();
    await desk.waitForURL(`**${paths.staffUsers}?user=*`);
    await expect(bar).toHaveCount(0);
    await expect(desk.getByRole('region', { name: 'What was done' })).toContainText(
      'stopped looking at the board as',
    );
    await receiveMail(origin(), email, /^Our staff has stopped looking/);
    await reload(owner);
    const listed = owner.getByRole('region', { name: 'Who looked' });
    await expect(listed).toContainText('The saved jobs do not open.');
    await expect(listed).toContainText('until');
  });

  await test.step('and is over at once when consent is taken back', async () => {
    await begin.click();
    await desk.getByRole('dialog').getByLabel('What for').fill('Once more.');
    await desk.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
    await expect(bar).toBeVisible();
    journey.expectStatus(401);
    const card = owner.getByRole('region', { name: 'Let our staff look' });
    await card.getByRole('button', { name: 'Take it back' }).click();
    await expect(card).toContainText('Not allowed');
    await goTo(desk, paths.jobsSavedJobs);
    await desk.waitForURL(`**${paths.staffUsers}?user=*`);
    await expect(desk.getByText('Not allowed now.')).toBeVisible();
  });
});
