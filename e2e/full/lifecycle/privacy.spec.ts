import { findUser, lastDay } from '../../fixtures/account-deletion.ts';
import { createCandidate } from '../../fixtures/accounts.ts';
import { findFaults } from '../../fixtures/find-faults.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DeleteAccountPage, PrivacyPage, ProfilePage } from '../../pages/profile-pages.ts';

const password = 'over the hills and far';

test.describe('a copy of everything', () => {
  test('[G-10] that is ready is still there on the next visit', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = new PrivacyPage(await journey.openPage({ token: accessToken }));
    await page.open();
    await page.askForCopy();
    await expect(page.exportCard.getByText('Your copy is ready.')).toBeVisible();
    await page.open();
    await expect(page.exportCard.getByText('Your copy is ready.')).toBeVisible();
    await expect(page.exportCard.getByRole('button', { name: 'Make a new copy' })).toBeVisible();
  });
});

test.describe('deleting the account', () => {
  test('[G-10] without a password needs a mailed link, which acts only when its button is pressed', async ({
    journey,
  }) => {
    journey.expectStatus(410);
    const { accessToken, fields } = await createCandidate();
    const browser = await journey.openPage({ token: accessToken });
    const page = new PrivacyPage(browser);
    await page.open();
    await page.linkButton.click();
    await expect(page.deletionCard.getByText(`We have sent a link to ${fields.email}`)).toBeVisible();
    const { links } = await receiveMail(origin(), fields.email, /Delete your Waymark account\?/);

    const confirm = new DeleteAccountPage(browser);
    const response = await confirm.openLink(links[0] ?? '');
    expect(response.headers()['cache-control']).toContain('no-store');
    await expect(browser.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await expect(confirm.deleteButton).toBeVisible();
    expect((await findUser(accessToken))?.deletionDueAt).toBeNull();
    await confirm.deleteButton.click();
    await expect(confirm.answer).toHaveText(lastDay());
    expect((await findUser(accessToken))?.deletionDueAt).not.toBeNull();

    await page.open();
    await expect(page.keepButton).toBeVisible();
    await confirm.openLink(links[0] ?? '');
    await expect(browser.getByText(/was used already, or has expired/)).toBeVisible();
    await expect(confirm.deleteButton).toHaveCount(0);
    await expect(browser.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  });
});

test('[G-10] everybody can use it: the copy, the question, the days before the end', async ({ journey }) => {
  const { accessToken } = await createCandidateWithPassword(password);
  const browser = await journey.openPage({ token: accessToken });
  const page = new PrivacyPage(browser);
  const faults: string[] = [];
  async function look(at: string) {
    faults.push(...(await findFaults(browser)).map((fault) => `${at} at ${fault}`));
  }
  await page.open();
  await page.askForCopy();
  await expect(page.exportCard.getByText('Your copy is ready.')).toBeVisible();
  await look('the copy');
  await page.password.fill(password);
  await page.deletionCard.getByRole('button', { name: 'Delete my account' }).click();
  await expect(browser.getByRole('dialog').getByRole('button', { name: 'Keep it' })).toBeVisible();
  await look('the question');
  await browser.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.keepButton).toBeVisible();
  await look('the days before the end');
  await new ProfilePage(browser).open();
  await expect(page.banner).toBeVisible();
  await look('the banner');
  expect(faults).toEqual([]);
});
