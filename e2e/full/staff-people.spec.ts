import { paths, searchPath } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import { callApi, createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { findFaults, wide } from '../fixtures/find-faults.ts';
import { receiveMail } from '../fixtures/mail.ts';
import { origin } from '../fixtures/product.ts';
import { expect, test, type Journey } from '../fixtures/test.ts';
import { goTo, reload } from '../pages/page-frame.ts';

async function openDesk(journey: Journey, path: string): Promise<Page> {
  const { accessToken } = await signInToDemo('staff');
  const page = await journey.openPage({ token: accessToken });
  await goTo(page, path);
  return page;
}

/** Looks at a page in both themes, and leaves it as wide as it was. */
async function look(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize(wide);
}

test('[J-5] staff looks as somebody who allows it, changes nothing, and it is on record', async ({
  journey,
}) => {
  // What a visit may not do.
  journey.expectStatus(403);
  const candidate = await createCandidate({ firstName: 'Marta', lastName: `Vogel ${process.pid}` });
  const { email, firstName, lastName } = candidate.fields;
  const name = `${firstName} ${lastName}`;
  const owner = await journey.openPage({ token: candidate.accessToken });
  const desk = await openDesk(journey, searchPath({ user: candidate.user.id }, paths.staffUsers));
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

  const bar = desk.getByRole('complementary', { name: 'Looking as somebody else' });
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
      desk.getByText('You are looking as somebody else: this is for them alone.').first(),
    ).toBeVisible();
    await goTo(desk, paths.account);
    await expect(
      desk.getByText('You are looking as somebody else: this is for them alone.').first(),
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

test('[I-5, J-5] a testimonial is written, put first and hidden, and home follows at once', async ({
  journey,
  page,
}) => {
  const desk = await openDesk(journey, paths.staffTestimonials);
  const name = `Ines ${process.pid}`;
  await desk.getByRole('button', { name: 'Add a testimonial' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('What was said').fill('I found a lamp to keep.');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('What they do').fill('Keeper');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const item = desk.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('I found a lamp to keep.');
  await look(desk);

  await goTo(page, paths.home);
  const said = page.getByRole('region', { name: 'People who found their way' });
  await expect(said).toContainText('I found a lamp to keep.');

  await item.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('What was said').fill('I found two lamps to keep.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item).toContainText('I found two lamps to keep.');
  await goTo(page, paths.home);
  await expect(said).toContainText('I found two lamps to keep.');

  await item.getByRole('button', { name: `Hide ${name}` }).click();
  await expect(item).toContainText('Hidden');
  await goTo(page, paths.home);
  await expect(page.getByText('I found two lamps to keep.')).toHaveCount(0);
});

test('[J-5] words that mean the same are found at the next search', async ({ journey, page }) => {
  const desk = await openDesk(journey, paths.staffSynonyms);
  const word = `nursling${process.pid}`;
  await desk.getByLabel('Who searches for').fill(word);
  await desk.getByLabel('also finds').fill('nurse');
  await desk.getByRole('button', { name: 'Add', exact: true }).click();
  const row = desk.getByRole('row').filter({ hasText: word });
  await expect(row).toContainText('Both ways');
  await look(desk);

  const address = searchPath({ q: word }, paths.browseJobFilterList);
  await goTo(page, address);
  await expect(page.getByRole('main')).toContainText('Nurse');
  await row.getByRole('button', { name: `Remove ${word}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await goTo(page, address);
  await expect(page.getByRole('main')).not.toContainText('Nurse');
});
