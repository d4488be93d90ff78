import { buffer } from 'node:stream/consumers';
import { readZip } from '../../../apps/server/src/testing/read-files.ts';
import { findUser, lastDay } from '../../fixtures/account-deletion.ts';
import { callApi, createCandidate } from '../../fixtures/accounts.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { createCandidateWithPassword } from '../../fixtures/passwords.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PrivacyPage, ProfilePage } from '../../pages/profile-pages.ts';

const password = 'over the hills and far';

test.describe('a copy of everything', () => {
  test('[G-10, L-15] is asked for, followed while it is made, and downloaded as a ZIP with data and files', async ({
    journey,
  }) => {
    const { accessToken, fields, resume } = await createCandidate();
    await receiveMail(origin(), fields.email, /Welcome/);
    const page = new PrivacyPage(await journey.openPage({ token: accessToken }));
    await page.open();
    await page.askForCopy();
    await expect(page.progress).toBeVisible();
    await expect(page.exportCard.getByText('Your copy is ready.')).toBeVisible();
    const download = await page.downloadCopy();
    expect(download.suggestedFilename()).toMatch(/^waymark-data-\d{4}-\d{2}-\d{2}\.zip$/);

    const files = await readZip(await buffer(await download.createReadStream()));
    expect([...files.keys()]).toEqual(['index.html', 'data.json', `files/${resume.name}`]);
    expect(resume.buffer.equals(files.get(`files/${resume.name}`) ?? Buffer.alloc(0))).toBe(true);
    const data = JSON.parse(String(files.get('data.json')));
    expect(data.account).toMatchObject([{ email: fields.email, firstName: fields.firstName }]);
    expect(data.resumes).toMatchObject([{ file: `files/${resume.name}` }]);
    expect(data.reviews).toHaveLength(1);
    expect(data.mails.map((mail: { subject: string }) => mail.subject)).toContain(
      'Welcome to Waymark: set your password',
    );
    const text = String(files.get('data.json'));
    expect(text).not.toMatch(/token=[\w-]{20}/);
    expect(text).not.toContain('token_hash');
    expect(String(files.get('index.html'))).toContain(fields.email);
    const { links } = await receiveMail(origin(), fields.email, /copy of your Waymark data/);
    expect(links).toEqual([`${origin()}/account`]);
  });
});

test.describe('deleting the account', () => {
  test('[G-10] by password, with a banner until one changes one’s mind', async ({ journey }) => {
    journey.expectStatus(400);
    const { accessToken, fields } = await createCandidateWithPassword(password);
    const elsewhere = await callApi('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: fields.email, password }),
    });
    const other = ((await elsewhere.json()) as { data: { accessToken: string } }).data.accessToken;
    const browser = await journey.openPage({ token: accessToken });
    const page = new PrivacyPage(browser);
    await page.open();
    await page.deleteWith('over the hills and fat');
    await expect(
      page.deletionCard.getByText('This is not your password. Please type it again.'),
    ).toBeVisible();
    await expect(page.password).toBeFocused();

    await page.deleteWith(password);
    await expect(page.deletionCard.getByText(lastDay())).toBeVisible();
    expect(await findUser(other)).toBeUndefined();
    expect((await findUser(accessToken))?.deletionDueAt).not.toBeNull();
    await receiveMail(origin(), fields.email, /will be deleted/);

    await new ProfilePage(browser).open();
    await expect(page.banner).toBeVisible();
    await page.banner.getByRole('link', { name: 'Keep my account' }).click();
    await page.keepButton.click();
    await expect(page.toast('Your account stays')).toBeVisible();
    await expect(page.password).toBeVisible();
    await receiveMail(origin(), fields.email, /stays/);
    expect((await findUser(accessToken))?.deletionDueAt).toBeNull();
    const profile = new ProfilePage(browser);
    await profile.open();
    await expect(profile.saveButton).toBeVisible();
    await expect(page.banner).toHaveCount(0);
  });
});
